//! Crates that a judge has: which of them a solution keeps as a `use`.

use bundler::package::{Crate, PackageId, Solution};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// A crate of a judge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provided {
    /// `0.5.0`, `0.8` for any of these, `*` for any at all.
    pub version: String,
    /// Its features, beside `default`.
    pub features: Vec<String>,
    /// All with which it becomes a module, where these and the default ones do not.
    bundled: Option<Vec<String>>,
    /// The line of a manifest for what it uses then, where that is not to be the newest with all features.
    bundled_with: String,
    /// Whether it has the default ones.
    is_default: bool,
    /// The packages that what it writes, as a procedural macro, uses.
    pub with: Vec<String>,
    /// What it is called in paths, where that is not its package's name.
    lib: Option<String>,
}

impl Provided {
    /// What `judges.toml` says of it: its version alone, or a table.
    pub(super) fn from_toml(value: &Value) -> Provided {
        Provided {
            version: text(value).or(text(&value["version"])).unwrap_or_default(),
            features: strings(&value["features"]),
            bundled: value["bundled"].is_array().then(|| strings(&value["bundled"])),
            bundled_with: text(&value["bundled-with"]).unwrap_or_default(),
            is_default: true,
            with: strings(&value["with"]),
            lib: text(&value["lib"]),
        }
    }

    /// What it is called in paths, being of that package.
    pub fn lib(&self, package: &str) -> String {
        self.lib.clone().unwrap_or_else(|| package.replace('-', "_"))
    }

    /// Whether more is known of it than that it is there.
    pub(super) fn is_known(&self) -> bool {
        self.version != "*"
    }

    /// The same with the features that can become a module.
    pub(super) fn bundle(&mut self) {
        if let Some(features) = self.bundled.take() {
            (self.features, self.is_default) = (features, false);
        }
    }

    /// The lines of a manifest for it, being of that package.
    pub fn dependency(&self, package: &str) -> String {
        let Provided { version, features, .. } = self;
        let exactly = if self.is_known() { "=" } else { "" };
        let mut more = String::new();
        let mut default = "";
        if !self.is_default {
            default = ", default-features = false";
            more = format!("{}\n", self.bundled_with);
        }
        format!(
            "{package} = {{ version = \"{exactly}{version}\", features = {features:?}{default} }}\n{more}"
        )
    }

    /// Why a crate that is used here, of that package, is another one there, if it is; and what is to be done, where that
    /// is all.
    fn differs(&self, package: &str, krate: &Crate) -> Option<String> {
        let (there, here) = (&self.version, &krate.version);
        let is_of = |rest: &str| rest.is_empty() || rest.starts_with(['.', '+']);
        // Nothing is known of it but that it is there.
        if !self.is_known() {
            return None;
        }
        let is_same = here.strip_prefix(&**there).is_some_and(is_of);
        if !is_same {
            // Up to the number that says what a newer version may change.
            let kind = |version: &str| {
                let len = if version.starts_with("0.") { 2 } else { 1 };
                version.split('.').take(len).map(str::to_owned).collect::<Vec<_>>()
            };
            let to_do = if kind(there) == kind(here) {
                format!("`cargo update {package} --precise {there}`")
            } else {
                self.to_write(package)
            };
            return Some(format!("has {there}, and here it is {here}; {to_do} makes it that"));
        }
        let manifest = fs::read_to_string(&krate.manifest).unwrap_or_default();
        let manifest: Value = basic_toml::from_str(&manifest).unwrap_or_default();
        let has = implied(&manifest["features"], &self.features);
        let more: Vec<&str> =
            krate.features.iter().map(String::as_str).filter(|f| !has.contains(*f)).collect();
        (!more.is_empty()).then(|| {
            let (more, to_do) = (more.join(", "), self.to_write(package));
            format!("has it without the features {more}; {to_do} is what it has")
        })
    }

    /// The line of a manifest for it, being of that package, in words.
    fn to_write(&self, package: &str) -> String {
        let line = self.dependency(package);
        format!("`{}` in Cargo.toml", line.lines().next().unwrap_or_default())
    }
}

/// The features of a crate that `default` and `named` ones bring, by its table of features.
pub fn implied(features: &Value, named: &[String]) -> BTreeSet<String> {
    let mut open: Vec<String> = [&["default".to_owned()], named].concat();
    let mut all = BTreeSet::new();
    while let Some(feature) = open.pop() {
        let brings = features[&feature].as_array().into_iter().flatten();
        let brings = brings.filter_map(Value::as_str);
        open.extend(brings.filter(|name| !all.contains(*name)).map(str::to_owned));
        all.insert(feature);
    }
    all
}

/// The judge's crates that a solution keeps as a `use`; and why the others are inlined: the judge has another version, or
/// other features, of the crate, or of one that it uses and that is inlined.
pub(super) fn provided(
    crates: &BTreeMap<String, Provided>,
    solution: &Solution,
) -> (BTreeSet<String>, BTreeMap<String, String>) {
    let by_name: BTreeMap<String, (&String, &Provided)> =
        crates.iter().map(|(package, krate)| (krate.lib(package), (package, krate))).collect();
    let mut kept: BTreeSet<String> = by_name.keys().cloned().collect();
    let (mut others, mut inlined, mut uses) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
    let mut open: Vec<_> = solution.binary.dependencies.values().collect();
    loop {
        while let Some(id) = open.pop() {
            let krate = &solution.libraries[id];
            if kept.contains(&krate.name) {
                let (package, there) = by_name[&krate.name];
                let Some(why) = there.differs(package, krate) else {
                    uses.insert(id);
                    continue;
                };
                kept.remove(&krate.name);
                let why = format!("`{package}` becomes a module: the judge {why}");
                others.insert(krate.name.clone(), why);
            }
            if inlined.insert(id) {
                open.extend(krate.dependencies.values());
            }
        }
        let mixed = uses.iter().find_map(|&id| Some((id, used(id, &inlined, solution)?)));
        let Some((id, other)) = mixed else { return (kept, others) };
        let (krate, other) = (&solution.libraries[id], &solution.libraries[other]);
        let package = by_name[&krate.name].0;
        let mut why = format!("`{package}` becomes a module, as `{}`, which it uses", other.name);
        let reason = others.get(&other.name).and_then(|why: &String| why.split_once(": "));
        why.extend(reason.iter().flat_map(|(_, reason)| [", does: ", reason]));
        others.insert(krate.name.clone(), why);
        kept.remove(&krate.name);
        uses.remove(id);
        open.push(id);
    }
}

/// One of some crates that a crate uses, directly or not.
fn used<'a>(
    id: &PackageId,
    crates: &BTreeSet<&'a PackageId>,
    solution: &Solution,
) -> Option<&'a PackageId> {
    let mut dependencies = solution.libraries[id].dependencies.values();
    dependencies.find_map(|id| crates.get(id).copied().or_else(|| used(id, crates, solution)))
}

/// The text that a value is, if it is one.
pub(super) fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// The texts in an array.
pub(super) fn strings(value: &Value) -> Vec<String> {
    list(value, |value| text(value).unwrap_or_default())
}

/// What the elements of an array are.
pub(super) fn list<T>(value: &Value, of: impl Fn(&Value) -> T) -> Vec<T> {
    value.as_array().into_iter().flatten().map(of).collect()
}
