//! Cases of `AtCoder` `arc168_b`: up to 5 heaps of up to 7, half of them with a nim-sum of 0.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(7_u64).min(1_000_000_000), g.up_to(4).min(250_000));
        let mut heaps = g.bag(1..=len, 1..=most);
        let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        if len <= 4 && g.size() > 1 && g.one_in(2) && nim_sum > 0 {
            heaps.push(nim_sum);
            g.shuffle(&mut heaps);
        }
        g.line([heaps.len()]);
        g.line(heaps);
    });
}
