//! Proofs that others check: `verify.py` accepts those that are written, and none with a planted fault.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value as Json, json};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Rules whose periods each theorem proves.
const RULES: [&str; 18] = [
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
    ENDS,
    "(n, t in 0..1) -> (i, 1) & (n - 2 - i, 0) for i in 0..n-2 if t = 0; (n - 1, 0) if n > 0 and t = 1",
    "(n, t in 0..1) -> (i, t) & (n - 1 - i, 1) for i in 0..n-1 if n % 2 = 0; (n - 1, 1 - t) if n % 2 = 1",
    "(n, t in 0..1) -> (i, t) & (n - 1 - i, t) for i in 0..n-1; (n, 0) if t = 1",
];

/// Codes with a misère quotient, tame and wild.
const QUOTIENTS: [&str; 4] = ["kayles", "0.75", "0.123", "take 1,2"];

/// Formulas that are proved, of values and of who wins.
const CLAIMS: [&[&str]; 17] = [
    &["solve", "kayles", "--misere"],
    &["solve", ENDS, "--to", "300"],
    &["check", "take 1,3,4", "[0, 1, 0, 1, 2, 3, 2][n % 7]"],
    &["check", "lasker", "if n = 0 then 0 else [-1, 0, 0, 1][n % 4] + n"],
    &["check", "lasker", "loses if n = 0"],
    &["check", "bash(3)", "n & 3"],
    &["check", "bash(10^9)", "loses if n % 1000000001 = 0"],
    &["check", "nim", "loses if n = 1", "--misere"],
    &["check", "take 1,3,4", "loses if n % 7 in [1, 3]", "--misere"],
    &["check", BOARD, "(a + b) % 2"],
    &[
        "check",
        "0.07",
        "wins if not (n in [0, 1, 15, 35] or n > 0 and n % 34 in [5, 9, 21, 25, 29])",
    ],
    &["solve", "kayles"],
    &["solve", "dawson"],
    &["solve", "take 2,5,7", "--outcome"],
    &["solve", "n -> n - 1 if n > 0 and even(n); n - 2 if n > 1 and odd(n)", "--misere"],
    &["solve", "(n, t in 0..2) -> (n - 1, 0) if n > 0 and t != 1; (n - 2, 2) if n > 1"],
    &["solve", "4.[3]"],
];

/// A piece on a board of which one side is bounded.
const BOARD: &str = "(a, b in 0..3) -> (a - 1, b) if a > 0; (a, b - 1) if b > 0";

/// Empty cells with what is at both ends, of which a move leaves two: `AtCoder` `arc151_c`.
const ENDS: &str = "(n, t in 0..3) -> (i, 1) & (n-1-i, 1) for i in 0..n-1 if t = 0; \
    (i, 2) & (n-1-i, 1) for i in 1..n-1 if t = 1; (i, 3) & (n-1-i, 1) for i in 0..n-1 if t = 1; \
    (i, 2) & (n-1-i, 2) for i in 1..n-2 if t = 2; (i, 3) & (n-1-i, 3) for i in 0..n-1 if t = 2; \
    (i, 2) & (n-1-i, 3) for i in 1..n-1 if t = 3; (i, 3) & (n-1-i, 2) for i in 0..n-2 if t = 3";

/// The certificate that a command writes.
fn certificate(words: &[&str], folder: &Path) -> Json {
    let file = folder.join("certificate.json");
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    let output = command.args(words).arg("--certificate").arg(&file).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
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
    let what = match random.random_range(0..11) {
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
        // The law of elements begins with heap 1 at least.
        3 if number(&right["law"]["preperiod"]) > u64::from(right["proof"]["lost"].is_array()) => {
            wrong["law"]["preperiod"] = json!(number(&right["law"]["preperiod"]) - 1);
            "an earlier begin"
        }
        // Of growing values, more may have been checked than is needed.
        4 if right["proof"]["bound"].is_u64() && right["proof"]["theorem"] != "arithmetic" => {
            wrong["proof"]["bound"] = json!(number(&right["proof"]["bound"]) - 1);
            "a smaller bound"
        }
        5 if right["proof"]["values"] != other["proof"]["values"]
            && [right, other].iter().all(|one| one["proof"]["values"].is_array()) =>
        {
            wrong["moves"] = other["moves"].clone();
            "another rule"
        }
        6 if right["formula"].is_object() => {
            wrong["formula"]["text"] = json!(changed(right["formula"]["text"].as_str()?));
            "another formula"
        }
        7 if right["formula"]["memories"].is_null() && right["formula"].is_object() => {
            wrong["misere"] = json!(!right["misere"].as_bool()?);
            "the other play"
        }
        // Another P-position, or another element.
        8 if right["proof"]["lost"].is_array() => {
            let place = random.random_range(0..right["proof"]["lost"].as_array()?.len());
            wrong["proof"]["lost"][place] = json!(!right["proof"]["lost"][place].as_bool()?);
            "another outcome"
        }
        9 if right["proof"]["elements"].is_array() => {
            let last = right["proof"]["elements"].as_array()?.len() - 1;
            wrong["proof"]["elements"][last] = json!(number(&right["proof"]["elements"][last]) ^ 1);
            "another element"
        }
        10 if right["proof"]["theorem"] == "parts" => {
            wrong["moves"]["large"][0][0] = json!([[], [[null, null]]]);
            "other moves of large n"
        }
        _ => return None,
    };
    Some((wrong, what))
}

