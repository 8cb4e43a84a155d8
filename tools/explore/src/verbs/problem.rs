//! `solve RULE --write PLACE`: a problem of what was found, in the layout around, by `cargo judge new` and `stress`.

mod input;

use games::error::{Error, Result};
use games::formula::{Form, Formula};
use games::game::Game;
use games::join;
use input::Input;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What is written of a game.
pub struct Problem<'a> {
    pub game: &'a Game,
    pub formula: &'a Formula,
    pub misere: bool,
    /// The formula as a Rust function, and how it is known.
    pub code: String,
    pub known: &'a str,
    /// The limits of the input, as `cargo judge gen` takes them.
    pub limits: &'a str,
}

/// The input that is meant if nothing is said: of heaps that have values, and of one of which it is known who wins.
pub const LIMITS: [&str; 2] = ["t<=100; k<=100; 0<=a[k]<=10^18", "t<=100; 0<=n<=10^18"];

impl Problem<'_> {
    /// Makes the problem, and compares its program with its rule on random inputs.
    ///
    /// # Errors
    /// If something is there, or the rule or the formula cannot be written; if `cargo judge` fails.
    pub fn write(&self, place: &Path) -> Result<()> {
        let input = Input::read(self.limits)?;
        if input.count.is_some() && self.formula.form() != Form::Value {
            return Err(Error::new(
                "a formula of who wins says nothing of several heaps: say `--input 'n<=10^18'`",
            ));
        }
        let (options, name) = (self.game.options_code()?, place.file_stem().unwrap_or_default());
        let (name, beside) = (name.to_string_lossy(), Path::new("fixtures").join(name));
        let is_file = place.extension().is_some();
        if let Some(there) =
            [place, &*beside].into_iter().find(|it| it.exists() && (is_file || *it == place))
        {
            return Err(Error::new(format!(
                "--write: {} is there already: nothing is written",
                there.display()
            )));
        }
        let (program, typed) = made(&name)?;
        let package = program.to_string_lossy().strip_suffix("/src/main.rs").map(PathBuf::from);
        let around = program.ancestors().find(|it| it.join(&beside).is_dir());
        let beside = package.clone().or(around.map(|it| it.join(&beside))).unwrap_or(beside);
        let fixtures = package.map_or_else(|| beside.clone(), |it| it.join("fixtures"));
        let template = fs::read_to_string(&program)?;
        let main = self.program(&template, &input);
        files::write(&program, main.as_bytes())?;
        without_unused(&beside.join("Cargo.toml"), &main)?;
        let (heading, brute) =
            (template.lines().next().unwrap_or_default(), beside.join("brute.rs"));
        let heading = heading.trim_start_matches("//! ").split(':').next().unwrap_or(&name);
        files::write(&brute, self.brute(heading, &options, &input).as_bytes())?;
        let built = stress::compile(&brute).map_err(|e| Error::new(e.to_string()))?;
        for (number, text) in input.inputs().iter().enumerate() {
            let name = if number == 0 { "sample".to_owned() } else { format!("small-{number}") };
            files::write(&fixtures.join(format!("{name}.in")), text.as_bytes())?;
            files::write(&fixtures.join(format!("{name}.out")), &answer(&built, text)?)?;
        }
        eprintln!("made {}, its brute force and fixtures", program.display());
        run(judge().args(["stress", &typed, "--time", "5"]))?;
        println!("{} bundle {typed}", if is_cargo() { "cargo judge" } else { "judge" });
        Ok(())
    }

    /// The program, which reads as the template does.
    fn program(&self, template: &str, input: &Input) -> String {
        let header = join(template.lines().take_while(|line| line.starts_with("//! ")), "\n");
        let play = if self.misere { "; who takes the last one loses" } else { "" };
        let (rule, formula, known, claim) =
            (&self.game.name, self.formula, self.known, input.claim());
        let header = format!(
            "{header}\n//!\n//! Kind: Others *\n//! Game: {rule}{play}.\n//! Theorem: {formula}, {known}.\n//! {claim}\n\n"
        );
        let won = won("wins");
        let print = format!("println!(\"{{}}\", {won});");
        let (text, read, print) = match () {
            () if template.contains("use sg::io") => {
                let text = include_str!("../../problem/sg-io.rs");
                (text, "input.read::<u64>()?", format!("out.line({won});"))
            }
            () if template.contains("use proconio") => {
                (include_str!("../../problem/proconio.rs"), "read_value!(u64)", print)
            }
            () => (include_str!("../../problem/plain.rs"), "next()", print),
        };
        let one = match self.formula.form() {
            Form::Value => "let wins = grundy(HEAP) != 0;\n",
            _ => "let wins = next_player_wins(HEAP);\n",
        };
        let heaps = "let mut nim_sum = 0;\nfor _ in 0..COUNT {\nnim_sum ^= grundy(HEAP);\n}\nlet wins = nim_sum != 0;\n";
        let body = input.body(read, [one, heaps], &print);
        header + &text.replace("CODE\n", &self.code).replace("BODY\n", &indented(1, &body))
    }

    /// The brute force, which plays the game by its rule, and says the format of the input.
    fn brute(&self, heading: &str, options: &str, input: &Input) -> String {
        let body =
            input.format(&format!("input.print(|| {});", won("game.next_player_wins(&heaps)")));
        let text = include_str!("../../problem/brute.rs").replace("HEADING", heading);
        let text = text.replace("PLAY", if self.misere { "misere" } else { "normal" });
        let text = text.replace("RULE", &self.game.name).replace("OPTIONS\n", options);
        text.replace("BODY\n", &indented(2, &body))
    }
}

