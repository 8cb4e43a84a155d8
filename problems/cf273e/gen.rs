//! Cases of Codeforces 273E: one pair up to 200, two up to 17, three up to 7, four up to 5.

fn main() {
    cases::generate(|g| {
        let n = g.number(1..=g.up_to(4_usize));
        let p = g.number(1..=[200, 17, 7, 5][n - 1].min(g.up_to(200_u64)));
        g.line([n as u64, p]);
    });
}
