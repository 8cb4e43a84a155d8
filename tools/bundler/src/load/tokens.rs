//! Rewriting the paths in the tokens of an item, macro calls and definitions included: what began at
//! the root of its own crate begins at that crate's module; what began with another crate's name begins
//! at the root of the bundle.

use super::cfg::Config;
use super::context::{Place, continues_a_path, is_after_dot, is_double_colon};
use super::paths::Paths;
use super::scope::Scope;
use crate::edit::Edits;
use crate::syntax::{is_doc_or_lint, is_punct, range};
use anyhow::Result;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::ToTokens;
use std::ops::Range;
use syn::{Attribute, Meta, Visibility};

/// All that the meaning of tokens in a module depends on.
pub struct Tokens<'a> {
    /// Where paths lead.
    pub paths: &'a Paths,
    /// The module.
    pub scope: &'a Scope,
    /// What the crate is compiled with.
    pub config: &'a Config,
}

impl Tokens<'_> {
    /// Rewrites `tokens`.
    pub fn rewrite(&self, tokens: TokenStream, edits: &mut Edits) -> Result<()> {
        self.stream(tokens, Place::Code, edits)
    }

    /// Rewrites the attributes and the visibility of an item.
    pub fn rewrite_head(
        &self,
        attrs: &[Attribute],
        vis: &Visibility,
        edits: &mut Edits,
    ) -> Result<()> {
        for attribute in attrs {
            // Where a module's file is, is no longer asked.
            if attribute.path().is_ident("path") {
                edits.remove(range(attribute));
            } else {
                self.rewrite(attribute.to_token_stream(), edits)?;
            }
        }
        self.rewrite(vis.to_token_stream(), edits)
    }

    /// The text of a node in a file with this text, rewritten.
    pub fn text(&self, node: &impl ToTokens, text: &str) -> Result<String> {
        let (mut edits, Range { start, end }) = (Edits::default(), range(node));
        self.rewrite(node.to_token_stream(), &mut edits)?;
        edits.remove(0..start);
        edits.remove(end..text.len());
        edits.apply(text)
    }

    fn stream(&self, tokens: TokenStream, place: Place, edits: &mut Edits) -> Result<()> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            match token {
                // An exported macro says it of the crate that calls it.
                TokenTree::Group(group)
                    if place == Place::Code && is_pub_crate(&tokens[..i], group) =>
                {
                    self.visibility(&tokens[i - 1], group, edits);
                }
                TokenTree::Group(group) if !self.attribute(&tokens, i, place, edits) => {
                    self.stream(group.stream(), place.inside(&tokens, i), edits)?;
                }
                _ => self.ident(&tokens, i, place, edits)?,
            }
        }
        Ok(())
    }

    fn ident(
        &self,
        tokens: &[TokenTree],
        at: usize,
        place: Place,
        edits: &mut Edits,
    ) -> Result<()> {
        let TokenTree::Ident(ident) = &tokens[at] else { return Ok(()) };
        let name = ident.to_string();
        let range = ident.span().byte_range();
        let goes_on = is_double_colon(tokens, at + 1);
        let after_colons = at >= 2 && is_double_colon(tokens, at - 2);
        let is_global = after_colons && !continues_a_path(tokens, at - 2);
        let starts = !after_colons && !is_after_dot(tokens, at);
        let is_local = starts && self.scope.has(&name);
        let is_call = is_punct(tokens.get(at + 1), '!');
        if name == "cfg"
            && starts
            && let Some(TokenTree::Group(group)) = tokens.get(at + 1 + usize::from(is_call))
        {
            let call = is_call.then(|| range.start..group.span().byte_range().end);
            self.condition(call, group, edits)?;
        }
        let is_use = matches!(&tokens[..at], [.., TokenTree::Ident(before)] if before == "use");
        if is_use && goes_on && is_local && !self.scope.is_root && self.paths.edition != 2015 {
            // In a function. Editions before 2018 look for it at the root.
            edits.insert(range.start, "self::");
        }
        if is_global || goes_on && starts && !is_local {
            if let Some(first) = self.paths.first_segment(&name, is_global, self.scope) {
                let start =
                    if is_global { tokens[at - 2].span().byte_range() } else { range.clone() };
                edits.replace(start.start..range.end, first);
            }
        } else if is_call
            && starts
            && let Some(at_root) = self.paths.exported_name(&name)
        {
            let dollar = if place == Place::Definition { "$" } else { "" };
            edits.replace(range, format!("{dollar}crate::{at_root}"));
        }
        Ok(())
    }

    /// Removes the attribute of a library whose brackets are `tokens[at]`, if it is documentation or a lint; whether it
    /// is one.
    fn attribute(&self, tokens: &[TokenTree], at: usize, place: Place, edits: &mut Edits) -> bool {
        let (before, TokenTree::Group(group)) = (&tokens[..at], &tokens[at]) else { return false };
        let hash = match before {
            _ if group.delimiter() != Delimiter::Bracket => return false,
            [.., hash, mark] if is_punct(Some(hash), '#') && is_punct(Some(mark), '!') => hash,
            [.., hash] if is_punct(Some(hash), '#') => hash,
            _ => return false,
        };
        // In a macro's definition it may be anything.
        let Ok(meta) = syn::parse2::<Meta>(group.stream()) else { return false };
        if !self.config.is_library || !is_doc_or_lint(meta.path()) {
            return false;
        }
        let range = hash.span().byte_range().start..group.span().byte_range().end;
        match place {
            // A macro may match on its arguments' attributes.
            Place::Arguments if meta.path().is_ident("doc") => {
                edits.replace(range, "#[doc = \"\"]");
            }
            Place::Arguments => {}
            Place::Code if self.config.keeps_docs && is_first_of_function(tokens, at) => {}
            Place::Code | Place::Definition => edits.remove(range),
        }
        true
    }

    /// Decides the condition in the group after `cfg`: in the `call` of `cfg!`, or in an attribute, or in what a
    /// macro turns into one. What most attributes in code are on is removed as a whole; see [`super::conditions`].
    fn condition(
        &self,
        call: Option<Range<usize>>,
        group: &Group,
        edits: &mut Edits,
    ) -> Result<()> {
        let tokens = group.stream();
        // The judge's compiler says the same, but for what Cargo decides.
        if call.is_some() && !self.config.is_library && !self.config.is_of_cargo(tokens.clone()) {
            return Ok(());
        }
        if tokens.to_string().contains('$') {
            // Only a program that has it is refused.
            let why = format!("`cfg!({tokens})`: this is known only where the macro is called");
            if let Some(call) = call {
                edits.replace(call, format!("compile_error!({why:?})"));
            }
        } else if let Ok(condition) = syn::parse2(tokens)
            && let Some(holds) = self.config.condition(&condition)?
        {
            let always = if holds { "(all())" } else { "(any())" };
            edits.replace(group.span().byte_range(), always);
        }
        Ok(())
    }

    /// What only its own crate may see, only the crate's module may see.
    fn visibility(&self, keyword: &TokenTree, group: &Group, edits: &mut Edits) {
        let Some(module) = &self.paths.module else { return };
        let whole = keyword.span().byte_range().start..group.span().byte_range().end;
        let visibility = match self.scope.depth {
            0 => "pub(self)".to_owned(),
            1 => "pub(super)".to_owned(),
            _ => format!("pub(in crate::{module})"),
        };
        edits.replace(whole, visibility);
    }
}

/// Whether a group is that of `pub(crate)`.
fn is_pub_crate(before: &[TokenTree], group: &Group) -> bool {
    matches!(before, [.., TokenTree::Ident(keyword)] if keyword == "pub")
        && group.delimiter() == Delimiter::Parenthesis
        && group.stream().to_string() == "crate"
}

/// Whether the documentation whose brackets are `tokens[at]` is the first line of that of a public function.
fn is_first_of_function(tokens: &[TokenTree], at: usize) -> bool {
    let is_attribute = |group: &Group| group.delimiter() == Delimiter::Bracket;
    let is_doc = |token: Option<&TokenTree>| matches!(token, Some(TokenTree::Group(group)) if is_attribute(group) && group.stream().to_string().starts_with("doc"));
    let is_part = |token: &&TokenTree| match token {
        TokenTree::Group(group) => is_attribute(group),
        token => is_punct(Some(token), '#'),
    };
    let item: Vec<String> =
        tokens[at..].iter().skip_while(is_part).take(4).map(ToString::to_string).collect();
    is_doc(tokens.get(at))
        && !is_doc(at.checked_sub(2).and_then(|at| tokens.get(at)))
        && item.first().is_some_and(|word| word == "pub")
        && item.iter().any(|word| word == "fn")
}
