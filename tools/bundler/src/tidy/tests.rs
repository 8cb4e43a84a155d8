use super::bounds::with_whole_bounds;
use super::{Crate, notice, notice_in, without_indentation};
use std::fs;
use tempfile::TempDir;

#[test]
fn the_copyright_is_what_a_licence_or_a_source_says() {
    let cases = [
        ("The MIT License\n\nCopyright (c) 2015\n\nPermission", Some("Copyright (c) 2015")),
        ("Copyright (c) Jacob Pratt\n", Some("Copyright (c) Jacob Pratt")),
        (
            "Copyright 2018 Developers of Rand\nCopyright (c) 2014 The Rust Project\n",
            Some("Copyright 2018 Developers of Rand, Copyright (c) 2014 The Rust Project"),
        ),
        (
            "// Copyright 2019 statiolake <a@b.c>\n//\n// Licensed under",
            Some("Copyright 2019 statiolake <a@b.c>"),
        ),
        ("   Copyright 2020 Sébastien Crozet\n", Some("Copyright 2020 Sébastien Crozet")),
        ("   Copyright [yyyy] [name of copyright owner]\n", None),
        ("2. Grant of Copyright License. Subject to\n   copyright license to reproduce 1\n", None),
        ("Copyright and Related Rights in the Work and the meaning\n", None),
        ("", None),
    ];
    for (text, expected) in cases {
        assert_eq!(notice_in(text).as_deref(), expected, "{text}");
    }
}

/// The notice of a library with that licence and these files.
fn notice_of(license: &str, files: &[(&str, &str)]) -> String {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    notice(&Crate {
        name: "one".to_owned(),
        version: "1.0.0".to_owned(),
        license: Some(license.to_owned()),
        repository: None,
        id: String::new(),
        manifest: folder.path().join("Cargo.toml"),
        root: folder.path().join("lib.rs"),
        edition: 2021,
        rust_version: None,
        features: [].into(),
        has_script: false,
        dependencies: [].into(),
        is_proc_macro: false,
        is_published: true,
    })
}

#[test]
fn a_notice_says_whose_a_library_is_where_its_licence_asks_for_that() {
    let all = [
        ("LICENSE-APACHE", "   Copyright 2020 A\n"),
        ("LICENSE-MIT", "Copyright (c) 2020 B\n"),
        ("lib.rs", "// Copyright 2020 C\n"),
    ];
    let said = |license, files| notice_of(license, files);
    let start = "// one 1.0.0, licence: ";
    for license in ["MIT", "MIT/Apache-2.0", "MIT OR Apache-2.0", "BSD-3-Clause", "ISC"] {
        assert_eq!(said(license, &all), format!("{start}{license}, Copyright (c) 2020 B\n"));
    }
    assert_eq!(said("MIT", &all[2..]), format!("{start}MIT, Copyright 2020 C\n"));
    assert_eq!(said("MIT", &[]), format!("{start}MIT\n"));
    for license in ["CC0-1.0", "Unlicense OR MIT", "MIT/0BSD", "(MIT-0 OR MIT)"] {
        assert_eq!(said(license, &all), format!("{start}{license}\n"));
    }
}

#[test]
fn indentation_goes_but_in_literals() {
    let text = "mod one {\n    fn f() {\n        // Said.\n        g(\"a\n  b\", 'c')\n    }\n}\n";
    let flat = without_indentation(text).unwrap();
    assert_eq!(flat, "mod one {\nfn f() {\n// Said.\ng(\"a\n  b\", 'c')\n}\n}\n");
}

#[test]
fn no_line_ends_within_a_bound() {
    let text = "trait T: Copy + Add<
        Output = Self,
    > + Fn(
        u8,
    ) -> u8 {}
fn f<A: Copy>(a: A) {}
";
    let expected = "trait T: Copy
    + Add<Output = Self>
    + Fn(u8) -> u8 {}
fn f<A: Copy>(a: A) {}
";
    assert_eq!(with_whole_bounds(text).unwrap(), expected);
}
