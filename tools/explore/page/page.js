"use strict";
// Shows the values of `data`, and plays by them. What is computed of the rule is computed before; nothing is fetched.
const data = JSON.parse(document.getElementById("data").textContent);
const at = id => document.getElementById(id);

/** A new element with attributes and children. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (typeof value === "boolean") element.toggleAttribute(key, value);
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

// ---------------------------------------------------------------- positions
// A position is its place in the table, or, of a heap beyond it, its size as a BigInt.

const sides = data.first.map((first, i) => data.last[i] - first + 1);
const count = data.values.length;

/** The numbers of a place in the table. */
function numbers(place) {
  const found = [];
  for (let i = sides.length - 1; i >= 0; i--) {
    found[i] = data.first[i] + place % sides[i];
    place = Math.floor(place / sides[i]);
  }
  return found;
}

/** The place of numbers, or null outside of the table. */
function placeOf(list) {
  if (list.length !== sides.length) return null;
  let place = 0;
  for (let i = 0; i < list.length; i++) {
    if (list[i] < data.first[i] || list[i] > data.last[i]) return null;
    place = place * sides[i] + (list[i] - data.first[i]);
  }
  return place < count ? place : null;
}

const text = position => typeof position === "bigint" ? String(position)
  : data.labels ? data.labels[position] : numbers(position).join(",");
const isHeap = data.kind === "heaps";
const noun = { heaps: "heap", numbers: "position", coins: "coin", graph: "vertex" }[data.kind];

/** The positions of a text, or an error. */
function read(typed) {
  const words = typed.split(/\s+/).filter(word => word);
  if (!words.length) throw new Error(`type a position, like ${example()}`);
  return words.map(word => {
    if (data.labels) {
      const place = data.labels.indexOf(word);
      if (place < 0) throw new Error(`${word}: there is no such vertex; there are ${data.labels.slice(0, 8).join(" ")}`);
      return place;
    }
    const list = word.split(",").map(part => {
      const [, base, power] = part.match(/^(\d[\d_]*)(?:\^(\d{1,2}))?$/) || [];
      if (!base) throw new Error(`${part || word}: expected ${data.names.join(",")} as numbers, like ${example()}`);
      return BigInt(base.replaceAll("_", "")) ** BigInt(power || 1);
    });
    if (list.length !== data.names.length) throw new Error(`${word}: expected ${data.names.join(",")} of each position, with blanks between positions, like ${example()}`);
    const place = list.every(n => n < 1n << 50n) ? placeOf(list.map(Number)) : null;
    if (place !== null) return place;
    if (isHeap && list[0] >= data.first[0] && data.law) return list[0];
    throw new Error(`${word}: expected ${data.names.join(",")} from ${data.first.join(",")} to ${data.last.join(",")}${data.law?.proved ? " or more" : ""}`);
  });
}

/** A position to begin with: of some heaps, or in the middle. */
function example() {
  if (data.labels) return data.labels[data.values.indexOf(data.values.reduce((a, b) => a > b ? a : b))];
  const some = k => data.names.map((_, i) => Math.min(data.last[i], data.first[i] + k + i)).join(",");
  return isHeap ? [7, 5, 3].map(some).join(" ") : data.kind === "coins" ? [3, 5].map(some).join(" ") : some(4);
}

// ------------------------------------------------------------------- values

/** A Grundy value as a BigInt; `W` or `L` where the game can end at once; null where it is not known. */
function value(position) {
  if (typeof position !== "bigint") {
    const found = data.values[position];
    return found === "W" || found === "L" ? found : BigInt(found);
  }
  const { preperiod, period, saltus, values, proved } = data.law;
  if (!proved) return null;
  const beyond = position - BigInt(preperiod), times = beyond / BigInt(period), rest = beyond % BigInt(period);
  // A theorem gives the values of Nim and bounded Nim.
  if (!values.length) return saltus ? position : rest;
  return BigInt(values[preperiod - data.first[0] + Number(rest)]) + times * BigInt(saltus);
}

