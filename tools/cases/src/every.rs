//! Every input that a generator makes within some bounds.

use crate::choices::{Counter, Source};
use crate::generator::Generator;
use std::mem::take;

/// How many ways to choose are tried at most.
const MOST: f64 = 3e7;

/// How many are chosen at random, to tell beforehand that there are not more.
const PROBES: u32 = 300;

/// Cases that are the middle of an input.
pub(crate) struct Block {
    /// What is before them.
    pub head: String,
    /// Whether their number is before them.
    pub is_counted: bool,
    /// How many an input may have.
    pub most: usize,
    /// Those that there were not before.
    pub cases: Vec<String>,
}

/// Shows each input that `make` makes by any choices where `up_to` gives one of these bounds after the other, and the
/// number of cases in it; no case twice.
///
/// # Errors
/// About how many there are, where they are too many.
pub(crate) fn every(
    sets_of_bounds: &[Vec<u64>],
    make: impl Fn(&mut Generator),
    mut show: impl FnMut(&str, usize),
) -> Result<(), String> {
    for bounds in sets_of_bounds {
        let ways = |seed: u32| {
            let mut probe =
                Generator::from_source(Source::Every(Counter::probe(bounds, seed.into())));
            make(&mut probe);
            probe.counter().map_or(0.0, |counter| counter.ways())
        };
        let ways = (0..PROBES).map(ways).sum::<f64>() / f64::from(PROBES);
        if ways > MOST {
            return Err(format!(
                "there are about {ways:.0e} ways to choose within {bounds:?}, more than {MOST:.0e}: take smaller bounds"
            ));
        }
    }
    let mut g = Generator::from_source(Source::Seed);
    for bounds in sets_of_bounds {
        g.source = Source::Every(Counter::new(bounds));
        loop {
            make(&mut g);
            let tail = take(&mut g.text);
            match g.block.take() {
                Some(Block { head, is_counted, most, cases }) => {
                    for some in cases.chunks(most) {
                        let count = format!("{}\n", some.len());
                        let count = if is_counted { &*count } else { "" };
                        show(&[&head, count, &some.concat(), &tail].concat(), some.len());
                    }
                }
                None if g.seen.insert(tail.clone()) => show(&tail, 1),
                None => {}
            }
            if !g.counter().map_or(false, |counter| counter.advance(0, 0)) {
                break;
            }
        }
    }
    Ok(())
}

impl Generator {
    /// Makes every case: an input has as many as it may have.
    pub(crate) fn every_case(
        &mut self,
        is_counted: bool,
        most: u64,
        mut case: impl FnMut(&mut Generator),
    ) {
        let start = self.counter().map_or((0, 0), |counter| (counter.at, counter.asked));
        let head = self.text.clone();
        let mut cases = Vec::new();
        loop {
            case(self);
            if self.seen.insert(self.text.clone()) {
                cases.push(self.text[head.len()..].to_owned());
            }
            self.text.truncate(head.len());
            if !self.counter().map_or(false, |counter| counter.advance(start.0, start.1)) {
                break;
            }
        }
        self.text.clear();
        let most = usize::try_from(most.max(1)).unwrap_or(usize::MAX);
        self.block = Some(Block { head, is_counted, most, cases });
    }
}
