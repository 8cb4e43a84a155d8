//! What a diagnostic asks for.

use super::program::Program;
use super::type_shape::TypeShape;
use crate::rustc::Diagnostic;
use crate::syntax::is_of_word;
use std::collections::BTreeSet;

/// What is missing, as far as an error tells.
pub struct Missing<'a> {
    /// Types and the traits that they should have.
    pub bounds: Vec<Bound<'a>>,
    /// Names that are not found.
    pub names: Vec<&'a str>,
    /// The modules that do not have them.
    pub modules: Vec<&'a str>,
    /// Whether the names are of associated items.
    pub is_associated: bool,
    /// The name and the type, where a method or another associated item of a type is not found.
    pub method: Option<(&'a str, TypeShape)>,
    /// Traits that are not in scope.
    pub traits: Vec<&'a str>,
    /// The type of an operand, or another value, that is not the one expected: where one impl of a trait
    /// is there, the compiler takes its type for the only one.
    pub operand: Option<TypeShape>,
    /// All words of the code that the error quotes.
    pub words: BTreeSet<&'a str>,
}

/// A type and a trait that it should have.
pub struct Bound<'a> {
    /// The type.
    pub shape: TypeShape,
    /// The words of the type.
    pub words: BTreeSet<&'a str>,
    /// The trait's last name.
    pub of_trait: &'a str,
    /// The type that the trait is applied to, if that is told.
    pub argument: Option<TypeShape>,
    /// Whether the compiler says that it is missing, rather than that it might help.
    pub is_sure: bool,
}

/// What errors say where an operator cannot be applied, and the operator's trait.
const OPERATORS: [(&str, &str); 9] = [
    ("cannot add ", "Add"),
    ("cannot subtract ", "Sub"),
    ("cannot multiply ", "Mul"),
    ("cannot divide ", "Div"),
    ("cannot calculate the remainder ", "Rem"),
    ("cannot apply unary operator `-`", "Neg"),
    ("cannot apply unary operator `!`", "Not"),
    ("cannot index into a value", "Index"),
    ("cannot be dereferenced", "Deref"),
];

/// Operators that change a value, and their traits.
const ASSIGNMENTS: [(&str, &str); 10] = [
    ("+=", "AddAssign"),
    ("-=", "SubAssign"),
    ("*=", "MulAssign"),
    ("/=", "DivAssign"),
    ("%=", "RemAssign"),
    ("&=", "BitAndAssign"),
    ("|=", "BitOrAssign"),
    ("^=", "BitXorAssign"),
    ("<<=", "ShlAssign"),
    (">>=", "ShrAssign"),
];

