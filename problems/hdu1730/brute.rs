//! HDU 1730 by its rules: steps back are allowed, so that a game need not end. A position is won or lost where that
//! can be forced.

use std::collections::BTreeMap;

/// A row: where the piece of who moves next is, and that of the other.
pub type Row = (u64, u64);

/// The positions that one move leads to, seen by the other player. The rows are in order.
fn options(m: u64, rows: &[Row]) -> Vec<Vec<Row>> {
    let mut options = Vec::new();
    for (i, &(own, other)) in rows.iter().enumerate() {
        let side = if own < other { 1..=other - 1 } else { other + 1..=m };
        for to in side.filter(|&to| to != own) {
            let mut option: Vec<Row> = rows.iter().map(|&(own, other)| (other, own)).collect();
            option[i] = (other, to);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Whether the player who moves next can force a win, or else the other can, on a board of `m` columns.
///
/// # Panics
/// If neither can.
#[must_use]
pub fn next_player_wins(m: u64, rows: &[Row]) -> bool {
    let mut start = rows.to_vec();
    start.sort_unstable();
    let mut found = vec![start.clone()];
    let mut graph: BTreeMap<Vec<Row>, Vec<Vec<Row>>> = BTreeMap::new();
    while let Some(position) = found.pop() {
        graph.entry(position).or_insert_with_key(|position| {
            let options = options(m, position);
            found.extend(options.clone());
            options
        });
    }
    // Lost: every option is won by the other; won: some option is lost by the other.
    let mut known: BTreeMap<&Vec<Row>, bool> = BTreeMap::new();
    loop {
        let before = known.len();
        for (position, options) in &graph {
            if known.contains_key(position) {
                continue;
            }
            if options.iter().any(|option| known.get(option) == Some(&false)) {
                known.insert(position, true);
            } else if options.iter().all(|option| known.get(option) == Some(&true)) {
                known.insert(position, false);
            }
        }
        if let Some(&wins) = known.get(&start) {
            return wins;
        }
        assert!(known.len() > before, "nobody can force a win: {rows:?}");
    }
}

fn main() {
    cases::answer(|input| {
        input.cases_to_end(|input| {
            let (m, most) = (input.up_to(5_u64).clamp(2, 100), input.up_to(3).min(1000));
            // Three rows of five columns are too many to play.
            input.drawn(|g| {
                let n = g.count(1..=if m == 5 { most.min(2) } else { most });
                g.line([n as u64, m]);
            });
            let (n, m) = (input.count(1..=most), input.number(2..=m));
            input.end_line();
            let row = |_| input.distinct(2, 1..=m);
            let rows: Vec<Row> = (0..n).map(row).map(|row| (row[0], row[1])).collect();
            input.print(|| if next_player_wins(m, &rows) { "I WIN!" } else { "BAD LUCK!" });
        });
    });
}
