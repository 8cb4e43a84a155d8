// A page of each of 40 rules: its values and sums are those of the terminal, and games on it are played to the end.
import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { browser, check, explore, file, folder, open, random, same } from "./common.mjs";

file("graph.txt", "a b\nb c\na c\nc d\nb d\nd e\nc e\n");
const rules = [
  "nim", "kayles", "dawson", "grundy", "lasker", "bash(3)", "bash(9)", "take 1,3,4", "take 2,5", "take not 2,5", "take 1..4, split",
  "0.77", "0.137", "0.07", "0.6", "4.[3]", "4!.0", "0.3f", "0.8", "0.[30]",
  "n -> n - d for d in 1..n if prime(d)", "n -> n - k*k for k in 1..sqrt(n)", "n -> n - d for d in 1..3 if d <= n; lose if n = 1",
  "n -> a & n - 2 - a for a in 0..n-2", "n -> floor(n/2) if n > 0; floor(n/3) if n > 0",
  "n -> n - d for d in 1..n if n % d = 0 and d < n", "n -> n - 1 if n > 0; n - 2 & 1 if n > 2",
  "wythoff", "euclid", "(a, b) -> (a - 1, b) if a > 0; (a, b - 2) if b > 1",
  "(a, b) -> (a - x, b) for x in 1..a; (a, b - y) for y in 1..b", "(a, b) -> (a - 1, b + 1) if a > 0; (a, b - 1) if b > 0",
  "(n, k) -> (n - d, 2*d) for d in 1..min(n, k)", "(a, b) -> (x, min(x, b)) for x in 0..a-1; (a, x) for x in 0..b-1; lose if a = 0",
  "(a, b) -> (a - k, b - k) for k in 1..min(a, b); (a - 1, b) if a > 0",
  "(a, b, c) -> (a - k, b, c) for k in 1..a; (a, b - k, c) for k in 1..b; (a, b, c - k) for k in 1..c",
  "(a, b, c) -> (a - 1, b - 1, c - 1) if a > 0 and b > 0 and c > 0",
  "squares", "turning-corners", "graph graph.txt",
];
same(rules.length, 40, "rules");

const chromium = await browser(), context = await chromium.newContext(), faults = [];
let [played, compared] = [0, 0];
for (const [number, rule] of rules.entries()) {
  const path = join(folder, `${number}.html`);
  explore("page", rule, "--seconds", "5", "-o", path);
  check(statSync(path).size < 300_000, `${rule}: ${statSync(path).size} bytes`);
  const page = await open(context, pathToFileURL(path).href, faults);
  await values(page, rule);
  await sums(page, rule, number);
  for (const misere of [false, true]) for (const first of ["you", "computer"]) await play(page, rule, misere, first);
  same(faults, [], rule);
  await page.close();
}
await chromium.close();
console.log(`${rules.length} pages: ${compared} positions as in the terminal, ${played} games played to the end`);

/** The cells of the table, and the points of the picture, are the values of the terminal. */
async function values(page, rule) {
  const found = await page.evaluate(() => ({
    cells: [...document.querySelectorAll("#table td[data-place]")].map(cell => [text(Number(cell.dataset.place)), cell.textContent]),
    points: [...document.querySelectorAll("#picture circle title")].map(title => title.textContent.match(/= (\d+)/)[1]),
    to: data.last.at(-1),
  }));
  const words = rule.startsWith("graph") ? ["table", rule] : ["table", rule, "--format", "csv", "--to", String(found.to)];
  const lines = explore(...words).trim().split("\n").slice(1);
  if (rule.startsWith("graph")) {
    return same(found.cells.map(cell => cell.join(": ")), explore(...words).trim().split("\n"), rule);
  }
  const expected = lines.map(line => [line.slice(0, line.lastIndexOf(",")), line.slice(line.lastIndexOf(",") + 1)]);
  same(found.cells.map(([at, value]) => [at, { W: "win", L: "loss" }[value] ?? value]), expected, rule);
  if (found.points.length) same(found.points, expected.map(([, value]) => value), `${rule}: picture`);
}

/** Who wins, and by how many moves, is what `cargo explore moves` says. */
async function sums(page, rule, seed) {
  const next = random(seed);
  const shape = await page.evaluate(() => ({ kind: data.kind, count: data.moves.of.length, sums: data.misere.sums ? data.misere.total : 0 }));
  for (let i = 0; i < 4; i++) {
    const parts = shape.kind === "graph" ? 1 : 1 + next(3), misere = i === 3;
    const most = shape.kind === "heaps" ? 12 : Math.min(shape.count, 400);
    const places = Array.from({ length: misere && !shape.sums ? 1 : parts }, () => next(Math.min(most, shape.count)));
    const found = await page.evaluate(([places, misere]) => {
      const sum = [...new Set(places)].filter(place => options(place) !== null);
      const own = sum.filter(place => !isNothing(place));
      if (!own.length) return null;
      const won = wins(own, misere);
      return won === null ? null : { at: own.map(text).join(" "), won, moves: new Set(winning(own, misere).map(move => move.index + ":" + move.left.map(text).join(" + "))).size };
    }, [places, misere]);
    if (!found) continue;
    const position = rule.includes("->") ? found.at.split(" ").map(at => `(${rule}) ${at}`).join(" + ") : `${rule} ${found.at}`;
    const said = explore("moves", position, ...(misere ? ["--misere"] : []));
    same(/outcome: N/.test(said), found.won, `${rule} at ${found.at}${misere ? ", misère" : ""}`);
    const listed = said.split("\n").filter(line => line.includes(" -> ") && line.startsWith("  "));
    // Coins of one position are one board in the terminal.
    if (shape.kind !== "coins" || !found.at.includes(" ")) same(found.moves, listed.length, `${rule} at ${found.at}: winning moves`);
    compared++;
  }
}

/** You move at random; the computer, whenever it can win, never lets that go. */
async function play(page, rule, misere, first) {
  await page.selectOption("#misere", misere ? "1" : "");
  await page.selectOption("#first", first);
  await page.click("#play-form button");
  const said = await page.textContent("#turn");
  if (misere && said.includes("no perfect play")) return;
  const ended = await page.evaluate(() => {
    for (let i = 0; i < 2000; i++) {
      const turn = document.getElementById("turn").textContent;
      if (turn !== "Your move.") return turn;
      const parts = [...document.querySelectorAll("#board fieldset")].filter(part => part.querySelector("select"));
      const part = parts[i * 7 % parts.length], select = part.querySelector("select");
      select.selectedIndex = i * 5 % select.options.length;
      part.querySelector("button:not(.stone):not([aria-label])").click();
    }
    return "without end";
  });
  check(/^You have (won|lost)/.test(ended), `${rule}: ${ended}`);
  const wrong = await page.evaluate(() => game.past.filter((step, i) => step.mover === "computer" && step.move
    && wins(step.sum, game.misere) && wins(game.past[i + 1].sum, game.misere) !== false).length);
  same(wrong, 0, `${rule}: wrong moves of the computer`);
  played++;
}
