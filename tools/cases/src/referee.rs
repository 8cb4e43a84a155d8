use crate::reader::refuse;
use crate::{Game, Random, Reader};
use std::hash::Hash;
use std::process::exit;
use std::{env, fs};

/// Moves by their names, with what they leave.
type Moves<P> = Vec<(String, P)>;

/// What a program says of a position, by the names of moves.
pub enum Said {
    /// A move that wins, or that there is none.
    One(Option<String>),
    /// All moves that win.
    All(Vec<String>),
    /// A move that wins, or that there is none, and how many win.
    Counted(Option<String>, usize),
}

/// The `main` of a `play.rs`, which knows the game of a problem that asks for moves: for `cargo judge play`.
///
/// `read` takes the first position of an input, `moves` are all from a position with their names, `input` is a position as
/// the problem asks of it, if it can, and `said` reads an output. Who cannot move loses.
///
/// Its arguments are an input, whose first position alone it prints, and on standard error whether that is `won` or `lost`; or an input, an output, `perfect` or `random`, and a
/// seed: then it says what the output's first move is worth, has the other player answer, and prints the input that is
/// next. The status is 1 where the output is wrong.
pub fn referee<P: Clone + Eq + Hash>(
    read: impl FnOnce(&mut Reader) -> P,
    moves: impl Fn(&P) -> Vec<(String, P)>,
    input: impl Fn(&P) -> Option<String>,
    said: impl FnOnce(&str) -> Said,
) {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let text = |path: &String| fs::read_to_string(path).unwrap_or_else(|e| refuse(&e.to_string()));
    let position = |path: &String| read(&mut Reader::new(text(path)));
    match &arguments[..] {
        [path] => {
            let first = position(path);
            let options = |it: &P| moves(it).into_iter().map(|(_, left)| left);
            let is_won = Game::normal(options).next_player_wins(&first);
            eprintln!("{}", if is_won { "won" } else { "lost" });
            print!("{}", input(&first).unwrap_or_default());
        }
        [path, output, player, seed] => {
            let mut random = Random::new(seed.parse().unwrap_or(0));
            let errs = player != "perfect";
            let choose = |best: Moves<P>, mut all: Moves<P>| {
                if !errs && !best.is_empty() {
                    all = best;
                }
                all.swap_remove(random.uniform(0..=all.len() - 1))
            };
            let (is_wrong, next) = turn(&moves, &position(path), said(&text(output)), choose);
            print!("{}", next.and_then(|next| input(&next)).unwrap_or_default());
            exit(i32::from(is_wrong));
        }
        _ => refuse("usage: play INPUT [OUTPUT perfect|random SEED]"),
    }
}

/// Whether what is said of a position is wrong, and the position after the next two moves, if the game goes on; says why.
/// The other player's move is chosen from those that win, and all.
fn turn<P: Clone + Eq + Hash>(
    moves: &impl Fn(&P) -> Moves<P>,
    position: &P,
    said: Said,
    choose: impl FnOnce(Moves<P>, Moves<P>) -> (String, P),
) -> (bool, Option<P>) {
    let (named, is_all, count) = match said {
        Said::One(named) => (named.into_iter().collect(), false, None),
        Said::All(named) => (named, true, None),
        Said::Counted(named, count) => (named.into_iter().collect(), false, Some(count)),
    };
    let mut game = Game::normal(|position: &P| moves(position).into_iter().map(|(_, left)| left));
    let mut of = |position: &P| {
        let all = moves(position);
        let wins = |(_, left): &&(String, P)| !game.next_player_wins(left);
        let best: Moves<P> = all.iter().filter(wins).cloned().collect();
        (best, all)
    };
    let (best, all) = of(position);
    let has = |moves: &[(String, P)], name: &str| moves.iter().any(|(other, _)| other == name);
    if let Some(name) = named.iter().find(|name| !has(&all, name)) {
        eprintln!("`{name}` is no move here");
        return (true, None);
    }
    if let Some(count) = count.filter(|count| *count != best.len()) {
        eprintln!("`{count}` moves win, it says, but {} do", best.len());
        return (true, None);
    }
    let losing = named.iter().find(|name| !has(&best, name));
    let missing = best.iter().map(|(name, _)| name).find(|name| !named.contains(name));
    let missing = missing.filter(|_| is_all || named.is_empty());
    if let Some(name) = losing {
        let better = best.first().map(|(better, _)| format!("`{better}` wins"));
        eprintln!("`{name}` loses, {}", better.unwrap_or_else(|| "so do all others".into()));
    } else if let Some(name) = missing {
        eprintln!("`{name}` wins, and is not named");
    }
    let is_wrong = losing.or(missing).is_some();
    let first = losing.or_else(|| named.first()).or(missing);
    let first = first.and_then(|name| all.iter().find(|(other, _)| other == name));
    let (name, left) = if let Some(first) = first { first } else { return (is_wrong, None) };
    let (best, all) = of(left);
    if all.is_empty() {
        eprintln!("`{name}` is the last move");
        return (is_wrong, None);
    }
    let (reply, next) = choose(best, all);
    let is_last = moves(&next).is_empty();
    let end = if is_last { ", the last move" } else { "" };
    eprintln!("`{name}`, and the other player `{reply}`{end}");
    (is_wrong, Some(next).filter(|_| !is_last))
}
