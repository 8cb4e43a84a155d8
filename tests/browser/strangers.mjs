// Requests that no person on these pages sends are refused, and whatever is sent ends in an answer.
import { request } from "node:http";
import { connect } from "node:net";
import { check, random, same, serve } from "./common.mjs";

const { child, address } = await serve();
const { port, host } = new URL(address);

const get = (path, headers = {}, method = "GET") => new Promise((resolve, reject) => {
  const sent = request({ host: "127.0.0.1", port, path, method, headers: { Host: host, ...headers } }, reply => {
    let text = "";
    reply.setEncoding("utf8").on("data", data => text += data).on("end", () => resolve({ status: reply.statusCode, text }));
  });
  sent.on("error", reject).end();
});

const raw = bytes => new Promise(resolve => {
  const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
  let text = "";
  socket.on("data", data => text += data).on("error", () => resolve("")).on("close", () => resolve(text));
});

try {
  const ruled = "/?rule=nim&to=5";
  same((await get(ruled)).status, 200, "a person");
  for (const headers of [{ Host: "example.org" }, { Host: `127.0.0.1.example.org:${port}` }, { Origin: "http://example.org" },
    { Origin: "null" }, { "Sec-Fetch-Site": "cross-site" }, { "Sec-Fetch-Site": "same-site" }]) {
    const { status, text } = await get(ruled, headers);
    same(status, 403, JSON.stringify(headers));
    check(!text.includes("<html"), "no page for others");
  }
  same((await get("/game.rs")).status, 404, "another path");
  same((await get(ruled, {}, "POST")).status, 405, "another method");
  for (const rule of ["game.rs", "../x/game.rs 5", "graph /etc/hostname", "rule /etc/hostname", "-"]) {
    const { text } = await get(`/?rule=${encodeURIComponent(rule)}`);
    check(text.includes("files are not read from here"), rule);
  }

  // Rules of pieces that rules are made of.
  const next = random(1), pieces = ["n", "->", "-", "1", "3", "for", "d", "in", "..", "if", "<=", "take", ",", "0.", "77", "[", "]", "(", ")", "&", ";",
    "nim", "kayles", "bash", "a", "b", "^", "10^18", "prime", "%", "lose", "<script>", "é", "\u202e", "'", "\"", "wythoff", "<!--data-->"];
  const rules = Number(process.env.RULES ?? 400);
  for (let i = 0; i < rules; i++) {
    const rule = Array.from({ length: 1 + next(8) }, () => pieces[next(pieces.length)]).join(next(2) ? " " : "");
    const { status, text } = await get(`/?rule=${encodeURIComponent(rule)}&to=${next(12)}`);
    same(status, 200, rule);
    check(text.includes("</html>") && !text.includes("panicked") && !text.includes("<script> ") , rule);
  }

  // Bytes of which requests are made, and others.
  const parts = ["GET ", "POST ", "/", "?rule=nim", " HTTP/1.1", "\r\n", "Host: ", host, "\r\n\r\n", ":", "Content-Length: 3", "Origin: ", "%", "\0", "\xff"];
  const count = 10_000 - rules;
  for (let i = 0; i < count; i += 8) {
    const some = Array.from({ length: 8 }, () => raw(Buffer.from(Array.from({ length: next(12) }, () => parts[next(parts.length)]).join(""), "latin1")));
    for (const text of await Promise.all(some)) check(text === "" || /^HTTP\/1\.1 (200|4\d\d) /.test(text), text.slice(0, 100));
  }
  same((await get(ruled)).status, 200, "a person after all that");
  console.log(`${rules} rules and ${count} requests: each has its answer`);
} finally {
  child.kill("SIGINT");
}