/** The value of a sum: a game that is over decides, then one that can be won at once. */
function sumOf(positions) {
  const all = positions.map(value);
  for (const word of [null, "L", "W"]) if (all.includes(word)) return word;
  return all.reduce((a, b) => a ^ b, 0n);
}

// -------------------------------------------------------------------- moves

const lists = new Map();

/** What each move leaves of a position, `W` or `L` where the game is over, or null where that is not in the file. */
function options(place) {
  const of = typeof place === "bigint" ? null : data.moves.of[place];
  if (typeof of !== "number") return of ?? null;
  if (!lists.has(place)) {
    const list = data.moves.lists[of], found = [];
    for (let i = 0; i < list.length;) {
      const parts = list[i], times = list[i + 1], starts = list.slice(i + 2, i + 2 + parts);
      const steps = times > 1 ? list.slice(i + 2 + parts, i + 2 + 2 * parts) : starts.map(() => 0);
      for (let t = 0; t < times; t++) found.push(starts.map((start, k) => place - start + t * steps[k]));
      i += 2 + parts + (times > 1 ? parts : 0);
    }
    lists.set(place, found);
  }
  return lists.get(place);
}

const isNothing = place => Array.isArray(options(place)) && options(place).length === 0;

/** The sum in which `left` has taken the place of a part: what has no move is left out, and two coins on a cell are none. */
function after(sum, index, left) {
  const next = [...sum.slice(0, index), ...left, ...sum.slice(index + 1)].filter(place => !isNothing(place));
  if (data.kind !== "coins") return next;
  const times = new Map();
  for (const place of next) times.set(place, (times.get(place) || 0) + 1);
  return [...times.keys()].filter(place => times.get(place) % 2);
}

/** Whether the game is over, and then whether the next player has won; else undefined. */
function over(sum, misere) {
  for (const place of sum) {
    const of = options(place);
    if (of === "W" || of === "L") return of === "W";
  }
  return sum.every(isNothing) ? misere : undefined;
}

/** The sums of heaps whose outcomes in misère play are in the file, most parts first, as the file has them. */
const misereSums = (() => {
  if (!data.misere.sums) return null;
  const known = new Map();
  const extend = (rest, most, chosen, all) => {
    if (!rest) all.push([...chosen]);
    for (let part = 1; part <= Math.min(most, rest); part++) {
      chosen.push(part);
      extend(rest - part, part, chosen, all);
      chosen.pop();
    }
    return all;
  };
  const compare = (a, b) => {
    if (a.length !== b.length) return b.length - a.length;
    const i = a.findIndex((n, k) => n !== b[k]);
    return i < 0 ? 0 : a[i] - b[i];
  };
  let bit = 0;
  for (let total = 0; total <= data.misere.total; total++) {
    for (const heaps of extend(total, total, [], []).sort(compare)) {
      known.set(heaps.join(), Boolean(parseInt(data.misere.sums[bit >> 2], 16) >> (bit & 3) & 1));
      bit++;
    }
  }
  return known;
})();

/** Whether the next player wins; null where the file does not say. */
function wins(sum, misere) {
  const ended = over(sum, misere);
  if (ended !== undefined) return ended;
  if (!misere) {
    const total = sumOf(sum);
    return total === null ? null : total !== 0n && total !== "L";
  }
  if (data.misere.theorem) {
    const sizes = sum.map(place => typeof place === "bigint" ? place : BigInt(numbers(place)[0]));
    return sizes.every(n => n < 2n) ? sizes.filter(n => n).length % 2 === 0 : sizes.reduce((a, b) => a ^ b, 0n) !== 0n;
  }
  if (misereSums) return misereSums.get(sum.filter(n => n).sort((a, b) => b - a).join()) ?? null;
  const of = data.misere.each && sum.length === 1 ? data.misere.each[sum[0]] : "?";
  return of === "?" ? null : of === "1";
}

/** Why the file cannot say who wins. */
function whyUnknown(misere) {
  if (!misere) return "the values beyond the table are not proved";
  if (data.misere.sums) return `the file has misère outcomes of at most ${data.misere.total} tokens in all`;
  return data.misere.why || `the file has misère outcomes of one ${noun} alone`;
}

