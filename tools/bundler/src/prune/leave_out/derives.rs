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
    let dereferencing = (0..items.len()).filter(|&item| is_deref(&items[item]));
    let of_traits = program.names.traits().flat_map(|(_, items)| items.iter().copied());
    let methods = of_traits.filter(|&item| known.methods.contains(&program.name(item)));
    let asking = items.iter().filter(|item| {
        item.kind == Kind::Impl && known.traits.iter().any(|of| item.bounds.contains(*of))
    });
    let subjects = asking.flat_map(|item| subjects(program, item));
    let answers = dereferencing.chain(methods).chain(subjects);
    answers.map(|item| items[item].range.clone()).collect()
}

/// The type that an item is for, if it is a derive.
pub fn type_of(items: &[Item], item: usize) -> Option<Range<usize>> {
    let around = items[item].parent.filter(|_| items[item].kind == Kind::Derive)?;
    type_of(items, around).or_else(|| Some(items[around].range.clone()))
}

/// The types that an impl is for, or the traits, if it is for all types: where none of them is left, neither
/// that impl nor another would answer.
fn subjects(program: &Program, item: &Item) -> Vec<usize> {
    let header = item.impls.first();
    let defined = |name: Option<&str>| -> Vec<usize> {
        let all = &program.names.definitions;
        let named = all.iter().filter(|((_, other), _)| Some(other.as_str()) == name);
        named.flat_map(|(_, items)| items).copied().collect()
    };
    let types = defined(item.type_name());
    if types.is_empty() { defined(header.and_then(|it| it.of_trait.as_deref())) } else { types }
}
