use itertools::*;
use proconio::{input, marker::*};
use std::cmp::*;
use std::collections::*;

fn main() {
    input! {
        h: usize,
        w: usize,
        s: [Bytes; h],
    }
    let start = (0..h).cartesian_product(0..w).find(|&(i, j)| s[i][j] == b'S').unwrap();
    let mut dist = HashMap::new();
    let mut queue = VecDeque::new();
    dist.insert(start, 0);
    queue.push_back(start);
    while let Some((i, j)) = queue.pop_front() {
        let d = dist[&(i, j)];
        if s[i][j] == b'G' {
            println!("{}", d);
            return;
        }
        for (di, dj) in [(0, 1), (1, 0), (0, usize::MAX), (usize::MAX, 0)] {
            let to = (i.wrapping_add(di), j.wrapping_add(dj));
            if to.0 < h && to.1 < w && s[to.0][to.1] != b'#' && !dist.contains_key(&to) {
                dist.insert(to, d + 1);
                queue.push_back(to);
            }
        }
    }
    println!("-1");
}
