//! What was meant by a name that does not exist.

/// From here on two names are near, of the similarity that Jaro and Winkler define from 0 to 1.
const NEAR: f64 = 0.7;

/// How many names are suggested.
const MOST: usize = 3;

/// The names most similar to `name`, best first: none, or up to three. Case is ignored, and so is
/// `_` for `-`. Those with other digits behind the same letters are similar enough.
///
/// # Examples
/// ```
/// use verdicts::nearest::nearest;
/// assert_eq!(nearest("HDU1846", ["nim", "hdu1846", "hdu4764"])[0], "hdu1846");
/// assert_eq!(nearest("my_game", ["my-game"]), ["my-game"]);
/// assert_eq!(nearest("hdu9999", ["hdu1846", "nim"]), ["hdu1846"]);
/// assert!(nearest("chess", ["nim"]).is_empty());
/// ```
pub fn nearest<'a>(name: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let plain = |name: &str| name.to_lowercase().replace('_', "-");
    let name = plain(name);
    let similarity = |other: &str| {
        let other = plain(other);
        let is_of_judge = letters(&name).is_some_and(|judge| letters(&other) == Some(judge));
        strsim::jaro_winkler(&name, &other).max(if is_of_judge { NEAR } else { 0.0 })
    };
    let found = names.into_iter().map(|other| (similarity(other), other));
    let mut found: Vec<(f64, &str)> = found.filter(|found| found.0 >= NEAR).collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(b.1)));
    found.dedup();
    // One that differs in case or hyphens only is the one.
    let most = if found.first().is_some_and(|best| best.0 >= 1.0) { 1 } else { MOST };
    found.into_iter().take(most).map(|(_, name)| name).collect()
}

/// The letters before the digits of an id.
fn letters(id: &str) -> Option<&str> {
    let (letters, _) = id.split_at(id.find(|c: char| c.is_ascii_digit())?);
    (!letters.is_empty()).then_some(letters)
}

/// A sentence's end: `; did you mean ...?`, or else which names there are.
///
/// # Examples
/// ```
/// use verdicts::nearest::instead_of;
/// assert_eq!(instead_of("HDU", ["hdu", "poj"]), "; did you mean `hdu`?");
/// assert_eq!(instead_of("nowhere", ["hdu", "poj"]), "; there are hdu, poj");
/// assert_eq!(instead_of("nowhere", ["hdu"]), "; there is only `hdu`");
/// assert_eq!(instead_of("nowhere", []), "; there is none");
/// ```
pub fn instead_of<'a>(name: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    let near = nearest(name, names.iter().copied());
    match near.as_slice() {
        [] => match names.as_slice() {
            [] => "; there is none".to_owned(),
            [one] => format!("; there is only `{one}`"),
            _ => format!("; there are {}", names.join(", ")),
        },
        [one] => format!("; did you mean `{one}`?"),
        [first @ .., last] => format!("; did you mean `{}` or `{last}`?", first.join("`, `")),
    }
}
