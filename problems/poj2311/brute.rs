//! POJ 2311 by its rules.

use cases::Game;

/// The sheets that one cut leaves, the sides of each in order. Where there is a sheet of 1 x 1, the game is over:
/// who made the last cut has won. Sheets of 1 x 1 come first.
#[must_use]
pub fn options(sheets: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
    if sheets.contains(&(1, 1)) {
        return Vec::new();
    }
    let mut options = Vec::new();
    for (i, &(w, h)) in sheets.iter().enumerate() {
        let across = (1..w).map(|cut| [(cut, h), (w - cut, h)]);
        let along = (1..h).map(|cut| [(w, cut), (w, h - cut)]);
        for parts in across.chain(along) {
            let mut option = sheets.to_vec();
            option.swap_remove(i);
            option.extend(parts.map(|(w, h)| (w.min(h), w.max(h))));
            option.sort_unstable();
            options.push(option);
        }
    }
    options.sort_by_key(|option| option[0]);
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|sheets: &Vec<(u64, u64)>| options(sheets));
        input.cases_to_end(|input| {
            let most = input.up_to(7).clamp(2, 200);
            let sheet = (input.number(2..=most), input.number(2..=most));
            input.end_line();
            input.print(|| if game.next_player_wins(&vec![sheet]) { "WIN" } else { "LOSE" });
        });
    });
}
