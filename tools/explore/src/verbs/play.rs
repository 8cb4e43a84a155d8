use super::Verb;
use super::options::{MISERE, SEED, joined, number, one_of, value};
use super::phrases::list;
use crate::programs;
use command_line::Matches;
use games::error::{Error, Result};
use games::game::{Rule, State};
use games::play::{Choice, Player, any, lefts};
use games::position::Position;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Write, stdin};

pub const VERB: Verb = Verb {
    name: "play",
    about: "Play a position to the end, against a player who never errs",
    takes: "POSITION...",
    options: &[
        "first WHO: Who moves first: `computer` or `you`, who is the player that is watched if one is",
        "watch PLAYER: Watch another player in your place: `random` or `perfect`",
        MISERE,
        SEED,
    ],
    more: "\
POSITION is like `nim 3 4 5` or `kayles 12 + nim 5`. Who wins with best play is said first. `2 -3` takes 3 from heap 2;
`2 1 4` leaves 1 and 4 in its place, `2 0` nothing. `hint` shows a best move, `undo` takes your last one back, `quit` or
the end of the input ends the game. The computer makes a lost game long, at random, and wins as soon as the other player
errs.

Example:
  $ cargo explore play nim 1 2 --watch random --first computer --seed 1
  nim 1 2: who moves last wins
  the first player, computer, wins with best play
    1: 1  o
    2: 2  oo
  computer: takes 1 from heap 2, leaves 1 1
    1: 1  o
    2: 1  o
  random player: takes 1 from heap 1, leaves 1
    1: 1  o
  computer: takes 1 from heap 1, leaves nothing
  the winner: computer, as predicted",
    run: |matches, output| Play::read(matches)?.run(output),
};

/// What was typed.
pub struct Play {
    position: String,
    misere: bool,
    first: String,
    watch: Option<String>,
    seed: Option<u64>,
}

/// A position that occurs so often makes a draw.
const REPEATED: usize = 3;
/// The most stones that are shown in a row, and the most moves that are listed.
const MOST_STONES: u64 = 40;
const MOST_LISTED: usize = 12;

impl Play {
    fn read(matches: &Matches) -> Result<Play> {
        let first = |text: &str| one_of(text, &["you", "computer"]);
        let watch = |text: &str| one_of(text, &["random", "perfect"]);
        Ok(Play {
            position: joined(matches),
            misere: matches.opt_present("misere"),
            first: value(matches, "first", first)?.unwrap_or_else(|| "you".to_owned()),
            watch: value(matches, "watch", watch)?,
            seed: value(matches, "seed", number)?,
        })
    }

    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let position = programs::position(&self.position)?;
        position.components.iter().try_for_each(|one| lefts(&position, one).map(|_| ()))?;
        if let Some(won) = self.next_has_won(&position)? {
            let who = if won { "next" } else { "previous" };
            let why = format!("{position}: the game is over, the {who} player has won");
            return Err(Error::new(why));
        }
        let mut player = Player::new(&position.games, self.misere);
        let (first_wins, _) = player.best(&position)?;
        let last = if self.misere { "loses" } else { "wins" };
        writeln!(output, "{position}: who moves last {last}")?;
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
        let random = Pcg64Mcg::seed_from_u64(seed);
        let mut table = Table { play: self, player, random, past: vec![position], output };
        let will = match first_wins {
            Some(true) => "wins with best play",
            Some(false) => "loses against best play",
            None => "can neither win nor lose against best play",
        };
        writeln!(table.output, "the first player, {}, {will}", table.name(0))?;
        let end = table.play(first_wins, &mut stdin().lock())?;
        writeln!(table.output, "{end}")?;
        Ok(())
    }

    /// Whether the game is over, and then whether the next player has won.
    fn next_has_won(&self, position: &Position) -> Result<Option<bool>> {
        let mut all = position.components.iter();
        let has_move = all.any(|one| position.game(one).rule.count_options(&one.state) > 0);
        Ok(position.next_player_has_won()?.or((!has_move).then_some(self.misere)))
    }
}

/// A game under way: the positions so far, the present one last.
struct Table<'a, W> {
    play: &'a Play,
    player: Player,
    random: Pcg64Mcg,
    past: Vec<Position>,
    output: &'a mut W,
}

