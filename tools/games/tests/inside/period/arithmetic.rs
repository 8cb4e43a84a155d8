use super::{ArithmeticLaw, prove};
use crate::parse;

/// One or two parts below e + p, and takes up to t + p.
#[test]
fn representatives() {
    for (rule, e, p, count) in
        [("nim", 1, 3, 4 * 3), ("kayles", 7, 12, 19 * 14), ("8.b", 3, 2, 5 * 5 * 3)]
    {
        let code = parse::code(rule).expect("a code");
        let law = ArithmeticLaw { code: &code, values: &[], e, p, s: 1, unit: 1, bound: 0 };
        assert_eq!(law.representatives(), count, "{rule}");
    }
}

/// In Nim every `p` is a period of saltus `p`, and the checks look at about `2 p^3` options.
#[test]
fn too_much_work() {
    let nim = parse::code("nim").expect("a code");
    let law = |p: u16| {
        let values: Vec<u16> = (0..4 * p + 3).collect();
        prove(&nim, &values, 0, p.into(), p.into())
    };
    assert_eq!(law(1100), Err(u64::MAX));
    assert!(law(1000).is_ok());
}
