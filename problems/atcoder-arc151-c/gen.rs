//! Cases of AtCoder `arc151_c`: up to 11 cells, of which up to 11 have a digit.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(11_u64).min(1_000_000_000_000_000_000);
        let n = g.number(1..=most);
        let len = usize::try_from(n.min(200_000)).expect("it is small");
        let cells = g.increasing(0..=len, 1..=n);
        let mut digits: Vec<(u64, u64)> = Vec::new();
        for cell in cells {
            let digit = match digits.last() {
                Some(&(last, digit)) if last + 1 == cell => 1 - digit,
                _ => g.number(0..=1),
            };
            digits.push((cell, digit));
        }
        g.line([n, digits.len() as u64]);
        g.lines(digits.into_iter().map(|(cell, digit)| [cell, digit]));
    });
}
