//! AtCoder `arc038_c`: 茶碗と豆
//! <https://atcoder.jp/contests/arc038/tasks/arc038_c>
//!
//! Kind: Graphs and trees **
//! Game: move a bean from bowl i to one of the `C_i` bowls before it; who cannot move loses.
//! Theorem: each bean is a game of its own, and two in one bowl cancel each other. The Grundy value of bowl i is the
//! least that no bowl from i - `C_i` to i - 1 has: the first value whose last bowl is before these. A tree over the values
//! with the least of their last bowls finds it in O(log N). The first player wins exactly when the nim-sum of the bowls
//! with an odd number of beans is not 0.
//! Checked by play: up to 4 bowls with up to 2 beans, and 5 with up to 1; 534 cases, bounds 3,2 and 4,1.

use proconio::input;

fn main() {
    input! { n: usize, bowls: [(usize, u64); n - 1] }
    // The last bowl of each value, counted from 1; 0 where there is none. A node is the least of its two children.
    let size = n.next_power_of_two();
    let mut last = vec![0; 2 * size];
    let set = |last: &mut Vec<usize>, value: usize, bowl: usize| {
        let mut node = size + value;
        last[node] = bowl;
        while node > 1 {
            node /= 2;
            last[node] = last[2 * node].min(last[2 * node + 1]);
        }
    };
    set(&mut last, 0, 1);
    let mut nim_sum = 0;
    for (bowl, (back, beans)) in (2..).zip(bowls) {
        let mut node = 1;
        while node < size {
            node = 2 * node + usize::from(last[2 * node] >= bowl - back);
        }
        let value = node - size;
        set(&mut last, value, bowl);
        nim_sum ^= if beans % 2 == 1 { value } else { 0 };
    }
    println!("{}", if nim_sum != 0 { "First" } else { "Second" });
}
