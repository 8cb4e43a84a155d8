//! `table --code`: values as Rust, with the period where one is proved.

use games::error::{Error, Result};
use games::formula::rust_names;
use games::join;
use games::period::Analysis;
use games::period::equation;
use games::rule::Interval;
use std::io::Write;

/// The most values to print.
const MOST: usize = 1_000_000;

/// Prints the values of the heaps up to `to` as a Rust function, or those of all heaps if a law is proved.
pub fn heaps(name: &str, analysis: &Analysis, to: u64, output: &mut impl Write) -> Result<()> {
    let by_theorem = analysis.code().interval().map(Interval::text);
    let by_theorem = by_theorem.or(analysis.code().nim_bound().map(|_| "n".to_owned()));
    if let Some(value) = by_theorem {
        writeln!(output, "/// {name}: G(n)\n/// for all n: proved")?;
        writeln!(output, "fn grundy(n: u64) -> u64 {{\n    {value}\n}}")?;
        return Ok(());
    }
    let Some(law) = analysis.period() else {
        let known = analysis.values().iter().take(games::index(to.saturating_add(1)));
        let values: Vec<u128> = known.map(|value| (*value).into()).collect();
        return one(name, ("n", 0), &values, output);
    };
    let (start, period) = (law.preperiod, law.period);
    let values: Vec<u128> = (0..start + period).map(|heap| law.value(heap)).collect();
    let (kind, size) = (kind(&values)?, values.len());
    writeln!(output, "/// {name}: G(n)")?;
    let law_text = equation("n", period, law.saltus);
    writeln!(output, "/// for all n: proved, {law_text} for n >= {start}")?;
    let last = law.last_in_64_bits();
    if let Some(last) = last {
        writeln!(output, "/// for n > {last} some values are beyond u64")?;
    }
    writeln!(output, "fn grundy(n: u64) -> u64 {{")?;
    if let Some(last) = last {
        writeln!(output, "    assert!(n <= {last});")?;
    }
    writeln!(output, "    const FIRST: [{kind}; {size}] = [{}];", commas(&values))?;
    let from = |place: &str| match start {
        0 => place.to_owned(),
        _ => format!("({place} - {start})"),
    };
    let place = if start == 0 {
        format!("n % {period}")
    } else {
        format!("if n < {start} {{ n }} else {{ {start} + {} % {period} }}", from("n"))
    };
    writeln!(output, "    let place = {place};")?;
    let first =
        if kind == "u64" { "FIRST[place as usize]" } else { "u64::from(FIRST[place as usize])" };
    let more = match law.saltus {
        0 => String::new(),
        1 if period == 1 => " + (n - place)".to_owned(),
        saltus => format!(" + (n - place) / {period} * {saltus}"),
    };
    writeln!(output, "    {first}{more}\n}}")?;
    Ok(())
}

/// A list of values, from a first heap on.
pub fn one(
    name: &str,
    (n, first): (&str, u64),
    values: &[u128],
    output: &mut impl Write,
) -> Result<()> {
    let (kind, size) = (kind(values)?, values.len());
    let last = (first + values.len() as u64).saturating_sub(1);
    writeln!(output, "/// {name}: G({n})\n/// for {n} = {first} to {last}: computed, no law")?;
    let n = &rust_names(&[n.to_owned()])[0];
    writeln!(output, "fn grundy({n}: u64) -> u64 {{")?;
    writeln!(output, "    const VALUES: [{kind}; {size}] = [{}];", commas(values))?;
    writeln!(output, "    {}\n}}", widened(kind, &format!("VALUES[{}]", place(n, first))))?;
    Ok(())
}

/// A grid of values with rows of some length, from a first row and column on.
pub fn grid(
    name: &str,
    (names, [i, j]): (&[&str], [u64; 2]),
    (values, width): (&[u128], usize),
    output: &mut impl Write,
) -> Result<()> {
    let (kind, height) = (kind(values)?, values.len() / width);
    let last = |first: u64, count: usize| (first + count as u64).saturating_sub(1);
    writeln!(output, "/// {name}: G({})", join(names, ", "))?;
    let (to_i, to_j) = (last(i, height), last(j, width));
    let [a, b] = [names[0], names[1]];
    writeln!(output, "/// for {a} = {i} to {to_i}, {b} = {j} to {to_j}: computed, no law")?;
    let names = rust_names(&[a.to_owned(), b.to_owned()]);
    let (a, b) = (&names[0], &names[1]);
    writeln!(output, "fn grundy({a}: u64, {b}: u64) -> u64 {{")?;
    writeln!(output, "    const VALUES: [[{kind}; {width}]; {height}] = [")?;
    for row in values.chunks(width) {
        writeln!(output, "        [{}],", commas(row))?;
    }
    writeln!(output, "    ];")?;
    let cell = format!("VALUES[{}][{}]", place(a, i), place(b, j));
    writeln!(output, "    {}\n}}", widened(kind, &cell))?;
    Ok(())
}

fn commas(values: &[u128]) -> String {
    join(values, ", ")
}

/// An index, in a list that begins with `first`.
fn place(name: &str, first: u64) -> String {
    match first {
        0 => format!("{name} as usize"),
        _ => format!("({name} - {first}) as usize"),
    }
}

fn widened(kind: &str, value: &str) -> String {
    if kind == "u64" { value.to_owned() } else { format!("u64::from({value})") }
}

/// The smallest type that holds all values.
fn kind(values: &[u128]) -> Result<&'static str> {
    if values.is_empty() || values.len() > MOST {
        let message = format!("--code: {} values; expected 1 to {MOST}", values.len());
        return Err(Error::new(message));
    }
    let largest = values.iter().max().copied().unwrap_or(0);
    let kinds = [("u8", u8::MAX.into()), ("u16", u16::MAX.into()), ("u32", u32::MAX.into())];
    let kind = kinds.iter().find(|(_, most): &&(_, u128)| largest <= *most);
    Ok(kind.map_or("u64", |(kind, _)| kind))
}
