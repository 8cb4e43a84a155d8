//! Helpers: C functions for operators that C lacks. A file gets those that it uses.

mod convert;
mod float;
mod helper;
mod host;
mod integer;
mod memory;
mod wide;

use std::collections::BTreeSet;

/// All helpers, in an order in which each comes after what it needs.
const TABLES: [&[helper::Helper]; 6] = [
    memory::HELPERS,
    integer::HELPERS,
    wide::HELPERS,
    float::HELPERS,
    convert::HELPERS,
    host::HELPERS,
];

/// The helpers that a C file uses so far.
#[derive(Default)]
pub(super) struct Helpers(BTreeSet<&'static str>);

impl Helpers {
    /// The name, of which the file now has a use. A name that is no helper's is that of something
    /// that the prelude defines.
    pub fn using(&mut self, name: &'static str) -> &'static str {
        self.0.insert(name);
        name
    }

    /// Whether the file needs that helper, for itself or for another.
    pub fn need(&self, name: &str) -> bool {
        self.closure().contains(name)
    }

    /// The text of the helpers that the file needs. `out_of_bounds` is the condition that `n` bytes
    /// at `a + o` are not all in memory.
    pub fn text(&self, out_of_bounds: &str) -> String {
        let all = self.closure();
        let needed = TABLES.into_iter().flatten().filter(|helper| all.contains(helper.name));
        needed.map(|helper| helper.text).collect::<String>().replace("OUTSIDE", out_of_bounds)
    }

    /// What is used, and what that needs, and so on.
    fn closure(&self) -> BTreeSet<&'static str> {
        let mut all = self.0.clone();
        for helper in TABLES.into_iter().flatten().rev() {
            if all.contains(helper.name) {
                all.extend(helper.needs);
            }
        }
        all
    }
}
