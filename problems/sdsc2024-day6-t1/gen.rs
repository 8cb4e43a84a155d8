//! Cases of SDSC2024 day 6 T1: up to 100 of up to 4 pieces on a board of up to 3 x 3; among the largest, of up to 2
//! there and one in the first row or column of a board of up to 10^18.

fn main() {
    cases::generate(|g| {
        g.cases(100, |g| {
            let (size, count) = (g.up_to(3), g.up_to(4).min(g.share(200_000)));
            let mut n = (size as u64).min(1_000_000_000_000_000_000);
            let mut pieces: Vec<[u64; 2]> = if count > 5 {
                (0..count).map(|_| [g.number(1..=n), g.number(1..=n)]).collect()
            } else {
                let cells = g.cells(0..=count, size, size);
                cells.iter().map(|&(i, j)| [i as u64, j as u64]).collect()
            };
            if count <= 4 && g.size() > 75 && g.one_in(4) {
                pieces.truncate(2);
                n = g.number(5..=1_000_000_000_000_000_000);
                let far = g.number(5..=n);
                pieces.push(*g.pick(&[[1, far], [far, 1]]));
            }
            g.line([n, pieces.len() as u64]);
            g.lines(pieces);
        });
    });
}
