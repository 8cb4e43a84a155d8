use super::*;
use judge::judges::Judge;

/// What links become, of each judge: the name, and where it is submitted.
const KNOWN: &[(&str, &str, &str)] = &[
    ("https://www.acmicpc.net/problem/1787", "boj1787", "https://www.acmicpc.net/submit/1787"),
    (
        "https://www.codechef.com/START50A/problems/DIV_3",
        "codechef-div-3",
        "https://www.codechef.com/submit/DIV_3",
    ),
    (
        "https://www.codechef.com/START1C/NIMGAME",
        "codechef-nimgame",
        "https://www.codechef.com/submit/NIMGAME",
    ),
    (
        "https://www.hackerrank.com/challenges/nim-game-1/problem?isFullScreen=true",
        "hackerrank-nim-game-1",
        "https://www.hackerrank.com/challenges/nim-game-1/problem",
    ),
    (
        "https://www.domjudge.org/demoweb/team/problems/3/statement",
        "domjudge3",
        "https://www.domjudge.org/demoweb/team",
    ),
    (
        "https://tioj.ck.tp.edu.tw/problems/1001",
        "tioj1001",
        "https://tioj.ck.tp.edu.tw/problems/1001/submissions/new",
    ),
    (
        "http://acm.hdu.edu.cn/showproblem.php?pid=1846",
        "hdu1846",
        "https://acm.hdu.edu.cn/submit.php?pid=1846",
    ),
    (
        "https://vjudge.net/problem/HDU-1846",
        "hdu1846",
        "https://acm.hdu.edu.cn/submit.php?pid=1846",
    ),
    (
        "https://www.luogu.com.cn/problem/P2197?contestId=7#submit",
        "luogu-p2197",
        "https://www.luogu.com.cn/problem/P2197#submit",
    ),
    (
        "https://www.luogu.com/problem/CF1A",
        "luogu-cf1a",
        "https://www.luogu.com.cn/problem/CF1A#submit",
    ),
    (
        "https://www.luogu.com.cn/problem/AT_dp_k",
        "luogu-at-dp-k",
        "https://www.luogu.com.cn/problem/AT_dp_k#submit",
    ),
    (
        "https://atcoder.jp/contests/abc123/tasks/abc123_a?lang=en",
        "atcoder-abc123-a",
        "https://atcoder.jp/contests/abc123/submit?taskScreenName=abc123_a",
    ),
    (
        "https://atcoder.jp/contests/abc042/tasks/arc058_a",
        "atcoder-arc058-a",
        "https://atcoder.jp/contests/abc042/submit?taskScreenName=arc058_a",
    ),
    (
        "https://atcoder.jp/contests/colopl2018-final/tasks/colopl2018_final_a",
        "atcoder-colopl2018-final-a",
        "https://atcoder.jp/contests/colopl2018-final/submit?taskScreenName=colopl2018_final_a",
    ),
    (
        "https://codeforces.com/contest/1/problem/A",
        "cf1a",
        "https://codeforces.com/contest/1/submit/A",
    ),
    (
        "codeforces.com/problemset/problem/1194/D?locale=en",
        "cf1194d",
        "https://codeforces.com/contest/1194/submit/D",
    ),
    (
        "https://codeforces.com/gym/101991/problem/E/",
        "cf-gym101991e",
        "https://codeforces.com/gym/101991/submit/E",
    ),
    (
        "https://codeforces.com/edu/course/2/lesson/4/1/practice/contest/273169/problem/A",
        "cf-edu273169a",
        "https://codeforces.com/edu/course/2/lesson/4/1/practice/contest/273169/submit/A",
    ),
    (
        "https://codeforces.com/group/MWSDmqGsZm/contest/219856/problem/A",
        "cf-group219856a",
        "https://codeforces.com/group/MWSDmqGsZm/contest/219856/submit/A",
    ),
    (
        "https://codeforces.com/problemsets/acmsguru/problem/99999/123",
        "sgu123",
        "https://codeforces.com/problemsets/acmsguru/submit/99999/123",
    ),
    (
        "https://cses.fi/problemset/task/1098/",
        "cses1098",
        "https://cses.fi/problemset/submit/1098/",
    ),
    ("https://cses.fi/241/task/A", "cses-241-a", "https://cses.fi/241/submit/A/"),
    ("http://poj.org/problem?id=2975", "poj2975", "http://poj.org/submit?problem_id=2975"),
    ("https://loj.ac/p/10241", "loj10241", "https://loj.ac/p/10241"),
    (
        "https://judge.yosupo.jp/problem/nim_product_64",
        "library-checker-nim-product-64",
        "https://judge.yosupo.jp/problem/nim_product_64",
    ),
    (
        "https://yukicoder.me/problems/no/123",
        "yukicoder123",
        "https://yukicoder.me/problems/no/123/submit",
    ),
    (
        "https://yukicoder.me/problems/123",
        "yukicoder-id123",
        "https://yukicoder.me/problems/123/submit",
    ),
    (
        "https://open.kattis.com/problems/twostones",
        "kattis-twostones",
        "https://open.kattis.com/problems/twostones/submit",
    ),
    (
        "https://open.kattis.com/contests/nwerc2021open/problems/accessdenied",
        "kattis-accessdenied",
        "https://open.kattis.com/problems/accessdenied/submit",
    ),
    ("https://hydro.ac/p/H1000", "hydro-h1000", "https://hydro.ac/p/H1000/submit"),
    (
        "https://hydro.ac/d/bzoj/p/P1000",
        "hydro-bzoj-p1000",
        "https://hydro.ac/d/bzoj/p/P1000/submit",
    ),
    ("https://www.spoj.com/problems/TEST/", "spoj-test", "https://www.spoj.com/submit/TEST/"),
    ("https://dmoj.ca/problem/dpk", "dmoj-dpk", "https://dmoj.ca/problem/dpk/submit"),
    ("https://qoj.ac/contest/1103/problem/5433", "qoj5433", "https://qoj.ac/problem/5433"),
    (
        "https://lightoj.com/problem/again-stone-game",
        "lightoj-again-stone-game",
        "https://lightoj.com/problem/again-stone-game",
    ),
    (
        "http://lightoj.com/volume_showproblem.php?problem=1296",
        "lightoj1296",
        "https://vjudge.net/problem/LightOJ-1296",
    ),
    (
        "https://uva.onlinejudge.org/external/104/p10404.pdf",
        "uva10404",
        "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=25",
    ),
    (
        "https://vjudge.net/problem/UVA-10404",
        "uva10404",
        "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=25",
    ),
    (
        "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&category=16&page=show_problem&problem=1345",
        "uva-id1345",
        "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&page=submit_problem&problemid=1345",
    ),
];

