//! Cases of Codeforces 1458E: up to 15 shortcuts up to 25 x 25, and up to 40 starts up to 27 x 27.

fn main() {
    cases::generate(|g| {
        let (len, most) = (g.up_to(15_usize).min(100_000), g.up_to(25_usize).min(1_000_000_001));
        let (starts, reach) = (g.up_to(40_usize).min(100_000), (most + 2).min(1_000_000_001));
        let shortcuts = g.cells(1..=len, most, most);
        let starts = g.cells(1..=starts, reach, reach);
        g.line([shortcuts.len(), starts.len()]);
        g.lines(shortcuts.into_iter().chain(starts).map(|(x, y)| [x - 1, y - 1]));
    });
}
