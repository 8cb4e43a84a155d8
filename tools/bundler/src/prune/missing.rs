//! What an error of the compiler asks for.

use super::heads::{Head, is_integer};
use super::units::{Kind, Unit};
use crate::rustc::Diagnostic;
use std::collections::BTreeSet;

/// What is missing, as far as an error tells.
pub struct Missing<'a> {
    /// Types and the traits that they should have.
    bounds: Vec<Bound<'a>>,
    /// Names that lead nowhere.
    names: Vec<&'a str>,
    /// Whether the names are of what belongs to a type.
    of_type: bool,
    /// Traits that are not in scope.
    traits: Vec<&'a str>,
    /// All words of the code that the error quotes.
    words: BTreeSet<&'a str>,
}

struct Bound<'a> {
    head: Head,
    /// The words of the type.
    words: BTreeSet<&'a str>,
    of_trait: &'a str,
    /// Whether the compiler says so, rather than that it might help.
    is_sure: bool,
}

/// How well a unit answers an error.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// It has the name, or it is the impl.
    Exact,
    /// It may be the impl: one for all types, or of a macro.
    Likely,
    /// It is the impl of a trait that the error says might help.
    Hinted,
    /// The error has its words.
    Words,
    /// It is an impl of one of the program's own traits, for a type that the error names.
    OfType,
    /// A macro makes something that has the error's words.
    Made,
}

/// What errors say where an operator is missing, and its trait.
const OPERATORS: [(&str, &str); 9] = [
    ("cannot add ", "Add"),
    ("cannot subtract ", "Sub"),
    ("cannot multiply ", "Mul"),
    ("cannot divide ", "Div"),
    ("cannot calculate the remainder ", "Rem"),
    ("cannot apply unary operator `-`", "Neg"),
    ("cannot apply unary operator `!`", "Not"),
    ("cannot index into a value", "Index"),
    ("cannot be dereferenced", "Deref"),
];