/// Who wins in words, by a condition that holds if the next player does.
fn won(condition: &str) -> String {
    format!("if {condition} {{ \"First\" }} else {{ \"Second\" }}")
}

/// Lines, each as far in as there are open blocks.
fn indented(mut depth: usize, text: &str) -> String {
    let line = |line: &str| {
        depth -= usize::from(line.starts_with('}'));
        let indented = "    ".repeat(depth) + line;
        depth += usize::from(line.ends_with('{'));
        indented.trim_end().to_owned() + "\n"
    };
    text.lines().map(line).collect()
}

/// Has `cargo judge` make a problem: its program, and what it is called in commands.
fn made(name: &str) -> Result<(PathBuf, String)> {
    let template = if Path::new("templates/proconio").is_dir() { "proconio" } else { "plain" };
    let new = |more: &[&str]| judge().args(["new", name]).args(more).output();
    let mut output = new(&[])?;
    if !output.status.success() {
        // Of no judge that is known.
        output = new(&["--template", template])?;
    }
    let [said, why] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    let program = said.lines().find_map(|line| line.strip_prefix("$EDITOR "));
    let typed = said.split_whitespace().last();
    match program.zip(typed).filter(|_| said.starts_with("made ")) {
        Some((program, typed)) => {
            let here = env::current_dir()?;
            let root = here.ancestors().find(|it| it.join(program).is_file()).unwrap_or(&here);
            Ok((root.join(program), typed.to_owned()))
        }
        None => {
            Err(Error::new(format!("--write: nothing is written: {}{}", said.trim(), why.trim())))
        }
    }
}

/// Takes out of a new manifest the crates of its template that the program does not use.
fn without_unused(manifest: &Path, program: &str) -> Result<()> {
    let Ok(text) = fs::read_to_string(manifest) else { return Ok(()) };
    let is_unused = |line: &str| {
        let name = line.strip_suffix(".workspace = true");
        name.is_some_and(|name| {
            ["itertools", "sg"].contains(&name) && !program.contains(&format!("{name}::"))
        })
    };
    let kept: Vec<&str> = text.lines().filter(|line| !is_unused(line)).collect();
    Ok(files::write(manifest, (kept.join("\n") + "\n").as_bytes())?)
}

/// The answer of the brute force.
fn answer(brute: &Path, input: &str) -> Result<Vec<u8>> {
    let mut child = Command::new(brute).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    child.stdin.take().expect("it is piped").write_all(input.as_bytes())?;
    let output = child.wait_with_output()?;
    let failed = || Error::new(format!("{}: the brute force fails on its sample", brute.display()));
    if output.status.success() { Ok(output.stdout) } else { Err(failed()) }
}

/// Whether Cargo has started this, as an alias.
fn is_cargo() -> bool {
    env::var_os("CARGO_PKG_NAME").is_some_and(|name| name == "explore")
}

/// `cargo judge`, or the program that is installed beside this one.
fn judge() -> Command {
    if is_cargo() {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.arg("judge");
        return cargo;
    }
    let own = env::current_exe().unwrap_or_default();
    Command::new(own.with_file_name(format!("judge{}", env::consts::EXE_SUFFIX)))
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|e| Error::new(format!("cannot start `judge`: {e}")))?;
    let failed = || Error::new(format!("--write: `{command:?}` failed: {status}"));
    if status.success() { Ok(()) } else { Err(failed()) }
}
