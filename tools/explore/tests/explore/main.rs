//! `explore` against the rules of the games, written again for the tests, and as its users run it.

mod common;
mod walker;

mod boards;
mod check;
mod checkpoints;
mod cli;
mod codes;
mod engine;
mod experiment;
mod formula_digits;
mod formula_laws;
mod formula_text;
mod formulas;
mod graphs;
mod hypotheses;
mod laws;
mod memory;
mod moves;
mod outcomes;
mod parse;
mod periods;
mod play;
mod plot;
mod published;
mod readme;
mod solve;
mod solve_random;
mod written_games;
mod written_random;
mod written_rules;
mod wythoff;
