//! Where what can be made again is kept for a user, in whatever folder they are.

use std::path::PathBuf;
use std::{env, fs};
use verdicts::text::Scratch;
use verdicts::{Error, Result, at};

/// That folder, which nobody else can write to, as programs are started from there.
pub fn cache() -> Result<PathBuf> {
    let variable = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || env::home_dir().map(|home| home.join(".cache")).filter(|path| path.is_absolute());
    let around = variable("XDG_CACHE_HOME").or_else(|| variable("LOCALAPPDATA")).or_else(home);
    let around =
        around.ok_or("there is no folder for what is built: set HOME or XDG_CACHE_HOME")?;
    let folder = around.join("cargo-judge");
    let wrong = |error: Error| Error::from(format!("{error}; is HOME or XDG_CACHE_HOME right?"));
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let make = || fs::create_dir_all(&around).and_then(|()| builder.create(&folder));
    make().or_else(|e| if folder.is_dir() { Ok(()) } else { Err(wrong(at(&folder)(e))) })?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        // What is made here is of who runs this.
        let own = Scratch::within(&folder).map_err(wrong)?;
        let [own, folder_is] = [own.place(), &folder].map(|it| fs::metadata(it).map_err(at(it)));
        let (own, folder_is) = (own?, folder_is?);
        if own.uid() != folder_is.uid() || folder_is.mode() & 0o002 != 0 {
            return Err(format!(
                "{} is not yours alone: programs are built and started there; set XDG_CACHE_HOME to another folder",
                folder.display()
            ).into());
        }
    }
    Ok(folder)
}
