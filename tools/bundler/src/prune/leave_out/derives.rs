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
/// misses it does not compile, but for what a type may also be instead: what it is dereferenced to, what
/// another trait has a method of that name for, and what an impl is for that asks for less.
pub fn places(program: &Program, derive: usize) -> Vec<Range<usize>> {
    let items = &program.items;
    let header = items[derive].impls.first();
    let of_trait = header.and_then(|header| header.of_trait.as_deref());
    let Some(known) = KNOWN.iter().find(|known| Some(known.name) == of_trait) else {
        let mut of = items[derive].parent;
        while let Some(around) = of.filter(|&it| items[it].kind == Kind::Derive) {
            of = items[around].parent;
        }
        return of.map(|of| items[of].range.clone()).into_iter().collect();
    };
    let shape = header.map(|header| &header.shape);
    let is_deref = |item: &Item| {
        let mut impls = item.impls.iter().filter(|other| Some(&other.shape) == shape);
        impls.any(|other| other.of_trait.as_deref() == Some("Deref"))
    };
    let asks = |item: &Item| known.traits.iter().any(|of| item.bounds.contains(*of));
    let has_method = |item: usize| {
        let is_of_trait =
            items[item].parent.is_some_and(|around| items[around].kind == Kind::Definition);
        items[item].is_associated_definition()
            && is_of_trait
            && known.methods.contains(&program.name(item))
    };
    let may_answer = |&item: &usize| {
        items[item].kind == Kind::Impl && (is_deref(&items[item]) || asks(&items[item]))
            || has_method(item)
    };
    (0..items.len()).filter(may_answer).map(|item| items[item].range.clone()).collect()
}
