//! What a judge decides otherwise than Cargo does here: conditions, editions, procedural macros.

mod common;

use bundler::bundle;
use bundler::profile::Profile;
use common::{MANIFEST, package};

/// The file of a package for a judge, or why there is none.
fn file(profile: &Profile, files: &[(&str, &str)]) -> Result<String, String> {
    let (_folder, solution) = package(files);
    let made = bundle(&solution, profile, "x", false, |bundle| {
        let folder = tempfile::tempdir()?;
        bundler::compile(bundle, folder.path()).map(drop)
    });
    made.map(|bundle| bundle.text).map_err(|error| format!("{error:#}"))
}

#[test]
fn what_the_judge_sets_is_decided_and_other_names_stay() {
    let main = "#[cfg(ONLINE_JUDGE)]
fn f() -> u32 { 1 }
#[cfg(not(ONLINE_JUDGE))]
fn f() -> u32 { 2 }
#[cfg(all(local, test))]
fn g() {}
#[cfg_attr(local, derive(Debug))]
struct S;
#[cfg(local)]
mod debug;
fn main() { let _ = (S, f(), cfg!(any(local, unix, windows)), cfg!(feature = \"f\")); }
";
    let files = [MANIFEST, ("src/main.rs", main)];
    let any = file(&Profile::default(), &files).unwrap();
    let kept = main.replace("#[cfg(all(local, test))]\nfn g() {}\n", "\n");
    let kept = kept.replace("cfg!(feature = \"f\")", "cfg!(any())");
    assert_eq!(any, format!("// by `x`\n{kept}"));
    let profile = Profile { cfgs: ["ONLINE_JUDGE".to_owned()].into(), ..Profile::default() };
    let judges = file(&profile, &files).unwrap();
    assert!(judges.contains("{ 1 }") && !judges.contains("{ 2 }"), "{judges}");
    assert!(judges.contains("#[cfg(local)]\nmod debug;"), "{judges}");
}

#[test]
fn the_judges_flags_make_the_program() {
    let profile = Profile { flags: vec!["-Copt-level=9".to_owned()], ..Profile::default() };
    let said = file(&profile, &[MANIFEST, ("src/main.rs", "fn main() {}\n")]).unwrap_err();
    assert!(said.contains("optimization level needs to be"), "{said}");
}

#[test]
fn messages_of_panics_are_formatted_in_old_editions_too() {
    let main = "fn main() {
    let k = std::env::args().count();
    assert!(k > 0, \"A {k}\");
    if k > 5 { panic!(\"K {k} {{}}\"); }
    if k > 4 { unreachable!(\"U {k}\"); }
    if k > 3 { panic!(\"plain\"); }
}
";
    let profile = Profile { editions: vec![2015], ..Profile::default() };
    let made = file(&profile, &[MANIFEST, ("src/main.rs", main)]).unwrap();
    let mended = main
        .replace("\"A {k}\"", "\"{}\", format_args!(\"A {k}\")")
        .replace("\"K {k} {{}}\"", "\"{}\", format_args!(\"K {k} {{}}\")")
        .replace("\"U {k}\"", "\"{}\", format_args!(\"U {k}\")");
    assert_eq!(made, format!("// by `x`\n{mended}"));
}

#[test]
fn a_procedural_macro_of_the_judge_stays_a_use() {
    let manifest = "[package]\nname = \"one\"\nedition = \"2021\"\n[dependencies]\nten.path = \"ten\"\n\
                    helper.path = \"helper\"\n[workspace]\n";
    let files = [
        ("Cargo.toml", manifest),
        ("src/main.rs", "fn main() { println!(\"{}\", ten::ten!()); }\n"),
        (
            "ten/Cargo.toml",
            "[package]\nname = \"ten\"\nedition = \"2021\"\n[lib]\nproc-macro = true\n",
        ),
        (
            "ten/src/lib.rs",
            "#[proc_macro]\npub fn ten(_: proc_macro::TokenStream) -> proc_macro::TokenStream {\n    \
             \"::helper::TEN\".parse().unwrap()\n}\n",
        ),
        ("helper/Cargo.toml", "[package]\nname = \"helper\"\nedition = \"2021\"\n"),
        ("helper/src/lib.rs", "pub const TEN: u32 = 10;\n"),
    ];
    let crates = ["ten", "helper"].map(str::to_owned).into();
    let made = file(&Profile { crates, ..Profile::default() }, &files).unwrap();
    assert_eq!(made, "// by `x`\nfn main() { println!(\"{}\", ten::ten!()); }\n");
}

#[test]
fn an_attribute_that_does_not_hold_reaches_no_crate() {
    let manifest = "[package]\nname = \"one\"\nedition = \"2021\"\n[dependencies]\nlib.path = \"lib\"\n[workspace]\n";
    let dependency = "[package]\nname = \"lib\"\nedition = \"2021\"\n[dependencies]\nentry.path = \"../entry\"\n";
    let files = [
        ("Cargo.toml", manifest),
        ("src/main.rs", "fn main() { println!(\"{}\", lib::one()); }\n"),
        ("lib/Cargo.toml", dependency),
        (
            "lib/src/lib.rs",
            "#[cfg_attr(nightly, entry::entry(inline))]\npub fn one() -> u64 { 1 }\n",
        ),
        ("entry/Cargo.toml", "[package]\nname = \"entry\"\nedition = \"2021\"\n"),
        // A macro of std writes what is wrong, so that the compiler names a file of its own.
        ("entry/src/lib.rs", "pub fn entry() -> u8 { let x = vec![1, \"2\"]; x }\n"),
    ];
    let made = file(&Profile::default(), &files).unwrap();
    assert!(made.contains("mod lib") && !made.contains("mod entry"), "{made}");
}

#[test]
fn what_the_compiler_says_of_macros_of_std_is_no_place_in_the_file() {
    let main = "fn main() { println!(\"{}\", f()); thread_local!(static A: u8 = \"\"); }\nfn f() -> u8 { vec![1u8] }\n";
    let said = file(&Profile::default(), &[MANIFEST, ("src/main.rs", main)]).unwrap_err();
    assert!(said.starts_with("`one` does not compile:\nerror[E0308]"), "{said}");
}

#[test]
fn fastout_needs_proconios_feature() {
    let manifest = "[package]\nname = \"one\"\nedition = \"2021\"\n[dependencies]\nproconio = \"=0.5.0\"\n[workspace]\n";
    let main = "use proconio::fastout;\n#[fastout]\nfn main() { println!(\"1\"); }\n";
    let said = file(&Profile::default(), &[("Cargo.toml", manifest), ("src/main.rs", main)]);
    let said = said.unwrap_err();
    assert!(said.starts_with("`one` does not compile:\nerror[E0432]"), "{said}");
}
