//! What is different in two texts, line by line.

/// How many lines of a diff are shown, how much of each, and how much of that before the first difference.
const MAX_LINES: usize = 40;
const MAX_LINE: usize = 120;
const BEFORE: usize = 40;

/// How many equal lines are shown around a difference.
const AROUND: usize = 3;

/// A diff: what is between the lines that both begin with and those that both end with, expected and printed lines in
/// turn, white space and line ends made visible, cut where nobody would read on.
pub(super) fn lines(expected: &[u8], actual: &[u8]) -> String {
    let split = |text| <[u8]>::split_inclusive(text, |&byte| byte == b'\n').collect::<Vec<_>>();
    let (right, printed): (Vec<&[u8]>, Vec<&[u8]>) = (split(expected), split(actual));
    let start = right.iter().zip(&printed).take_while(|(a, b)| a == b).count();
    let backwards = right[start..].iter().rev().zip(printed[start..].iter().rev());
    let after = backwards.take_while(|(a, b)| a == b).count();
    let (right_end, printed_end) = (right.len() - after, printed.len() - after);
    let pair = |i: usize| (right[..right_end].get(i), printed[..printed_end].get(i));
    let is_near = |i: usize| {
        let mut around = i.saturating_sub(AROUND)..=i + AROUND;
        around.any(|i| matches!(pair(i), (a, b) if a != b))
    };
    let between = start.saturating_sub(AROUND)..right_end.max(printed_end);
    let between = between.filter(|&i| is_near(i)).flat_map(|i| match pair(i) {
        (Some(a), Some(b)) if a == b => vec![row(' ', i, a, 0)],
        (a, b) => {
            let bytes = a.into_iter().zip(b).flat_map(|(a, b)| a.iter().zip(*b));
            let from = bytes.take_while(|(a, b)| a == b).count().saturating_sub(BEFORE);
            let [a, b] = [('-', a), ('+', b)].map(|(sign, line)| Some(row(sign, i, line?, from)));
            a.into_iter().chain(b).collect()
        }
    });
    let behind = (right_end..right.len()).take(AROUND).map(|i| row(' ', i, right[i], 0));
    let mut rows = between.chain(behind);
    let mut message = "wrong output (- expected, + printed):\n".to_owned();
    message.extend(rows.by_ref().take(MAX_LINES));
    if rows.next().is_some() {
        let rest = match (right.len(), printed.len()) {
            (all, lines) if all == lines => {
                let different = right.iter().zip(&printed).filter(|(a, b)| a != b).count();
                format!("... {different} of {all} lines are different\n")
            }
            (all, lines) => format!("... {all} lines are expected, {lines} were printed\n"),
        };
        message.push_str(&rest);
    }
    message
}

/// A line of a diff; of a long one the part from the byte `from` on.
fn row(sign: char, index: usize, line: &[u8], from: usize) -> String {
    let from = if line.len() <= MAX_LINE { 0 } else { from };
    let before = if from > 0 { "..." } else { "" };
    let mut text = line[from..line.len().min(from + MAX_LINE)].escape_ascii().to_string();
    let is_cut = text.len() > MAX_LINE || from + MAX_LINE < line.len();
    text.truncate(MAX_LINE);
    format!("{sign} {:>4} | {before}{text}{}\n", index + 1, if is_cut { "..." } else { "" })
}