impl<'a> Missing<'a> {
    /// What an error in a program asks for.
    pub fn of(error: &'a Diagnostic, program: &'a Program) -> Missing<'a> {
        let code = error.code.as_ref().map_or("", |code| &*code.code);
        let mut missing = Missing {
            bounds: Vec::new(),
            names: Vec::new(),
            modules: Vec::new(),
            is_associated: matches!(
                code,
                "E0046" | "E0220" | "E0407" | "E0437" | "E0438" | "E0576" | "E0599"
            ),
            method: None,
            traits: Vec::new(),
            operand: None,
            words: error.words(),
        };
        // "no method named `name` found for struct `Type` in the current scope", "can't call method `name`
        // on ambiguous numeric type `{integer}`"
        let quotes: Vec<&str> = error.message.split('`').skip(1).step_by(2).collect();
        if let ("E0599" | "E0689", [name, ty, ..]) = (code, &quotes[..]) {
            missing.method = Some((name, TypeShape::printed(ty)));
        }
        // "`Type` is not an iterator", of the name of a method
        if let ("E0599", [_], Some(place)) = (code, &quotes[..], error.primary_places().next()) {
            missing.names.extend(program.text.get(place));
        }
        // "use of unstable library feature", "this method takes 2 arguments but 1 argument was supplied":
        // another method of that name is found instead.
        if let ("E0658" | "E0061", Some(place)) = (code, error.primary_places().next()) {
            missing.method = program.text.get(place).map(|name| (name, TypeShape::Unknown));
        }
        // "expected function, found module `path`"
        if let ("E0423", [path, ..], true) =
            (code, &quotes[..], error.message.contains("found module"))
        {
            missing.names.extend(last_name(path));
        }
        for text in error.texts() {
            missing.add_bounds(text, &error.message);
            // "trait `Trait` which provides `name` is implemented but not in scope; …"
            if text.contains("not in scope") {
                missing.traits.extend(text.split('`').nth(1));
            }
        }
        if let Some((_, of_trait)) = OPERATORS.iter().find(|(says, _)| error.message.contains(says))
        {
            // "cannot add `Other` to `Type`", "cannot multiply `Type` by `Other`"
            let is_other_first = [" to `", " from `"].iter().any(|to| error.message.contains(to));
            match &quotes[..] {
                [other, ty] if is_other_first => missing.add_operator(ty, of_trait, other),
                [ty, other] => missing.add_operator(ty, of_trait, other),
                others => {
                    for ty in others {
                        missing.add_bound(ty, of_trait);
                        missing.add_bound(referent(ty), of_trait);
                    }
                }
            }
        }
        // "binary assignment operation `*=` cannot be applied to type `Type`"
        if let ("E0368", [operator, ty, ..]) = (code, &quotes[..])
            && let Some((_, of_trait)) = ASSIGNMENTS.iter().find(|(sign, _)| sign == operator)
        {
            missing.add_bound(ty, of_trait);
        }
        if code == "E0308" {
            // "expected `Type`, found `Other`"
            // A function of the standard library is found instead: "associated function defined here".
            if error.is_of_call_elsewhere()
                && let Some(place) = error.primary_places().next()
            {
                missing.is_associated = true;
                missing.names.extend(callee(&program.text[..place.start]));
            }
            let found = error.primary_labels().find_map(|label| label.split("found ").nth(1));
            missing.operand = found.and_then(|text| text.split('`').nth(1)).map(TypeShape::printed);
        }
        // "can't call method `name` on ambiguous numeric type": no trait that has it is in scope.
        if let ("E0689", [method, ..]) = (code, &quotes[..]) {
            missing.traits = program.traits_with(method);
            for of_trait in missing.traits.clone() {
                missing.add_bound("{integer}", of_trait);
            }
        }
        // "cannot find type `Name` in …", "no method named `name` found …"
        let is_there = error.message.contains(" exists for ");
        let is_name = error.message.contains("find") || error.message.starts_with("unresolved");
        if missing.is_associated && !is_there || is_name {
            missing.names.extend(error.message.split('`').nth(1).and_then(last_name));
        }
        // "no `Name` in `path`", "could not find `name` in `path`"
        for label in error.primary_labels() {
            if label.starts_with("no `") || label.starts_with("could not find `") {
                missing.names.extend(label.split('`').nth(1).and_then(last_name));
                missing.modules.extend(label.split('`').nth(3).and_then(last_name));
            }
        }
        missing
    }

    fn add_bounds(&mut self, text: &'a str, message: &'a str) {
        let parts: Vec<&str> = text.split('`').collect();
        for at in (1..parts.len()).step_by(2) {
            let (before, quote) = (parts[at - 1], parts[at]);
            let after = parts.get(at + 1).copied().unwrap_or_default();
            let next = parts.get(at + 2).copied();
            // `Type: Trait`
            if let Some((ty, of_trait)) = quote.split_once(": ") {
                self.add_bound(ty, of_trait);
            }
            if let Some(next) = next {
                // "`Type` doesn't implement `Trait`", "which does not implement the `Copy` trait"
                if after.contains("n't implement") || after.contains("not implement ") {
                    self.add_bound(quote, next);
                }
                // "the trait `Trait` is not implemented for `Type`", "an implementation of `Trait`
                // might be missing for `Type`"
                if after.contains("not implemented for") || after.contains("missing for") {
                    self.add_bound(next, quote);
                }
            }
            // "no method … found for struct `Type`" with the help "`Trait` defines an item …"
            if after.starts_with(" defines an item")
                && let Some(ty) = message.split('`').nth(3)
            {
                self.add_bound(ty, quote);
                self.bounds.last_mut().into_iter().for_each(|bound| bound.is_sure = false);
            }
            // "expected `Type`, found `Other`": it was converted.
            if before.ends_with("expected ") && after.contains("found ") {
                self.add_bound(quote, "From");
                if let Some(next) = next {
                    self.add_bound(next, "Into");
                    self.add_bound(next, "Deref");
                    self.add_bound(next, "DerefMut");
                }
            }
            // "… cannot be sent between threads safely", "… appears within the type `Type`"
            if before.ends_with("within the type ") {
                let of_trait = if message.contains("be sent") { "Send" } else { "Sync" };
                self.add_bound(quote, of_trait);
            }
        }
    }

    fn add_bound(&mut self, ty: &'a str, of_trait: &'a str) {
        if let Some(name) = last_name(of_trait) {
            self.bounds.push(Bound {
                shape: TypeShape::printed(ty),
                words: words_of_type(ty),
                of_trait: name,
                argument: argument(of_trait).map(TypeShape::printed),
                is_sure: true,
            });
        }
    }

    fn add_operator(&mut self, ty: &'a str, of_trait: &'a str, other: &str) {
        self.add_bound(ty, of_trait);
        if let Some(bound) = self.bounds.last_mut() {
            bound.argument = Some(TypeShape::printed(other));
        }
    }

    /// Whether the error names nothing that may be missing.
    pub fn is_nothing(&self) -> bool {
        self.bounds.is_empty()
            && self.names.is_empty()
            && self.method.is_none()
            && self.traits.is_empty()
            && self.operand.is_none()
    }

    /// Whether it asks for an impl for an integer whose type is not inferred yet.
    pub fn is_any_integer(&self) -> bool {
        self.bounds.iter().any(|bound| bound.shape == TypeShape::Integer)
    }
}

