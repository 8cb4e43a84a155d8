//! The expansions of proconio's `#[fastout]` and `#[derive_readable]`, written out: procedural macros
//! cannot be inlined.

use super::tokens::Tokens;
use crate::edit::Edits;
use crate::syntax::{attributes, range};
use anyhow::Result;
use quote::ToTokens;
use syn::{Fields, Ident, Item, ItemFn, ItemStruct, Stmt};

const FASTOUT: &str = "fastout";
const DERIVE_READABLE: &str = "derive_readable";

/// Whether this is the name of one of the two attributes.
pub fn is_attribute(name: &Ident) -> bool {
    name == FASTOUT || name == DERIVE_READABLE
}

/// Expands the two attributes on an item of a file with this text, if proconio becomes a module.
pub fn expand(item: &Item, tokens: &Tokens<'_>, text: &str, edits: &mut Edits) -> Result<()> {
    let Some(module) = &tokens.paths.proconio else { return Ok(()) };
    for attribute in attributes(item) {
        let is = |name: &str| attribute.path().segments.last().is_some_and(|it| it.ident == name);
        match item {
            Item::Fn(item) if is(FASTOUT) => {
                edits.remove(range(attribute));
                fastout(item, edits);
            }
            Item::Struct(item) if is(DERIVE_READABLE) => {
                edits.remove(range(attribute));
                let kinds = item.fields.iter().map(|field| tokens.text(&field.ty, text));
                derive_readable(item, module, &kinds.collect::<Result<Vec<_>>>()?, edits);
            }
            _ => {}
        }
    }
    Ok(())
}

/// Prints go through one buffer, which is flushed when the function ends, even by a panic.
fn fastout(item: &ItemFn, edits: &mut Edits) {
    let body = range(&item.block);
    // Braces around one expression are unused.
    if let [Stmt::Expr(_, None)] = &item.block.stmts[..] {
        edits.remove(body.start..body.start + 1);
        edits.remove(body.end - 1..body.end);
    }
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

/// The type of each field becomes what the field's type, one of `kinds`, reads; the struct reads its fields in order.
fn derive_readable(item: &ItemStruct, module: &str, kinds: &[String], edits: &mut Edits) {
    let readable = format!("crate::{module}::source::Readable");
    let mut reads = Vec::new();
    for (field, kind) in item.fields.iter().zip(kinds) {
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
}
