//! LightOJ treblecross by its rules.

use cases::Game;

/// The strips after one more cross; none where three are in a row, as that has won.
#[must_use]
pub fn options(strip: &str) -> Vec<String> {
    if strip.contains("XXX") {
        return Vec::new();
    }
    let free = strip.match_indices('.').map(|(cell, _)| cell);
    free.map(|cell| format!("{}X{}", &strip[..cell], &strip[cell + 1..])).collect()
}

/// The cells, from 1 on, of the first moves that win; `0` where there are none.
#[must_use]
pub fn answer(strip: &str) -> String {
    let mut game = Game::normal(|strip: &String| options(strip));
    let free = strip.match_indices('.').map(|(cell, _)| cell + 1);
    let wins = free.zip(options(strip)).filter(|(_, option)| !game.next_player_wins(option));
    let cells: Vec<String> = wins.map(|(cell, _)| cell.to_string()).collect();
    if cells.is_empty() {
        "0".to_owned()
    } else {
        cells.join(" ")
    }
}

fn main() {
    cases::answer(|input| {
        let mut case = 0;
        input.cases(200, |input| {
            case += 1;
            let most = input.up_to(11).min(197);
            // Mostly free cells.
            input.drawn(|g| {
                let cells = [".", "..........X", ".....X", ".X"];
                let cells = if g.size() > 1 { *g.pick(&cells) } else { ".X" };
                let strip = g.word(3..=3 + most, cells);
                g.line([strip.replace("XXX", "XX.")]);
            });
            let strip = input.word(3..=3 + most, ".X");
            input.require(!strip.contains("XXX"), "three crosses are in a row");
            input.print(|| {
                let free = strip.matches('.').count();
                input.require(free < 20, "more than 19 free cells are too many to play");
                format!("Case {case}: {}", answer(&strip))
            });
        });
    });
}
