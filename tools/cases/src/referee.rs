use crate::reader::refuse;
use crate::{Game, Random, Reader};
use std::hash::Hash;
use std::process::exit;
use std::{env, fs};

/// What a program says of a position, by the names of moves.
pub enum Said {
    /// A move that wins, or that there is none.
    One(Option<String>),
    /// All moves that win.
    All(Vec<String>),
}

/// The `main` of a `play.rs`, which knows the game of a problem that asks for moves: for `cargo judge play`.
///
/// `read` takes the first position of an input, `moves` are all from a position with their names, `input` is a position as
/// the problem asks of it, if it can, and `said` reads an output. Who cannot move loses.
///
/// Its arguments are an input, whose first position alone it prints; or an input, an output, `perfect` or `random`, and a
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
    let (path, output, player, seed) = match &arguments[..] {
        [path] => (path, None, "", 0),
        [path, output, player, seed] => {
            (path, Some(text(output)), &**player, seed.parse().unwrap_or(0))
        }
        _ => refuse("usage: play INPUT [OUTPUT perfect|random SEED]"),
    };
    let position = read(&mut Reader::new(text(path)));
    let output = match output {
        Some(output) => output,
        None => return print!("{}", input(&position).unwrap_or_default()),
    };
    let mut game = Game::normal(|position: &P| moves(position).into_iter().map(|(_, left)| left));
    let mut winning = |all: &[(String, P)]| -> Vec<(String, P)> {
        all.iter().filter(|(_, left)| !game.next_player_wins(left)).cloned().collect()
    };
    let (all, said) = (moves(&position), said(&output));
    let wins = winning(&all);
    let (named, is_all) = match said {
        Said::One(named) => (named.into_iter().collect(), false),
        Said::All(named) => (named, true),
    };
    let is_named = |(name, _): &&(String, P)| named.contains(name);
    if let Some(name) = named.iter().find(|name| !all.iter().any(|(other, _)| other == *name)) {
        eprintln!("`{name}` is no move here");
        exit(1);
    }
    let losing = all.iter().filter(is_named).find(|(name, _)| !wins.iter().any(|(n, _)| n == name));
    let missing = wins.iter().find(|one| !is_named(one)).filter(|_| is_all || named.is_empty());
    let played = losing.or_else(|| all.iter().find(is_named));
    if let Some((name, _)) = losing {
        let better = wins.first().map_or("so do all others".into(), |(n, _)| format!("`{n}` wins"));
        eprintln!("`{name}` loses, {better}");
    } else if let Some((name, _)) = missing {
        eprintln!("`{name}` wins, and is not named");
    }
    let status = i32::from(losing.or(missing).is_some());
    if let Some((name, left)) = played.or(missing) {
        let replies = moves(left);
        let best = if player == "perfect" { winning(&replies) } else { Vec::new() };
        let from = if best.is_empty() { &replies } else { &best };
        if from.is_empty() {
            eprintln!("`{name}` is the last move");
            exit(status);
        }
        let index = Random::new(seed).uniform(0..=from.len() - 1);
        let (reply, next) = &from[index];
        let is_last = if moves(next).is_empty() { ", the last move" } else { "" };
        eprintln!("`{name}`, and the other player `{reply}`{is_last}");
        if is_last.is_empty() {
            print!("{}", input(next).unwrap_or_default());
        }
    }
    exit(status);
}
