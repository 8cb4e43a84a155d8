//! Values that are read as text.

use games::listed::Listed;
use games::value::Value;

fn read(text: &str) -> Result<Listed, String> {
    Listed::read(text.as_bytes()).map_err(|e| e.to_string())
}

#[test]
fn what_is_read() {
    let listed = read("# a comment\n\n 3\t1\n2:0#0\r\n4,  7\n").unwrap();
    let positions: Vec<_> = listed.positions().map(|(n, value)| (n[0], value)).collect();
    let number = Value::Number;
    assert_eq!(positions, [(2, number(0)), (3, number(1)), (4, number(7))]);
    assert_eq!((listed.least(), listed.largest(), listed.count()), (vec![2], 4, 3));
    assert_eq!(listed.rows().unwrap(), [[number(0), number(1), number(7)]]);
    let listed = read("1 5 W\n1 5 w\n2 5 L").unwrap();
    assert_eq!((listed.names(), listed.count(), listed.is_outcome()), (vec!["a", "b"], 2, true));
    assert_eq!(listed.rows().unwrap(), [[Value::Win], [Value::Loss]]);
    assert_eq!(
        read("0 0 1\n1 1 1").unwrap().rows().unwrap_err().to_string(),
        "the value for a = 0, b = 1 is missing"
    );
}

/// Words for who wins, a first line of names, several values on a line, a matrix: each as what it means.
#[test]
fn many_layouts() {
    for (text, as_if) in [
        ("heap,value\n0,0\n1,1\n2,2\n", "0\n1\n2"),
        ("row,column,value\n1,1,0\n1,2,3", "1 1 0\n1 2 3"),
        ("n: G(n)\n0: 5\n1: 6", "5\n6"),
        ("0 1 2 3 1 4", "0\n1\n2\n3\n1\n4"),
        ("[0, 1, 2]", "0\n1\n2"),
        ("0 1 2 3 4\n5 6 7 8 9\n10", "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10"),
        ("P N N\n", "L\nW\nW"),
        ("P\nN\n", "L\nW"),
        ("lose\nwin\nWins", "L\nW\nW"),
        ("False\nTrue", "L\nW"),
        ("'second', 'first', 'draw'", "L\nW\nD"),
        ("0 P\n1 N", "L\nW"),
        ("0 1 2\n1 0 3\n2 3 0", "0 0 0\n0 1 1\n0 2 2\n1 0 1\n1 1 0\n1 2 3\n2 0 2\n2 1 3\n2 2 0"),
        ("[[L, W], [W, L]]", "0 0 L\n0 1 W\n1 0 W\n1 1 L"),
        ("[[0, 1, 2],\n [1, 0, 3],\n [2, 3, 0]]", "0 1 2\n1 0 3\n2 3 0"),
        ("{(0, 0): 0, (0, 1): 5}", "0 0 0\n0 1 5"),
        ("{0: 5, 1: 6,\n 2: 7}", "5\n6\n7"),
        ("[(0, 5), (1, 6), (2, 7)]", "5\n6\n7"),
        ("0 -> 5\n1 => 6", "5\n6"),
        ("WLDW", "W\nL\nD\nW"),
        ("PN\nNP", "0 0 L\n0 1 W\n1 0 W\n1 1 L"),
        ("L W\nW L", "0 0 L\n0 1 W\n1 0 W\n1 1 L"),
        ("0 0 0\n0 1 5\n0 2 6", "0 0 0\n0 1 5\n0 2 6"),
        ("0,1\n1,0", "1\n0"),
    ] {
        let [found, expected] = [text, as_if].map(|text| {
            let listed = read(text).unwrap_or_else(|e| panic!("{text:?}: {e}"));
            let positions: Vec<_> =
                listed.positions().map(|(at, value)| (at.to_vec(), value)).collect();
            (positions, listed.is_outcome(), listed.has_draws())
        });
        assert_eq!(found, expected, "{text:?}");
    }
    assert!(
        read("0 1 2 3 4\n1 0 3 2 5").unwrap().is_matrix && !read("0 1\n1 0").unwrap().is_matrix
    );
    // A table of a rule that can end at once.
    let mixed = read("n,value\n0,loss\n1,0\n2,win").unwrap();
    let values: Vec<_> = mixed.positions().map(|(_, value)| value).collect();
    assert_eq!(values, [Value::Loss, Value::Number(0), Value::Win]);
}

#[test]
fn what_cannot_be_read() {
    for (text, expected) in [
        ("", "no values: expected lines like `value`"),
        ("# nothing\n", "no values: expected lines like"),
        (
            "1\n2\n-3",
            "line 3, column 1: expected a value: a number from 0 to 2^62, W, L or D, found `-`\n  -3\n  ^",
        ),
        (
            "1 2\n\n2  x",
            "line 3, column 4: expected a value: a number from 0 to 2^62, W, L or D, found `x`\n  2  x\n     ^",
        ),
        ("W 2", "line 1, column 3: expected W, L or D, as in the lines before"),
        (
            "1 2 3\n4 5",
            "line 2, column 1: expected `a b value`, as in the lines before, found `n value`: print one",
        ),
        (
            "0 1 2 3 4 5\n1 2 3 4 5 6 7",
            "line 2, column 1: expected 6 values, as in the lines before, found 7 values",
        ),
        ("x\n1.5", "line 2, column 2: expected a value"),
        ("5000000000000000000", "line 1, column 1: expected a value"),
        ("1\n2 3", "line 2, column 1: expected `value`, as in the lines before, found `n value`"),
        ("1 3\n2 W", "line 2, column 3: expected a number, as in the lines before\n  2 W\n    ^"),
        ("W\n0", "line 2, column 1: expected W, L or D, as in the lines before"),
        ("1 2\n1 3", "line 2, column 1: this position had another value before"),
    ] {
        let error = read(text).unwrap_err();
        assert!(error.starts_with(expected), "{text:?}: {error}");
    }
    let listed = read("1 2 3 D\n0 0 0 L\n1 1 1 W").unwrap();
    assert_eq!(
        (listed.names(), listed.has_draws(), listed.is_outcome()),
        (vec!["a", "b", "c"], true, false)
    );
    let values: Vec<Value> = listed.positions().map(|(_, value)| value).collect();
    assert_eq!(values, [0, 1, 2].map(Value::Number));
    let error = Listed::read(&b"1\n\xff"[..]).unwrap_err().to_string();
    assert!(error.starts_with("line 2: "), "{error}");
}