impl<'a> Missing<'a> {
    /// What an error asks for.
    pub fn of(error: &'a Diagnostic) -> Missing<'a> {
        let code = error.code.as_ref().map_or("", |code| &*code.code);
        let mut missing = Missing {
            bounds: Vec::new(),
            names: Vec::new(),
            of_type: matches!(
                code,
                "E0046" | "E0220" | "E0407" | "E0437" | "E0438" | "E0576" | "E0599"
            ),
            traits: Vec::new(),
            words: error.words(),
        };
        for text in error.texts() {
            missing.add_bounds(text, &error.message);
            // "trait `Trait` which provides `name` is implemented but not in scope; …"
            if text.contains("not in scope") {
                missing.traits.extend(text.split('`').nth(1));
            }
        }
        if let Some((_, of_trait)) = OPERATORS.iter().find(|(says, _)| error.message.contains(says))
        {
            for operand in error.message.split('`').skip(1).step_by(2) {
                missing.add_bound(operand, of_trait);
            }
        }
        // "cannot find type `Name` in …", "no method named `name` found …"
        let is_there = error.message.contains(" exists for ");
        let is_name = error.message.contains("find") || error.message.starts_with("unresolved");
        if missing.of_type && !is_there || is_name {
            missing.names.extend(error.message.split('`').nth(1).and_then(last_name));
        }
        // "no `Name` in `path`", "could not find `name` in `path`"
        for label in error.primary_labels() {
            if label.starts_with("no `") || label.starts_with("could not find `") {
                missing.names.extend(label.split('`').nth(1).and_then(last_name));
            }
        }
        missing
    }

    fn add_bounds(&mut self, text: &'a str, message: &'a str) {
        let parts: Vec<&str> = text.split('`').collect();
        for at in (1..parts.len()).step_by(2) {
            let (before, quote) = (parts[at - 1], parts[at]);
            let after = parts.get(at + 1).copied().unwrap_or_default();
            let next = parts.get(at + 2).copied();
            // `Type: Trait`
            if let Some((ty, of_trait)) = quote.split_once(": ") {
                self.add_bound(ty, of_trait);
            }
            if let Some(next) = next {
                // "`Type` doesn't implement `Trait`", "which does not implement the `Copy` trait"
                if after.contains("n't implement") || after.contains("not implement ") {
                    self.add_bound(quote, next);
                }
                // "the trait `Trait` is not implemented for `Type`", "an implementation of `Trait`
                // might be missing for `Type`"
                if after.contains("not implemented for") || after.contains("missing for") {
                    self.add_bound(next, quote);
                }
            }
            // "no method … found for struct `Type`", "`Trait` defines an item …"
            if after.starts_with(" defines an item")
                && let Some(ty) = message.split('`').nth(3)
            {
                self.add_bound(ty, quote);
                self.bounds.last_mut().into_iter().for_each(|bound| bound.is_sure = false);
            }
            // "expected `Type`, found `Other`": it was converted.
            if before.ends_with("expected ") && after.contains("found ") {
                self.add_bound(quote, "From");
                if let Some(next) = next {
                    self.add_bound(next, "Into");
                    self.add_bound(next, "Deref");
                    self.add_bound(next, "DerefMut");
                }
            }
            // "… cannot be sent between threads safely", "… appears within the type `Type`"
            if before.ends_with("within the type ") {
                let of_trait = if message.contains("be sent") { "Send" } else { "Sync" };
                self.add_bound(quote, of_trait);
            }
        }
    }

    fn add_bound(&mut self, ty: &'a str, of_trait: &'a str) {
        if let Some(name) = last_name(of_trait) {
            self.bounds.push(Bound {
                head: Head::printed(ty),
                words: words(ty),
                of_trait: name,
                is_sure: true,
            });
        }
    }

    /// Whether any type of integers may be the one.
    pub fn is_any_integer(&self) -> bool {
        self.bounds.iter().any(|bound| bound.head == Head::Integer)
    }

    /// How well a unit would answer, which is in the macro call `call`, if in any; `None` where it would
    /// not at all.
    pub fn fit(&self, unit: &Unit, name: &str, call: Option<&Unit>) -> Option<Fit> {
        match unit.kind {
            Kind::Impl | Kind::Derive => self.fit_of_impl(unit),
            Kind::Call => self.fit_of_call(unit),
            Kind::Entry => self.fit_of_entry(unit, call),
            Kind::Arm => None,
            Kind::Import if self.traits.contains(&name) => Some(Fit::Exact),
            Kind::Item | Kind::Member | Kind::Import | Kind::ExportedMacro => {
                let is_named = self.names.contains(&name) && unit.is_of_type == self.of_type;
                is_named.then_some(Fit::Exact)
            }
        }
    }

    fn fit_of_impl(&self, unit: &Unit) -> Option<Fit> {
        let implied = unit.impls.first()?;
        let of_trait = |bound: &&Bound<'_>| implied.of_trait.as_deref() == Some(bound.of_trait);
        let fits = self.bounds.iter().filter(of_trait);
        let mut fits = fits.filter(|bound| implied.head.fits(&bound.head)).peekable();
        if fits.peek().is_some() {
            let is_sure = fits.any(|bound| bound.is_sure);
            return Some(match implied.head {
                _ if !is_sure => Fit::Hinted,
                Head::Any => Fit::Likely,
                _ => Fit::Exact,
            });
        }
        if unit.is_named_in(&self.words) {
            return Some(Fit::Words);
        }
        let is_of_type = |name: &str| implied.is_own && self.words.contains(name);
        matches!(&implied.head, Head::Named(name) if is_of_type(name)).then_some(Fit::OfType)
    }

    fn fit_of_call(&self, unit: &Unit) -> Option<Fit> {
        for bound in &self.bounds {
            let given = |word: &str| unit.own_words.iter().any(|own| own == word);
            for implied in &unit.impls {
                let is_of = match &implied.of_trait {
                    Some(name) => name == bound.of_trait,
                    None => given(bound.of_trait),
                };
                if !is_of || !implied.head.fits(&bound.head) {
                    continue;
                }
                // `tuple!(A B)`, rather than `tuple!(A B C)`
                if let Head::Tuple(Some(len)) = bound.head {
                    let is_exact = unit.own_words.len() == len;
                    return Some(if is_exact { Fit::Exact } else { Fit::Likely });
                }
                // What nothing else decides is an `i32`.
                let is_given = if bound.head == Head::Integer {
                    given("i32")
                } else {
                    !bound.words.is_empty() && bound.words.iter().all(|word| given(word))
                };
                if implied.head != Head::Any || is_given {
                    return Some(Fit::Exact);
                }
            }
        }
        if !self.of_type && unit.defines.iter().any(|name| self.names.contains(&&**name)) {
            return Some(Fit::Exact);
        }
        if unit.is_named_in(&self.words) {
            return Some(Fit::Words);
        }
        unit.makes_one_of(&self.words).then_some(Fit::Made)
    }

    fn fit_of_entry(&self, unit: &Unit, call: Option<&Unit>) -> Option<Fit> {
        let makes = call.map_or(&[][..], |call| &call.impls);
        let may_make = |of_trait: &str| {
            let mut traits = makes.iter().map(|implied| implied.of_trait.as_deref());
            makes.is_empty() || traits.any(|made| made.is_none_or(|made| made == of_trait))
        };
        let has = |word: &str| unit.own_words.iter().any(|own| own == word);
        let is_of = |bound: &Bound<'_>| {
            if !may_make(bound.of_trait) {
                return false;
            }
            if bound.head == Head::Integer {
                return unit.own_words.iter().any(|word| is_integer(word));
            }
            !bound.words.is_empty() && bound.words.iter().all(|word| has(word))
        };
        if self.bounds.iter().any(is_of) || self.names.iter().any(|name| has(name)) {
            return Some(Fit::Exact);
        }
        unit.is_named_in(&self.words).then_some(Fit::Made)
    }
}

/// The last name of a path, without its arguments.
fn last_name(path: &str) -> Option<&str> {
    let path = path.split(['<', '(', '!']).find(|part| !part.is_empty())?;
    let name =
        path.rsplit([':', ' ']).next()?.trim_matches(|c: char| !c.is_alphanumeric() && c != '_');
    (!name.is_empty()).then_some(name)
}

fn words(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.filter(|word| !word.is_empty() && *word != "_").collect()
}
