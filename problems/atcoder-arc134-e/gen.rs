//! Cases of AtCoder `arc134_e`: one number up to 200, or up to four whose choices are at most 20000.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(4_usize).min(200);
        let len = g.count(1..=most);
        let played = [200, 140, 27, 11].get(len - 1).copied().unwrap_or(200);
        let most = g.up_to(played).min(200);
        let limits = g.vector(len..=len, 1..=most);
        g.line([limits.len()]);
        g.line(limits);
    });
}
