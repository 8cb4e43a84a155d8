//! What the project exists for: one file for each thing that its user's documents name, with the commands that a person
//! types. What is here is never deleted for its weight.

mod bash;
mod bounded_nim;
mod chessboard;
mod games;
mod judges;
mod nim;
mod played;
mod positions;
mod templates;
