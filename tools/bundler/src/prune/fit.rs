//! How well an item answers what a diagnostic asks for.

use super::diagnostic::{Bound, Missing};
use super::item::{ImplHeader, Item, Kind};
use super::type_shape::{TypeShape, is_integer};

/// How well an item answers an error, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// It has the name, or it is the impl.
    Exact,
    /// It may be the impl: one for all types, or in the expansion of a macro.
    Likely,
    /// It is the impl of a trait that the error says might help.
    Hinted,
    /// The error quotes its words.
    Words,
    /// It is an impl of one of the program's own traits, for a type that the error quotes.
    OfType,
    /// It is the impl of an operator for a type that is not expected.
    Operator,
    /// The expansion of a macro has words that the error quotes.
    Expansion,
}

/// How well restoring an item would answer an error; `None` if it would not. The item's name is `name`,
/// and `call` is the macro call that it is in, if any.
pub fn fit(missing: &Missing, item: &Item, name: &str, call: Option<&Item>) -> Option<Fit> {
    match item.kind {
        Kind::Impl | Kind::Derive | Kind::Supertrait => fit_of_impl(missing, item),
        Kind::MacroCall => fit_of_call(missing, item),
        Kind::ListEntry => fit_of_entry(missing, item, call),
        Kind::MacroArm => None,
        Kind::Import if missing.traits.contains(&name) => Some(Fit::Exact),
        Kind::Import if item.is_glob() && !missing.traits.is_empty() => Some(Fit::Likely),
        Kind::Definition | Kind::TraitImplItem | Kind::Import | Kind::ExportedMacro => {
            let is_named =
                missing.names.contains(&name) && item.is_associated == missing.is_associated;
            is_named.then_some(Fit::Exact)
        }
    }
}

fn fit_of_impl(missing: &Missing, item: &Item) -> Option<Fit> {
    let header = item.impls.first()?;
    let of_trait = |bound: &&Bound<'_>| header.of_trait.as_deref() == Some(bound.of_trait);
    let fits = missing.bounds.iter().filter(of_trait);
    let fits = fits.filter(|bound| header.shape.fits(&bound.shape));
    let fit = |bound: &Bound<'_>| match header.shape {
        _ if !bound.is_sure => Fit::Hinted,
        TypeShape::Any => Fit::Likely,
        _ => fit_of_argument(header, bound),
    };
    if let Some(best) = fits.map(fit).min() {
        return Some(best);
    }
    if item.is_hinted_at(&missing.words) {
        return Some(Fit::Words);
    }
    let is_of_type = |name: &str| header.is_own_trait && missing.words.contains(name);
    if matches!(&header.shape, TypeShape::Named(name) if is_of_type(name)) {
        return Some(Fit::OfType);
    }
    takes_operand(missing, header).then_some(Fit::Operator)
}

/// The traits of operators, without `Assign`.
const OPERATORS: [&str; 12] = [
    "Add",
    "Sub",
    "Mul",
    "Div",
    "Rem",
    "BitAnd",
    "BitOr",
    "BitXor",
    "Shl",
    "Shr",
    "PartialEq",
    "PartialOrd",
];

/// Whether it is the impl of an operator whose other operand has the type that was not expected.
fn takes_operand(missing: &Missing, header: &ImplHeader) -> bool {
    let Some(operand) = &missing.operand else { return false };
    let of_trait = header.of_trait.as_deref().unwrap_or_default();
    let is_operator = OPERATORS.contains(&of_trait.strip_suffix("Assign").unwrap_or(of_trait));
    is_operator && header.argument.as_ref().unwrap_or(&header.shape).fits(operand)
}

/// How well the type that the trait is applied to answers, where all else does.
fn fit_of_argument(header: &ImplHeader, bound: &Bound<'_>) -> Fit {
    match (&header.argument, &bound.argument) {
        // It cannot be told.
        (_, None) => Fit::Exact,
        (Some(TypeShape::Any), Some(_)) => Fit::Likely,
        (own, Some(other)) if own.as_ref().unwrap_or(&header.shape).fits(other) => Fit::Exact,
        (_, Some(TypeShape::Unknown)) => Fit::Likely,
        _ => Fit::Hinted,
    }
}

fn fit_of_call(missing: &Missing, item: &Item) -> Option<Fit> {
    let is_argument = |word: &str| item.arguments.iter().any(|argument| argument == word);
    for bound in &missing.bounds {
        for header in &item.impls {
            let is_of_trait = match &header.of_trait {
                Some(name) => name == bound.of_trait,
                None => is_argument(bound.of_trait),
            };
            if !is_of_trait || !header.shape.fits(&bound.shape) {
                continue;
            }
            // `tuple!(A B)`, rather than `tuple!(A B C)`
            if let TypeShape::Tuple(Some(len)) = bound.shape {
                let is_exact = item.arguments.len() == len;
                return Some(if is_exact { Fit::Exact } else { Fit::Likely });
            }
            // An integer whose type nothing else decides is an `i32`.
            let is_type_given = if bound.shape == TypeShape::Integer {
                is_argument("i32")
            } else {
                !bound.words.is_empty() && bound.words.iter().all(|word| is_argument(word))
            };
            if header.shape != TypeShape::Any || is_type_given {
                return Some(Fit::Exact);
            }
        }
    }
    let is_missing = |name: &String| missing.names.contains(&&**name);
    if !missing.is_associated && item.defines.iter().chain(&item.writes).any(is_missing) {
        return Some(Fit::Exact);
    }
    if item.is_hinted_at(&missing.words) {
        return Some(Fit::Words);
    }
    if item.impls.iter().any(|header| takes_operand(missing, header)) {
        return Some(Fit::Operator);
    }
    item.expands_to_one_of(&missing.words).then_some(Fit::Expansion)
}

fn fit_of_entry(missing: &Missing, item: &Item, call: Option<&Item>) -> Option<Fit> {
    let impls = call.map_or(&[][..], |call| &call.impls);
    let may_implement = |of_trait: &str| {
        let mut traits = impls.iter().map(|header| header.of_trait.as_deref());
        impls.is_empty() || traits.any(|name| name.is_none_or(|name| name == of_trait))
    };
    let has = |word: &str| item.arguments.iter().any(|argument| argument == word);
    let is_for = |bound: &Bound<'_>| {
        if !may_implement(bound.of_trait) {
            return false;
        }
        if bound.shape == TypeShape::Integer {
            return item.arguments.iter().any(|argument| is_integer(argument));
        }
        !bound.words.is_empty() && bound.words.iter().all(|word| has(word))
    };
    if missing.bounds.iter().any(is_for) || missing.names.iter().any(|name| has(name)) {
        return Some(Fit::Exact);
    }
    item.is_hinted_at(&missing.words).then_some(Fit::Expansion)
}
