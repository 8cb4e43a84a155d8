use std::collections::VecDeque;

/// How many of the first and of the last lines are kept, and how much of each.
const FIRST: usize = 10;
const LAST: usize = 20;
const MAX_LINE: usize = 120;

/// One of the two programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Program,
    Interactor,
}

/// What two programs have printed to each other: the first lines and the last.
#[derive(Default)]
pub(super) struct Transcript {
    lines: VecDeque<Line>,
    left_out: usize,
}

struct Line {
    side: Side,
    /// A byte more than is shown of a long one.
    text: Vec<u8>,
    has_ended: bool,
}

impl Transcript {
    pub(super) fn add(&mut self, side: Side, bytes: &[u8]) {
        for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
            let continued = self.lines.back().is_some_and(|l| l.side == side && !l.has_ended);
            if !continued {
                self.lines.push_back(Line { side, text: Vec::new(), has_ended: false });
            }
            if self.lines.len() > FIRST + LAST {
                self.lines.remove(FIRST);
                self.left_out += 1;
            }
            let Some(line) = self.lines.back_mut() else { continue };
            let room = (MAX_LINE + 1).saturating_sub(line.text.len());
            line.text.extend(piece.iter().take(room));
            line.has_ended = piece.ends_with(b"\n");
        }
    }

    /// The lines, with line ends made visible.
    pub(super) fn shown(&self) -> String {
        if self.lines.is_empty() {
            return "neither printed anything\n".to_owned();
        }
        let mut shown = "transcript (> by the program, < by the interactor):\n".to_owned();
        for (number, line) in self.lines.iter().enumerate() {
            if self.left_out > 0 && number == FIRST {
                shown.extend(["... ", &self.left_out.to_string(), " lines ...\n"]);
            }
            let sign = if line.side == Side::Program { "> " } else { "< " };
            let text = line.text.get(..MAX_LINE).unwrap_or(&line.text);
            let more = if text.len() < line.text.len() { "..." } else { "" };
            shown.extend([sign, &text.escape_ascii().to_string(), more, "\n"]);
        }
        shown
    }
}
