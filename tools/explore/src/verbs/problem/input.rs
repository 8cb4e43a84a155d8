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

    /// What a program does: `read` reads a number in these limits, `one` is what becomes of a case, `print` how it is said.
    pub fn body(&self, read: &dyn Fn([u64; 2]) -> String, one: [&str; 2], print: &str) -> String {
        let heap = read(self.heap);
        let case = match self.count {
            None => one[0].replace("HEAP", &heap),
            Some(count) => one[1].replace("HEAP", &heap).replace("COUNT", &read(count)),
        };
        let case = format!("{case}{print}\n");
        match self.cases {
            Some(cases) => format!("for _ in 0..{} {{\n{case}}}\n", read(cases)),
            None => case,
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

    /// What the header claims: how many cases there are in which bounds, which are those of the generator's calls.
    pub fn claim(&self) -> String {
        let [least, most] = self.heap;
        let to = |limit: u64, most: u64| most.min(limit);
        let (bounds, count, what) = match self.count {
            None => {
                let end = to(20, most).max(least);
                (vec![end], u128::from(end + 1 - least), format!("{least} to {end}"))
            }
            Some([fewest, longest]) => {
                let (end, long) = (to(5, most).max(least), to(3, longest).max(fewest));
                let values = u128::from(end + 1 - least);
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
