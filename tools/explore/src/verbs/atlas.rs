use super::options::{joined, number, seconds, value};
use super::period::look;
use super::phrases::{list, stopped};
use super::{Verb, certificate};
use command_line::Matches;
use games::error::{Error, Result};
use games::parse;
use games::period::Analysis;
use games::watch::{Limited, Progress, Watch, interrupted};
use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::path::PathBuf;
use std::time::Duration;

pub const VERB: Verb = Verb {
    name: "atlas",
    about: "Scan a family of codes for periods, a row each; ended at any time, it goes on where it was",
    takes: "FAMILY",
    options: &[
        "o output FILE: The rows, in a file that ends with .tsv; one that the same command has made is gone on with",
        "to N: The last heap to compute for a code that is not proved before; else 100000",
        "seconds S: At most so many seconds for a code, up to 10, which is usual",
        "certificates FOLDER: Also write each proof there, as `period --certificate` does",
    ],
    more: "\
FAMILY is a code in which each `d` stands for any octal digit: `0.ddd`, `4.[dd]`, `0.0dd7`; before the point for 0 and 4.

A row has the code; `proved`, `seen` or `none`, with preperiod, period and saltus of a law that is proved or seen as `period`
says it; the largest of the values that were computed; the last heap that was; and the first values. Each row is written when
it is found: what ends the scan loses at most the code that it was at.

Example:
  $ cargo explore atlas 0.ddd --to 1000000 -o octal.tsv",
    run: |matches, output| Atlas::read(matches)?.run(output),
};

/// How many values a row shows.
const SHOWN: usize = 20;
const COLUMNS: &str = "code\tlaw\tpreperiod\tperiod\tsaltus\tlargest\tto\tfirst values";
/// The most codes of a family.
const MOST: usize = 1 << 18;
/// What may be lost when the scan is ended.
const MOST_SECONDS: Duration = Duration::from_secs(10);

/// What was typed.
struct Atlas {
    family: String,
    to: u64,
    seconds: Duration,
    output: PathBuf,
    certificates: Option<PathBuf>,
}

impl Atlas {
    fn read(matches: &Matches) -> Result<Atlas> {
        let output = matches.opt_str("output").map(PathBuf::from);
        let is_table = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "tsv");
        let output = output.filter(is_table).ok_or_else(|| {
            Error::new(
                "the rows go to a file that can be gone on with: expected `--output FILE.tsv`",
            )
        })?;
        let limit = value(matches, "seconds", seconds)?.unwrap_or(MOST_SECONDS);
        if limit > MOST_SECONDS {
            return Err(Error::new("--seconds: at most 10 for a code, as so much may be lost"));
        }
        Ok(Atlas {
            family: joined(matches),
            to: value(matches, "to", number)?.unwrap_or(100_000),
            seconds: limit,
            output,
            certificates: matches.opt_str("certificates").map(PathBuf::from),
        })
    }

    fn run(&self, output: &mut impl Write) -> Result<()> {
        let codes = codes(&self.family)?;
        let of_file = |error| Error::new(format!("--output {}: {error}", self.output.display()));
        let (mut file, done) = self.open().map_err(of_file)?;
        if let Some(folder) = &self.certificates {
            let of_folder = |error| format!("--certificates {}: {error}", folder.display());
            fs::create_dir_all(folder).map_err(|error| Error::new(of_folder(error)))?;
        }
        let progress = Progress::new(codes.len() as u64, "codes");
        for (place, code) in codes.iter().enumerate().filter(|(_, code)| !done.contains(*code)) {
            let row = self.row(code)?;
            if interrupted() {
                return Err(stopped(&format!(
                    "{place} of {} codes; again, it goes on",
                    codes.len()
                )));
            }
            file.write_all(row.as_bytes()).map_err(|error| of_file(error.to_string()))?;
            progress.go_on(place);
        }
        drop(progress);
        writeln!(output, "{}: all {} codes are there", self.output.display(), codes.len())?;
        Ok(())
    }

    /// What the first line of a file says of its rows.
    fn title(&self) -> String {
        let Atlas { family, to, seconds, .. } = self;
        format!("# cargo explore atlas '{family}' --to {to} --seconds {}", seconds.as_secs_f64())
    }

    /// The file behind its last whole row, and the codes that have one.
    fn open(&self) -> std::result::Result<(File, HashSet<String>), String> {
        let text = |error: std::io::Error| error.to_string();
        let head = format!("{}\n{COLUMNS}\n", self.title());
        match OpenOptions::new().append(true).create_new(true).open(&self.output) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(text(error)),
            Ok(mut file) => {
                file.try_lock().map_err(|error| error.to_string())?;
                file.write_all(head.as_bytes()).map_err(text)?;
                return Ok((file, HashSet::new()));
            }
        }
        let mut file =
            OpenOptions::new().read(true).append(true).open(&self.output).map_err(text)?;
        file.try_lock().map_err(|_| "another scan writes it".to_owned())?;
        let mut there = String::new();
        file.read_to_string(&mut there).map_err(text)?;
        let Some(rows) = there.strip_prefix(&head) else {
            let first = there.lines().next().unwrap_or_default();
            return Err(format!(
                "it is there, and not what this command makes: expected `{}`, found `{first}`; name another file",
                self.title()
            ));
        };
        // A row that was not written to its end is written again.
        let whole = rows.rfind('\n').map_or(0, |end| end + 1);
        file.set_len((head.len() + whole) as u64).map_err(text)?;
        let code = |row: &str| row.split('\t').next().unwrap_or_default().to_owned();
        Ok((file, rows[..whole].lines().map(code).collect()))
    }

    /// The row of a code, when its certificate is written.
    fn row(&self, name: &str) -> Result<String> {
        let code = parse::code(name)?;
        let mut analysis = Analysis::new(&code);
        let progress = Progress::endless("heaps");
        analysis.until_proved(self.to, &Limited::new(&progress, self.seconds))?;
        let values = analysis.values();
        let law = if let Some(law) = analysis.period() {
            if let Some(folder) = &self.certificates {
                let json = certificate::of_code(name, &code, law, values)?;
                let text = format!("{json}\n");
                files::write(&folder.join(format!("{name}.json")), text.as_bytes())?;
            }
            format!("proved\t{}\t{}\t{}", law.preperiod, law.period, law.saltus)
        } else if let Some(law) = look::law(values).filter(|law| law.how.is_seen) {
            format!("seen\t{}\t{}\t{}", law.how.preperiod, law.how.period, law.how.saltus)
        } else {
            "none\t\t\t".to_owned()
        };
        let largest = values.iter().max().map_or(0, |largest| *largest);
        let (last, first) = (values.len().saturating_sub(1), list(values.iter().take(SHOWN)));
        Ok(format!("{name}\t{law}\t{largest}\t{last}\t{first}\n"))
    }
}

/// The codes of a family, in order.
fn codes(family: &str) -> Result<Vec<String>> {
    let mut codes = vec![String::new()];
    let point = family.find('.').unwrap_or(0);
    for (place, letter) in family.char_indices() {
        let all = if place < point { "04" } else { "01234567" };
        let digits = if letter == 'd' { all.to_owned() } else { letter.to_string() };
        let longer = |code: &String| digits.chars().map(|digit| format!("{code}{digit}")).collect();
        let longer: Vec<Vec<String>> = codes.iter().map(longer).collect();
        codes = longer.concat();
        if codes.len() > MOST {
            return Err(Error::new(format!("{family}: more than {MOST} codes")));
        }
    }
    parse::code(&codes[0])?;
    Ok(codes)
}
