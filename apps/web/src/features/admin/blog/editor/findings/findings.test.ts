import { expect, test } from "vitest";
import { beginningOf, markedBlocks, placeIn } from "./findings.ts";

const gate = (name: "facts" | "links", findings: { block: number | null; text: string }[]) => ({
  ...{ gate: name, passed: findings.length === 0, measured: {}, problem: findings[0]?.text ?? null, findings },
});
const content = "<p>One.</p><ul><li>Same.</li><li>Same.</li></ul><table><tr><td>a</td><td>b</td></tr></table>";

test("findings are gathered by block, in the order of the text", () => {
  const gates = [
    gate("facts", [
      { block: 2, text: "F2" },
      { block: 0, text: "F0" },
    ]),
    gate("links", [{ block: 2, text: "L2" }]),
  ];
  expect(markedBlocks(gates, content)).toEqual([
    { block: 0, words: "One.", twin: 0, findings: [{ gate: "facts", text: "F0" }] },
    {
      block: 2,
      words: "Same.",
      twin: 1,
      findings: [
        { gate: "facts", text: "F2" },
        { gate: "links", text: "L2" },
      ],
    },
  ]);
});

test("a finding of the whole text, or of a block that the text lacks, marks nothing", () => {
  expect(
    markedBlocks(
      [
        gate("facts", [
          { block: null, text: "x" },
          { block: 99, text: "y" },
        ]),
      ],
      content,
    ),
  ).toEqual([]);
});

test("a marked block is found where it moved to, and not once it was edited", () => {
  const [, second] = markedBlocks(
    [
      gate("facts", [
        { block: 0, text: "x" },
        { block: 2, text: "y" },
      ]),
    ],
    content,
  );
  if (!second) throw new Error("no second block");
  const moved = `<p>New.</p>${content}`;
  const place = placeIn(moved, second);
  expect(place?.start).toBe(moved.lastIndexOf("Same."));
  expect(placeIn(content.replace("Same.", "Other."), second)).toBeUndefined();
});

test("the beginning of a text ends at a word", () => {
  expect(beginningOf("short")).toBe("short");
  expect(beginningOf("The Ox waits for the others", 15)).toBe("The Ox waits…");
});