#[test]
fn links_have_names_and_pages() {
    for (url, id, submit) in KNOWN {
        let link = Link::find(url).unwrap_or_else(|error| panic!("{url}: {error}"));
        assert_eq!((&*link.id, &*link.submit), (*id, *submit), "{url}");
        // The header's link is of the same problem.
        assert_eq!(Link::find(&link.url).unwrap().submit, link.submit, "{url}");
    }
    for (name, judge) in Judge::all() {
        let is_it = |(url, ..): &&(&str, &str, &str)| Link::find(url).unwrap().judge == *name;
        assert!(KNOWN.iter().any(|known| is_it(&known)), "no link of {name} is tried");
        assert!(judge.tasks.iter().all(|task| !task.links.is_empty()), "{name}");
    }
}

#[test]
fn names_have_links() {
    let known = [
        ("hdu1846", "https://acm.hdu.edu.cn/showproblem.php?pid=1846"),
        ("HDU1846", "https://acm.hdu.edu.cn/showproblem.php?pid=1846"),
        ("luogu-p2197", "https://www.luogu.com.cn/problem/P2197"),
        ("luogu-at-dp-k", "https://www.luogu.com.cn/problem/AT_dp_k"),
        ("atcoder-dp-k", "https://atcoder.jp/contests/dp/tasks/dp_k"),
        (
            "atcoder-code-festival-2017-qualb-a",
            "https://atcoder.jp/contests/code-festival-2017-qualb/tasks/code_festival_2017_qualb_a",
        ),
        ("cf1194d", "https://codeforces.com/contest/1194/problem/D"),
        ("library-checker-nim-product-64", "https://judge.yosupo.jp/problem/nim_product_64"),
        ("poj2975", "http://poj.org/problem?id=2975"),
    ];
    for (id, url) in known {
        let link = Link::find(id).unwrap();
        assert_eq!((link.url, link.id), (url.to_owned(), id.to_lowercase()));
    }
}

