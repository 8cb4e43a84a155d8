//! What the names in the headers of impls are of.

use super::{Program, Resolved};
use crate::prune::item::{Import, Item, Kind};
use crate::syntax::{Header, Path};
use std::collections::{BTreeSet, HashMap};

/// Names that are in scope everywhere, and mean what the standard library has by them, unless a module has its
/// own.
const PRELUDE: &str = "AsMut AsRef Box Clone Copy Debug Default DoubleEndedIterator Drop Eq ExactSizeIterator Extend \
    Fn FnMut FnOnce From FromIterator Hash Into IntoIterator Iterator Option Ord PartialEq PartialOrd Result Self Send \
    Sized String Sync TryFrom TryInto Vec";

impl Program<'_> {
    pub(super) fn resolve_headers(&mut self) {
        let items = self.items.iter().enumerate();
        let imports = items.filter_map(|(id, item)| Some((id, item.import.as_ref()?)));
        // What modules import, by its name there.
        let imports: HashMap<(Option<usize>, &str), &Import> = imports
            .filter_map(|(id, import)| Some(((self.scope(id), import.name.as_deref()?), import)))
            .collect();
        let renamed = imports.iter().filter(|((_, name), import)| *name != import.of.last);
        let renamed: BTreeSet<&str> = renamed.map(|((_, name), _)| *name).collect();
        let resolve = |id: usize, path: &Path| -> Vec<usize> {
            let (name, scope) = (&*path.last, self.scope(id));
            let imported = imports.get(&(scope, name));
            if path.is_of_std() || imported.is_some_and(|import| import.of.is_of_std()) {
                return Vec::new();
            }
            let found = self.known_to(id, imported.map_or(name, |import| &import.of.last));
            let here = found.iter().copied().filter(|&other| self.scope(other) == scope);
            let here: Vec<usize> = here.collect();
            if !here.is_empty() {
                return self.with_meant(here);
            }
            // What it is another name of is not known.
            if imported.is_none() && renamed.contains(name) {
                return Vec::new();
            }
            if PRELUDE.split(' ').any(|known| known == name) && imported.is_none() {
                return Vec::new();
            }
            self.with_meant(found)
        };
        let resolved = |id: usize, header: &Header| Resolved {
            of_trait: header
                .of_trait
                .as_ref()
                .map(|name| resolve(id, name))
                .filter(|found| !found.is_empty()),
            types: if self.items[id].kind == Kind::Derive {
                vec![self.around_derive(id).into_iter().collect()]
            } else {
                let types = header.types.iter().map(|name| resolve(id, name));
                types.filter(|found| !found.is_empty()).collect()
            },
        };
        let all_resolved = |id: usize| {
            let Item { kind, headers, .. } = &self.items[id];
            let all = headers.iter().map(|header| resolved(id, header));
            // What a macro writes for its arguments alone, these tell.
            let is_meant = |it: &Resolved| *kind != Kind::MacroCall || it.is_known();
            all.filter(is_meant).collect()
        };
        self.headers = (0..self.items.len()).map(all_resolved).collect();
        let is_renamed = |name: &String| renamed.contains(&**name);
        let calls = (0..self.items.len()).filter(|&id| self.items[id].kind == Kind::MacroCall);
        let arguments = calls.filter_map(|id| {
            let Item { headers, defines, .. } = &self.items[id];
            let is_left = self.headers[id].len() < headers.len();
            let named = (!defines.iter().any(is_renamed)).then(|| self.named_by(id));
            is_left.then_some((id, named))
        });
        self.arguments = arguments.collect();
        for (&id, named) in &self.arguments {
            for &definition in named.iter().flatten() {
                let name = self.name(definition).to_owned();
                self.names.entry(name).or_default().push(id);
            }
        }
        for id in 0..self.items.len() {
            for header in &self.headers[id] {
                for &definition in header.of_trait.iter().chain(&header.types).flatten() {
                    let name = self.name(definition).to_owned();
                    self.names.entry(name).or_default().push(id);
                }
            }
        }
    }

    /// Some definitions, and where they are other names of types, what these name; none if that is not known.
    pub(super) fn with_meant(&self, mut open: Vec<usize>) -> Vec<usize> {
        let mut found = BTreeSet::new();
        while let Some(id) = open.pop() {
            if found.insert(id) && self.items[id].is_alias {
                let words = self.identifiers[id].iter();
                let meant: Vec<usize> = words.flat_map(|word| self.known_to(id, word)).collect();
                if meant.is_empty() {
                    return Vec::new();
                }
                open.extend(meant);
            }
        }
        found.into_iter().collect()
    }
}
