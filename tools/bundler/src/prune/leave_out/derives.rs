//! Derives whose macros are not there, and where something else may be found for what they would have written.

use crate::prune::item::{Item, Kind};
use crate::prune::program::Program;
use std::ops::Range;

/// A derive of which is known what it writes.
struct Known {
    /// Its name.
    name: &'static str,
    /// The traits whose impls it writes, and those that these bring.
    traits: &'static [&'static str],
    /// Their methods.
    methods: &'static [&'static str],
}

/// The derives of thiserror, serde and arbitrary.
const KNOWN: [Known; 4] = [
    Known {
        name: "Error",
        traits: &["Display", "Error", "From", "Into", "ToString"],
        methods: &["cause", "description", "fmt", "provide", "source", "to_string"],
    },
    Known { name: "Serialize", traits: &["Serialize"], methods: &["serialize"] },
    Known {
        name: "Deserialize",
        traits: &["Deserialize", "DeserializeOwned"],
        methods: &["deserialize", "deserialize_in_place"],
    },
    Known {
        name: "Arbitrary",
        traits: &["Arbitrary"],
        methods: &["arbitrary", "arbitrary_take_rest", "size_hint", "try_size_hint"],
    },
];

/// Where something else may be found for what a derive writes: in the type. If it is known what that is, what
/// misses it does not compile, but for what may answer instead: what the type is dereferenced to, a trait with
/// a method of that name, and, next to an impl that asks for such a trait, another that does not.
pub fn places(program: &Program, derive: usize) -> Vec<Range<usize>> {
    let items = &program.items;
    let header = items[derive].impls.first();
    let of_trait = header.and_then(|header| header.of_trait.as_deref());
    let Some(known) = KNOWN.iter().find(|known| Some(known.name) == of_trait) else {
        return type_of(items, derive).into_iter().collect();
    };
    let shape = header.map(|header| &header.shape);
    let is_deref = |item: &Item| {
        let mut impls = item.impls.iter().filter(|other| Some(&other.shape) == shape);
        impls.any(|other| other.of_trait.as_deref() == Some("Deref"))
    };
    let has_method = |item: usize| {
        let is_of_trait =
            items[item].parent.is_some_and(|around| items[around].kind == Kind::Definition);
        items[item].is_associated_definition()
            && is_of_trait
            && known.methods.contains(&program.name(item))
    };
    let may_answer = |item: usize| is_deref(&items[item]) || has_method(item);
    let answers = (0..items.len()).filter(|&item| may_answer(item));
    let asking = items.iter().filter(|item| {
        item.kind == Kind::Impl && known.traits.iter().any(|of| item.bounds.contains(*of))
    });
    let answers = answers.chain(asking.flat_map(|item| subjects(program, item)));
    answers.map(|item| items[item].range.clone()).collect()
}

/// The type that a derive is for.
pub fn type_of(items: &[Item], derive: usize) -> Option<Range<usize>> {
    let around = items[derive].parent?;
    match items[around].kind {
        Kind::Derive => type_of(items, around),
        _ => Some(items[around].range.clone()),
    }
}

/// The types that an impl is for, or the traits, if it is for all types: where none of them is left, neither
/// that impl nor another would answer.
fn subjects(program: &Program, item: &Item) -> Vec<usize> {
    let header = item.impls.first();
    let of_type = header.and_then(|header| header.shape.name()).or(item.self_type.as_deref());
    let defined = |name: Option<&str>| -> Vec<usize> {
        let all = &program.names.definitions;
        let named = all.iter().filter(|((_, other), _)| Some(other.as_str()) == name);
        named.flat_map(|(_, items)| items).copied().collect()
    };
    let types = defined(of_type);
    if types.is_empty() { defined(header.and_then(|it| it.of_trait.as_deref())) } else { types }
}