/// A formula that says the opposite, or is larger.
fn changed(text: &str) -> String {
    let other = |from: &str, to: &str| Some(format!("{to}{}", text.strip_prefix(from)?));
    let swapped = other("loses", "wins").or_else(|| other("wins", "loses"));
    swapped.unwrap_or_else(|| format!("1 + ({text})"))
}

fn check(faults: usize) {
    let folder =
        std::env::temp_dir().join(format!("explore certificates {} {faults}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let periods = RULES.iter().map(|rule| certificate(&["period", rule], &folder));
    let claims = CLAIMS.iter().map(|words| certificate(words, &folder));
    let quotients =
        QUOTIENTS.iter().map(|rule| certificate(&["period", rule, "--misere"], &folder));
    let right: Vec<Json> = periods.chain(quotients).chain(claims).collect();
    for (certificate, line) in right.iter().zip(verified(&right, &folder)) {
        assert!(line.starts_with("accepted: "), "{}: {line}", certificate["rule"]);
    }
    let mut random = Pcg64Mcg::seed_from_u64(1);
    let (mut wrong, mut whats) = (Vec::new(), Vec::new());
    while wrong.len() < faults {
        let [one, other] = [0, 1].map(|_| &right[random.random_range(0..right.len())]);
        if let Some((certificate, what)) = planted(one, other, &mut random) {
            whats.push((one["rule"].clone(), one["formula"]["text"].clone(), what));
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

/// A rule by its moves that makes n smaller by a bounded number, on a heap or on a board of a few columns.
fn rule(random: &mut Pcg64Mcg) -> String {
    let (width, count) = (random.random_range(1..4_u32), random.random_range(1..4));
    let moves = (0..count).map(|_| {
        let [step, modulus] = [random.random_range(1..5_u32), random.random_range(2..4)];
        let rest = random.random_range(0..modulus);
        let [column, other] = [(); 2].map(|()| random.random_range(0..width));
        let at =
            if random.random() { format!(" and n % {modulus} = {rest}") } else { String::new() };
        match width {
            1 => format!("n - {step} if n >= {step}{at}"),
            _ => format!(
                "(n - {step}, {other}) if n >= {step} and t = {column}{at}; (n, t - 1) if t > 0"
            ),
        }
    });
    let moves: Vec<String> = moves.collect();
    let position = if width == 1 { "n".to_owned() } else { format!("(n, t in 0..{})", width - 1) };
    format!("{position} -> {}", moves.join("; "))
}

#[test]
#[ignore = "slow: two hundred rules"]
fn rules_by_their_moves_are_accepted() {
    let folder = std::env::temp_dir().join(format!("explore rules {}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mut random = Pcg64Mcg::seed_from_u64(2);
    let rules: Vec<String> = (0..200).map(|_| rule(&mut random)).collect();
    let right: Vec<Json> =
        rules.iter().map(|rule| certificate(&["period", rule], &folder)).collect();
    for (rule, line) in rules.iter().zip(verified(&right, &folder)) {
        assert!(line.starts_with("accepted: "), "{rule}: {line}");
    }
    let count = |theorem| right.iter().filter(|one| one["proof"]["theorem"] == theorem).count();
    assert!(count("finite memory") > 100, "{}", count("finite memory"));
    fs::remove_dir_all(folder).unwrap();
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
