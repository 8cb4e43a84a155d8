//! Proofs that others check: `verify.py` accepts those that are written, and none with a planted fault.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value as Json, json};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Rules whose periods each theorem proves.
const RULES: [&str; 14] = [
    "bash(9)",
    "take 1,3,4",
    "0.77",
    "0.137",
    "0.07",
    "4.[3]",
    "lasker",
    "0.[30]",
    "4!.[3]",
    "take 1..4, split",
    "take not 2,5",
    "bash(10^9)",
    "nim",
    "n -> n - 2 if n > 1 and n % 3 != 1; n - 1 if n > 0",
];

/// The certificate of a rule.
fn certificate(rule: &str, folder: &Path) -> Json {
    let file = folder.join("certificate.json");
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    let output = command.args(["period", rule, "--certificate"]).arg(&file).output().unwrap();
    assert!(output.status.success(), "{rule}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// What the checker says of some certificates, a line each.
fn verified(certificates: &[Json], folder: &Path) -> Vec<String> {
    let mut command = Command::new("python3");
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("verify.py")).current_dir(folder);
    for (number, certificate) in certificates.iter().enumerate() {
        fs::write(folder.join(format!("{number}.json")), certificate.to_string()).unwrap();
        command.arg(format!("{number}.json"));
    }
    let output = command.output().expect("python3 starts");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// A certificate with something wrong in it; what, or none if that would be right.
fn planted(right: &Json, other: &Json, random: &mut Pcg64Mcg) -> Option<(Json, &'static str)> {
    let mut wrong = right.clone();
    let number = |json: &Json| json.as_u64().unwrap();
    let what = match random.random_range(0..6) {
        0 => {
            let values = wrong["proof"]["values"].as_array_mut()?;
            let place = random.random_range(0..values.len());
            let value =
                if values[place].is_array() { &mut values[place][0] } else { &mut values[place] };
            *value = json!(number(value) ^ random.random_range(1..4));
            "a value"
        }
        1 if number(&right["law"]["period"]) > 1 => {
            wrong["law"]["period"] = json!(number(&right["law"]["period"]) + 1);
            "a period"
        }
        2 => {
            wrong["law"]["saltus"] = json!(number(&right["law"]["saltus"]) + 1);
            "a saltus"
        }
        3 if number(&right["law"]["preperiod"]) > 0 => {
            wrong["law"]["preperiod"] = json!(number(&right["law"]["preperiod"]) - 1);
            "an earlier begin"
        }
        // Of growing values, more may have been checked than is needed.
        4 if right["proof"]["bound"].is_u64() && right["proof"]["theorem"] != "arithmetic" => {
            wrong["proof"]["bound"] = json!(number(&right["proof"]["bound"]) - 1);
            "a smaller bound"
        }
        5 if right["proof"]["values"] != other["proof"]["values"] => {
            wrong["moves"] = other["moves"].clone();
            "another rule"
        }
        _ => return None,
    };
    Some((wrong, what))
}

fn check(faults: usize) {
    let folder =
        std::env::temp_dir().join(format!("explore certificates {} {faults}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let right: Vec<Json> = RULES.iter().map(|rule| certificate(rule, &folder)).collect();
    for (rule, line) in RULES.iter().zip(verified(&right, &folder)) {
        assert!(line.starts_with("accepted: "), "{rule}: {line}");
    }
    let mut random = Pcg64Mcg::seed_from_u64(1);
    let (mut wrong, mut whats) = (Vec::new(), Vec::new());
    while wrong.len() < faults {
        let [one, other] = [0, 1].map(|_| &right[random.random_range(0..right.len())]);
        if let Some((certificate, what)) = planted(one, other, &mut random) {
            whats.push((one["rule"].clone(), what));
            wrong.push(certificate);
        }
    }
    let lines = verified(&wrong, &folder);
    assert_eq!(lines.len(), wrong.len());
    for (line, what) in lines.iter().zip(whats) {
        assert!(line.starts_with("refused: "), "{what:?}: {line}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn certificates_are_accepted_and_faults_refused() {
    check(50);
}

#[test]
#[ignore = "slow: many certificates"]
fn many_faults_are_refused() {
    check(500);
}

#[test]
fn what_is_not_proved_has_no_certificate() {
    let file = std::env::temp_dir().join("explore-no-certificate.json");
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    let output = command
        .args(["period", "grundy", "--to", "200", "--certificate"])
        .arg(&file)
        .output()
        .unwrap();
    assert!(!output.status.success() && !file.exists());
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.ends_with("nothing is proved, and no file is written\n"), "{stderr}");
}
