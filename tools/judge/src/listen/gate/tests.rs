use super::*;

/// The status where one of the headers is another one, or is missing.
fn status(name: &str, value: Option<&str>) -> u16 {
    let headers = [("Host", "localhost:27121"), ("Content-Type", "application/json")];
    let others = headers.into_iter().filter(|(other, _)| *other != name);
    let all = others.chain(value.map(|value| (name, value)));
    let all: Vec<_> = all.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    check(&Head::new("POST", "/", &all)).err().map_or(200, |answer| answer.status)
}

#[test]
fn only_extensions_pass() {
    assert_eq!(status("", None), 200);
    for host in ["127.0.0.1", "localhost", "LOCALHOST:1"] {
        assert_eq!(status("Host", Some(host)), 200, "{host}");
    }
    let foreign = ["", "evil.example", "localhost.evil.example", "localhost:x", "127.0.0.1.nip.io"];
    for host in foreign.into_iter().chain(["127.0.0.2", "localhost:123456", "x@localhost"]) {
        assert_eq!(status("Host", Some(host)), 403, "{host}");
    }
    assert_eq!(status("Host", None), 403);
    for origin in ["chrome-extension://abc", "moz-extension://abc", "null"] {
        assert_eq!(status("Origin", Some(origin)), 200, "{origin}");
    }
    for origin in ["https://codeforces.com", "http://localhost:27121", "", "file://"] {
        assert_eq!(status("Origin", Some(origin)), 403, "{origin}");
    }
    assert_eq!(status("Content-Type", None), 415);
    assert_eq!(status("Content-Type", Some("text/plain")), 415);
    assert_eq!(status("Content-Type", Some("Application/JSON; charset=utf-8")), 200);
    let local = [("Host".to_owned(), "localhost".to_owned())];
    let check = |method, path| check(&Head::new(method, path, &local));
    assert_eq!(check("POST", "/../x").unwrap_err().status, 404);
    for method in ["GET", "OPTIONS", "PUT", "post"] {
        assert_eq!(check(method, "/").unwrap_err().status, 405, "{method}");
    }
}
