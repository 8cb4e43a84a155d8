//! The macros that read files and variables when a program is compiled, replaced by what they read.

use anyhow::{Context, Result};
use proc_macro2::{Literal, TokenStream};
use quote::ToTokens;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Expr, LitStr, Macro, Token};

/// The literal that `include_str!`, `include_bytes!` or `env!` stands for in a file in `folder`; `None`
/// for other macros, and for variables that Cargo does not set.
///
/// # Errors
/// If the file cannot be read.
pub fn literal(
    name: &str,
    arguments: TokenStream,
    folder: &Path,
    env: &BTreeMap<String, String>,
) -> Result<Option<String>> {
    Ok(match name {
        "include_str" => {
            let path = path(arguments, folder, env)?;
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            Some(Literal::string(&text).to_string())
        }
        "include_bytes" => {
            let path = path(arguments, folder, env)?;
            let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
            Some(Literal::byte_string(&bytes).to_string())
        }
        "env" => {
            let variable = syn::parse2::<LitStr>(arguments).ok();
            let value = variable.and_then(|variable| env.get(&variable.value()));
            value.map(|value| Literal::string(value).to_string())
        }
        _ => None,
    })
}

/// The path that an `include!` or `include_…!` is given.
///
/// # Errors
/// If it depends on what is not known.
pub fn path(
    arguments: TokenStream,
    folder: &Path,
    env: &BTreeMap<String, String>,
) -> Result<PathBuf> {
    let shown = arguments.to_string();
    let path = string(arguments, env).with_context(|| format!("the path `{shown}`"))?;
    Ok(folder.join(path))
}

/// The value of a string literal, of `env!` of one, or of `concat!` of all these.
fn string(tokens: TokenStream, env: &BTreeMap<String, String>) -> Option<String> {
    if let Ok(literal) = syn::parse2::<LitStr>(tokens.clone()) {
        return Some(literal.value());
    }
    let call: Macro = syn::parse2(tokens).ok()?;
    if call.path.is_ident("env") {
        let variable: LitStr = syn::parse2(call.tokens).ok()?;
        return env.get(&variable.value()).cloned();
    }
    let parser = Punctuated::<Expr, Token![,]>::parse_terminated;
    let parts = call.path.is_ident("concat").then(|| parser.parse2(call.tokens).ok())??;
    parts.iter().map(|part| string(part.to_token_stream(), env)).collect()
}
