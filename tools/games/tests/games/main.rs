//! The library against the rules of the games, written again for the tests.

use games::watch::Watch;

mod common;
#[path = "../inside/looks.rs"]
mod looks;
mod walker;

mod boards;
mod bounded_nim;
mod check;
mod claims_random;
mod draws;
mod engine;
mod experiment;
mod finite;
mod formula_digits;
mod formula_laws;
mod formula_text;
mod formulas;
mod hypotheses;
mod laws;
mod listed;
mod meaning;
mod misere_quotients;
mod moves;
mod multiples;
mod outcomes;
mod parse;
mod parted;
mod periods;
mod published;
mod solve;
mod solve_forms;
mod solve_random;
mod written_games;
mod written_random;
mod written_rules;
mod written_tables;