/** All moves: the part, what it leaves, and the sum after it; of equal parts, those of the first. */
function moves(sum) {
  const all = [];
  sum.forEach((place, index) => {
    const of = options(place);
    if (Array.isArray(of) && sum.indexOf(place) === index) {
      for (const left of of) all.push({ index, left, next: after(sum, index, left) });
    }
  });
  return all;
}

const winning = (sum, misere) => moves(sum).filter(move => wins(move.next, misere) === false);
const leftText = left => left.length ? left.map(text).join(" + ") : "nothing";

/** A move in words. */
function words(sum, { index, left }) {
  if (!isHeap) return `moves ${noun} ${index + 1} from ${text(sum[index])} to ${leftText(left)}`;
  const size = place => numbers(place)[0];
  const rest = left.reduce((all, place) => all + size(place), 0), taken = size(sum[index]) - rest;
  if (left.length > 1) return `${taken > 0 ? `takes ${taken} from` : "splits"} heap ${index + 1}, leaves ${leftText(left)}`;
  return `takes ${taken} from heap ${index + 1}, leaves ${left.length ? rest : 0}`;
}

// ----------------------------------------------------------- table, picture

const name = place => `G(${text(place)})`;

function describe(place) {
  const found = data.values[place], n = found !== 0 && found !== "L";
  if (data.draws) return `${text(place)}: ${["lost", "won", "a draw"][found] ?? found}`;
  const outcome = n ? "N-position: the next player wins" : "P-position: the previous player wins";
  return data.outcomes ? `${text(place)}: ${outcome}` : `${name(place)} = ${found}, ${outcome}`;
}

