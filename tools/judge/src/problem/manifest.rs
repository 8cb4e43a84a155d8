//! Limits in a manifest.

/// A manifest with the limits that are known, in seconds and KiB.
pub(super) fn limited(manifest: &str, seconds: Option<f64>, kib: Option<u64>) -> String {
    let time = seconds.map(|seconds| format!("time-limit = {seconds}"));
    let memory = kib.map(|kib| format!("memory-limit = {kib}"));
    let limits: Vec<String> = time.into_iter().chain(memory).collect();
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
