//! Messages of panics, which mean something else in editions before 2021.

use crate::syntax::range;
use proc_macro2::{Group, Ident};
use std::collections::BTreeSet;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Expr, Lit, Token};

/// A panic with a message and no arguments formats the message only from edition 2021 on. Given the
/// variables that the message captures as arguments, it does in all editions: where to insert what.
pub fn captures(name: &str, arguments: &Group) -> Option<(usize, String)> {
    let before = match name {
        "panic" | "unreachable" => 0,
        "assert" | "debug_assert" => 1,
        _ => return None,
    };
    let parser = Punctuated::<Expr, Token![,]>::parse_terminated;
    let parts = parser.parse2(arguments.stream()).ok()?;
    let Expr::Lit(message) = parts.get(before).filter(|_| parts.len() == before + 1)? else {
        return None;
    };
    let Lit::Str(text) = &message.lit else { return None };
    let text = text.value().replace("{{", "");
    let mut names = BTreeSet::new();
    for hole in text.split('{').skip(1) {
        let name = hole.split(['}', ':']).next().unwrap_or_default().trim();
        let is_name = syn::parse_str::<Ident>(name).is_ok();
        names.extend(is_name.then(|| format!(", {name} = {name}")));
    }
    let at = range(message).end;
    (!names.is_empty()).then(|| (at, names.into_iter().collect()))
}
