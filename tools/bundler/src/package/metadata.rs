//! What `cargo metadata` tells of a workspace and all that it links.

use crate::json::{list, text};
use serde_json::Value;
use std::collections::BTreeMap;

/// What Cargo tells.
pub(super) struct Metadata<'a> {
    all: &'a Value,
    /// The packages, by their ids.
    pub(super) packages: BTreeMap<&'a str, &'a Value>,
    /// What Cargo resolved of them, by the same.
    pub(super) nodes: BTreeMap<&'a str, &'a Value>,
}

impl<'a> Metadata<'a> {
    pub(super) fn of(all: &'a Value) -> Metadata<'a> {
        let by_id = |values| list(values).iter().map(|value| (text(&value["id"]), value)).collect();
        let (packages, nodes) = (by_id(&all["packages"]), by_id(&all["resolve"]["nodes"]));
        Metadata { all, packages, nodes }
    }

    /// A folder of the workspace: `workspace_root` or `target_directory`.
    pub(super) fn folder(&self, which: &str) -> &'a str {
        text(&self.all[which])
    }
}

/// Whether a target is of one of these kinds.
pub(super) fn is_kind(target: &Value, kinds: &[&str]) -> bool {
    list(&target["kind"]).iter().any(|kind| kinds.contains(&text(kind)))
}
