#[test]
fn one() {
    assert_eq!(super::value(), 1);
}
