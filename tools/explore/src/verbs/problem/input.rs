//! The input of a problem of one number or of heaps, in the words of `cargo judge gen`.

use crate::verbs::options::number;
use crate::verbs::phrases::list;
use games::error::{Error, Result};
use games::join;

/// The input: cases, of which each is one number, or heaps.
pub struct Input {
    /// How many cases there may be, where there are several.
    cases: Option<[u64; 2]>,
    /// The least and the largest number of heaps, where there are several.
    pub count: Option<[u64; 2]>,
    heap: [u64; 2],
}

impl Input {
    pub fn read(limits: &str) -> Result<Input> {
        let wrong = || {
            Error::new(format!(
                "--input {limits}: expected one number or heaps, as `n<=10^18`, `k<=100; 0<=a[k]<=10^9`, or the same after `t<=20;`"
            ))
        };
        let mut parts = limits.split([';', ',']).map(str::trim).filter(|part| !part.is_empty());
        let mut bounds = Vec::new();
        for part in parts.by_ref() {
            let words: Vec<&str> = part.split("<=").map(str::trim).collect();
            let (least, name, most) = match words[..] {
                [name, most] => ("1", name, most),
                [least, name, most] => (least, name, most),
                _ => return Err(wrong()),
            };
            let ends = [least, most].map(|text| number(text).map_err(|_| wrong()));
            let [least, most] = ends;
            bounds.push((name, [least?, most?]));
        }
        let cases = bounds.first().filter(|first| bounds.len() > 1 && first.0 == "t").map(|t| t.1);
        match &bounds[usize::from(cases.is_some())..] {
            [(name, heap)] if !name.contains('[') => Ok(Input { cases, count: None, heap: *heap }),
            [(count, counts), (list, heap)] if list.ends_with(&format!("[{count}]")) => {
                Ok(Input { cases, count: Some(*counts), heap: *heap })
            }
            _ => Err(wrong()),
        }
    }

    /// What a program does: `read` reads a number, `one` is what becomes of a case, `print` how it is said.
    pub fn body(&self, read: &str, one: [&str; 2], print: &str) -> String {
        let one = one[usize::from(self.count.is_some())];
        let case = format!("{}{print}\n", one.replace("HEAP", read).replace("COUNT", read));
        match self.cases {
            Some(_) => format!("for _ in 0..{read} {{\n{case}}}\n"),
            None => case,
        }
    }

    /// What a brute force does: by the same calls it reads a case and makes one that it can play; `print` prints the answer
    /// of `heaps`.
    pub fn format(&self, print: &str) -> String {
        let (end, long) = self.small_bounds();
        // A bound grows from 1 on.
        let bound = |end: String, [least, most]: [u64; 2]| {
            let floor = if least > 1 { format!(".max({})", grouped(least)) } else { String::new() };
            format!("input.up_to({end}){floor}.min({})", grouped(most))
        };
        let (least, most) = (grouped(self.heap[0]), bound(format!("{end}_u64"), self.heap));
        let case = match self.count {
            None => format!(
                "let most = {most};\nlet heaps = vec![input.number({least}..=most)];\ninput.end_line();\n"
            ),
            Some(counts) => {
                let (fewest, len) = (grouped(counts[0]), bound(long.to_string(), counts));
                format!(
                    "let (most, len) = ({most}, {len});\nlet mut heaps = input.list({fewest}..=len, {least}..=most);\nheaps.sort_unstable();\n"
                )
            }
        };
        match self.cases {
            Some([_, most]) => {
                format!("input.cases({}, |input| {{\n{case}{print}\n}});\n", grouped(most))
            }
            None => format!("{case}{print}\n"),
        }
    }

    /// The largest heap, and the most heaps, that every case is played with.
    fn small_bounds(&self) -> (u64, u64) {
        let [least, most] = self.heap;
        match self.count {
            None => (most.min(20).max(least), 1),
            Some([fewest, longest]) => (most.min(5).max(least), longest.min(3).max(fewest)),
        }
    }

    /// Some small cases, as numbers.
    fn small(&self) -> Vec<Vec<u64>> {
        let [least, most] = self.heap;
        let all: Vec<Vec<u64>> = match self.count {
            None => (0..10).map(|more| vec![more]).collect(),
            Some(_) => {
                [&[0][..], &[3], &[2, 2], &[1, 2, 3], &[1, 3, 5], &[4, 5]].map(<[_]>::to_vec).into()
            }
        };
        let moved = all.into_iter().map(|heaps| heaps.iter().map(|heap| least + heap).collect());
        let fits = |heaps: &Vec<u64>| {
            let count = heaps.len() as u64;
            heaps.iter().all(|heap| *heap <= most)
                && self.count.is_none_or(|[least, most]| (least..=most).contains(&count))
        };
        moved.filter(fits).collect()
    }

    /// The inputs of fixtures: of all small cases, or one for each.
    pub fn inputs(&self) -> Vec<String> {
        let text = |heaps: &Vec<u64>| match self.count {
            None => format!("{}\n", heaps[0]),
            Some(_) => format!("{}\n{}\n", heaps.len(), list(heaps)),
        };
        let cases: Vec<String> = self.small().iter().map(text).collect();
        match self.cases {
            Some([_, most]) => {
                let count = cases.len().min(games::index(most));
                vec![format!("{count}\n{}", cases[..count].concat())]
            }
            None => cases,
        }
    }

    /// What the header claims: how many cases there are in which bounds, which are those of the format.
    pub fn claim(&self) -> String {
        let ([least, _], (end, long)) = (self.heap, self.small_bounds());
        let values = u128::from(end + 1 - least);
        let (bounds, count, what) = match self.count {
            None => (vec![end], values, format!("{least} to {end}")),
            Some([fewest, _]) => {
                let count: u128 = (fewest..=long)
                    .map(|heaps| values.pow(u32::try_from(heaps).unwrap_or(0)))
                    .sum();
                let what = format!("up to {long} heaps of {least} to {end}");
                (vec![end, long], count, what)
            }
        };
        format!("Checked by play: {what}; {count} cases, bounds {}.", join(bounds, ","))
    }
}

/// A number as Rust has it, its digits by threes.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    join(groups, "_")
}
