//! Cases of Codeforces 273E: one pair up to 200, two up to 17, three up to 7, four up to 5.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(4_usize);
        let n = g.number(1..=most);
        let most = [200, 17, 7, 5][n - 1].min(g.up_to(200_u64));
        let p = g.number(1..=most);
        g.line([n as u64, p]);
    });
}
