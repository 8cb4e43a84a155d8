//! Numbers of which products wrap in C, where `usize` has 32 bits: nothing else would say so.

/// From here on a `usize` is no index, as memory has none as large.
const NO_INDEX: u64 = 1 << 27;

/// A note on the first line of a source that gives a `usize` or an `isize` a number that is no index: as a modulus, of which
/// products are taken.
pub fn note(file: &str, source: &str) -> Option<String> {
    let (line, number) =
        (1..).zip(source.lines()).find_map(|(place, line)| Some((place, large(line)?)))?;
    Some(format!(
        "{file}:{line}: `usize` has 32 bits in C, so that a product of numbers up to {number} wraps there, without an error: \
         use `u64` or `i64`"
    ))
}

/// The number that a line gives such a type, `: usize = 1_000_000_007` or `1_000_000_007usize`, if it is no index.
fn large(line: &str) -> Option<u64> {
    let code = line.split("//").next()?;
    let ends = |kind: &str| -> Vec<String> {
        let typed = format!(": {kind} = ");
        let after = code.split(&typed).skip(1).map(|rest| digits(rest.chars()));
        let before = code.split(kind).map(|start| {
            let backwards = digits(start.chars().rev());
            backwards.chars().rev().collect()
        });
        after.chain(before).collect()
    };
    let all = ["usize", "isize"].into_iter().flat_map(ends);
    let numbers = all.filter_map(|digits| digits.parse().ok());
    numbers.filter(|number| *number >= NO_INDEX).max()
}

/// The digits at the start, without what is between them to read them.
fn digits(text: impl Iterator<Item = char>) -> String {
    text.take_while(|c| c.is_ascii_digit() || *c == '_').filter(|c| *c != '_').collect()
}

#[cfg(test)]
mod tests {
    use super::note;

    #[test]
    fn a_modulus_is_noted_and_a_size_is_not() {
        for (line, number) in [
            ("const MOD: usize = 1_000_000_007;", "1000000007"),
            ("let m = a * b % 998244353usize;", "998244353"),
            ("let (n, m): (u8, isize) = (1, 2_147_483_647_isize);", "2147483647"),
        ] {
            let said = note("a.rs", &format!("fn main() {{\n{line}\n}}")).unwrap_or_default();
            let start = format!(
                "a.rs:2: `usize` has 32 bits in C, so that a product of numbers up to {number} "
            );
            assert!(said.starts_with(&start), "{line}: {said}");
        }
        for line in [
            "const MOST: usize = 100_000_000;",
            "const MOD: u64 = 1_000_000_007;",
            "// const MOD: usize = 1_000_000_007;",
            "let resize = 1_000_000_007;",
            "let x = n as usize;",
        ] {
            assert_eq!(note("a.rs", line), None, "{line}");
        }
    }
}
