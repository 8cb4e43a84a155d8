use super::{crates_for, dependencies};
use judge::judges::Judge;

#[test]
fn crates_are_found_by_their_paths() {
    let crates = crates_for(&Judge::default(), false);
    let lines = |text: &str| dependencies(text, &crates).unwrap();
    assert_eq!(lines("use std::io;\nmod a { }\nuse a::b;\nfn main() { b::proconio::c() }"), "");
    let input = "proconio = { version = \"=0.5.0\", features = [\"derive\"] }\n";
    for line in ["use proconio::input;", "use ::proconio::input;", "use proconio as p;"] {
        assert_eq!(lines(line), input, "{line}");
    }
    for line in ["#[macro_use]\nextern crate proconio;", "extern crate proconio as p;"] {
        assert_eq!(lines(line), input, "{line}");
    }
    assert_eq!(lines("mod proconio_2;\nmod a { use b::proconio as c; }"), "");
    let both = lines("fn main() { proconio::input! {}; ac_library::z_algorithm(\"\"); }");
    assert_eq!(both, format!("ac-library-rs = {{ version = \"=0.2.0\", features = [] }}\n{input}"));
    for line in ["use rayon::prelude::*;", "extern crate rayon;"] {
        let said = dependencies(line, &crates).unwrap_err().to_string();
        assert!(
            said.starts_with("it uses the crate `rayon`, but a single file may use only std "),
            "{said}"
        );
    }
    let (package, krate) = &crates["itertools"];
    assert_eq!((package.as_str(), &*krate.version), ("itertools", "0.14.0"));
}
