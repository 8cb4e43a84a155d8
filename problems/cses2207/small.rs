use crate::answers;
use crate::sparse_space::values;

/// All values up to 3000 are those of the definition.
#[test]
fn sparse_space() {
    let plain = sg::grundy::heap_game(3000, |heap, g, out| {
        out.extend((1..heap).filter(|part| 2 * part < heap).map(|part| g[part] ^ g[heap - part]));
    });
    assert!(
        values(3000)
            .into_iter()
            .eq(plain.into_iter().map(|value| u16::try_from(value).expect("it is small")))
    );
}

#[test]
#[ignore = "slow: computes the values of all heaps up to 10^6"]
fn all_heaps() {
    let values = values(1_000_000);
    for first in (1..values.len()).step_by(100_000) {
        let heaps = first..first + 100_000;
        let lines: String = heaps.clone().map(|heap| format!("{heap}\n")).collect();
        let expected = heaps.map(|heap| if values[heap] != 0 { "first" } else { "second" });
        assert!(
            answers("cses2207", &format!("100000\n{lines}")).into_iter().eq(expected),
            "{first}"
        );
    }
}

#[test]
fn every_case() {
    crate::every_case("cses2207");
}
