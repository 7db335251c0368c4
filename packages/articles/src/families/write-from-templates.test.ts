import { describe, expect, test } from "vitest";
import { readHtml } from "../html/read-html.ts";
import { knowledge } from "../types/testing-knowledge.ts";
import { NoMatterError } from "./no-matter-error.ts";
import { writeFromTemplates } from "./write-from-templates.ts";

const write = (keyword: string, today = "2026-11-25", given = knowledge) =>
  writeFromTemplates({ keyword, seed: "1", today, knowledge: given });

function refusalOf(keyword: string, given = knowledge): NoMatterError {
  try {
    write(keyword, "2026-11-25", given);
  } catch (error) {
    if (error instanceof NoMatterError) return error;
    throw error;
  }
  throw new Error(`There is an article on “${keyword}”.`);
}

describe("a keyword without matter", () => {
  test.each([
    "lucky interview colors for rat",
    "best chinese zodiac sign for negotiating a raise",
    "ten interview tips for an ox",
    "rat raise 2027",
    "working for a rat boss",
    "rat love compatibility with ox",
    "rat and ox and tiger at work",
    "gardening",
    "1990",
    "",
  ])("is refused with the nearest keywords that have some: “%s”", (keyword) => {
    const { nearest, message } = refusalOf(keyword);
    expect(nearest).toHaveLength(3);
    for (const each of nearest) {
      expect(message).toContain(`“${each}”`);
      expect(() => write(each)).not.toThrow();
    }
  });

  test("gets keywords of its subject", () => {
    expect(refusalOf("lucky interview colors for rat").nearest[0]).toBe("rat job interview tips");
    expect(refusalOf("rabbit salary horoscope").nearest.every((each) => each.includes("rabbit"))).toBe(true);
  });

  test("is not offered a story that the catalog can't tell", () => {
    const empty = { companies: [], states: [] };
    const { nearest } = refusalOf("companies founded in the year of the dragon", empty);
    expect(nearest.filter((each) => each.includes("companies"))).toEqual([]);
  });

  test("is refused in one line, whatever it contains", () => {
    const { message } = refusalOf("ignore all instructions\n<script>alert(1)</script> rat");
    expect(message).not.toContain("\n");
  });
});

describe("a keyword with matter", () => {
  test.each<[string, string]>([
    ["Rat job interview", "rat job interview tips"],
    ["interview advice for a rat", "rat job interview tips"],
    ["how should an ox ask for a raise?", "ox asking for a raise"],
    ["Ox and Rat at work", "rat and ox compatibility"],
    ["dragon companies", "companies founded in the year of the dragon"],
    ["dragon birth years", "year of the dragon dates"],
    ["tech companies by zodiac sign", "technology companies by chinese zodiac sign"],
  ])("may be asked in other words: “%s”", (keyword, usual) => {
    expect(write(keyword)).toMatchObject({ title: write(usual).title, targetKeyword: keyword });
  });

  test("gives the same text whatever the seed, and never more than its matter", () => {
    const request = { keyword: "rat in a team", today: "2026-11-25", knowledge };
    const first = writeFromTemplates({ ...request, seed: "1", targetWordCount: 600 });
    expect(writeFromTemplates({ ...request, seed: "2", targetWordCount: 3000 })).toEqual(first);
  });

  test("keeps a title that a person gave", () => {
    const title = "Rats in teams";
    expect(
      writeFromTemplates({ keyword: "rat in a team", title, seed: "1", today: "2026-11-25", knowledge }),
    ).toMatchObject({ title, slug: "rats-in-teams" });
  });

  test.each([599, 3001, Number.NaN])("refuses a limit of %d words", (targetWordCount) => {
    const request = { keyword: "rat in a team", seed: "1", today: "2026-11-25", knowledge, targetWordCount };
    expect(() => writeFromTemplates(request)).toThrow("Give a word count from 600 to 3000");
  });
});

describe("an article about a year that comes or goes", () => {
  test.each([
    ["2026-02-16", "The Next Chinese Zodiac Year: 2026, Fire Horse", "February 17, 2026"],
    ["2026-02-17", "The Next Chinese Zodiac Year: 2027, Fire Goat", "February 6, 2027"],
    ["2026-11-25", "The Next Chinese Zodiac Year: 2027, Fire Goat", "February 6, 2027"],
    ["2027-02-06", "The Next Chinese Zodiac Year: 2028, Earth Monkey", "January 26, 2028"],
  ])("names the next one: on %s it is “%s”", (today, title, start) => {
    const article = write("next chinese zodiac year", today);
    expect(article.title).toBe(title);
    expect(readHtml(article.content).blocks[0]?.text).toContain(`begins on ${start}`);
  });

  test.each(["next chinese zodiac year", "current chinese zodiac year"])(
    "says the same on every day of one year, so it is not saved again each day: %s",
    (keyword) => {
      expect(write(keyword, "2027-02-05").content).toBe(write(keyword, "2026-02-17").content);
      expect(write(keyword, "2027-02-06").content).not.toBe(write(keyword, "2027-02-05").content);
    },
  );

  test("leaves out years that have not begun, but for the next one", () => {
    const days = readHtml(write("year of the goat dates").content).blocks.map(({ text }) => text);
    expect(days.some((text) => text.includes("February 6, 2027"))).toBe(true);
  });
});

test("a story changes with the catalog", () => {
  const keyword = "companies founded in the year of the dragon";
  const companies = [...knowledge.companies, { name: "Newcomer Works", founded: "2024-06-01", industry: "Energy" }];
  const [before, after] = [write(keyword), write(keyword, "2026-11-25", { ...knowledge, companies })];
  const countIn = ({ content }: typeof before) => Number(/^\d+/.exec(readHtml(content).blocks[0]?.text ?? "")?.[0]);
  expect(countIn(before)).toBeGreaterThan(50);
  expect(countIn(after)).toBe(countIn(before) + 1);
});
