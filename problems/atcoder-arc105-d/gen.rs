//! Cases of `AtCoder` `arc105_d`: up to 20 of up to 6 bags of up to 5 coins, half of them with pairs.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let (most, len) =
                (g.up_to(5_u64).min(1_000_000_000), g.up_to(6).min(g.share(200_000).min(100_000)));
            let mut bags = g.bag(1..=len, 1..=most);
            if most <= 5 && g.size() > 1 && g.one_in(2) {
                bags.truncate(3);
                bags = [bags.clone(), bags].concat();
                g.shuffle(&mut bags);
            }
            g.line([bags.len()]);
            g.line(bags);
        });
    });
}
