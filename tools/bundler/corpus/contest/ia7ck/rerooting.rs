use re_rooting_dp::re_rooting_dp;
use scanner::{scan, Scanner};
use tree_diameter::tree_diameter;

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! {
        via scanner,
        n: usize,
        edges: [(Usize1, Usize1, u64); n - 1],
    };
    let far = re_rooting_dp(n, &edges, |_| 0_u64, |&p, &child, &e| p.max(child + e));
    let line: Vec<String> = far.iter().map(|d| d.to_string()).collect();
    println!("{}", line.join(" "));
    println!("{}", tree_diameter(n, &edges).0);
}
