//! The items of a module as its conditions choose them: those of the branch that `cfg_if!` takes stand
//! in place of the call.

use super::cfg::Config;
use crate::edit::Edits;
use crate::syntax::{attributes, range};
use anyhow::Result;
use proc_macro2::{Group, TokenTree};
use std::borrow::Cow;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Item, Token};

/// The items that are there, and those of the branches that are taken, however deep one is in another.
/// The calls around these are removed.
///
/// # Errors
/// If a condition is not written as it should be.
pub fn chosen<'a>(
    items: &'a [Item],
    config: &Config,
    edits: &mut Edits,
) -> Result<Vec<Cow<'a, Item>>> {
    let mut found = Vec::new();
    for item in items {
        match branches(item)
            .filter(|_| config.attributes(attributes(item)).is_ok_and(|a| a.is_some()))
        {
            Some(branches) => choose(item, branches, config, edits, &mut found)?,
            None => found.push(Cow::Borrowed(item)),
        }
    }
    Ok(found)
}

/// Adds the items of the branch that a call takes.
fn choose(
    call: &Item,
    branches: Vec<Branch>,
    config: &Config,
    edits: &mut Edits,
    found: &mut Vec<Cow<'_, Item>>,
) -> Result<()> {
    let whole = range(call);
    for Branch { conditions, items, body } in branches {
        if config.attributes(&conditions)?.is_none() {
            continue;
        }
        let inside = body.span().byte_range();
        edits.remove(whole.start..inside.start + 1);
        edits.remove(inside.end - 1..whole.end);
        let items = chosen(&items, config, edits)?;
        found.extend(items.into_iter().map(|item| Cow::Owned(item.into_owned())));
        return Ok(());
    }
    edits.remove(whole);
    Ok(())
}

/// A branch of a `cfg_if!`.
struct Branch {
    conditions: Vec<Attribute>,
    items: Vec<Item>,
    body: Group,
}

/// The branches of an item that is a call of `cfg_if!`; `None` if it is none.
fn branches(item: &Item) -> Option<Vec<Branch>> {
    let Item::Macro(call) = item else { return None };
    let is_meant = call.ident.is_none()
        && call.mac.path.segments.last().is_some_and(|last| last.ident == "cfg_if");
    is_meant.then(|| syn::parse2::<Branches>(call.mac.tokens.clone()).ok()).flatten().map(|b| b.0)
}

struct Branches(Vec<Branch>);

impl Parse for Branches {
    fn parse(input: ParseStream) -> syn::Result<Branches> {
        let mut branches = Vec::new();
        while !input.is_empty() {
            if !branches.is_empty() {
                input.parse::<Token![else]>()?;
            }
            let conditions = if input.parse::<Option<Token![if]>>()?.is_some() {
                Attribute::parse_outer(input)?
            } else {
                Vec::new()
            };
            let TokenTree::Group(body) = input.parse()? else {
                return Err(input.error("expected a block"));
            };
            let items = syn::parse2::<syn::File>(body.stream())?.items;
            branches.push(Branch { conditions, items, body });
        }
        Ok(Branches(branches))
    }
}
