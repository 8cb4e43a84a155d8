//! Which absent items the errors of the compiler ask for: by their codes, their places, and the code that they
//! quote.

use super::item::{Header, Import, Kind, contains};
use super::program::Program;
use super::question::{Question, words_at};
use crate::rustc::{Compiled, Diagnostic};
use std::collections::BTreeSet;

/// The codes of errors that say that a name is not found. They hide or cause all others.
const OF_NAMES: [&str; 16] = [
    "E0403", "E0404", "E0405", "E0407", "E0411", "E0412", "E0422", "E0423", "E0424", "E0425",
    "E0432", "E0433", "E0437", "E0438", "E0531", "E0576",
];

/// An item in an impl is not one of the trait; the place is all of it.
const NOT_IN_TRAIT: [&str; 3] = ["E0407", "E0437", "E0438"];

/// A method or another associated item is not found.
const UNKNOWN: [&str; 4] = ["E0220", "E0576", "E0599", "E0689"];

/// An impl lacks an item.
const LACKS_ITEM: &str = "E0046";

/// A way to find the absent items that an error asks for.
type Way<'a> = &'a dyn Fn(&Question<'_>) -> BTreeSet<usize>;

/// The absent items that the errors ask for; none if that cannot be told. `is_present` says which are there.
pub fn missing(program: &Program, is_present: &[bool], compiled: &Compiled) -> BTreeSet<usize> {
    let search = Search::new(program, is_present);
    let of_names: Vec<&Diagnostic> = compiled.errors().filter(|it| is_of_names(it)).collect();
    if !of_names.is_empty() {
        return of_names.into_iter().flat_map(|error| search.named_at(error)).collect();
    }
    let errors: Vec<Question> = compiled.errors().map(|it| Question::new(program, it)).collect();
    // An error that is not understood may follow from others.
    let ways: [Way<'_>; 5] = [
        &|it| search.asked_for(it),
        &|it| search.written(it),
        &|it| search.implied(it),
        &|it| search.near(it),
        &|it| search.half_named(it),
    ];
    let mut found = ways.iter().map(|way| errors.iter().flat_map(way).collect::<BTreeSet<_>>());
    found.find(|items| !items.is_empty()).unwrap_or_default()
}

/// Whether an error says that a name is not found.
fn is_of_names(error: &Diagnostic) -> bool {
    match error.code() {
        Some(code) => OF_NAMES.contains(&code),
        None => error.message.starts_with("cannot find"),
    }
}

/// Those of some items that are likelier to be meant; all, if none is.
fn likelier(items: BTreeSet<usize>, is_likelier: impl Fn(&usize) -> bool) -> BTreeSet<usize> {
    let likelier: BTreeSet<usize> = items.iter().copied().filter(is_likelier).collect();
    if likelier.is_empty() { items } else { likelier }
}

struct Search<'a> {
    program: &'a Program<'a>,
    is_present: &'a [bool],
    absent: Vec<usize>,
    /// The absent impls, derives and macro calls whose traits and types are there, in an item that is there.
    impls: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(program: &'a Program<'a>, is_present: &'a [bool]) -> Search<'a> {
        let absent = (0..program.items.len()).filter(|&id| !is_present[id]).collect();
        let mut search = Search { program, is_present, absent, impls: Vec::new() };
        let is_impl = |&&id: &&usize| {
            let kind = program.items[id].kind;
            matches!(kind, Kind::TraitImpl | Kind::Derive | Kind::MacroCall)
                && program.has_header(id, is_present)
                && search.is_around_present(id)
        };
        search.impls = search.absent.iter().filter(is_impl).copied().collect();
        search
    }

    /// The absent items with a name at the places of an error: those that may be visible there, if there are any.
    fn named_at(&self, error: &Diagnostic) -> BTreeSet<usize> {
        let code = error.code();
        let is_whole = code.is_some_and(|code| NOT_IN_TRAIT.contains(&code));
        let [.., quoted] = error.words();
        let words = if is_whole { quoted } else { words_at(self.program, error) };
        let is_meant = |&&id: &&usize| {
            let parent = self.program.items[id].parent;
            let is_of_trait = self.program.items[id].kind == Kind::TraitItem
                && parent.is_some_and(|of_trait| words.contains(self.program.name(of_trait)));
            (is_of_trait || !is_whole) && self.names(id).any(|name| words.contains(name))
        };
        let named: BTreeSet<usize> = self.absent.iter().filter(is_meant).copied().collect();
        let is_visible = |&id: &usize| {
            let item = &self.program.items[id];
            let is_private = item.import.as_ref().is_some_and(|import| !import.is_public);
            item.kind != Kind::MacroCall && (!is_private || self.is_in_scope(id, error))
        };
        likelier(named, is_visible)
    }

    /// The names by which an item is referred to.
    fn names(&self, id: usize) -> impl Iterator<Item = &str> {
        let item = &self.program.items[id];
        let imported = item.import.as_ref().and_then(|import| import.name.as_deref());
        let own = matches!(
            item.kind,
            Kind::Definition | Kind::ExportedMacro | Kind::TraitItem | Kind::InherentItem
        );
        let own = own.then(|| self.program.name(id));
        let defines = item.defines.iter().map(String::as_str);
        imported.into_iter().chain(own).chain(defines).filter(|name| !name.is_empty())
    }

    /// The absent items that an error of types asks for, by what it quotes first.
    fn asked_for(&self, question: &Question<'_>) -> BTreeSet<usize> {
        if question.error.code() == Some(LACKS_ITEM) {
            return self.lacking(question);
        }
        let is_unknown = question.error.code().is_some_and(|code| UNKNOWN.contains(&code));
        let mut found = BTreeSet::new();
        for quoted in &question.quoted {
            let impls = self.impls(|id| self.is_quoted(id, question, quoted));
            // Rather than for all types or for tuples.
            let of_types =
                |id: &usize| self.program.items[*id].headers.iter().any(|it| !it.types.is_empty());
            found.extend(likelier(impls, of_types));
            let is_called = |&id: &usize| is_unknown && self.is_called(id, question, quoted);
            found.extend(self.absent.iter().copied().filter(is_called));
            if !found.is_empty() {
                break;
            }
        }
        found
    }

    /// The absent macro calls that may write impls of a trait of the program which an error quotes.
    fn written(&self, question: &Question<'_>) -> BTreeSet<usize> {
        let quoted = question.all_quoted();
        self.impls(|id| {
            let item = &self.program.items[id];
            let mut headers = item.headers.iter().zip(&self.program.headers[id]);
            item.kind == Kind::MacroCall
                && headers.any(|(header, resolved)| {
                    let name = header.of_trait.as_deref().filter(|_| resolved.of_trait.is_some());
                    name.is_some_and(|name| quoted.contains(name))
                })
        })
    }

    /// The absent items that an error implies: what the bounds of an impl that is there ask for, which the
    /// compiler does not quote; if there are none, all functions with a name that it is about.
    fn implied(&self, question: &Question<'_>) -> BTreeSet<usize> {
        let quoted = self.with_bounds(question);
        let bounds = self.impls(|id| self.is_quoted(id, question, &quoted));
        if !bounds.is_empty() {
            return bounds;
        }
        let at = &question.at;
        let is_method = |trait_: &usize| {
            let items = &self.program.items[*trait_].children;
            items.iter().any(|&item| at.contains(self.program.name(item)))
        };
        let of_method = |id: usize| {
            let traits = self.program.headers[id].iter().flat_map(|header| &header.of_trait);
            traits.flatten().any(is_method)
        };
        let imports =
            || self.present().filter_map(|id| Some((id, self.program.items[id].import.as_ref()?)));
        let is_imported = |id: &usize| {
            let of_trait = |header: &Header| {
                let is_meant = |import: &Import| header.of_trait.as_ref() == Some(&import.of);
                imports()
                    .any(|(id, import)| is_meant(import) && self.is_in_scope(id, question.error))
            };
            self.program.items[*id].headers.iter().any(of_trait)
        };
        let mut found = likelier(self.impls(of_method), is_imported);
        let is_named = |&id: &usize| at.contains(self.program.name(id)) && self.is_associated(id);
        found.extend(self.absent.iter().copied().filter(is_named));
        let is_suggested = |&id: &usize| {
            let import = self.program.items[id].import.as_ref();
            let name = import.and_then(|import| import.name.as_deref());
            name.is_some_and(|name| quoted.contains(name)) && self.is_in_scope(id, question.error)
        };
        found.extend(self.absent.iter().copied().filter(is_suggested));
        found
    }

    /// The absent functions that are named on the lines of an error, beside the trait that they are of if so.
    fn near(&self, question: &Question<'_>) -> BTreeSet<usize> {
        let is_named = |&id: &usize| {
            self.program.items[id].is_function
                && question.near.contains(self.program.name(id))
                && self.is_around_present(id)
        };
        let parent =
            |id: &usize| self.program.items[*id].parent.map(|parent| self.program.name(parent));
        let is_near = |id: &usize| parent(id).is_some_and(|name| question.near.contains(name));
        likelier(self.absent.iter().copied().filter(is_named).collect(), is_near)
    }

    /// What is there, in the order of the text.
    fn present(&self) -> impl Iterator<Item = usize> {
        (0..self.is_present.len()).filter(|&item| self.is_present[item])
    }

    /// Whether an import would be in scope where an error is.
    fn is_in_scope(&self, import: usize, error: &Diagnostic) -> bool {
        let holds = |scope: usize| {
            let scope = &self.program.items[scope].range;
            error.primary_places().any(|place| contains(scope, &place))
        };
        self.is_around_present(import) && self.program.scope(import).is_none_or(holds)
    }

    /// The words that an error quotes, and those in the headers of the impls whose trait and types are among them.
    fn with_bounds<'q>(&'q self, question: &'q Question<'_>) -> BTreeSet<&'q str> {
        let mut quoted = question.all_quoted().clone();
        let program = self.program;
        let is_impl =
            |&id: &usize| program.items[id].kind == Kind::TraitImpl && self.is_present[id];
        let impls: Vec<usize> = (0..program.items.len()).filter(is_impl).collect();
        loop {
            let before = quoted.len();
            for &id in &impls {
                if self.is_quoted(id, question, &quoted) {
                    quoted.extend(program.identifiers(id));
                }
            }
            if quoted.len() == before {
                return quoted;
            }
        }
    }

    /// The absent items that an impl lacks.
    fn lacking(&self, question: &Question<'_>) -> BTreeSet<usize> {
        let places: Vec<_> = question.error.primary_places().collect();
        let quoted = question.all_quoted();
        let is_meant = |&id: &usize| {
            let item = &self.program.items[id];
            let parent = item.parent.map(|parent| &self.program.items[parent].range);
            item.kind == Kind::TraitImplItem
                && quoted.contains(self.program.name(id))
                && parent.is_some_and(|range| places.iter().any(|at| contains(range, at)))
        };
        self.absent.iter().copied().filter(is_meant).collect()
    }

    /// Whether the trait and the types of an impl are quoted; of those that a macro writes, the trait and one of
    /// the arguments.
    fn is_quoted(&self, id: usize, question: &Question<'_>, quoted: &BTreeSet<&str>) -> bool {
        let item = &self.program.items[id];
        let is_argument = || self.program.identifiers(id).any(|name| quoted.contains(name));
        let mut headers = item.headers.iter().zip(&self.program.headers[id]);
        (item.kind != Kind::MacroCall || is_argument())
            && headers.any(|(header, resolved)| {
                header.of_trait.as_deref().is_some_and(|name| quoted.contains(name))
                    && header.types.iter().all(|name| quoted.contains(&**name))
                    && resolved.types.iter().all(|types| self.is_meant(types, question, quoted))
            })
    }

    /// Whether one of some types may be that which an error quotes: where several have its name, one that the
    /// error points at, or whose module it quotes too.
    fn is_meant(&self, types: &[usize], question: &Question<'_>, quoted: &BTreeSet<&str>) -> bool {
        let (program, places) = (self.program, &question.places);
        let is_shown = |id: &usize| {
            let module = program.scope(*id);
            places.iter().any(|place| contains(&program.items[*id].range, place))
                || module.is_some_and(|module| quoted.contains(program.name(module)))
        };
        let Some(&first) = types.first() else { return true };
        let named = program.definitions(program.name(first), program.crate_of(first));
        let mut shown = named.iter().filter(|id| is_shown(id)).peekable();
        shown.peek().is_none() || shown.any(|id| types.contains(id))
    }

    fn is_associated(&self, id: usize) -> bool {
        matches!(self.program.items[id].kind, Kind::TraitItem | Kind::InherentItem)
    }

    /// Whether an item has a name that an error is about, and is of a trait that is there, or of a type that is
    /// quoted; or brings such a trait into scope.
    fn is_called(&self, id: usize, question: &Question<'_>, quoted: &BTreeSet<&str>) -> bool {
        let at = &question.at;
        let item = &self.program.items[id];
        if let Some(import) = &item.import {
            if !self.is_in_scope(id, question.error) {
                return false;
            }
            let of_trait = self.program.definitions(&import.of, self.program.crate_of(id));
            let mut items = of_trait.iter().flat_map(|&id| self.program.items_of_trait(id));
            return items.any(|id| at.contains(self.program.name(id)));
        }
        if !self.is_associated(id) || !at.contains(self.program.name(id)) {
            return false;
        }
        let Some(parent) = item.parent else { return false };
        if item.kind == Kind::TraitItem {
            return self.is_present[parent];
        }
        let mut types = self.program.headers[parent].iter().flat_map(|it| &it.types);
        types.any(|types| {
            let mut names = types.iter().map(|&id| self.program.name(id));
            names.any(|name| quoted.contains(name)) && self.is_meant(types, question, quoted)
        })
    }

    /// The absent impls whose trait an error quotes; if there are none, those with a type that it quotes.
    fn half_named(&self, question: &Question<'_>) -> BTreeSet<usize> {
        let is_quoted = |name: &String| question.all_quoted().contains(&**name);
        let headers = |id: usize| self.program.items[id].headers.iter();
        let of_trait = |id: &usize| headers(*id).any(|it| it.of_trait.iter().any(is_quoted));
        let of_type = |id: usize| headers(id).any(|it| it.types.iter().any(is_quoted));
        likelier(self.impls(|id| of_type(id) || of_trait(&id)), of_trait)
    }

    /// The absent impls for which something holds.
    fn impls(&self, holds: impl Fn(usize) -> bool) -> BTreeSet<usize> {
        self.impls.iter().copied().filter(|&id| holds(id)).collect()
    }

    /// Whether what an item is in is there, or would be with it.
    fn is_around_present(&self, id: usize) -> bool {
        let around = self.program.items[id].parent;
        around.is_none_or(|around| {
            self.is_present[around]
                || self.program.items[around].goes_when_empty && self.is_around_present(around)
        })
    }
}
