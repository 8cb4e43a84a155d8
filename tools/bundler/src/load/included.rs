//! What `include!` brings: the items or the expression in a file.

use super::builtins;
use super::modules::{File, parent};
use super::sources::{Source, Sources};
use crate::package::Crate;
use crate::syntax::range;
use anyhow::Result;
use std::path::PathBuf;
use std::rc::Rc;
use syn::{Expr, Item};

/// The file that an item includes, if it does.
///
/// # Errors
/// If the file cannot be read, or is not Rust.
pub fn included(
    item: &Item,
    file: &File<'_>,
    sources: &Sources,
    krate: &Crate,
) -> Result<Option<(PathBuf, Rc<Source>)>> {
    let Item::Macro(call) = item else { return Ok(None) };
    if call.ident.is_some() || !call.mac.path.is_ident("include") {
        return Ok(None);
    }
    let path = builtins::path(call.mac.tokens.clone(), &parent(file.path)?, &krate.env)?;
    let source = sources.get(&path, krate.edition)?;
    Ok(Some((path, source)))
}

/// The expression in a file, without comments around it, where it takes the place of a call: in parentheses, unless it is one that
/// holds together.
///
/// # Errors
/// If it is no expression.
pub fn expression(text: &str) -> syn::Result<String> {
    let expr: Expr = syn::parse_str(text)?;
    let holds_together = matches!(
        expr,
        Expr::Array(_)
            | Expr::Block(_)
            | Expr::Call(_)
            | Expr::Lit(_)
            | Expr::Macro(_)
            | Expr::MethodCall(_)
            | Expr::Paren(_)
            | Expr::Path(_)
            | Expr::Struct(_)
            | Expr::Tuple(_)
    );
    let text = &text[range(&expr)];
    Ok(if holds_together { text.to_owned() } else { format!("({text})") })
}
