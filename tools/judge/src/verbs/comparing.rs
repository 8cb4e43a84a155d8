//! How answers are judged, as options say it, instead of as the manifest says.

use crate::command_line::value;
use anyhow::Result;
use getopts::{Matches, Options};
use verdicts::comparison::Wanted;

/// The options.
pub fn options(options: &mut Options) {
    let float = "Judge answers otherwise than the manifest says: numbers may differ by ERROR, absolutely or \
                 relatively; white space counts nothing";
    options.optopt("", "float", float, "ERROR");
    options.optflag("", "ignore-spaces", "Judge otherwise: white space counts nothing");
    let checker = "Judge otherwise: a program that is called with three files, input, output and answer, and \
                   says by testlib's exit codes what it thinks";
    options.optopt("", "checker", checker, "COMMAND");
    let interactor = "Judge otherwise: a program that talks with the solution and judges it, called as a \
                      checker is";
    options.optopt("", "interactor", interactor, "COMMAND");
}

/// What they say.
pub fn wanted(matches: &Matches) -> Result<Wanted> {
    Ok(Wanted {
        float: value(matches, "float", "a number")?,
        ignore_spaces: matches.opt_present("ignore-spaces"),
        checker: matches.opt_str("checker"),
        interactor: matches.opt_str("interactor"),
    })
}
