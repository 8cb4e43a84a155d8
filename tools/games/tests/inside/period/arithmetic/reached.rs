use super::{ArithmeticLaw, Reached};
use crate::parse;

/// All moves to few values, and all small saltus: there are enough of them if they are for some `w`, as the
/// condition says it.
#[test]
fn enough_moves() {
    for count in 0..5_usize {
        let sets = 1_usize << count;
        let has = |set: usize| (0..count).map(|value| set >> value & 1 == 1).collect::<Vec<_>>();
        for (staying, filling, growing) in (0..sets * sets * sets)
            .map(|code| (has(code % sets), has(code / sets % sets), has(code / sets / sets)))
        {
            for saltus in 1..5 {
                let is_enough = |w: usize| {
                    w >= saltus
                        && (0..w).all(|value| staying[value])
                        && (w - saltus..w).all(|value| filling[value])
                        && (w..count).all(|value| growing[value])
                };
                let expected = (0..=count).any(is_enough);
                let (staying, filling) = (staying.clone(), filling.clone());
                let reached = Reached { growing: growing.clone(), staying, filling };
                assert_eq!(reached.suffice(saltus as u64), expected);
            }
        }
    }
}

/// Moves to some parts, with `e = 2` and `u = 4`.
#[test]
fn kinds_of_moves() {
    let code = parse::code("nim").expect("a code");
    let values = [0, 1, 5, 9, 6, 4, 8, 13, 7, 1];
    let law = ArithmeticLaw { code: &code, values: &values, e: 2, p: 3, s: 4, unit: 4, bound: 7 };
    for (parts, grows) in [
        (&[][..], false),
        (&[1], false),
        (&[2], true),
        (&[1, 2], true),
        // The nim-sum of the others is u, or more.
        (&[5, 7], false),
        (&[2, 3], false),
    ] {
        let value = parts.iter().fold(0, |sum, &part| sum ^ law.g(part));
        assert_eq!(law.grows(parts, value), grows, "{parts:?}");
    }
}
