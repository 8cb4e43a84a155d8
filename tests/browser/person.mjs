// What a person does: a rule is typed, a wrong one mended, a game won, a game lost and taken back, the formula copied.
import { browser, check, explore, open, same, serve } from "./common.mjs";

const { child, address } = await serve();
const chromium = await browser(), faults = [];
try {
  const context = await chromium.newContext({ viewport: { width: 390, height: 800 }, permissions: ["clipboard-read", "clipboard-write"] });
  const page = await open(context, address, faults);

  // A wrong rule: the error of the terminal, below the line in which it is still there.
  await page.fill("#rule", "take 1,,4");
  await page.press("#rule", "Enter");
  await page.waitForSelector("#why");
  let wrong;
  try { explore("table", "take 1,,4"); } catch (error) { wrong = error.stderr.trim(); }
  same((await page.textContent("#why")).trim(), wrong, "what is wrong");
  same(await page.inputValue("#rule"), "take 1,,4", "the rule that was typed");

  // Mended.
  await page.fill("#rule", "take 1,3,4");
  await page.click("header button");
  await page.waitForSelector("#table td");
  same(new URL(page.url()).searchParams.get("rule"), "take 1,3,4", "the link of the rule");
  check((await page.textContent("#law")).includes("G(n + 7) = G(n) for all n >= 0"), "the law");
  check(!(await page.isVisible("#proof pre")), "the proof is folded");
  await page.click("#proof summary");
  check((await page.textContent("#proof pre")).includes("checked: the law"), "the proof unfolds");
  check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "as wide as a phone");

  // Each value by keyboard and by the mouse.
  await page.focus("#table td");
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  same(await page.textContent("#value"), "G(11) = 2, N-position: the next player wins", "a value by keyboard");
  await page.hover('#table td[data-place="7"]');
  same(await page.textContent("#value"), "G(7) = 0, P-position: the previous player wins", "a value by the mouse");

  // The formula is copied.
  await page.click("#copy");
  await page.waitForFunction(() => document.getElementById("copied").textContent === "copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  same(copied, await page.textContent("#code"), "what was copied");
  check(copied.includes("fn grundy(n: u64) -> u64"), "the formula as Rust");

  // A sum, with a heap beyond the table.
  await page.fill("#sum", "10^18 5");
  await page.click("#sum-form button");
  const said = explore("value", "take 1,3,4 10^18").match(/: (\d+),/)[1];
  check((await page.textContent("#sum-result")).includes(`Grundy values: ${said} 3`), "a value by the law");
  await page.fill("#sum", "x");
  await page.click("#sum-form button");
  check((await page.textContent("#sum-result")).includes("expected n as numbers"), "a wrong position");

  // A game that is won by hints, in both kinds of play.
  const turn = () => page.textContent("#turn");
  for (const misere of ["", "1"]) {
    await page.fill("#start", "7 5 3");
    await page.selectOption("#misere", misere);
    await page.click("#play-form button");
    for (let i = 0; i < 40 && await turn() === "Your move."; i++) {
      await page.click("#hint");
      const best = await page.textContent("#hinted");
      const [, heap, left] = best.match(/heap (\d+), leaves (\d+)/);
      const part = page.locator("#board fieldset").nth(heap - 1);
      await part.locator("select").selectOption({ label: left === "0" ? "nothing" : left });
      await part.getByRole("button", { name: "Move", exact: true }).click();
    }
    same(await turn(), "You have won.", `misère "${misere}", with hints`);
  }

  // A game that is lost, and taken back to where it was lost.
  await page.selectOption("#misere", "");
  await page.click("#play-form button");
  await page.click('#board fieldset:nth-child(1) .stone[aria-label="take 1, leave 6"]:not(:disabled)');
  await page.click("#undo");
  same(await page.locator("#log li").count(), 0, "moves after undo");
  await page.locator("#board fieldset").nth(1).getByRole("button", { name: "take 1, leave 4", exact: true }).click();
  for (let i = 0; i < 40 && await turn() === "Your move."; i++) await page.locator("#board .stone:not(:disabled)").last().click();
  check(/^You have lost\. It was lost at move 1, “takes 1 from heap 2, leaves 4”: “.*” would have won\.$/.test(await turn()), await turn());
  while (await page.isEnabled("#undo")) await page.click("#undo");
  same(await turn(), "Your move.", "all is taken back");
  same(await page.locator("#board fieldset").count(), 3, "three heaps again");

  // A piece on a board, in the dark, on a wide screen.
  const wide = await chromium.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: "dark" });
  const board = await open(wide, `${address}?rule=wythoff&to=9`, faults);
  await board.fill("#start", "3,7");
  await board.click("#play-form button");
  await board.click('#board button[aria-label="to 3,5"]');
  check((await board.textContent("#log")).includes("you: moves position 1 from 3,7 to 3,5"), "a click on a cell");
  same(await board.evaluate(() => getComputedStyle(document.body).colorScheme), "light dark", "both schemes");

  // Without a script: what is text.
  const plain = await chromium.newContext({ javaScriptEnabled: false });
  const text = await open(plain, `${address}?rule=kayles&to=23`, faults);
  check((await text.innerText("noscript")).includes("0  1  2  3  1  4  3  2  1  4  2  6"), "values without a script");
  same(faults, [], "errors of scripts");
  console.log("a person's clicks: a rule mended, games won, lost and taken back, the formula copied");
} finally {
  await chromium.close();
  child.kill("SIGINT");
}
