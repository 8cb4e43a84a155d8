use ac_library::*;
use itertools::*;
use proconio::{input, marker::*};
use std::{cmp::*, collections::*};

fn main() {
    input! {
        h: usize,
        w: usize,
        s: [Chars; h],
    }
    // How many dominoes fit on the free cells.
    let (from, to) = (h * w, h * w + 1);
    let mut g = MfGraph::<i32>::new(h * w + 2);
    for (i, j) in iproduct!(0..h, 0..w) {
        if s[i][j] == '#' {
            continue;
        }
        if (i + j) % 2 == 1 {
            g.add_edge(i * w + j, to, 1);
            continue;
        }
        g.add_edge(from, i * w + j, 1);
        for (di, dj) in [(0, 1), (1, 0), (0, !0), (!0, 0)] {
            let (y, x) = (i.wrapping_add(di), j.wrapping_add(dj));
            if y < h && x < w && s[y][x] != '#' {
                g.add_edge(i * w + j, y * w + x, 1);
            }
        }
    }
    println!("{}", g.flow(from, to));
}
