//! Cases of AtCoder `arc038_c`: up to 6 bowls, with up to 4 beans in 2 of them.

fn main() {
    cases::generate(|g| {
        let (bowls, most) = (g.up_to(5_usize).min(99_999), g.up_to(2_u64).min(1_000_000_000));
        let bowls = g.count(1..=bowls);
        g.line([bowls + 1]);
        let mut left = if most > 2 { u64::MAX } else { 6 };
        let mut all = 0;
        for bowl in 1..=bowls {
            let back = g.number(1..=bowl);
            let least = u64::from(bowl == bowls && all == 0);
            let beans = g.number(least..=most.min(left));
            left -= beans;
            all += beans;
            g.line([back as u64, beans]);
        }
    });
}
