use super::{Cell, Formula, MOST_STEPS, Reader};

/// A formula of three parts takes three steps.
#[test]
fn as_many_steps_as_there_may_be() {
    let formula = Formula::parse("n + n", &["n"]).unwrap();
    let law = |left: u64| {
        let reader = Reader { steps: Cell::new(MOST_STEPS - left) };
        reader.law_of(&formula.body).map(|law| law.growth)
    };
    assert_eq!([law(3), law(2)], [Some(2), None]);
}
