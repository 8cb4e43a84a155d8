//! Solutions and `sg`, tested: one program, so that what waits for Cargo and what calculates run at once.

mod house_rules;
mod io;
mod passed;
mod templates;
mod theorems;
