// A game by its moves: `cargo explore table FILE.rs`, and `solve`, `period`, `outcomes`, `moves`, `check`, `plot`.

// What a position is: anything that can be compared, hashed and copied.
type Position = Vec<u8>;

// The position that the game of size n begins with; `start(a: usize, b: usize)` has two sizes.
fn start(n: usize) -> Position {
    vec![0; n]
}

// What one move leaves. A move to a sum of positions is a `Vec` of them: `-> Vec<Vec<Position>>`.
// As an example: put a stone on an empty cell of the row, not beside another one.
fn options(row: &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for i in 0..row.len() {
        let is_free = |cell: usize| row.get(cell).map_or(true, |&stone| stone == 0);
        if is_free(i) && is_free(i + 1) && (i == 0 || is_free(i - 1)) {
            let mut row = row.clone();
            row[i] = 1;
            options.push(row);
        }
    }
    options
}

fn main() {
    cases::explore(start, options);
}
