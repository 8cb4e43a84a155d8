//! The inputs: pseudo-random numbers, the same in every run.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::iter;
use std::path::Path;

/// An input and what is to be done with it.
pub struct Workload {
    /// W1 to W8.
    pub name: &'static str,
    /// What the input holds, in words.
    pub what: &'static str,
    /// How many lines follow the first, which says so.
    pub lines: u64,
    /// How many numbers a line has, on average.
    pub numbers: f64,
    /// `xor`, `words`, `cases` or `hdu3032`.
    pub task: &'static str,
    line: fn(&mut Random) -> String,
}

/// All workloads.
pub const WORKLOADS: &[Workload] = &[
    Workload {
        name: "W1",
        what: "10^7 in [0, 10^9]",
        lines: 10_000_000,
        numbers: 1.0,
        task: "xor",
        line: |random| random.up_to(1_000_000_000).to_string(),
    },
    Workload {
        name: "W2",
        what: "10^7 in [0, 100]",
        lines: 10_000_000,
        numbers: 1.0,
        task: "xor",
        line: |random| random.up_to(100).to_string(),
    },
    Workload {
        name: "W3",
        what: "10^6 lines of two in [0, 10^9], a word for each",
        lines: 1_000_000,
        numbers: 2.0,
        task: "words",
        line: |random| {
            let [a, b] = [(); 2].map(|()| random.up_to(1_000_000_000));
            format!("{a} {b}")
        },
    },
    Workload {
        name: "W4",
        what: "5 * 10^6 in [0, 10^18]",
        lines: 5_000_000,
        numbers: 1.0,
        task: "xor",
        line: |random| random.up_to(1_000_000_000_000_000_000).to_string(),
    },
    Workload {
        name: "W5",
        what: "10^7 of one to nine digits, each as likely",
        lines: 10_000_000,
        numbers: 1.0,
        task: "xor",
        line: |random| {
            let power = 10_u64.pow(random.up_to(8) as u32);
            let least = if power == 1 { 0 } else { power };
            (least + random.up_to(10 * power - 1 - least)).to_string()
        },
    },
    Workload {
        name: "W6",
        what: "10^5 cases of 1 to 100 in [0, 10^9], their xor for each",
        lines: 100_000,
        numbers: 51.5,
        task: "cases",
        line: |random| {
            let count = 1 + random.up_to(99);
            let numbers = (0..count).map(|_| format!(" {}", random.up_to(1_000_000_000)));
            count.to_string() + &numbers.collect::<String>()
        },
    },
    Workload {
        name: "W7",
        what: "hdu3032 as a whole, cases of 10^4 heaps in [0, 10^9]",
        lines: 1000,
        numbers: 10_001.0,
        task: "hdu3032",
        line: |random| heaps(random, 1_000_000_000),
    },
    Workload {
        name: "W8",
        what: "hdu3032 as a whole, cases of 10^4 heaps in [0, 100]",
        lines: 1000,
        numbers: 10_001.0,
        task: "hdu3032",
        line: |random| heaps(random, 100),
    },
];

/// A case of `hdu3032`.
fn heaps(random: &mut Random, most: u64) -> String {
    let heaps = (0..10_000).map(|_| random.up_to(most).to_string());
    iter::once("10000".to_owned()).chain(heaps).collect::<Vec<_>>().join(" ")
}

impl Workload {
    /// Writes an input of so many lines.
    pub fn write(&self, lines: u64, path: &Path) -> io::Result<()> {
        let mut random = Random(0x2545_f491_4f6c_dd1d);
        // In large pieces, as files are copied: small ones make small pages in the cache.
        let mut file = BufWriter::with_capacity(1 << 20, File::create(path)?);
        writeln!(file, "{lines}")?;
        for _ in 0..lines {
            writeln!(file, "{}", (self.line)(&mut random))?;
        }
        file.flush()
    }
}

/// Xorshift.
struct Random(u64);

impl Random {
    fn up_to(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let wide = u128::from(self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)) * u128::from(most + 1);
        (wide >> 64) as u64
    }
}
