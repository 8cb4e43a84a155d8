//! Cases of AtCoder `arc134_e`: one number up to 200, or up to four whose choices are at most 20000.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(4_usize);
        let len = g.number(1..=most);
        let most = [200, 140, 27, 11][len - 1].min(g.up_to(200_u64));
        let limits: Vec<u64> = (0..len).map(|_| g.number(1..=most)).collect();
        g.line([limits.len()]);
        g.line(limits);
    });
}
