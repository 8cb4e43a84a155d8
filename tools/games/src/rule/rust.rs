use super::{Code, Digit};
use crate::join;

/// What the digits of a code mean, in the order of their bits.
const MEANING: [&str; 4] = [
    "        if digit & 1 != 0 && rest == 0 {
            all_left.push(vec![]);
        }
",
    "        if digit & 2 != 0 && rest > 0 {
            all_left.push(vec![rest]);
        }
",
    "        if digit & 4 != 0 {
            let parts = (1..rest).filter(|&a| a + GAP <= rest - a);
            all_left.extend(parts.map(|a| vec![a, rest - a]));
        }
",
    "        if digit & 8 != 0 {
            for a in 1..rest {
                let parts = (a + GAP..rest - a).filter(|&b| b + GAP <= rest - a - b);
                all_left.extend(parts.map(|b| vec![a, b, rest - a - b]));
            }
        }
",
];

impl Code {
    /// A Rust function of what one move leaves: `fn options(heap: u64) -> Vec<Vec<u64>>`.
    #[must_use]
    pub fn options_code(&self) -> String {
        let digits = self.patterns();
        let arms = digits.iter().map(|(takes, digit)| format!("{takes} => {}, ", bits(*digit)));
        let used = |parts: &usize| digits.iter().any(|(_, digit)| digit.bits >> parts & 1 == 1);
        let meaning: String = (0..4).filter(used).map(|parts| MEANING[parts]).collect();
        let gap = if self.has_unequal_splits { " + digit / 16" } else { "" };
        format!(
            "/// What one move leaves: digit k says what taking k may leave, 1 nothing, 2 one heap, 4 two, 8 three.\n\
             fn options(heap: u64) -> Vec<Vec<u64>> {{\n    let mut all_left = Vec::new();\n    for take in 0..=heap {{\n        \
             let (digit, rest) = (match take {{ {}_ => 0_u64 }}, heap - take);\n{}    }}\n    all_left\n}}\n",
            join(arms, ""),
            meaning.replace(" + GAP", gap),
        )
    }

    /// The digits that are not 0, and the patterns of Rust of the takes that have them.
    fn patterns(&self) -> Vec<(String, Digit)> {
        let mut all = vec![("0".to_owned(), self.split)];
        all.extend(self.runs.iter().map(|run| {
            let many = match run.step {
                1 => format!("{}..={}", run.first, run.last),
                step => {
                    format!("{}..={} if take % {step} == {}", run.first, run.last, run.first % step)
                }
            };
            (if run.first == run.last { run.first.to_string() } else { many }, run.digit)
        }));
        let (after, length) = (self.horizon + 1, self.tail.len());
        let tail = self.tail.iter().enumerate();
        all.extend(tail.map(|(place, digit)| {
            (format!("_ if take >= {after} && (take - {after}) % {length} == {place}"), *digit)
        }));
        all.retain(|(_, digit)| digit.bits > 0);
        all
    }
}

/// A digit, and 16 where heaps must differ in size.
fn bits(digit: Digit) -> u8 {
    digit.bits + 16 * u8::from(digit.unequal)
}