/// What a type as the compiler prints it is a reference to; what is indexed or dereferenced may be behind
/// one.
fn referent(ty: &str) -> &str {
    let ty = ty.trim_start_matches('&');
    ty.strip_prefix("mut ").unwrap_or(ty)
}

/// The type that a trait as the compiler prints it is applied to.
fn argument(of_trait: &str) -> Option<&str> {
    let (_, arguments) = of_trait.split_once('<')?;
    let arguments = arguments.strip_suffix('>')?;
    (!arguments.contains(" = ")).then_some(arguments)
}

/// The last name of a path, without its arguments.
fn last_name(path: &str) -> Option<&str> {
    let path = path.split(['<', '(', '!']).find(|part| !part.is_empty())?;
    let name = path.rsplit([':', ' ']).next()?.trim_matches(|c| !is_of_word(c));
    (!name.is_empty()).then_some(name)
}

/// The name of the function whose call a text ends in, before one of its arguments.
fn callee(text: &str) -> Option<&str> {
    let mut depth = 0;
    let (open, _) = text.char_indices().rev().find(|&(_, c)| {
        match c {
            ')' => depth += 1,
            '(' => depth -= 1,
            _ => {}
        }
        depth < 0
    })?;
    let before = &text[..open];
    let start = before.rfind(|c| !is_of_word(c))?;
    (start + 1 < open).then_some(&before[start + 1..])
}

/// The words of a type, without the modules before a name.
fn words_of_type(ty: &str) -> BTreeSet<&str> {
    let mut parts: Vec<&str> = ty.split("::").collect();
    let last = parts.pop().unwrap_or_default();
    let before = parts.iter().map(|part| part.trim_end_matches(is_of_word));
    let words = before.chain([last]).flat_map(|part| part.split(|c| !is_of_word(c)));
    words.filter(|word| !word.is_empty() && *word != "_").collect()
}
