use super::{Engine, Scan};
use crate::parse;
use crate::watch::Interruptible;

/// The values by the definition, for codes whose digits split or leave one heap or none.
fn plain(rule: &str, len: usize) -> Vec<u16> {
    let code = parse::code(rule).expect("a code");
    let mut values: Vec<u16> = Vec::new();
    let mut reached = vec![0; 1 << 12];
    for heap in 0..len {
        let now = heap + 1;
        for take in 0..=heap.min(crate::index(code.horizon())) {
            let (digit, rest) = (code.digit(take as u64), heap - take);
            if digit.leaves(u32::from(rest > 0)) && take > 0 {
                reached[usize::from(values[rest])] = now;
            }
            if digit.leaves(2) {
                let most = rest.saturating_sub(usize::from(digit.unequal)) / 2;
                for part in 1..=most {
                    reached[usize::from(values[part] ^ values[rest - part])] = now;
                }
            }
        }
        let value = reached.iter().take_while(|&&last| last == now).count();
        values.push(u16::try_from(value).expect("few values"));
    }
    values
}

/// The values without a sparse space.
fn searched(rule: &str, len: usize) -> Vec<u16> {
    let code = parse::code(rule).expect("a code");
    let mut scan = Scan { seek: usize::MAX, ..Scan::new(&code).expect("it splits") };
    let mut values = Vec::new();
    scan.extend(&mut values, len, &Interruptible).unwrap();
    values
}

/// Whether a sparse space is found for which blocks begin; the values must be these.
fn is_sparse_for(rule: &str, expected: &[u16]) -> bool {
    let mut scan = Scan::new(&parse::code(rule).expect("a code")).expect("it splits");
    let mut values = Vec::new();
    // In two steps, of which one begins within a block.
    scan.extend(&mut values, expected.len() / 2 + 77, &Interruptible).unwrap();
    scan.extend(&mut values, expected.len(), &Interruptible).unwrap();
    assert_eq!(values, expected, "{rule}");
    scan.blocks.is_some()
}

/// As before, and the values must be right, with a sparse space and without.
fn is_sparse(rule: &str, len: usize) -> bool {
    let expected = plain(rule, len);
    assert_eq!(searched(rule, len), expected, "{rule}, without a sparse space");
    is_sparse_for(rule, &expected)
}

/// Sparse spaces; that of 0.16 has another mask from heap 2048 on.
#[test]
fn sparse_spaces() {
    assert!(is_sparse("0.16", 5200));
    assert!(is_sparse("0.26", 4700));
    assert!(!is_sparse("0.07", 4200));
}

#[test]
#[ignore = "slow: seconds of plain computation"]
fn more_sparse_spaces() {
    let mut sparse = 0;
    let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "4!", "6!", "7!"];
    let mut rules = Vec::new();
    for first in digits {
        for second in digits {
            for split in ["0", "4", "4!"] {
                rules.push(format!("{split}.{first}{second}"));
            }
        }
    }
    for rule in rules.iter().step_by(12) {
        if Scan::new(&parse::code(rule).expect("a code")).is_some() {
            sparse += usize::from(is_sparse(rule, 4300));
        }
    }
    assert!(sparse > 8, "{sparse} sparse spaces");
    assert!(is_sparse("0.6", 20_000) && is_sparse("4!.0", 20_000));
}

/// The mask is sought anew at heap 65,536.
#[test]
#[ignore = "slow: seconds of plain computation"]
fn sparse_spaces_beyond_two_bytes() {
    assert!(is_sparse_for("0.6", &searched("0.6", 66_600)));
}
