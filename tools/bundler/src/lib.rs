//! A Cargo package in, one Rust file out. [`bundle`] goes through the stages, each a file or folder:
//! load, prune, tidy, verify. The README says what goes in and out of each.

// A text is cut by `edit::cut`, as a span may be of another text.
#![warn(clippy::string_slice)]

mod compiler;
mod draft;
mod edit;
mod editions;
mod json;
mod load;
pub mod package;
mod places;
pub mod profile;
mod prune;
pub mod rustc;
mod sizes;
mod syntax;
mod tidy;
mod verify;

use self::compiler::compiler;
use self::editions::rewrites;
use self::load::cannot_be_bundled;
use self::package::Solution;
use self::profile::{Profile, TooLarge};
use self::prune::{NeedsStub, Pruned};
use self::rustc::{Compiled, Diagnostic, Rustc};
use anyhow::{Error, Result};

pub use self::draft::{Draft, Module};
pub use self::load::load;
pub use self::places::place;
pub use self::prune::reachable;
pub use self::verify::{Bundle, Program, compile, verify};

/// Makes one file of a solution, for a judge, that passes `verify`. `command` is what the header names
/// as the maker of the file. To `check` is to compare its code with that of the whole crates too.
///
/// # Errors
/// A message that names what cannot be bundled, or what the judge does not accept.
pub fn bundle(
    solution: &Solution,
    profile: &Profile,
    command: &str,
    check: bool,
    verify: impl Fn(&Bundle) -> Result<()>,
) -> Result<Bundle> {
    let options = &solution.toolchain.options;
    let make = |editions| {
        let request = Request { solution, profile, command, check, verify: &verify, editions };
        // What is compared with the whole begins with that.
        let draft = load(solution, profile, options, check)?;
        let is_whole = draft.is_whole;
        match request.bundle(draft) {
            // What no name mentions is needed.
            Err(error) if !is_whole && error.is::<Compiled>() => {
                request.bundle(load(solution, profile, options, true)?)
            }
            made => made,
        }
    };
    let own = solution.binary.edition;
    let (first, newer) = profile.editions(own);
    make([own, first]).or_else(|error| {
        if error.is::<TooLarge>() {
            return Err(error);
        }
        // A library may need a newer edition than the solution does.
        let newest = solution.libraries.values().map(|library| library.edition).max();
        let mut needed = newer.into_iter().filter(|&edition| newest >= Some(edition));
        needed.find_map(|edition| make([edition; 2]).ok()).ok_or(error)
    })
}

/// The text of a draft without what the program does not need, all else at its place.
///
/// # Errors
/// If it does not compile natively.
pub fn pruned(solution: &Solution, draft: &Draft) -> Result<String> {
    let rustc = compiler(solution, &Profile::default(), draft, solution.binary.edition)?;
    let text = |pruned: &Pruned| edit::blanked(&draft.text, pruned.removed.iter().cloned());
    prune::prune_while_finishing(&rustc, draft, false, text)?
}

/// What [`bundle`] is asked for.
struct Request<'a, V> {
    solution: &'a Solution,
    profile: &'a Profile,
    command: &'a str,
    check: bool,
    verify: V,
    /// The edition in which it is pruned, and that of the file.
    editions: [u16; 2],
}

impl<V: Fn(&Bundle) -> Result<()>> Request<'_, V> {
    /// Makes the file of a draft. Where that does not compile, it is tried with its patterns as all editions read them.
    fn bundle(&self, mut draft: Draft) -> Result<Bundle> {
        let rustc = compiler(self.solution, self.profile, &draft, self.editions[0])?;
        loop {
            // Finished while the compiler confirms what is pruned.
            let finish = |pruned: &Pruned| self.finish(&rustc, &draft, pruned);
            let error = match prune::prune_while_finishing(&rustc, &draft, self.check, finish) {
                Ok(made) => return made,
                Err(error) => error,
            };
            let compiled = error.downcast_ref::<Compiled>();
            if let Some(compiled) = compiled
                && (draft.edit(rewrites(&draft, &compiled.diagnostics, false))?
                    || prune::write_stubs(&mut draft, &rustc)?)
            {
                continue;
            }
            let is_missing = compiled.is_some() || error.is::<NeedsStub>();
            let missing = draft.missing.drain(..).next().filter(|_| is_missing);
            let error = missing.unwrap_or(error);
            return Err(self.blame(&draft, rustc.edition, error));
        }
    }

    /// Tidies and verifies what is left of a draft.
    fn finish(&self, rustc: &Rustc, draft: &Draft, pruned: &Pruned) -> Result<Bundle> {
        let Request { solution: package, profile, editions: [_, edition], .. } = *self;
        let own = package.binary.edition;
        let is_same = |editions| prune::is_same_code(rustc, draft, pruned, editions);
        let mut notes =
            editions::check(draft, package, &pruned.diagnostics, self.editions, is_same)?;
        let is_left = |module: &&Module| {
            pruned.removed.iter().all(|removed| removed.start != module.range.start)
        };
        let left = draft.modules.iter().filter(is_left);
        notes.extend(left.filter_map(|module| draft.others.get(&module.krate.name)).cloned());
        let is_chosen = profile.editions.len() != 1 && (profile.names_edition || edition != own);
        let chosen = if is_chosen { format!(", as Rust {edition}") } else { String::new() };
        let maker = format!("`{}`{chosen}", self.command);
        let file = Rustc { edition, ..rustc.clone() };
        let [solution, mut libraries] = tidy::tidy(&file, own, draft, pruned, &maker)?;
        if (1..solution.len() + libraries.len()).contains(&profile.max_bytes) {
            libraries = tidy::without_indentation(&libraries)?;
            notes.push(format!(
                "libraries are not indented, as the file would have more than {} bytes",
                profile.max_bytes
            ));
        }
        let text = solution + &libraries;
        let what = "The largest crates and modules, in bytes, each without the modules in it";
        profile.check_size(&text, what, || sizes::parts(&text))?;
        let bundle = Bundle { text, rustc: file, flags: profile.flags.clone(), notes };
        (self.verify)(&bundle)?;
        Ok(bundle)
    }

    /// Why a draft cannot be pruned: that Cargo cannot build the solution either, if so; or else `error`, and
    /// the crate that the first error of the compiler is in, with the file and the line.
    fn blame(&self, draft: &Draft, edition: u16, error: Error) -> Error {
        let cause = self.solution.cause(error);
        let compiled: Option<&Compiled> = cause.downcast_ref();
        let primary =
            compiled.and_then(|it| it.errors().flat_map(Diagnostic::primary_places).next());
        // The solution itself is at 0.
        let at = primary.map_or(0, |place| place.start);
        let mut notes: Vec<String> = draft.others.values().cloned().collect();
        if let Some(module) = draft.module_at(at) {
            notes.push(cannot_be_bundled(&module.krate, edition));
            notes.extend(place(draft, self.solution, at));
        }
        if notes.is_empty() { cause } else { cause.context(notes.join(": ")) }
    }
}
