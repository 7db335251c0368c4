import { findInText, paidTexts } from "@zodiac-at-work/readings/testing";
import { describe, expect, test } from "vitest";
import { type OperatorTextSettings, operatorTexts, withOperatorTexts } from "./operator-texts.ts";
import { readingLines } from "./reading-lines.ts";

const none: OperatorTextSettings = {
  operator: { name: null, address: null, email: null, law: null, refundDays: null, legalDate: null, offerEnds: null },
  readerQuotes: null,
  hasSampleOperator: false,
};
const refunds = { name: "Example Inc.", email: "help@example.com", legalDate: "2026-11-01", refundDays: 14 };
const readerQuotes = [
  { quote: "It says <why>.", role: "Nurse", sign: "tiger" },
  { quote: "Clear.", role: "Cook", sign: "ox" },
  { quote: "Careful.", role: "Pilot", sign: "pig" },
] as const;

function textsOf(changes: Partial<OperatorTextSettings["operator"]> = {}, day = "2026-11-24") {
  return operatorTexts({ ...none, operator: { ...none.operator, ...changes } }, day);
}

describe("the refund", () => {
  test("is promised as the policy promises it", () => {
    expect(textsOf(refunds).get("refund")).toBe("Full refund within 14 days, no reason needed");
    expect(textsOf({ ...refunds, refundDays: 1 }).get("refund")).toContain("within one day,");
  });

  test("is not promised while the policy is not served", () => {
    expect(textsOf({ ...refunds, legalDate: null }).get("refund")).toBe("");
  });
});

describe("the end of the offer", () => {
  test("is said up to its last day, and left out from the next day on", () => {
    const offer = { offerEnds: "2026-12-31" };
    const said = ', until <time datetime="2026-12-31">Dec 31</time>';
    expect(textsOf(offer).get("offer-end")).toBe(said);
    expect(textsOf(offer, "2026-12-31").get("offer-end")).toBe(said);
    expect(textsOf(offer, "2027-01-01").get("offer-end")).toBe("");
  });

  test("has its year if that is not this year", () => {
    expect(textsOf({ offerEnds: "2027-01-15" }).get("offer-end")).toContain(">Jan 15, 2027<");
  });

  test("is not said if the operator has set none", () => {
    expect(textsOf().get("offer-end")).toBe("");
  });
});

describe("the quotes", () => {
  test("of the operator's readers are escaped and signed by role and sign", () => {
    const texts = operatorTexts({ ...none, readerQuotes }, "2026-11-24");
    expect(texts.get("quotes-title")).toBe("What readers say");
    expect(texts.get("quotes-label")).toBe("Readers");
    expect(texts.get("quotes")).toContain("<blockquote>“It says &#60;why&#62;.”</blockquote>");
    expect(texts.get("quotes")).toMatch(/<\/svg>Nurse, Tiger<.*<\/svg>Cook, Ox<.*<\/svg>Pilot, Pig</s);
  });

  test("of a sample are named as samples", () => {
    const texts = operatorTexts({ ...none, readerQuotes, hasSampleOperator: true }, "2026-11-24");
    expect(texts.get("quotes-label")).toBe("Sample quotes");
    expect(texts.get("quotes-note")).toMatch(/^Invented/);
  });

  test("become three lines of a reading without the setting", () => {
    const texts = textsOf();
    expect(texts.get("quotes-title")).toBe("From a reading");
    expect(texts.get("quotes")?.match(/<blockquote>/g)).toHaveLength(3);
    expect(texts.get("quotes")).not.toMatch(/Nurse|Cook|Pilot/);
  });
});

test("the lines of the reading are three whole sentences of the paid texts, and short enough for a card", () => {
  expect(new Set(readingLines.map(({ line }) => line)).size).toBe(3);
  for (const { line } of readingLines) {
    expect(findInText(line, paidTexts)).not.toEqual([]);
    expect(line).toMatch(/^[A-Z].{30,118}[.?!]$/);
  }
});

test("a text replaces its placeholder wherever it stands, and no other comment", () => {
  const file =
    "<!-- refund --><!-- /refund --> <p><!-- refund --><!-- /refund --></p><!-- content --><!-- /content -->";
  expect(withOperatorTexts(file, new Map([["refund", "$1 back"]]))).toBe(
    "$1 back <p>$1 back</p><!-- content --><!-- /content -->",
  );
});
