import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { specifiedStates } from "./specified-states.ts";
import { textPattern } from "./text-pattern.ts";

const table = readTable(new URL("specified-texts.md", import.meta.url));

for (const [person, rows] of table) {
  test(`every specified text is on screen: ${person.toLowerCase()}`, async ({ page }) => {
    const states = specifiedStates[person] ?? {};
    const byState = Map.groupBy(rows, ({ state }) => state);
    expect(Object.keys(states), "each state of the table has its step, and each step its texts").toEqual([
      ...byState.keys(),
    ]);
    for (const [state, texts] of byState) {
      await test.step(state, async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await states[state]?.(page);
        for (const { text } of texts) await expectOnScreen(page, text);
      });
    }
  });
}

interface Row {
  readonly state: string;
  readonly text: string;
}

/** Returns the rows of the table by the heading above them. */
function readTable(file: URL): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  let person = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("## ")) person = line.slice(3);
    const [, section, state = "", text = ""] = line.split("|").map((cell) => cell.trim());
    if (!section || !/^\d$/.test(section)) continue;
    rows.set(person, [...(rows.get(person) ?? []), { state, text }]);
  }
  return rows;
}

/** Expects a text letter by letter, on the page or as an option of a list. */
async function expectOnScreen(page: Page, text: string): Promise<void> {
  const pattern = textPattern(text);
  const found = page
    .getByText(pattern)
    .filter({ visible: true })
    .or(page.getByRole("option", { name: pattern }));
  await expect(found.first(), `“${text}”`).toBeAttached();
}
