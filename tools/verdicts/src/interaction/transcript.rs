use std::collections::VecDeque;
use std::fmt::Write;

/// How much of the first and of the last words is kept, in bytes.
const KEPT: usize = 16 << 10;

/// How many of the first and of the last lines are shown, and how much of each.
const FIRST: usize = 10;
const LAST: usize = 20;
const MAX_LINE: usize = 120;

/// One of the two that talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    Program,
    Interactor,
}

/// What two programs have said to each other, of much only the first and the last.
#[derive(Default)]
pub(super) struct Transcript {
    first: Vec<(Who, Vec<u8>)>,
    first_bytes: usize,
    last: VecDeque<(Who, Vec<u8>)>,
    last_bytes: usize,
    is_cut: bool,
}

impl Transcript {
    pub(super) fn add(&mut self, who: Who, words: &[u8]) {
        let (now, later) = words.split_at(words.len().min(KEPT - self.first_bytes));
        self.first_bytes += now.len();
        match self.first.last_mut() {
            Some((last, text)) if *last == who => text.extend_from_slice(now),
            _ if now.is_empty() => {}
            _ => self.first.push((who, now.to_owned())),
        }
        if later.is_empty() {
            return;
        }
        self.is_cut |= later.len() > KEPT;
        let later = &later[later.len().saturating_sub(KEPT)..];
        self.last_bytes += later.len();
        self.last.push_back((who, later.to_owned()));
        while self.last_bytes > KEPT {
            let Some((_, oldest)) = self.last.pop_front() else { break };
            self.last_bytes -= oldest.len();
            self.is_cut = true;
        }
    }

    /// The lines that were said, line ends made visible.
    pub(super) fn shown(&self) -> String {
        let [first, last] = [lines(self.first.iter()), lines(self.last.iter())];
        let (mut first, last) = if self.is_cut {
            (first, last)
        } else {
            (lines(self.first.iter().chain(&self.last)), Vec::new())
        };
        let mut shown = "what was said (> by the program, < by the interactor):\n".to_owned();
        if first.is_empty() {
            return "nothing was said by either\n".to_owned();
        }
        first.extend(last);
        let left_out = first.len().saturating_sub(FIRST + LAST);
        for (number, line) in first.iter().enumerate() {
            if left_out > 0 && number == FIRST {
                let at_least = if self.is_cut { "more than " } else { "" };
                writeln!(shown, "... {at_least}{left_out} lines ...").expect("a String takes all");
            }
            if number < FIRST || number >= FIRST + left_out {
                writeln!(shown, "{line}").expect("a String takes all");
            }
        }
        shown
    }
}

/// Lines as they are shown; what one says in several pieces belongs together.
fn lines<'a>(pieces: impl Iterator<Item = &'a (Who, Vec<u8>)>) -> Vec<String> {
    let mut turns: Vec<(Who, Vec<u8>)> = Vec::new();
    for (who, piece) in pieces {
        match turns.last_mut() {
            Some((last, text)) if last == who => text.extend_from_slice(piece),
            _ => turns.push((*who, piece.clone())),
        }
    }
    let line = |who: Who, line: &[u8]| {
        let sign = if who == Who::Program { '>' } else { '<' };
        let cut = &line[..line.len().min(MAX_LINE)];
        let more = if cut.len() < line.len() { "..." } else { "" };
        format!("{sign} {}{more}", cut.escape_ascii())
    };
    let of_turn = |(who, text): &(Who, Vec<u8>)| -> Vec<String> {
        text.split_inclusive(|&byte| byte == b'\n').map(|words| line(*who, words)).collect()
    };
    turns.iter().flat_map(of_turn).collect()
}
