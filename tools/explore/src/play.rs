//! A game at the terminal: a human or a random player against the computer.

use crate::hint::hint;
use games::error::{Error, Result};
use games::game::{Game, Rule, State};
use games::misere;
use games::moves::{Move, Values};
use games::parse;
use games::position::Position;
use games::rule::{Code, CoinGame, PairGame, turn_over};
use games::search::MOST_POSITIONS;
use games::watch::Progress;
use rand::{Rng, RngExt};
use std::io::{BufRead, Write};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Is asked for moves.
    Human,
    /// Never loses a position that it can win; otherwise moves at random.
    Computer,
    /// Moves at random.
    Random,
}

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The first player and the second.
    pub players: [Player; 2],
    /// Whether the last mover loses.
    pub misere: bool,
}

/// The most coins that the moves on one board may turn over.
const MOST_TURNED: u128 = 1_000_000;

impl Player {
    fn name(self) -> &'static str {
        match self {
            Player::Human => "you",
            Player::Computer => "computer",
            Player::Random => "random player",
        }
    }
}

/// Plays a game, and returns the winner; `None` if the input ended, or a human quit.
///
/// # Errors
/// If the winning moves cannot be found, before the first move, or if reading or writing fails.
pub fn play(
    mut position: Position,
    setting: Setting,
    random: &mut impl Rng,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<Option<Player>> {
    for component in &position.components {
        let game = position.game(component);
        if matches!(game.rule, Rule::Coins(_) | Rule::Written(_))
            && game.rule.count_options(&component.state) > MOST_TURNED
        {
            return Err(Error::new(format!("{}: there are too many moves to play", game.name)));
        }
    }
    let mut values = Values::default();
    let mut over = position.next_player_has_won()?;
    let first_wins = match over {
        Some(won) => won,
        None => {
            !winning_moves(&position, setting, &mut values)?.is_empty()
                || (setting.misere && !has_move(&position))
        }
    };
    let kind = if setting.misere { "misère" } else { "normal play" };
    let winner = setting.players[usize::from(!first_wins)];
    writeln!(output, "{position}, {kind}")?;
    let verdict = if first_wins { "wins" } else { "loses" };
    let first = setting.players[0].name();
    writeln!(output, "the first player ({first}) {verdict} with best play")?;
    if setting.players.contains(&Player::Human) {
        writeln!(output, "{}", how_to_move(&position))?;
    }
    let mut turn = 0;
    while over.is_none() && has_move(&position) {
        let player = setting.players[turn % 2];
        let (component, left) = match player {
            Player::Random => random_move(&position, random)?,
            Player::Computer => {
                let winning = winning_moves(&position, setting, &mut values)?;
                match choose(winning, random) {
                    Some(Move { component, left, .. }) => (component, left),
                    None => random_move(&position, random)?,
                }
            }
            Player::Human => loop {
                match ask(&position, input, output)? {
                    Answer::Move(component, left) => break (component, left),
                    Answer::Hint => {
                        let winning = winning_moves(&position, setting, &mut values)?;
                        writeln!(output, "{}", hint(&position, winning.first()))?;
                    }
                    Answer::End => {
                        writeln!(output, "\nthe game ends here; good-bye")?;
                        return Ok(None);
                    }
                }
            },
        };
        let game = position.game(&position.components[component]);
        let from = game.state_text(&position.components[component].state);
        let to = game.left_text(&left);
        let name = game.name.clone();
        position = position.after(component, &left);
        writeln!(output, "{}: {name} {from} -> {to}, leaving {position}", player.name())?;
        over = position.next_player_has_won()?;
        turn += 1;
    }
    // Unless the game is over, the next player has no move: the other one was the last mover.
    let next_has_won = over.unwrap_or(setting.misere);
    let won = setting.players[(turn + usize::from(!next_has_won)) % 2];
    let as_predicted =
        if won == winner { "as predicted" } else { "against the prediction, by a mistake" };
    writeln!(output, "{} won, {as_predicted}", won.name())?;
    Ok(Some(won))
}

fn winning_moves(position: &Position, setting: Setting, values: &mut Values) -> Result<Vec<Move>> {
    if setting.misere {
        let progress = Progress::new(MOST_POSITIONS as u64, "positions");
        return Ok(misere::find(position, &progress)?.moves);
    }
    values.winning_moves(position)
}

fn has_move(position: &Position) -> bool {
    position
        .components
        .iter()
        .any(|component| position.game(component).rule.count_options(&component.state) > 0)
}

fn choose<T>(mut from: Vec<T>, random: &mut impl Rng) -> Option<T> {
    if from.is_empty() {
        return None;
    }
    let place = random.random_range(0..from.len());
    Some(from.swap_remove(place))
}

/// A move at random; there must be one.
fn random_move(position: &Position, random: &mut impl Rng) -> Result<(usize, Vec<State>)> {
    let movable = (0..position.components.len()).filter(|&place| {
        let component = &position.components[place];
        position.game(component).rule.count_options(&component.state) > 0
    });
    let component = choose(movable.collect(), random).expect("there is a move");
    let state = &position.components[component].state;
    let left = match (&position.game(&position.components[component]).rule, state) {
        (Rule::Heap(code), State::Heap(heap)) => {
            let parts = random_split(code, *heap, random);
            parts.into_iter().map(State::Heap).collect()
        }
        (Rule::Pair(rule), State::Pair(a, b)) => {
            let (a, b) = random_pair(*rule, (*a, *b), random);
            vec![State::Pair(a, b)]
        }
        (rule, state) => {
            // Few: boards have been checked, and a graph is in memory.
            let mut options = Vec::new();
            rule.for_each_option(state, |left| options.push(left))?;
            choose(options, random).expect("it can be moved in")
        }
    };
    Ok((component, left))
}

/// What a random move leaves of a heap that has one.
fn random_split(code: &Code, heap: u64, random: &mut impl Rng) -> Vec<u64> {
    let family = choose(code.families(heap), random).expect("there is a move");
    let times = random.random_range(0..=(family.last - family.first) / family.step);
    let rest = heap - family.first - times * family.step;
    let gap = u64::from(family.unequal);
    match family.parts {
        0 => vec![],
        1 => vec![rest],
        2 => {
            let a = random.random_range(1..=(rest - gap) / 2);
            vec![a, rest - a]
        }
        _ => loop {
            let a = random.random_range(1..=rest / 3);
            let (low, high) = (a + gap, (rest - a).saturating_sub(gap) / 2);
            if low <= high {
                let b = random.random_range(low..=high);
                break vec![a, b, rest - a - b];
            }
        },
    }
}

fn random_pair(game: PairGame, (a, b): (u64, u64), random: &mut impl Rng) -> (u64, u64) {
    match game {
        PairGame::Wythoff => loop {
            let next = match random.random_range(0..3) {
                0 if a > 0 => (random.random_range(0..a), b),
                1 if b > 0 => (a, random.random_range(0..b)),
                2 if a > 0 && b > 0 => {
                    let take = random.random_range(1..=a.min(b));
                    (a - take, b - take)
                }
                _ => continue,
            };
            break next;
        },
        PairGame::Euclid => {
            let smaller = a.min(b);
            let take = random.random_range(1..=(a.max(b) - 1) / smaller) * smaller;
            if a > b { (a - take, b) } else { (a, b - take) }
        }
    }
}

/// How a move is written, for the games of a position.
fn how_to_move(position: &Position) -> String {
    let mut lines = vec!["a move is the number of a component, then:".to_owned()];
    for game in &position.games {
        let how = match &game.rule {
            Rule::Heap(code) if code.most_parts() > 1 => {
                "what is left of the heap: one size, several or 0"
            }
            Rule::Heap(_) => "what is left in the heap",
            Rule::Pair(_) => "what is left in both heaps",
            Rule::Coins(CoinGame::Squares) => "row, column and side of the square",
            Rule::Coins(_) => "row and column of the coin, row and column of the opposite corner",
            Rule::Graph(_) => "the vertex to go to",
            Rule::Written(rule) if rule.splits() => {
                "what is left, position by position, or `nothing`"
            }
            Rule::Written(_) => "what is left",
            Rule::Listed(_) => unreachable!("positions are of rules"),
        };
        lines.push(format!("  {}: {how}", game.name));
    }
    lines.push("`hint` shows a winning move; `quit` or the end of input ends the game".to_owned());
    lines.join("\n")
}

/// What the human wants.
enum Answer {
    /// A move: the index of the component, and what is left of it.
    Move(usize, Vec<State>),
    /// To be shown a winning move.
    Hint,
    /// To end the game, or the input has ended.
    End,
}

/// Asks the human until the answer is understood.
fn ask(position: &Position, input: &mut impl BufRead, output: &mut impl Write) -> Result<Answer> {
    loop {
        for (number, component) in (1..).zip(&position.components) {
            write!(
                output,
                "{}[{number}] {} {}",
                if number > 1 { "  " } else { "" },
                position.game(component).name,
                position.state_text(component)
            )?;
        }
        write!(output, "\nyour move: ")?;
        output.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(Answer::End);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        match &*line.to_ascii_lowercase() {
            "quit" | "q" | "exit" => return Ok(Answer::End),
            "hint" | "h" | "?" => return Ok(Answer::Hint),
            _ => {}
        }
        match understand(position, &line) {
            Ok((component, left)) => return Ok(Answer::Move(component, left)),
            Err(error) => writeln!(output, "{error}")?,
        }
    }
}

/// Reads a move: the index of the component, and what is left of it.
fn understand(position: &Position, line: &str) -> Result<(usize, Vec<State>)> {
    let is_end = |c: char| c.is_whitespace() || matches!(c, ',' | ':');
    let (number, rest) = line.split_once(is_end).unwrap_or((line, ""));
    let count = position.components.len();
    // A number of the grammar, like 10^3.
    let component = parse::numbers(number).ok().and_then(|numbers| match numbers[..] {
        [number] => usize::try_from(number).ok().filter(|number| (1..=count).contains(number)),
        _ => None,
    });
    let Some(component) = component.map(|number| number - 1) else {
        let found = if number.is_empty() { String::new() } else { format!(", found `{number}`") };
        return Err(Error::new(format!("expected the number of a component, 1 to {count}{found}")));
    };
    let state = &position.components[component].state;
    let game = position.game(&position.components[component]);
    Ok((component, left_by(game, state, rest.trim())?))
}

/// Reads what a move leaves of a component.
fn left_by(game: &Game, state: &State, text: &str) -> Result<Vec<State>> {
    let from = format!("{} {}", game.name, game.state_text(state));
    if text.is_empty() {
        return Err(Error::new(format!("expected what {from} becomes")));
    }
    let illegal = || Error::new(format!("{from} cannot become `{text}` by one move"));
    match (&game.rule, state) {
        (Rule::Heap(code), State::Heap(heap)) => {
            let mut parts = parse::numbers(text)?;
            parts.retain(|&part| part > 0);
            let left = parts.iter().copied().map(State::Heap).collect();
            code.allows(*heap, &parts).then_some(left).ok_or_else(illegal)
        }
        (Rule::Pair(rule), State::Pair(a, b)) => match parse::numbers(text)?[..] {
            [c, d] if rule.allows((*a, *b), (c, d)) => Ok(vec![State::Pair(c, d)]),
            [_, _] => Err(illegal()),
            _ => Err(Error::new("expected two numbers: what is left in both heaps")),
        },
        (Rule::Coins(rule), State::Coins(coins)) => match &parse::numbers(text)?[..] {
            [i, j, ..] if !coins.contains(&(*i, *j)) => {
                Err(Error::new(format!("there is no coin at {i},{j}")))
            }
            [i, j, by @ ..] => {
                let turned = rule.turned((*i, *j), by).ok_or_else(|| {
                    Error::new(format!("the coin at {i},{j} has no such move: `{text}`"))
                })?;
                Ok(vec![State::Coins(turn_over(coins, &turned))])
            }
            _ => Err(Error::new("expected the row and column of a coin")),
        },
        (Rule::Graph(graph), State::Vertex(vertex)) => {
            let to =
                graph.vertex(text).filter(|to| graph.options(*vertex).any(|option| option == *to));
            to.map(|to| vec![State::Vertex(to)]).ok_or_else(illegal)
        }
        (Rule::Written(rule), State::Numbers(numbers)) => {
            let numbers_left = if text == "nothing" { Vec::new() } else { parse::numbers(text)? };
            let mut left: Vec<Vec<u64>> =
                numbers_left.chunks(rule.width()).map(<[u64]>::to_vec).collect();
            left.sort_unstable();
            let is_option = rule.options(numbers)?.contains(&left);
            let left = left.into_iter().map(State::Numbers).collect();
            is_option.then_some(left).ok_or_else(illegal)
        }
        _ => unreachable!("states belong to their games"),
    }
}
