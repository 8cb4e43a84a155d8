//! What the header of a solution claims of play: `Checked by play: WHAT; 1554 cases, bounds 6,4.`

use std::fs;
use verdicts::workspace::root;

/// How many cases there are within which bounds, and what that is in words.
pub struct Claim {
    pub cases: usize,
    /// As the generator takes them: what `up_to` gives, call by call.
    pub bounds: Vec<String>,
}

impl Claim {
    /// That of a problem.
    pub fn of(problem: &str) -> Claim {
        let path = root().join("problems").join(problem).join("src/main.rs");
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let header = text.lines().map_while(|line| line.strip_prefix("//!"));
        let header = header.map(str::trim).collect::<Vec<_>>().join(" ");
        Claim::read(&header).unwrap_or_else(|| {
            panic!("{}: `Checked by play: WHAT; N cases, bounds 6,4.` is expected", path.display())
        })
    }

    fn read(header: &str) -> Option<Claim> {
        let (_, claim) = header.split_once("Checked by ")?;
        let (what, bounds) = claim.split_once(" cases, bounds ")?;
        let (_, cases) = what.rsplit_once("; ")?;
        let bounds = bounds.split('.').next()?.split(" and ");
        Some(Claim { cases: cases.parse().ok()?, bounds: bounds.map(str::to_owned).collect() })
    }
}

#[test]
fn claims_are_read() {
    let claim = |text| Claim::read(text).map(|claim| (claim.cases, claim.bounds.join("|")));
    let header = "X 1: Game Checked by play: all; up to 9; 12 cases, bounds 3,4 and 5. More.";
    assert_eq!(claim(header), Some((12, "3,4|5".to_owned())));
    assert_eq!(claim("Checked by play: all; some cases, bounds 3."), None);
    assert_eq!(claim("Checked by play: all up to 9."), None);
}
