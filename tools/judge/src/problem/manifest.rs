//! Limits in a manifest, and in the header of a program that has none of its own.

use anyhow::Result;
use serde_json::Value;
use verdicts::header::start;

/// The limits that are known, in seconds and KiB, as a table has them.
pub(super) fn known(seconds: Option<f64>, kib: Option<u64>) -> Vec<String> {
    let time = seconds.map(|seconds| format!("time-limit = {seconds}"));
    let memory = kib.map(|kib| format!("memory-limit = {kib}"));
    time.into_iter().chain(memory).collect()
}

/// A manifest with the limits that are known, in seconds and KiB.
pub(super) fn limited(manifest: &str, seconds: Option<f64>, kib: Option<u64>) -> String {
    let limits = known(seconds, kib);
    if limits.is_empty() {
        return manifest.to_owned();
    }
    let table = "[package.metadata.judge]\n";
    if manifest.contains(table) {
        return manifest.replacen(table, &format!("{table}{}\n", limits.join("\n")), 1);
    }
    let inline = "metadata.judge = { ";
    if manifest.contains(inline) {
        return manifest.replacen(inline, &format!("{inline}{}, ", limits.join(", ")), 1);
    }
    let limits = format!("metadata.judge = {{ {} }} # seconds, KiB", limits.join(", "));
    manifest.replacen("[package]\n", &format!("[package]\n{limits}\n"), 1)
}

/// A program with these settings in its header, after the link.
pub(super) fn header(program: &str, settings: &[String]) -> String {
    let (settings, inline) = (settings.join(", "), "\n//! judge = { ");
    if settings.is_empty() {
        return program.to_owned();
    }
    if program.contains(inline) {
        return program.replacen(inline, &format!("{inline}{settings}, "), 1);
    }
    let start = start(program);
    let lines = program[start..].split_inclusive('\n').take(2);
    let header: usize = lines.take_while(|line| line.starts_with("//!")).map(str::len).sum();
    let (before, after) = program.split_at(start + header);
    let line = if program.contains("\r\n") { "\r\n" } else { "\n" };
    let end = if header > 0 { "" } else { line };
    format!("{before}//! judge = {{ {settings} }}{line}{end}{after}")
}

/// A program with what its manifest says of its problem.
pub(super) fn in_header(program: &str, manifest: &str) -> Result<String> {
    let manifest: Value = basic_toml::from_str(manifest)?;
    let table = manifest["package"]["metadata"]["judge"].as_object().cloned().unwrap_or_default();
    let settings = table.iter().map(|(key, value)| format!("{key} = {value}"));
    Ok(header(program, &settings.collect::<Vec<_>>()))
}
