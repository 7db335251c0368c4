import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findInFiles } from "./find-in-files.ts";

const folder = mkdtempSync(join(tmpdir(), "find-in-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "assets"));

const sentence = "One (一, yī) isn't \"two\", and it's read first.";

test.each([
  ["assets/a.js", `x(${JSON.stringify(sentence)})`],
  ["assets/b.js", "x('One (\\u4e00, y\\u{12b}) isn\\'t \"two\", and it\\'s read first.')"],
  ["assets/c.js.map", JSON.stringify({ sourcesContent: [`const text = ${JSON.stringify(sentence)};`] })],
  [
    "index.html",
    "<p>One (&#x4e00;, y&#299;) isn&#x27;t &quot;two&quot;,\n and it&#39;s <em>read</em><!-- --> first.</p>",
  ],
])("finds a text planted in %s", (file, content) => {
  writeFileSync(join(folder, file), content);
  expect(findInFiles(folder, [sentence, "Another text."])).toEqual([{ file: join(folder, file), text: sentence }]);
  rmSync(join(folder, file));
});

test("finds nothing in files with other texts", () => {
  writeFileSync(join(folder, "index.html"), "<p>One is not two, and it is read last.</p>");
  expect(findInFiles(folder, [sentence])).toEqual([]);
});

test("tells texts that begin alike from each other", () => {
  writeFileSync(join(folder, "index.html"), "<p>You say Thursday and it is Thursday. It is Friday, too.</p>");
  const texts = [
    "You say Thursday and it is Friday.",
    "You say Thursday",
    "It is Friday, too.",
    "It is Friday, to",
    "…",
  ];
  const found = findInFiles(folder, texts).map(({ text }) => text);
  expect(found).toEqual(["You say Thursday", "It is Friday, too.", "It is Friday, to"]);
});