/** Rows of cells; the arrow keys go from one to the next. */
function grid(rows, caption, headings) {
  const body = make("tbody");
  const cells = rows.map((row, i) => row.places.map((place, j) => {
    const found = data.values[place], [background, ink] = data.colours[found];
    return make("td", {
      tabindex: i + j ? "-1" : "0", style: `background:${background};color:${ink}`, "data-place": place,
      class: [found === 0 || found === "L" ? "p" : "", row.starts?.(place) ? "starts" : ""].join(" ").trim(),
      title: describe(place), onfocus: () => { at("value").textContent = describe(place); },
      // Not where the mouse enters: a cell may also come below it when the page scrolls for the keyboard.
      onmousemove: () => { at("value").textContent = describe(place); },
    }, String(found));
  }));
  cells.forEach((row, i) => body.append(make("tr", {}, make("th", { scope: "row" }, rows[i].head), ...row)));
  body.addEventListener("keydown", event => {
    const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] || [];
    if (down === undefined) return;
    event.preventDefault();
    const i = cells.findIndex(row => row.includes(event.target)), j = cells[i].indexOf(event.target);
    const next = cells[i + down]?.[j + right];
    if (!next) return;
    event.target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  const table = make("table", { class: "values" }, make("caption", {}, caption));
  if (headings) table.append(make("thead", {}, make("tr", {}, make("td"), ...headings.map(h => make("th", { scope: "col" }, h)))));
  table.append(body);
  return table;
}

function showTable() {
  const range = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  const mark = data.law && BigInt(data.law.period) <= 60n ? Number(data.law.period) : 0;
  if (sides.length === 1) {
    // A line for each period, if it is no longer than a screen: then columns are alike.
    const before = mark ? Math.max(0, data.law.preperiod - data.first[0]) : 0, wide = mark > 4 ? mark : mark ? mark * Math.ceil(12 / mark) : 20;
    const starts = place => mark > 0 && place >= before && (place - before) % mark === 0;
    const rows = [];
    for (let from = 0; from < count;) {
      const to = Math.min(count, from < before ? Math.min(before, from + wide) : from + wide);
      rows.push({ head: data.labels ? data.labels[from] : String(data.first[0] + from), places: range(from, to), starts });
      from = to;
    }
    at("table").append(grid(rows, `${data.names[0]}, and the values from it on`));
    if (mark) at("legend").textContent = `A bar is where a period of ${mark} begins, ${data.law.proved ? "proved" : "as seen, not proved"}. `;
  } else {
    const rows = sides.at(-2), columns = sides.at(-1);
    for (let from = 0; from < count; from += rows * columns) {
      const outer = numbers(from).slice(0, -2).map((n, i) => `${data.names[i]} = ${n}`).join(", ");
      const lines = range(0, rows).map(i => ({
        head: String(data.first.at(-2) + i), places: range(from + i * columns, from + (i + 1) * columns).filter(place => place < count),
      }));
      const [a, b] = data.names.slice(-2);
      at("table").append(grid(lines, `${outer ? outer + "; " : ""}${a} down, ${b} across`, range(data.first.at(-1), data.last.at(-1) + 1).map(String)));
    }
  }
  if (data.asked) at("legend").append(`These are ${count} of ${data.asked} values that were asked for: the time was over. `);
  if (!data.draws) at("legend").append("P-positions are white and underlined: the player who moved last wins.");
}

const svg = (name, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** Heaps as points. */
function showPicture() {
  if (!isHeap || data.outcomes || data.values.some(found => typeof found !== "number")) return;
  const most = Math.max(1, ...data.values), x = place => 30 + (place + .5) * 960 / count, y = found => 280 - found / most * 260;
  const picture = svg("svg", { viewBox: "0 0 1000 310", role: "img", "aria-label": `the values of ${data.rule} as points` });
  if (data.law) for (let n = BigInt(data.law.preperiod) - BigInt(data.first[0]), i = 0; n < count && i < 200; n += BigInt(data.law.period), i++) {
    const at = x(Number(n) - .5);
    picture.append(svg("path", { d: `M${at} 10V290`, stroke: "currentColor", opacity: ".25" }));
  }
  data.values.forEach((found, place) => picture.append(svg("circle", {
    cx: x(place).toFixed(1), cy: y(found).toFixed(1), r: Math.max(1.5, Math.min(4, 400 / count)), fill: found ? "var(--mark)" : "var(--bad)",
  }, svg("title", {}, describe(place)))));
  picture.append(svg("text", { x: 0, y: y(most) + 4 }, String(most)), svg("text", { x: 0, y: y(0) + 4 }, "0"),
    svg("text", { x: 960, y: 306 }, String(data.last[0])));
  at("picture").append(picture);
}

// --------------------------------------------------------------------- sums

/** Text with what is wrong, where it belongs. */
function wrong(place, error) {
  at(place).replaceChildren(make("span", { class: "wrong" }, error.message));
}

function showSum(event) {
  event.preventDefault();
  try {
    const sum = read(at("sum").value), misere = at("sum-misere").checked;
    if (data.outcomes && sum.length > 1) throw new Error("who wins a sum follows from Grundy values, and here only outcomes are known");
    const won = wins(sum, misere), lines = [];
    if (won === null) throw new Error(`not known here: ${whyUnknown(misere)}; try \`cargo explore moves\``);
    lines.push(`${won ? "N, the next" : "P, the previous"} player wins${misere ? " in misère play" : ""}`);
    if (!misere && !data.outcomes) {
      const all = sum.map(value), total = sumOf(sum);
      lines.push(`Grundy values: ${all.join(" ")}, ${typeof total === "bigint" ? `nim-sum ${total}` : "the game can end at once"}`);
    }
    const found = winning(sum, misere), list = make("ul"), isWhole = sum.every(place => options(place) !== null);
    found.slice(0, 300).forEach(move => list.append(make("li", {}, words(sum, move))));
    if (won && isWhole) lines.push(`winning moves: ${found.length}${found.length > 300 ? ", the first 300" : ""}`);
    else if (won) lines.push(`winning moves that this file knows: ${found.length}; it has no moves of the largest positions, \`cargo explore moves\` has them`);
    at("sum-result").replaceChildren(...lines.map(line => make("p", {}, line)), list);
  } catch (error) { wrong("sum-result", error); }
}

// --------------------------------------------------------------------- play

const game = { past: [], misere: false, opponent: "perfect" };
const now = () => game.past.at(-1);
const size = sum => isHeap ? sum.reduce((all, place) => all + numbers(place)[0], 0) : sum.length;
const random = list => list[Math.floor(Math.random() * list.length)];

function begin(event) {
  event.preventDefault();
  try {
    const sum = read(at("start").value).filter(place => !isNothing(place)), misere = at("misere").value !== "";
    const far = sum.find(place => options(place) === null);
    if (far !== undefined) throw new Error(`${text(far)}: the moves from it are not in this file; take a smaller one`);
    if (wins(sum, misere) === null) throw new Error(`no perfect play: ${whyUnknown(misere)}`);
    Object.assign(game, { misere, opponent: at("opponent").value, past: [{ sum, mover: at("first").value }] });
    at("log").replaceChildren();
    at("hinted").textContent = "";
    goOn();
  } catch (error) { wrong("turn", error); at("board").replaceChildren(); at("tools").hidden = true; }
}

/** Makes moves of the computer until it is your turn, or the end. */
function goOn() {
  while (over(now().sum, game.misere) === undefined && now().mover === "computer") makeMove(choose());
  show();
}

function choose() {
  const all = moves(now().sum);
  if (game.opponent === "random") return random(all);
  const best = winning(now().sum, game.misere);
  if (best.length) return random(best);
  // A lost game is made long.
  const least = Math.max(...all.map(move => size(move.next)));
  return random(all.filter(move => size(move.next) === least));
}

function makeMove(move) {
  const { sum, mover } = now();
  Object.assign(now(), { move, words: words(sum, move), best: winning(sum, game.misere) });
  game.past.push({ sum: move.next, mover: mover === "you" ? "computer" : "you" });
}

function yours(move) {
  at("hinted").textContent = "";
  makeMove(move);
  goOn();
}

function undo() {
  game.past.pop();
  while (game.past.length > 1 && now().mover !== "you") game.past.pop();
  const { sum, mover } = game.past.pop();
  game.past.push({ sum, mover });
  at("hinted").textContent = "";
  goOn();
}

function hint() {
  const { sum } = now(), best = winning(sum, game.misere);
  at("hinted").textContent = best.length ? `best: ${words(sum, best[0])}` : "every move loses against best play";
}

/** Where you could last have won. */
function lostAt() {
  const places = game.past.map((_, i) => i).filter(i => game.past[i].mover === "you" && game.past[i].best?.length);
  if (!places.length) return "It was lost from the beginning: no move of yours could have won.";
  const step = game.past[places.at(-1)];
  return `It was lost at move ${places.at(-1) + 1}, “${step.words}”: “${words(step.sum, step.best[0])}” would have won.`;
}

function show() {
  const { sum, mover } = now(), ended = over(sum, game.misere);
  at("log").replaceChildren(...game.past.filter(step => step.words).map(step => make("li", {}, `${step.mover}: ${step.words}`)));
  at("tools").hidden = false;
  at("undo").disabled = !game.past.slice(0, -1).some(step => step.mover === "you");
  at("hint").disabled = ended !== undefined;
  if (ended === undefined) at("turn").textContent = "Your move.";
  else at("turn").textContent = ended === (mover === "you") ? "You have won." : `You have lost. ${lostAt()}`;
  const all = ended === undefined ? moves(sum) : [];
  at("board").replaceChildren(...board(sum, all));
}

/** The parts of a sum, each with its moves; coins on one board. */
function board(sum, all) {
  const parts = sum.map((place, index) => {
    const own = all.filter(move => sum[move.index] === place).map(move => ({ ...move, index, next: after(sum, index, move.left) }));
    const label = `${noun} ${index + 1}: ${text(place)}`;
    const choice = make("select", { "aria-label": `moves of ${label}` }, ...own.map((move, i) => make("option", { value: i }, leftText(move.left))));
    const chooser = make("div", {}, "leave ", choice, " ", make("button", { type: "button", onclick: () => yours(own[choice.value]) }, "Move"));
    return make("fieldset", { "data-part": index }, make("legend", {}, label), drawn(place, own), ...(own.length ? [chooser] : []));
  });
  return data.kind === "coins" ? [field(sum, []), ...parts] : parts;
}

function drawn(place, own) {
  if (isHeap) return stones(place, own);
  if (data.kind === "graph") return graph(place, own);
  if (data.kind === "coins" || sides.length !== 2) return make("span");
  return field([place], own);
}

/** A heap as a row of stones: a click takes that stone and those after it. */
function stones(place, own) {
  const n = numbers(place)[0];
  if (n > 60) return make("span", {}, `${n} stones`);
  const leaves = rest => own.find(move => move.left.length < 2 && (move.left.length ? numbers(move.left[0])[0] : 0) === rest);
  return make("div", { class: "stones" }, ...Array.from({ length: n }, (_, i) => {
    const move = leaves(i), label = `take ${n - i}, leave ${i}`;
    return make("button", { type: "button", class: "stone", disabled: !move, title: label, "aria-label": label, onclick: () => yours(move) });
  }));
}

/** Two numbers as a cell of a board; a click on a marked cell moves there. */
function field(places, own) {
  const single = new Map(own.filter(move => move.left.length === 1).map(move => [move.left[0], move]));
  const shown = [...places, ...single.keys()].map(numbers);
  const end = i => Math.max(data.first[i] + 4, ...shown.map(list => list[i]));
  if (end(0) > 60 || end(1) > 60) return make("span");
  const body = make("tbody");
  for (let a = data.first[0]; a <= end(0); a++) {
    const row = make("tr", {}, make("th", {}, String(a)));
    for (let b = data.first[1]; b <= end(1); b++) {
      const place = placeOf([a, b]), move = single.get(place), label = `to ${a},${b}`;
      row.append(make("td", {}, ...(places.includes(place) ? ["●"] : move
        ? [make("button", { type: "button", title: label, "aria-label": label, onclick: () => yours(move) })] : [])));
    }
    body.append(row);
  }
  return make("div", { class: "scroll" }, make("table", { class: "field" }, body));
}

/** A graph in a circle; a click on a marked vertex moves there. */
function graph(place, own) {
  if (count > 40) return make("span");
  const point = i => [150 + 120 * Math.sin(2 * Math.PI * i / count), 150 - 120 * Math.cos(2 * Math.PI * i / count)];
  const picture = svg("svg", { viewBox: "0 0 300 300", role: "img", "aria-label": `the piece is on ${text(place)}` });
  for (let from = 0; from < count; from++) for (const left of options(from) || []) for (const to of left) {
    const [[x, y], [u, v]] = [point(from), point(to)];
    picture.append(svg("path", { d: `M${x} ${y}L${u} ${v}`, stroke: "currentColor", opacity: from === place ? "1" : ".25" }));
  }
  for (let i = 0; i < count; i++) {
    const [cx, cy] = point(i), move = own.find(move => move.left.length === 1 && move.left[0] === i);
    const dot = svg("circle", { cx, cy, r: 9, class: move ? "option" : "", fill: i === place ? "var(--bad)" : "var(--line)" }, svg("title", {}, data.labels[i]));
    if (move) dot.addEventListener("click", () => yours(move));
    picture.append(dot, svg("text", { x: cx - 4, y: cy - 12 }, data.labels[i]));
  }
  return picture;
}

// --------------------------------------------------------------------- page

async function copy() {
  const code = at("code");
  try {
    await navigator.clipboard.writeText(code.textContent);
    at("copied").textContent = "copied";
  } catch {
    // Where the browser does not allow it: marked, for Ctrl-C.
    getSelection().selectAllChildren(code);
    at("copied").textContent = "marked: press Ctrl-C";
  }
}

at("proof").hidden = !at("proof").querySelector("pre").textContent;
at("rust").hidden = !at("code").textContent;
at("copy").addEventListener("click", copy);
showTable();
showPicture();
at("sum").value = at("start").value = example();
at("sum-form").addEventListener("submit", showSum);
at("play-form").addEventListener("submit", begin);
at("undo").addEventListener("click", undo);
at("hint").addEventListener("click", hint);
if (!data.moves.of.length) {
  at("play-form").hidden = true;
  at("no-play").textContent = "Nobody can play here: the values of this game are known, and its moves are not.";
}
