//! `cargo judge stress` in a package of its own, whose brute force and generator use no crate.

use crate::project::{DOUBLE, Project};
use std::fs;

/// Counts the odd ones of some numbers, but none from 100 on.
const WRONG: &str = "use std::io::*;
fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<u64> = text.split_whitespace().skip(1).map(|n| n.parse().unwrap()).collect();
    eprintln!(\"{numbers:?}\");
    println!(\"{}\", numbers.iter().filter(|&&n| n % 2 == 1 && n < 100).count());
}
";

const BRUTE: &str = "use std::io::*;
fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<u64> = text.split_whitespace().map(|n| n.parse().unwrap()).collect();
    assert_eq!(numbers.len() as u64, 1 + numbers[0]);
    println!(\"{}\", numbers[1..].iter().filter(|&&n| n % 2 == 1).count());
}
";

const GENERATOR: &str = "fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|n| n.parse().unwrap()).collect();
    let [mut seed, size] = numbers[..] else { panic!(\"{numbers:?}\") };
    println!(\"{size}\");
    for _ in 0..size {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        print!(\"{} \", (seed >> 33) % (2 * size));
    }
    println!();
    eprintln!(\"cases: {size}\");
}
";

fn project(solution: &str) -> Project {
    let project = Project::new(solution);
    project.write("brute.rs", BRUTE);
    project.write("gen.rs", GENERATOR);
    project
}

#[test]
#[ignore = "slow: about a second"]
fn the_smallest_input_is_shown_and_kept() {
    let project = project(WRONG);
    let (printed, _) = project.fails(&["stress", "--seed", "5"]);
    assert!(printed.starts_with("WA: input "), "{printed}");
    let table = "\n\ninput  expected  printed\n1      1         0\n101\n\n    standard \
                 error:\n      [101]\n\n";
    assert!(printed.contains(table), "{printed}");
    assert!(
        printed.ends_with(
            "again: cargo judge stress --seed 5\n\
             as a fixture: cargo judge stress --seed 5 --keep seed-5\n"
        ),
        "{printed}"
    );

    let (same, _) =
        project.fails(&["stress", "double", "--seed", "5", "--jobs", "3", "--keep", "odd"]);
    let first = |text: &str| text.split('\n').next().map(str::to_owned);
    assert_eq!(first(&same), first(&printed));
    assert_eq!(
        [project.read("fixtures/odd.in"), project.read("fixtures/odd.out")],
        ["1\n101\n", "1\n"]
    );

    // Nothing is overwritten, and nothing is written anywhere else.
    for (name, why) in [("odd", "is there already"), ("../odd", "lower case"), ("", "lower case")] {
        let (_, said) = project.fails(&["stress", "--keep", name]);
        assert!(said.starts_with("error: --keep ") && said.contains(why), "{said}");
    }
}

#[test]
#[ignore = "slow: builds several programs"]
fn a_right_solution_is_right() {
    let project = project(BRUTE);
    // A number alone is seconds.
    let (printed, said) = project.passes(&["stress", "--time", "1", "--seed", "9"]);
    assert!(printed.starts_with("no difference: "), "{printed}");
    assert!(printed.ends_with(" cases/s (seed 9)\n"), "{printed}");
    assert!(said.starts_with("double, 10 s, 1048576 KiB; seed 9, "), "{said}");
    // The way of comparing is a flag, or the manifest's.
    let spaced = BRUTE.replace("println!(\"{}\"", "print!(\" {}\"");
    project.write("src/main.rs", &spaced);
    let (printed, _) = project.fails(&["stress", "--time", "1"]);
    assert!(printed.starts_with("PE: input 1 of seed "), "{printed}");
    project.passes(&["stress", "--time", "0.1", "--ignore-spaces"]);
    project.add_to_manifest("[package.metadata.judge]\nignore-spaces = true\n");
    project.passes(&["stress", "--time", "0.1"]);
}

#[test]
#[ignore = "slow: builds several programs"]
fn what_else_is_wrong_is_not_the_solutions_fault() {
    let project = project(BRUTE);
    project.write("brute.rs", &BRUTE.replace("1 + numbers[0]", "numbers[0]"));
    let (_, said) = project.fails(&["stress"]);
    assert!(said.contains("error: the brute force failed on the input that `"), "{said}");
    assert!(
        said.contains("assertion `left == right` failed") && said.contains("\ninput\n1\n"),
        "{said}"
    );
    project.write("gen.rs", "fn main() { panic!(\"no idea\") }");
    let (_, said) = project.fails(&["stress"]);
    assert!(said.contains("error: the generator failed, `") && said.contains("no idea"), "{said}");
    let clock = "fn main() { println!(\"{:?}\", std::time::SystemTime::now()) }";
    project.write("gen.rs", clock);
    let (_, said) = project.fails(&["stress"]);
    assert!(said.contains("the seed and the size alone must decide the input"), "{said}");
    project.write("gen.rs", "fn main() { idea }");
    let (_, said) = project.fails(&["stress"]);
    assert!(said.contains("gen.rs` does not compile") && said.contains("`idea`"), "{said}");
    fs::remove_file(project.0.path().join("gen.rs")).unwrap();
    let (_, said) = project.fails(&["stress"]);
    assert!(said.contains("there is no generator ") && said.contains("--gen"), "{said}");
}

/// Programs in other languages, which start as a shell does.
#[test]
#[ignore = "slow: builds several programs"]
#[cfg(unix)]
fn commands_stand_in() {
    let project = Project::new("fn main() { println!(\"{}\", 7) }");
    project.write("gen.sh", "echo $(($1 % 10)) $2\n");
    project.write("brute.sh", "read a b\necho 7\n");
    let flags = ["stress", "--time", "0.2", "--brute", "sh brute.sh", "--gen", "sh gen.sh"];
    let (printed, _) = project.passes(&flags);
    assert!(printed.starts_with("no difference: "), "{printed}");
    // testlib's: 1 is a wrong answer. Without a brute force nothing is made smaller.
    project.write("check.sh", "read a b < $1\nread c < $2\ntest $c = 7 && test $b -lt 3\n");
    let flags = ["stress", "--gen", "sh gen.sh", "--checker", "sh check.sh"];
    let (printed, _) = project.fails(&flags);
    assert!(printed.starts_with("WA: input 3 of seed "), "{printed}");
    assert!(printed.contains(" 3`; not made smaller"), "{printed}");
    assert!(printed.contains("    the checker says: wrong answer\n"), "{printed}");
    let flags = ["stress", "--gen", "sh gen.sh", "--brute", "nobody"];
    let (_, said) = project.fails(&flags);
    assert!(said.contains("cannot start nobody: "), "{said}");
}

/// Ctrl-C ends it, however long a program would still run, and no process is left; also where the signal reaches no
/// program, as it does not reach one that is about to start.
#[test]
#[ignore = "slow: builds several programs"]
#[cfg(target_os = "linux")]
fn interrupted() {
    use std::os::unix::process::CommandExt;
    use std::process::{Command, Stdio};
    use std::thread::sleep;
    use std::time::{Duration, Instant};
    let project = project("fn main() { loop {} }");
    project.add_to_manifest("[package.metadata.judge]\ntime-limit = 100000\n");
    let folder = project.0.path();
    let (target, temporary) = (folder.join("target"), folder.join("temporary"));
    fs::create_dir(&temporary).unwrap();
    let running = || {
        let folders = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
        let programs = folders.filter_map(|folder| fs::read_link(folder.path().join("exe")).ok());
        programs.filter(|program| program.starts_with(&temporary)).count()
    };
    let wait = |what: &mut dyn FnMut() -> bool| {
        let start = Instant::now();
        while !what() {
            assert!(start.elapsed() < Duration::from_secs(300), "{} programs run", running());
            sleep(Duration::from_millis(20));
        }
    };
    // A terminal tells the group.
    for group in ["", "-"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
        command.arg("stress").current_dir(folder).env("CARGO_TARGET_DIR", &target);
        command
            .env("TMPDIR", &temporary)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0);
        let mut child = command.spawn().expect("it starts");
        // By two threads at least.
        wait(&mut || running() >= 2);
        let kill = format!("kill -INT {group}{}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("sh starts").success());
        wait(&mut || child.try_wait().unwrap().is_some());
        assert_eq!(child.wait().unwrap().code(), Some(130));
        assert_eq!(running(), 0);
    }
}

/// What the manifest limits, and output without end.
#[test]
#[ignore = "slow: builds several programs"]
fn limits_are_the_manifests() {
    let project = project("fn main() { loop {} }");
    project.add_to_manifest("[package.metadata.judge]\ntime-limit = 0.1\nmemory-limit = 32768\n");
    let (printed, _) = project.fails(&["stress"]);
    assert!(printed.starts_with("TLE: input 1 of seed "), "{printed}");
    assert!(printed.contains("    still running after 0.1 s\n"), "{printed}");
    project.write("Cargo.toml", &project.read("Cargo.toml").replace("0.1\nmemory", "20\nmemory"));
    project.write(
        "src/main.rs",
        "fn main() { let all = vec![1u8; 64 << 20]; print!(\"{}\", all[7]) }",
    );
    let (printed, _) = project.fails(&["stress"]);
    assert!(printed.starts_with("MLE: input 1 of seed "), "{printed}");
    project.write(
        "src/main.rs",
        "fn main() { loop { println!(\"{}\", [\"no end\"; 999].concat()) } }",
    );
    let (printed, _) = project.fails(&["stress"]);
    assert!(printed.starts_with("OLE: input 1 of seed "), "{printed}");
}

/// A word whose length is told becomes short, with its length.
#[test]
#[ignore = "slow: builds several programs"]
#[cfg(unix)]
fn words_become_short() {
    let wrong = "fn main() {
        let mut text = String::new();
        std::io::Read::read_to_string(&mut std::io::stdin(), &mut text).unwrap();
        println!(\"{}\", if text.contains(\"ab\") { \"bad\" } else { \"ok\" });
    }";
    let project = Project::new(wrong);
    project.write("gen.sh", "echo 3 12\necho ccbabcacb$((100 + $1 % 900)) | tr 0-9 abcabcabca\n");
    project.write("brute.sh", "read k n\nread w\n[ $k = 3 ] && [ ${#w} = $n ] && echo ok\n");
    let (printed, _) = project.fails(&["stress", "--gen", "sh gen.sh", "--brute", "sh brute.sh"]);
    assert!(printed.contains("\n3 2    ok        bad\nab\n"), "{printed}");
}

/// Twice a number, by its format.
const FORMAT: &str = "fn main() {
    cases::answer(|input| {
        let most = input.up_to(100_u32).min(1_000_000);
        let n = input.number(1..=most);
        input.end_line();
        input.print(|| 2 * n);
    });
}
";

/// Without a `gen.rs` the brute force makes the inputs, if it has the format; with one it does not.
#[test]
#[ignore = "slow: builds several programs"]
fn a_brute_force_makes_inputs() {
    let wrong = DOUBLE.replace("2 * line.trim()", "2 * line.trim().replace(\"6\", \"7\")");
    let project = Project::new(&wrong);
    project.write("brute.rs", FORMAT);
    let (printed, _) = project.fails(&["stress", "--seed", "1"]);
    assert!(printed.contains("\n6      12        14\n"), "{printed}");
    project.write("src/main.rs", DOUBLE);
    let (printed, _) = project.passes(&["gen", "double", "--max", "--keep", "largest"]);
    assert!(printed.ends_with("the answer is that of the brute force\n"), "{printed}");
    // Which one takes longest is not known.
    let input: u32 = project.read("fixtures/largest.in").trim().parse().unwrap();
    assert!((1..=1_000_000).contains(&input), "{input}");
    project.write("src/main.rs", &wrong);
    // What the template has is written for no problem.
    project.write("templates/one/brute.rs", FORMAT);
    let (_, said) = project.fails(&["stress", "--brute", "true"]);
    assert!(said.contains("brute.rs is still the template's example: "), "{said}");
    project.write("gen.rs", "fn main() { println!(\"{}\", std::env::args().nth(1).unwrap()) }");
    let (_, said) = project.fails(&["stress", "--brute", "true", "--time", "0.1"]);
    assert!(!said.contains("example"), "{said}");
    fs::remove_file(project.0.path().join("gen.rs")).unwrap();
    project.write("brute.rs", &FORMAT.replace("input.print(|| 2 * n)", "println!(\"{}\", 2 * n)"));
    let (_, said) = project.fails(&["stress"]);
    assert!(said.contains("there is no generator "), "{said}");
}

/// What a template has for an example says nothing of this problem; an interactive one needs no brute force.
#[test]
#[ignore = "slow: builds several programs"]
#[cfg(unix)]
fn the_examples_of_a_template_are_not_used() {
    let project = Project::new("fn main() { println!(\"7\"); }");
    for folder in ["templates/one", "."] {
        project.write(&format!("{folder}/brute.rs"), &format!("//! {folder}\n{BRUTE}"));
        project.write(&format!("{folder}/gen.rs"), &format!("//! {folder}\n{GENERATOR}"));
    }
    let (_, said) = project.fails(&["stress"]);
    let hint = "brute.rs is still the template's example: write it for this problem, or give a \
                command with --brute\n";
    assert!(said.ends_with(hint), "{said}");
    let (_, said) = project.fails(&["stress", "--brute", "true"]);
    assert!(said.contains("gen.rs is still the template's example: "), "{said}");
    project.write("talk.sh", "read answer\n[ $answer = 7 ]\n");
    project.write("gen.sh", "echo $1 $2\n");
    let talk = ["stress", "--gen", "sh gen.sh", "--interactor", "sh talk.sh", "--time", "1"];
    let (printed, said) = project.passes(&talk);
    assert!(printed.starts_with("no difference: "), "{printed}");
    assert!(said.ends_with(" at once, for 1 s; no brute force is needed\n"), "{said}");
    // One of the problem's own counts.
    project.write("brute.rs", "fn main() { panic!(\"mine\") }");
    assert!(project.fails(&talk).1.contains("mine"));
}

/// Commands of a shell: what they say of a generator is right whatever they cost.
#[test]
fn a_generator_that_takes_no_seed_is_refused() {
    let project = Project::new(DOUBLE);
    project.write("brute.sh", "read n; echo $((2 * n))\n");
    let stress = ["stress", "--time", "0.3", "--brute", "sh brute.sh", "--gen"];
    for (script, said) in [
        ("echo 5", "it ignores the seed: 20 other seeds give the same input; its last two "),
        (
            "date +%s%N",
            "it makes a different input each time: the seed and the size alone must decide the input",
        ),
    ] {
        project.write("gen.sh", script);
        let (printed, error) = project.fails(&[&stress[..], &["sh gen.sh"]].concat());
        assert!(error.contains(said) && printed.is_empty(), "{error}");
    }
    // One of few inputs is right.
    project.write("gen.sh", "echo $(($1 % 2))\n");
    project.passes(&[&stress[..], &["sh gen.sh"]].concat());
}

#[test]
fn a_build_to_debug_is_tried_too() {
    let source = DOUBLE.replace("2 * line.trim().parse::<u64>()", "2 * line.trim().parse::<u8>()");
    let project = Project::new(&source);
    project.write("brute.sh", "read n; echo $((2 * n % 256))\n");
    project.write("gen.sh", "echo $((128 + $1 % 100))\n");
    let stress = ["stress", "--time", "0.3", "--brute", "sh brute.sh", "--gen", "sh gen.sh"];
    project.passes(&stress);
    let (printed, _) = project.fails(&[&stress[..], &["--debug"]].concat());
    assert!(printed.starts_with("RE: input 1 of ") && printed.contains("overflow"), "{printed}");
    let (_, said) = project.fails(&[&stress[..], &["--debug", "--for", "cses"]].concat());
    assert_eq!(said, "error: --debug cannot be combined with --for or --to\n");
}