#[test]
fn what_is_no_problem_is_said() {
    let said = [
        (
            "https://acm.hdu.edu.cn/listproblem.php?vol=1",
            "is no link to a problem; those are like ",
        ),
        ("https://example.com/problem/", "has nothing that names a problem"),
        ("https://acm.hdu.edu.cn@example.com/showproblem.php?pid=1", "has a user, or a port"),
        ("https://acm.hdu.edu.cn:x/showproblem.php?pid=1", "has a user, or a port that is none"),
        ("ftp://acm.hdu.edu.cn/showproblem.php?pid=1", "is no link to a page"),
        ("https://www.luogu.com.cn/problem/..%2f..%2fetc", "is no link to a problem"),
        ("https://www.luogu.com.cn/problem/../../etc", "is no link to a problem"),
        ("/etc/passwd", "`/etc/passwd` is no link"),
        ("https://", "is no link"),
        ("https://cses.fi/\u{1b}[2J", "`https://cses.fi/\\u{1b}[2J` is no link"),
        ("\u{1b}[2J", "`\\u{1b}[2J` is of no judge"),
        ("hdu", "`hdu` is of no judge; names are like atcoder-{set}-{index}, "),
        ("..", "`..` is of no judge"),
        ("", "`` is of no judge"),
        ("cf-group219856a", "does not say where its statement is: give the link instead"),
    ];
    for (text, part) in said {
        let error = format!("{:#}", Link::find(text).expect_err(text));
        assert!(error.contains(part), "{text}: {error}");
    }
}

#[test]
fn headers_have_links() {
    let header = "//! HDU 1907: John\n//! <https://acm.hdu.edu.cn/showproblem.php?pid=1907>, also\n\
        //! <http://poj.org/problem?id=3480>; see <https://example.com>, a < b and <\n\
        fn main() {}\n//! <https://loj.ac/p/1>\n";
    let ids: Vec<String> = Link::of_header(header).into_iter().map(|link| link.id).collect();
    assert_eq!(ids, ["hdu1907", "poj3480"]);
    assert!(Link::of_header("//! a\n//! (no judge)\n").is_empty());
}

#[test]
fn links_of_other_judges_are_named_by_host_and_path() {
    let known = [
        ("https://leetcode.com/problems/nim-game/description/", "leetcode-nim-game"),
        ("https://uoj.ac/problem/266", "uoj-266"),
        ("https://acm.timus.ru/problem.aspx?space=1&num=1180&locale=en", "timus-1180"),
        ("https://basecamp.eolymp.com/en/problems/10245", "eolymp-10245"),
        (
            "https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=2311",
            "u-aizu-onlinejudge-2311",
        ),
        ("https://vjudge.net/contest/1234#problem/B", "vjudge-1234-b"),
        ("https://judge.beecrowd.com/en/problems/view/1009", "beecrowd-1009"),
        (
            "https://www.facebook.com/codingcompetitions/hacker-cup/2020/qualification-round/problems/A",
            "facebook-hacker-cup-2020-qualification-round-a",
        ),
        ("http://10.0.0.7/problem/9", "judge-10-0-0-7-9"),
        ("https://acmp.ru/index.asp?main=task&id_task=787", "acmp-787"),
        ("https://usaco.org/index.php?page=viewproblem2&cpid=1283", "usaco-1283"),
        (
            "https://pintia.cn/problem-sets/994805046380707840/exam/problems/994805122985476096",
            "pintia-994805046380707840-exam-994805122985476096",
        ),
        ("https://www.pbinfo.ro/probleme/3171/nim", "pbinfo-probleme-3171-nim"),
        ("https://acm.timus.ru/problem.aspx?space=900&num=5", "timus-900-5"),
        ("http://oj.woj.ac.cn:8088/problem_show.php?pid=5002", "woj-5002"),
        ("https://vjudge.net/contest/480959#problem/D", "vjudge-480959-d"),
        ("https://robocontest.uz/olympiads/363/tasks/P", "robocontest-olympiads-363-p"),
        ("http://golf.shinh.org/p.rb?digit+sum", "shinh-digit-sum"),
    ];
    for (url, id) in known {
        let link = Link::find(url).unwrap_or_else(|error| panic!("{url}: {error}"));
        assert_eq!((&*link.id, &*link.submit, &*link.url), (id, url, url));
        let header = format!("//! A\n//! <{url}>\n");
        assert_eq!(Link::below_title(&header), Some(link));
        assert!(Link::of_header(&header).is_empty(), "a link in a header need not be a problem's");
    }
}
