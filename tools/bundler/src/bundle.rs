//! From a solution to one file: load every crate it names, move each into a module, leave out what is
//! not needed, and see the result compile and pass.

use crate::assemble::{self, Draft, assemble};
use crate::known::Known;
use crate::package::{Crate, Solution};
use crate::profile::Profile;
use crate::prune::{self, Code, Pruned, Pruner};
use crate::rustc::{Compiled, Diagnostic, Rustc};
use crate::tidy;
use anyhow::{Result, bail};
use std::fs;
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// A bundle and how it is compiled.
pub struct Bundle {
    /// The file.
    pub text: String,
    /// The compiler, with the judge's edition and crates.
    pub rustc: Rustc,
}

/// Makes one file of a solution, for a judge, that passes `verify`. `command` is what made it, for the
/// header.
///
/// # Errors
/// A message that names what cannot be bundled, or what the judge does not accept.
pub fn bundle(
    solution: &Solution,
    profile: &Profile,
    command: &str,
    verify: impl Fn(&Bundle) -> Result<()>,
) -> Result<Bundle> {
    let toolchain = &solution.toolchain;
    let draft = assemble(solution, profile, toolchain.options.clone())?;
    check_compiler(solution, profile, &draft)?;
    let rlibs = rlibs(solution, &draft)?;
    let externs = externs(solution, &rlibs)?;
    let mut rustc =
        Rustc { program: toolchain.program.clone(), edition: solution.binary.edition, externs };
    let known = known(solution, profile, command, &draft, &rlibs);
    // All of it is pruned in the solution's own edition; what is left is to compile in the judge's.
    let own = rustc.clone();
    if profile.edition > 0 {
        rustc.edition = profile.edition;
    }
    let check = |text: String| -> Result<Bundle> {
        profile.check_size(&text)?;
        let bundle = Bundle { text, rustc: rustc.clone() };
        verify(&bundle)?;
        Ok(bundle)
    };
    if let Some(Ok(bundle)) = known.as_ref().and_then(Known::get).map(check) {
        return Ok(bundle);
    }
    // The whole is compiled while it is found out what can be left out.
    let is_hopeless = Arc::new(AtomicBool::new(false));
    let before = thread::spawn({
        let (own, text, is_hopeless) = (own.clone(), draft.text.clone(), is_hopeless.clone());
        move || {
            let code = prune::code(&own, &text);
            is_hopeless.store(code.is_err(), Ordering::Relaxed);
            code
        }
    });
    let mut pruner = Pruner::new(own, draft.text.clone(), draft.solution_end, is_hopeless)?;
    if let Err(error) = pruner.prune() {
        // Where the whole does not compile, that is why.
        let whole = solution.cause(joined(before.join()).err().unwrap_or(error));
        return Err(match whole.downcast_ref().and_then(|compiled| at_fault(compiled, &pruner)) {
            Some(module) => whole.context(assemble::cannot_be_bundled(&draft.inlined[&module])),
            None => whole,
        });
    }
    let finish = |pruned: &Pruned| check(tidy::tidy(&rustc, &draft, pruned, command)?);
    let (mut after, mut bundle) = confirmed(&mut pruner, finish)?;
    let before = joined(before.join())?;
    if after != before {
        pruner.put_back(&before)?;
        (after, bundle) = confirmed(&mut pruner, finish)?;
        if after != before {
            bail!("leaving out what is not used changes the program: this is a bug in the bundler");
        }
    }
    let bundle = bundle?;
    if let Some(known) = known {
        known.put(&bundle.text);
    }
    Ok(bundle)
}

/// What is left is made ready while the compiler confirms that it is to be left; what it makes of it, and
/// the bundle.
fn confirmed(
    pruner: &mut Pruner,
    finish: impl Fn(&Pruned) -> Result<Bundle>,
) -> Result<(Code, Result<Bundle>)> {
    loop {
        let expected = pruner.pruned();
        let (code, bundle) = thread::scope(|scope| {
            let code = scope.spawn(|| pruner.confirm());
            let bundle = finish(&expected);
            (joined(code.join()), bundle)
        });
        if let Some(code) = code?
            && pruner.pruned() == expected
        {
            return Ok((code, bundle));
        }
    }
}

/// The module of the library that the first error is in.
fn at_fault(compiled: &Compiled, pruner: &Pruner) -> Option<String> {
    let place = compiled.errors().flat_map(Diagnostic::primary_places).next()?;
    let module = pruner.modules().into_iter().find(|(module, _)| module.contains(&place.start))?;
    Some(module.1)
}

/// What a thread gave; where it panicked, so does this one.
fn joined<T>(result: thread::Result<T>) -> T {
    result.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Whether the judge's compiler is new enough for all crates.
fn check_compiler(solution: &Solution, profile: &Profile, draft: &Draft) -> Result<()> {
    let needs = draft.inlined.values().chain([&solution.binary]);
    let newest = needs.filter_map(|krate| Some((krate.rust_version?, krate))).max_by_key(|n| n.0);
    if let (Some((needed, krate)), Some(has)) = (newest, profile.rust)
        && needed > has
    {
        bail!(
            "the judge has Rust {}.{}, and `{}` needs {}.{}",
            has.0,
            has.1,
            krate.name,
            needed.0,
            needed.1
        );
    }
    Ok(())
}

/// Where the bundle is kept, and what it is made of.
fn known(
    solution: &Solution,
    profile: &Profile,
    command: &str,
    draft: &Draft,
    rlibs: &[(&str, &Path)],
) -> Option<Known> {
    let notices: String = draft.inlined.values().map(assemble::notice).collect();
    let editions = [solution.binary.edition, profile.edition];
    let rlibs = rlibs.iter().map(|rlib| Some((rlib, fs::metadata(rlib.1).ok()?.modified().ok()?)));
    let rlibs: Vec<_> = rlibs.collect::<Option<_>>()?;
    let others = format!("{:?}", (draft.solution_end, editions, rlibs));
    let folder = solution.target_folder.join("bundles");
    Known::new(
        &folder,
        command,
        &[&draft.text, &notices, &others, &solution.toolchain.version, command],
    )
}

/// The libraries that the judge has, as Cargo built them, by their names.
fn rlibs<'a>(solution: &'a Solution, draft: &'a Draft) -> Result<Vec<(&'a str, &'a Path)>> {
    if draft.kept.is_empty() {
        return Ok(Vec::new());
    }
    let built = solution.built()?;
    let rlib = |krate: &'a Crate| Some((&*krate.name, &**built.rlibs.get(&krate.id)?));
    Ok(draft.kept.iter().filter_map(rlib).collect())
}

/// How rustc finds them, and what they depend on.
fn externs(solution: &Solution, rlibs: &[(&str, &Path)]) -> Result<Vec<String>> {
    let mut flags = Vec::new();
    for (name, rlib) in rlibs {
        flags.extend(["--extern".to_owned(), format!("{name}={}", rlib.display())]);
    }
    if !flags.is_empty() {
        let folder = solution.built()?.deps_folder();
        flags.extend(["-L".to_owned(), format!("dependency={}", folder.display())]);
    }
    Ok(flags)
}
