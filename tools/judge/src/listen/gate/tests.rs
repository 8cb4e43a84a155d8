use super::*;

fn status(change: impl Fn(&mut Request)) -> u16 {
    let text = |text: &str| text.to_owned();
    let mut request = Request {
        method: text("POST"),
        path: text("/"),
        host: Some(text("localhost:27121")),
        content_type: Some(text("application/json")),
        ..Request::default()
    };
    change(&mut request);
    check(&request).err().map_or(200, |answer| answer.status)
}

#[test]
fn only_extensions_pass() {
    assert_eq!(status(|_| ()), 200);
    for host in ["127.0.0.1", "[::1]:1327", "LOCALHOST:1"] {
        assert_eq!(status(|request| request.host = Some(host.to_owned())), 200, "{host}");
    }
    let foreign = ["", "evil.example", "localhost.evil.example", "localhost:x", "127.0.0.1.nip.io"];
    for host in foreign.into_iter().chain(["127.0.0.2", "localhost:123456", "x@localhost"]) {
        assert_eq!(status(|request| request.host = Some(host.to_owned())), 403, "{host}");
    }
    assert_eq!(status(|request| request.host = None), 403);
    for origin in ["chrome-extension://abc", "moz-extension://abc", "null"] {
        assert_eq!(status(|request| request.origin = Some(origin.to_owned())), 200, "{origin}");
    }
    for origin in ["https://codeforces.com", "http://localhost:27121", "", "file://"] {
        assert_eq!(status(|request| request.origin = Some(origin.to_owned())), 403, "{origin}");
    }
    assert_eq!(status(|request| request.path = "/../x".to_owned()), 404);
    for method in ["GET", "OPTIONS", "PUT", "post"] {
        assert_eq!(status(|request| request.method = method.to_owned()), 405, "{method}");
    }
    assert_eq!(status(|request| request.content_type = None), 415);
    assert_eq!(status(|request| request.content_type = Some("text/plain".to_owned())), 415);
    let utf8 = "Application/JSON; charset=utf-8";
    assert_eq!(status(|request| request.content_type = Some(utf8.to_owned())), 200);
}
