//! Cases of Codeforces 1458E: up to 15 shortcuts and up to 40 starts, up to 25 x 25.

fn main() {
    cases::generate(|g| {
        let (len, most) = (g.up_to(15_usize), g.up_to(25_usize));
        let shortcuts = g.cells(1..=len, most, most);
        let starts = g.cells(1..=2 * len + 10, most + 2, most + 2);
        g.line([shortcuts.len(), starts.len()]);
        g.lines(shortcuts.into_iter().chain(starts).map(|(x, y)| [x - 1, y - 1]));
    });
}
