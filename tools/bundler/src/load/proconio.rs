//! The expansions of proconio's `#[fastout]` and `#[derive_readable]`, written out: procedural macros
//! cannot be inlined.

use crate::edit::Edits;
use crate::syntax::{attributes, range, with_comma};
use anyhow::{Result, bail};
use quote::ToTokens;
use syn::{Attribute, Fields, Item, ItemFn, ItemStruct, UseTree};

const FASTOUT: &str = "fastout";
const DERIVE_READABLE: &str = "derive_readable";

/// The names under which a solution has imported the two attributes, each with its own name.
#[derive(Clone, Default, PartialEq)]
pub struct Names(Vec<(String, String)>);

impl Names {
    /// Removes the two attributes from a `use`; whether nothing is left of it.
    pub fn import(&mut self, tree: &UseTree, text: &str, edits: &mut Edits) -> bool {
        let UseTree::Path(path) = tree else { return false };
        if path.ident != "proconio" {
            return false;
        }
        let leaves: Vec<&UseTree> = match &*path.tree {
            UseTree::Group(group) => group.items.iter().collect(),
            leaf => vec![leaf],
        };
        let mut left = leaves.len();
        for leaf in leaves {
            let (name, alias) = match leaf {
                UseTree::Name(name) => (&name.ident, &name.ident),
                UseTree::Rename(rename) => (&rename.ident, &rename.rename),
                _ => continue,
            };
            if name == FASTOUT || name == DERIVE_READABLE {
                self.0.push((alias.to_string(), name.to_string()));
                edits.remove(with_comma(text, range(leaf)));
                left -= 1;
            }
        }
        left == 0
    }

    /// Which of the two an attribute is.
    fn which(&self, attribute: &Attribute) -> Option<String> {
        let segments: Vec<String> =
            attribute.path().segments.iter().map(|s| s.ident.to_string()).collect();
        match segments.as_slice() {
            [krate, name] if krate == "proconio" => Some(name.clone()),
            [alias] => {
                let known = self.0.iter().find(|(known, _)| known == alias).map(|(_, n)| n.clone());
                // `use proconio::*` brings them too.
                known.or_else(|| {
                    [FASTOUT, DERIVE_READABLE].contains(&&**alias).then(|| alias.clone())
                })
            }
            _ => None,
        }
    }
}

/// Expands the two attributes on an item; `module` is that of proconio.
///
/// # Errors
/// If one has arguments, or stands where it cannot.
pub fn expand(
    item: &Item,
    names: &Names,
    module: &str,
    text: &str,
    edits: &mut Edits,
) -> Result<()> {
    for attribute in attributes(item) {
        let Some(which) = names.which(attribute) else { continue };
        if attribute.meta.require_path_only().is_err() {
            bail!("`#[{which}]` takes no arguments");
        }
        match (which.as_str(), item) {
            (FASTOUT, Item::Fn(item)) => {
                edits.remove(range(attribute));
                fastout(item, edits);
            }
            (DERIVE_READABLE, Item::Struct(item)) => {
                edits.remove(range(attribute));
                derive_readable(item, module, text, edits)?;
            }
            (FASTOUT, _) => bail!("`#[fastout]` is for functions"),
            (DERIVE_READABLE, _) => bail!("`#[derive_readable]` is for structs"),
            _ => {}
        }
    }
    Ok(())
}

/// Prints go through one buffer, which is flushed when the function ends, even by a panic.
fn fastout(item: &ItemFn, edits: &mut Edits) {
    let body = range(&item.block);
    edits.insert(
        body.start,
        "{
    let __stdout = ::std::io::stdout();
    let mut __stdout = ::std::io::BufWriter::new(__stdout.lock());
    #[allow(unused_macros)]
    macro_rules! print {
        ($($tt:tt)*) => {{ use std::io::Write as _; ::std::write!(__stdout, $($tt)*).unwrap(); }};
    }
    #[allow(unused_macros)]
    macro_rules! println {
        ($($tt:tt)*) => {{ use std::io::Write as _; ::std::writeln!(__stdout, $($tt)*).unwrap(); }};
    }
    let __result = ",
    );
    edits.insert(
        body.end,
        ";
    ::std::io::Write::flush(&mut __stdout).unwrap();
    __result
}",
    );
}

/// The type of each field becomes what the field's type reads; the struct reads its fields in order.
fn derive_readable(item: &ItemStruct, module: &str, text: &str, edits: &mut Edits) -> Result<()> {
    if !item.generics.params.is_empty() {
        bail!("`#[derive_readable]` on `{}`: it is generic", item.ident);
    }
    let readable = format!("crate::{module}::source::Readable");
    let mut reads = Vec::new();
    for field in &item.fields {
        let kind = &text[range(&field.ty)];
        edits.replace(range(&field.ty), format!("<{kind} as {readable}>::Output"));
        let read = format!("<{kind} as {readable}>::read(source)");
        reads.push(match &field.ident {
            Some(name) => format!("{name}: {read}"),
            None => read,
        });
    }
    let name = &item.ident;
    let reads = reads.join(", ");
    let value = match &item.fields {
        Fields::Named(_) => format!("{name} {{ {reads} }}"),
        Fields::Unnamed(_) => format!("{name}({reads})"),
        Fields::Unit => name.to_string(),
    };
    let source = if item.fields.is_empty() { "_source" } else { "source" };
    edits.insert(
        range(&item.to_token_stream()).end,
        format!(
            "
impl {readable} for {name} {{
    type Output = {name};
    fn read<R: ::std::io::BufRead, S: crate::{module}::source::Source<R>>({source}: &mut S) -> {name} {{
        {value}
    }}
}}"
        ),
    );
    Ok(())
}
