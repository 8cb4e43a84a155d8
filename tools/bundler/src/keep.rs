//! Keep: bundles that were made before. Making one takes seconds, and most of them are for pruning,
//! which gives the same for the same sources, compiler and judge.

use crate::assemble::{Draft, notice};
use crate::compilers::Compilers;
use crate::package::Solution;
use crate::syntax::is_of_word;
use anyhow::Result;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs};
use tempfile::NamedTempFile;

/// The place where the last bundle that a command made is kept.
pub struct Place {
    path: PathBuf,
    /// The first line of the file: a comment with the hash of all that the bundle is made of.
    made_of: String,
}

impl Place {
    /// The place, in the target folder, of what `command` makes of a draft; `None` if this program or a
    /// library cannot be looked at.
    pub fn new(
        solution: &Solution,
        draft: &Draft,
        compilers: &Compilers,
        command: &str,
    ) -> Option<Place> {
        let program = fs::metadata(env::current_exe().ok()?).ok()?;
        let mut rlibs = Vec::new();
        for (_, path) in &compilers.rlibs {
            rlibs.push((path, fs::metadata(path).ok()?.modified().ok()?));
        }
        let notices: String = draft.inlined.values().map(notice).collect();
        let editions = [compilers.own.edition, compilers.judge.edition];
        let parts: [&str; 6] = [
            &format!("{} {:?}", program.len(), program.modified().ok()?),
            &draft.text,
            &notices,
            &format!("{:?}", (draft.solution_end, editions, rlibs)),
            &solution.toolchain.version,
            command,
        ];
        let mut hash = DefaultHasher::new();
        parts.hash(&mut hash);
        let name = command.replace(|c| !is_of_word(c), "-");
        Some(Place {
            path: solution.target_folder.join("bundles").join(name + ".rs"),
            made_of: format!("// {:016x}\n", hash.finish()),
        })
    }

    /// The bundle that is kept there, if it was made of the same.
    pub fn get(&self) -> Option<String> {
        let text = fs::read_to_string(&self.path).ok()?;
        text.strip_prefix(&self.made_of).map(str::to_owned)
    }

    /// Keeps a bundle. Where it cannot be written, it will be made again.
    pub fn put(&self, text: &str) {
        let put = || -> Result<()> {
            let folder = self.path.parent().unwrap_or(Path::new(""));
            fs::create_dir_all(folder)?;
            // Renamed when it is complete, so that nobody reads half of it.
            let file = NamedTempFile::new_in(folder)?;
            fs::write(file.path(), self.made_of.clone() + text)?;
            file.persist(&self.path)?;
            Ok(())
        };
        let _ = put();
    }
}