impl<W: Write> Table<'_, W> {
    /// Who moves after so many moves.
    fn name(&self, moves: usize) -> &'static str {
        match &self.play.watch {
            _ if moves.is_multiple_of(2) != (self.play.first == "you") => "computer",
            None => "you",
            Some(other) if other == "random" => "random player",
            Some(_) => "other computer",
        }
    }

    /// Plays to the end, and says how it is.
    fn play(&mut self, first_wins: Option<bool>, input: &mut impl BufRead) -> Result<String> {
        loop {
            let (moves, position) = (self.past.len() - 1, self.past[self.past.len() - 1].clone());
            if let Some(won) = self.play.next_has_won(&position)? {
                let winner = moves + usize::from(!won);
                let is_predicted = first_wins == Some(winner.is_multiple_of(2));
                let how = if is_predicted { "as predicted" } else { "as the other player erred" };
                return Ok(format!("the winner: {}, {how}", self.name(winner)));
            }
            let same = |one: &&Position| one.components == position.components;
            if self.past.iter().rev().step_by(2).filter(same).count() >= REPEATED {
                return Ok(format!("a draw: this position was there {REPEATED} times"));
            }
            show(&position, self.output)?;
            let choice = match self.name(moves) {
                "you" if self.ask(&position, input)? => continue,
                "you" => return Ok("the game ends here".to_owned()),
                "random player" => any(&position, &mut self.random, |_| 0)?,
                _ => self.player.choose(&position, &mut self.random)?,
            };
            self.make(&position, &choice)?;
        }
    }

    fn make(&mut self, position: &Position, choice: &Choice) -> Result<()> {
        writeln!(self.output, "{}: {}", self.name(self.past.len() - 1), words(position, choice))?;
        self.past.push(position.after(choice.0, &choice.1));
        Ok(())
    }

    /// Asks you until you make a move or take one back; false if you end the game.
    fn ask(&mut self, position: &Position, input: &mut impl BufRead) -> Result<bool> {
        loop {
            write!(self.output, "your move: ")?;
            self.output.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(self.output)?;
                return Ok(false);
            }
            let said = match String::from_utf8_lossy(&line).trim() {
                "quit" => return Ok(false),
                "undo" if self.past.len() > 2 => {
                    self.past.truncate(self.past.len() - 2);
                    return Ok(true);
                }
                "undo" => "there is no move of yours to take back".to_owned(),
                "hint" => match self.player.best(position)? {
                    (Some(false), _) => "every move loses against best play".to_owned(),
                    (_, best) => format!("best: {}", words(position, &best[0])),
                },
                text => match read(position, text) {
                    Ok(choice) => return self.make(position, &choice).map(|()| true),
                    Err(why) => why.to_string(),
                },
            };
            writeln!(self.output, "{said}")?;
        }
    }
}

/// Prints each component with its number, and heaps as rows of stones.
fn show(position: &Position, output: &mut impl Write) -> Result<()> {
    for (number, component) in (1..).zip(&position.components) {
        let game = position.game(component);
        let heaps = match (&game.rule, &component.state) {
            (_, State::Heap(heap)) => &[*heap][..],
            (Rule::Written(_), State::Numbers(numbers)) => numbers,
            _ => &[],
        };
        let rows = heaps.iter().filter(|heap| **heap <= MOST_STONES);
        let rows = list(rows.map(|&heap| "o".repeat(games::index(heap))));
        let name = if position.games.len() > 1 { format!("{} ", game.name) } else { String::new() };
        let line = format!("  {number}: {name}{}  {rows}", position.state_text(component));
        writeln!(output, "{}", line.trim_end())?;
    }
    Ok(())
}

/// A move in words.
fn words(position: &Position, (place, left): &Choice) -> String {
    let component = &position.components[*place];
    let (game, number) = (position.game(component), place + 1);
    let (from, to) = (game.state_text(&component.state), game.left_text(left));
    let rest = left.iter().map(State::heap);
    let done = match (&component.state, rest.sum::<u64>()) {
        (State::Heap(heap), rest) if left.len() < 2 => {
            format!("takes {} from heap {number}", heap - rest)
        }
        (State::Heap(heap), rest) if *heap == rest => format!("splits heap {number} into {to}"),
        (State::Heap(heap), rest) => {
            format!("takes {} from heap {number}, splits it into {to}", heap - rest)
        }
        _ => format!("moves {number} from {from} to {to}"),
    };
    let after = position.after(*place, left).to_string();
    let name = if position.games.len() > 1 { "" } else { &game.name };
    format!("{done}, leaves {}", after.strip_prefix(name).unwrap_or(&after).trim_start())
}

/// Reads a move; an error says which there are.
fn read(position: &Position, text: &str) -> Result<Choice> {
    let (number, rest) = text.split_once([' ', ':']).unwrap_or((text, ""));
    let (count, rest) = (position.components.len(), rest.trim());
    let place = number.parse().ok().filter(|number| (1..=count).contains(number));
    let Some(place) = place.map(|number: usize| number - 1) else {
        let what = "a move begins with the number of what moves";
        let why = format!("{what}, 1 to {count}, as in `1 -2`; or type `hint`, `undo` or `quit`");
        return Err(Error::new(why));
    };
    let component = &position.components[place];
    let (game, state) = (position.game(component), &component.state);
    let take = rest.strip_prefix('-').and_then(|take| take.trim().parse::<u64>().ok());
    let heap = match (state, &game.rule) {
        (State::Heap(heap), _) => Some(*heap),
        (State::Numbers(numbers), Rule::Written(_)) if numbers.len() == 1 => Some(numbers[0]),
        _ => None,
    };
    let rest_of_heap = heap.zip(take).and_then(|(heap, take)| heap.checked_sub(take));
    let typed = rest_of_heap.map_or(rest.to_owned(), |left| left.to_string());
    let words = |text: &str| {
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let mut words: Vec<String> = words.map(str::to_owned).collect();
        // Heaps may be named in any order.
        if matches!(state, State::Heap(_)) {
            words.sort_unstable();
        }
        words
    };
    let (lefts, wanted) = (lefts(position, component)?, words(&typed));
    if let Some(left) = lefts.iter().find(|left| words(&game.left_text(left)) == wanted) {
        return Ok((place, left.clone()));
    }
    let all =
        list(lefts.iter().take(MOST_LISTED).map(|left| format!("`{}`", game.left_text(left))));
    let more = if lefts.len() > MOST_LISTED { " and so on" } else { "" };
    let (number, state) = (place + 1, game.state_text(state));
    Err(Error::new(format!(
        "`{rest}` is no move: {number} has {state}, and a move leaves one of {all}{more}"
    )))
}
