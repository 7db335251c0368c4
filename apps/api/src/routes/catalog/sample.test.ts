import { getSample } from "@zodiac-at-work/contracts";
import { seed } from "@zodiac-at-work/db";
import { textsOfMatch, workChapterOf } from "@zodiac-at-work/readings";
import { findInText, paidTexts, paidTextsIn } from "@zodiac-at-work/readings/testing";
import { careerMatch, type SignId, signIds, signOfDate } from "@zodiac-at-work/zodiac";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, log, close } = await buildTestApp();
afterAll(close);
await seed(db);

const get = (query: Record<string, string>) => app.inject({ url: "/api/sample", query });
const samples = await Promise.all(
  signIds.map(async (reader) => {
    const response = await get({ sign: reader });
    expect(response.statusCode).toBe(200);
    return { reader, body: response.body, ...getSample.response.parse(response.json()) };
  }),
);

test("a visitor gets one chapter, and two companies with their advice", async () => {
  const { chapter, companies } = samples.find(({ reader }) => reader === "dragon") ?? expect.fail("no dragon");
  expect(chapter).toEqual(workChapterOf("dragon"));
  expect(companies).toEqual([
    {
      name: "YouTube",
      logoUrl: "/logos/youtube.svg",
      founded: { year: 2005, month: 2, day: 14 },
      zodiacSign: "rooster",
      ...adviceFor("dragon", "rooster"),
    },
    expect.objectContaining({ name: "Meta Platforms", zodiacSign: "monkey", ...adviceFor("dragon", "monkey") }),
  ]);
});

test("the companies of each sample are of the two best signs, and their day has that sign", () => {
  for (const { reader, companies } of samples) {
    const scores = signIds.map((sign) => careerMatch(reader, sign).score).toSorted((a, b) => b - a);
    expect(companies.map(({ zodiacSign }) => careerMatch(reader, zodiacSign).score)).toEqual(scores.slice(0, 2));
    for (const { founded, zodiacSign } of companies) expect(signOfDate(founded).sign).toBe(zodiacSign);
  }
});

test("all samples together hold these texts, these companies and nothing else that is paid", () => {
  const bodies = samples.map(({ body }) => body).join();
  const allowed = new Set(
    paidTextsIn(
      samples.flatMap(({ reader, companies }) => [
        workChapterOf(reader),
        ...companies.map(({ zodiacSign }) => textsOfMatch(reader, zodiacSign, "company")),
      ]),
    ),
  );
  expect(findInText(bodies, paidTexts).filter((text) => !allowed.has(text))).toEqual([]);
  expect(new Set(samples.flatMap(({ companies }) => companies.map(({ name }) => name))).size).toBeLessThanOrEqual(12);
  expect(bodies).not.toMatch(/"(id|description|website|careersUrl|location)"/);
});

test.each(["birthDate", "other", "zodiac"])("refuses the parameter %s", async (name) => {
  const response = await get({ sign: "rat", [name]: "1990-01-26" });
  expect(response.statusCode).toBe(400);
  expect(response.body).not.toContain("1990");
});

test("logs no sign", () => {
  expect(log.length).toBeGreaterThan(0);
  expect(log.join("")).not.toContain("dragon");
});

function adviceFor(reader: SignId, other: SignId) {
  const { works, grates, advice } = textsOfMatch(reader, other, "company");
  return { works, grates, advice: advice[0]?.text };
}
