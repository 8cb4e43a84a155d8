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
            let found = self.definitions(imported.map_or(name, |import| &import.of.last));
            // What it is another name of is not known.
            let is_renamed = imported.is_none() && renamed.contains(name);
            if is_renamed || found.iter().any(|&id| self.items[id].is_alias) {
                return Vec::new();
            }
            let here: Vec<usize> =
                found.iter().copied().filter(|&other| self.scope(other) == scope).collect();
            if !here.is_empty() {
                return here;
            }
            if PRELUDE.split(' ').any(|known| known == name) && imported.is_none() {
                return Vec::new();
            }
            found
        };
        let resolved = |id: usize, header: &Header| Resolved {
            is_for_arguments: false,
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
        let is_renamed = |name: &String| {
            renamed.contains(&**name)
                || self.definitions(name).iter().any(|&id| self.items[id].is_alias)
        };
        let all_resolved = |id: usize| {
            let Item { kind, headers, defines, .. } = &self.items[id];
            let mut all: Vec<Resolved> =
                headers.iter().map(|header| resolved(id, header)).collect();
            if *kind == Kind::MacroCall && !defines.iter().any(is_renamed) {
                for (header, resolved) in headers.iter().zip(&mut all) {
                    let is_known = resolved.of_trait.is_some() || !resolved.types.is_empty();
                    // What drops acts without being named.
                    let drops = header.of_trait.as_ref().is_some_and(|path| path.last == "Drop");
                    resolved.is_for_arguments = !header.is_of_any && !is_known && !drops;
                }
            }
            all
        };
        self.headers = (0..self.items.len()).map(all_resolved).collect();
        for id in 0..self.items.len() {
            for header in &self.headers[id] {
                for &definition in header.of_trait.iter().chain(&header.types).flatten() {
                    let name = self.name(definition).to_owned();
                    self.names.entry(name).or_default().push(id);
                }
            }
        }
    }
}
