// What the tests share: the program, the browser, and checks that say what was wrong.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
export const program = process.env.EXPLORE ?? join(target, "debug/explore");

export const folder = mkdtempSync(join(tmpdir(), "pages-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** What `cargo explore` prints. */
export const explore = (...words) =>
  execFileSync(program, words, { encoding: "utf8", cwd: folder, stdio: ["ignore", "pipe", "pipe"], maxBuffer: 1 << 26 });

export function check(holds, what) {
  if (!holds) throw new Error(what);
}

export function same(left, right, what) {
  const [a, b] = [left, right].map(value => JSON.stringify(value));
  check(a === b, `${what}: ${a?.slice(0, 300)}, expected ${b?.slice(0, 300)}`);
}

/** Random numbers from a seed: a linear generator of 48 bits. */
export function random(seed) {
  let state = BigInt(seed);
  return below => {
    state = (state * 25214903917n + 11n) & ((1n << 48n) - 1n);
    return Number((state >> 16n) % BigInt(below));
  };
}

/** Chromium, which asks nobody for anything. */
export const browser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
});

/** A page on which any error of the script, and any request to elsewhere, is noted in `faults`. */
export async function open(context, address, faults) {
  const page = await context.newPage();
  page.on("pageerror", error => faults.push(error.message));
  page.on("console", message => message.type() === "error" && faults.push(message.text()));
  page.on("request", request => new URL(request.url()).host === new URL(address).host || faults.push(`asked for ${request.url()}`));
  await page.goto(address);
  return page;
}

/** A file in the folder of the tests. */
export function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** `cargo explore serve`, at the port that it says. */
export async function serve() {
  const child = spawn(program, ["serve", "--port", "0"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  const line = await new Promise((resolve, reject) => {
    child.stdout.once("data", data => resolve(String(data)));
    child.once("exit", () => reject(new Error("serve has ended")));
  });
  return { child, address: line.split(" ")[0] };
}
