//! Exported macros, which are all at the root of the bundle.

/// The name at the root of the bundle of a macro that a crate exports; no other crate has it.
pub fn exported_name(module: &str, name: &str) -> String {
    format!("__{module}_{name}")
}
