//! A law as JSON.

use super::super::write::{Cell, quoted};
use super::report::{Found, Needs, Report, Sparse};
use games::error::Result;
use games::value::Value;
use std::io::Write;

pub fn print(report: &Report, output: &mut impl Write) -> Result<()> {
    let Report { name, first, .. } = *report;
    let (proved, seen) = match &report.found {
        Found::Proved(code, law) => {
            let exceptions = law.exceptions().into_iter();
            let exceptions = exceptions.map(|heap| format!("[{heap},{}]", law.value(heap)));
            let hypotheses = law.hypotheses(code).into_iter().chain([law.checked()]);
            let rest = format!(
                ",\"exceptions\":[{}],\"theorem\":{},\"hypotheses\":[{}]",
                joined(exceptions),
                quoted(&law.proof.theorem.to_string()),
                joined(hypotheses.map(|line| quoted(&line)))
            );
            let values = format!("[{}]", joined(law.values().iter().map(u32::to_string)));
            let period = law.period.into();
            (Some(object(law.preperiod, period, law.saltus, &values, &rest)), None)
        }
        Found::Bounded(bound) => {
            let (period, saltus) = bound.map_or((1, 1), |bound| (u128::from(bound) + 1, 0));
            let theorem = match bound {
                Some(_) => "theorem on bounded Nim, G(n) = n mod (k + 1)",
                None => "theorem on Nim, G(n) = n",
            };
            let rest =
                format!(",\"exceptions\":[],\"theorem\":{},\"hypotheses\":[]", quoted(theorem));
            (Some(object(0, period, saltus, "null", &rest)), None)
        }
        Found::Seen(None) => (None, None),
        Found::Seen(Some(law)) => {
            let needs = match law.needs {
                Needs::Heaps(heap) => heap.to_string(),
                Needs::Theorem => "null".to_owned(),
            };
            let cell =
                |value: &Value| value.content().map_or_else(quoted, |number| number.to_string());
            let values = format!("[{}]", joined(law.values.iter().map(cell)));
            let period = law.values.len() as u128;
            let rest = format!(",\"proof_needs\":{needs}");
            (None, Some(object(law.preperiod, period, law.saltus.into(), &values, &rest)))
        }
    };
    let null = || "null".to_owned();
    let sparse = report.sparse.as_ref().map(|Sparse { rare, last, largest, at }| {
        format!("{{\"rare\":{rare},\"last\":{last},\"largest\":{largest},\"at\":{at}}}")
    });
    writeln!(
        output,
        "{{\"rule\":{},\"first\":{first},\"last\":{},\"proved\":{},\"seen\":{},\"sparse\":{}}}",
        quoted(name),
        report.last(),
        proved.unwrap_or_else(null),
        seen.unwrap_or_else(null),
        sparse.unwrap_or_else(null)
    )?;
    Ok(())
}

/// What both kinds of laws have, and the rest.
fn object(preperiod: u64, period: u128, saltus: u64, values: &str, rest: &str) -> String {
    format!(
        "{{\"preperiod\":{preperiod},\"period\":{period},\"saltus\":{saltus},\"values\":{values}{rest}}}"
    )
}

fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(",")
}
