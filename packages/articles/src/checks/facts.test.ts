import { describe, expect, test } from "vitest";
import { knowledge } from "../types/testing-knowledge.ts";
import { factsOf } from "./facts.ts";

const right = [
  // Years
  "1988 was a Dragon year.",
  "1988 was the Year of the Dragon.",
  "The 1988 Dragon is patient.",
  "A 1988 Earth Dragon is patient.",
  "In 1988, the Year of the Dragon, the firm was small.",
  "1988, 2000 and 2012 are Dragon years.",
  "Dragon years include 1976, 1988, 2000, 2012 and 2024.",
  "Recent years of the Dragon: 1988, 2000, 2012.",
  "Years of the Dragon since 1950 are 1952, 1964 and 1976.",
  "People born in 1990 are Horses.",
  "If you were born in 1990, you are a Horse.",
  "Anyone born in 1978 or 1990 counts as a Horse.",
  "Born in 1990, you are a Metal Horse.",
  "Metal Horses (1930, 1990) like speed.",
  "The Metal Horse (1990) likes speed.",
  "1990 is not a Snake year.",
  "1990 isn't the year of the Snake.",
  "the year 1990 was the year of the horse.",
  "If you were born in 1990 you are a horse.",
  "1988–1989 was a Dragon year.",
  "1988-89 was the Year of the Dragon.",
  "2024 will be remembered as a year of change for the Rat.",
  "In 2028, Rats should wait.",
  "The Rat will find 2028 easy.",
  "2028 is good for the Rat.",
  "2028 brings the Rat luck.",
  "Pig 2028 forecast: a slow start.",
  "2028 Pig forecast",
  "Is 1991 a Horse year?",
  "Many people think 1991 is a Horse year.",
  "The element of 1990 is metal.",
  "1990 was a Metal year.",
  "Metal years are 1980, 1981, 1990 and 1991.",
  "1990 carries the element metal.",
  "The animal of 1990 is the Horse.",
  "When 1990 came, the Horse year brought speed.",
  "In 2000 people read of a Rat who waited.",
  "Goats were born in 1979 and 1991.",
  "A Ram of 1979 is a Goat.",
  // Dates
  "Chinese New Year 1988 was on February 17, 1988.",
  "Chinese New Year fell on 17 February 1988.",
  "Chinese New Year fell on Feb 17 1988.",
  "Chinese New Year fell on the 17th of February 1988.",
  "Chinese New Year fell on February 17th, 1988.",
  "Chinese New Year: 1988-02-17.",
  "In 1988, Chinese New Year fell on February 17.",
  "The Dragon year began on February 17, 1988.",
  "The year of the Dragon began on February 17, 1988, and ended on February 5, 1989.",
  "The Earth Dragon year lasted until February 5, 1989.",
  "The Earth Dragon year ran from February 17, 1988 to February 5, 1989.",
  "The new year of 1990 began on January 27, 1990; before it, the Snake year 1989 ran.",
  "Anna, born on January 26, 1990, is a Snake. Ben, born on January 28, 1990, is a Horse.",
  "She was born on 26 January 1990, so she is an Earth Snake.",
  "He was born on 1990-01-26 and is a Snake.",
  // Relations
  "Rat and Horse are not in harmony.",
  "There is no clash between Rat and Ox.",
  "The Rat clashes with the Horse.",
  "The Rat clashes with the Horse, while the Ox clashes with the Goat.",
  "Rat, Dragon and Monkey form a trine.",
  "Rat, Dragon, and Monkey belong to the three harmonies.",
  "Tiger and Ox can clash over pace.",
  "Do Rat and Ox clash?",
  "Rat and Ox are one of the six harmonies; Rat and Goat are one of the six harms.",
  "The Horse sits across the wheel from the Rat.",
  "The Rat's opposite is the Horse.",
  "No classical rule joins Rat and Tiger.",
  // Elements and polarity
  "The Rat is a water sign.",
  "Rat and Pig are water signs.",
  "Tiger and Rabbit share wood.",
  "The Rat's fixed element is water.",
  "The Rat belongs to the element water.",
  "The rat's element is water.",
  "In 1990 the Horse's element is metal.",
  "The Metal Rat is not a water year.",
  "Wood feeds fire, and fire feeds earth.",
  "Water puts out fire.",
  "Metal cuts wood, they say.",
  "Fire is fed by wood.",
  "Fire does not feed wood.",
  "The Ox is a yin sign.",
  "Ox, Rabbit and Snake are yin signs.",
  "The Ox is not yang.",
  "The Rat rules the hours from 11 p.m. to 1 a.m.",
  "The Horse has noon: 11 am to 1 pm.",
  "The Rat is the first of the twelve signs.",
  // Numbers
  "Rat and Ox score 82 out of 100.",
  "Rat and Ox have a score of 82.",
  "For Rat and Horse it is 50 − 26 − 2.",
  "If you were born earlier in 1990, you belong to the Earth Snake year.",
  "The twelve animals meet the five elements in a cycle of sixty years.",
  "The Rat year comes once in twelve years.",
  "The numbers 11, 22 and 33 are master numbers.",
  "That year had 384 days, from January 27, 1990 to February 14, 1991.",
  "The Tiger does the opposite of what the Ox does.",
  "The Ox punishes the Rat for being late.",
  "There is no rule against it, say the Rat and the Horse.",
  "The Ox carries water to the team.",
  "In 2028, anyone born in a Rat year should wait.",
  "In 2028, those of the Rat should wait for the Metal Dog year.",
  "For Metal Rats in 2028, waiting pays.",
  "Maya, born on January 26, 1990, is a Snake and works with a Horse.",
  "Maya, born on January 26, 1990, took 30 days off before Chinese New Year.",
  "Give a Rat and an Ox 5 points each.",
  "The nine animals and the two elements of two signs",
  "Dana, founded on April 1, 1904, is a Wood Dragon.",
  "Dana was born on January 26, 1990, and is a Snake.",
  "Three Rats and two Oxen met for 12 days.",
  "Meet 3 times, for 20 minutes, with 5 people, and save $1,990.",
  "Our office moved 2000 boxes in one day.",
  // Companies and states
  "AutoZone was founded in 1979.",
  "AutoZone, founded on July 4, 1979, is an Earth Goat.",
  "Founded in 1979, AutoZone sells parts.",
  "Texas joined the Union in 1845.",
  "Texas became a state on December 29, 1845, in a Wood Snake year.",
];

const wrong = [
  "1988 was a Rat year.",
  "1988 was the Year of the Rat.",
  "The 1988 Rat is patient.",
  "A 1988 Fire Dragon is patient.",
  "In 1988, the Year of the Rat, the firm was small.",
  "1988, 2000 and 2013 are Dragon years.",
  "Dragon years include 1976, 1988, 2001, 2012 and 2024.",
  "Recent years of the Dragon: 1988, 2000, 2013.",
  "People born in 1990 are Snakes.",
  "If you were born in 1990, you are a Goat.",
  "Born in 1990 you are a goat.",
  "If you were born in 1990 you are a snake.",
  "Anyone born in 1978 or 1991 counts as a Horse.",
  "Born in 1990, you are a Fire Horse.",
  "Metal Horses (1930, 1991) like speed.",
  "The Fire Horse (1990) likes speed.",
  "1990 is not a Horse year.",
  "1990 isn't the year of the Horse.",
  "the year 1990 was the year of the goat.",
  "1987–1988 was a Dragon year.",
  "1987-88 was the Year of the Dragon.",
  "The element of 1990 is fire.",
  "1990 was a Fire year.",
  "Metal years are 1980, 1981, 1990 and 1992.",
  "The animal of 1990 is the Goat.",
  "When 1990 came, the Goat year brought speed.",
  "Goats were born in 1979 and 1990.",
  "The Goat was born in 1990.",
  "Horses born in 1991 are quick.",
  "Why is 1990 called a Fire Horse year?",
  "Chinese New Year 1988 was on February 18, 1988.",
  "Chinese New Year fell on 18 February 1988.",
  "Chinese New Year fell on Feb 18 1988.",
  "Chinese New Year fell on the 18th of February 1988.",
  "Chinese New Year: 1988-02-18.",
  "In 1988, Chinese New Year fell on February 18.",
  "In 1989, Chinese New Year fell on February 17, 1988.",
  "The Dragon year began on February 16, 1988.",
  "The Snake year began on February 17, 1988.",
  "The year of the Dragon began on February 17, 1988, and ended on February 6, 1989.",
  "The Fire Dragon year lasted until February 5, 1989.",
  "The Earth Dragon year ran from February 17, 1988 to February 6, 1989.",
  "Anna, born on January 26, 1990, is a Horse. Ben, born on January 28, 1990, is a Horse.",
  "Anna, born on January 26, 1990, is a Snake. Ben, born on January 28, 1990, is a Snake.",
  "She was born on 26 January 1990, so she is a Metal Horse.",
  "He was born on 1990-01-26 and is a Horse.",
  "It happened on 31/02/1990, on February 30, 1990.",
  "Rat and Ox are not in harmony.",
  "There is no clash between Rat and Horse.",
  "The Rat clashes with the Ox.",
  "The Rat clashes with the Horse, while the Ox clashes with the Dog.",
  "Rat, Dragon and Rooster form a trine.",
  "Rat, Dragon, and Goat belong to the three harmonies.",
  "Rat and Ox are one of the six harmonies; Rat and Dog are one of the six harms.",
  "The Ox sits across the wheel from the Rat.",
  "The Rat's opposite is the Ox.",
  "No classical rule joins Rat and Horse.",
  "Rat and Ox are one of the five harmonies.",
  "The Rat is a fire sign.",
  "Rat and Ox are water signs.",
  "Tiger and Rabbit share metal.",
  "The Rat's fixed element is wood.",
  "The Rat belongs to the element fire.",
  "The rat's element is fire.",
  "Wood feeds fire, and fire feeds metal.",
  "Fire puts out water.",
  "Fire is fed by metal.",
  "The Ox is a yang sign.",
  "Ox, Rabbit and Tiger are yin signs.",
  "The Rat rules the hours from 1 a.m. to 3 a.m.",
  "The Horse has noon: 9 am to 11 am.",
  "The Rat is the second of the twelve signs.",
  "Rat and Ox score 83 out of 100.",
  "Rat and Ox have a score of 28.",
  "For Rat and Horse it is 50 − 26 − 3.",
  "If you were born earlier in 1990, you belong to the Metal Horse year.",
  "The thirteen animals of the zodiac agree, and so do the thirteen animals.",
  "The Rat year comes once in ten years.",
  "The numbers 11, 22 and 44 are master numbers.",
  "That year had 365 days, no, 385 days, from January 27, 1990 to February 14, 1991.",
  "AutoZone was founded in 1980.",
  "AutoZone, founded on July 5, 1979, is an Earth Goat.",
  "AutoZone, founded on July 4, 1979, is an Earth Horse.",
  "Founded in 1980, AutoZone sells parts.",
  "Texas joined the Union in 1846.",
  "Texas became a state on December 29, 1845, in a Wood Dragon year.",
  "The life path is 10.",
  "1 + 9 + 9 + 0 = 20",
];

describe("statements in a paragraph", () => {
  test.each(right)("“%s” holds", (sentence) => {
    expect(problemsIn(`<p>${sentence}</p>`)).toEqual([]);
  });

  test.each(wrong)("“%s” is wrong", (sentence) => {
    expect(problemsIn(`<p>${sentence}</p>`)).not.toEqual([]);
  });
});

describe("statements in a table", () => {
  const years = table("Year | Animal | Element", "1988 | Dragon | Earth", "1990 | Horse | Metal");
  const spans = table("Animal | Begins | Ends", "Dragon | Feb 17, 1988 | Feb 5, 1989");
  const signs = table(
    "Sign | Element | Polarity | Hours | Clashes with | Allies",
    "Rat | Water | Yang | 23:00–01:00 | Horse | Dragon, Monkey",
  );
  const pairs = table(
    "Pair | Rule | Score",
    "Rat and Ox | Six harmonies | 82 of 100",
    "Rat and Tiger | No classical rule | 58 of 100",
  );
  const companies = table("Company | Founded | Sign", "AutoZone | 1979 | Goat");

  const relations = table(
    "Hour of | Time | Relation",
    "Dragon | 07:00 to 08:59 | Dragon and Pig: no classical rule",
    "Snake | 09:00 to 10:59 | Pig and Snake: six clashes",
  );

  test.each([years, spans, signs, pairs, companies, relations])("%s holds", (html) => {
    expect(problemsIn(html)).toEqual([]);
  });

  test.each<[string, string, string]>([
    [years, "Horse", "Goat"],
    [years, "1990", "1991"],
    [years, "Metal", "Wood"],
    [spans, "Dragon", "Snake"],
    [spans, "17, 1988", "16, 1988"],
    [spans, "5, 1989", "6, 1989"],
    [signs, "Water", "Fire"],
    [signs, "Yang", "Yin"],
    [signs, "23:00–01:00", "21:00–23:00"],
    [signs, "Horse", "Goat"],
    [signs, "Monkey", "Goat"],
    [pairs, "Six harmonies", "Six harms"],
    [pairs, "82", "28"],
    [pairs, "No classical rule", "Six clashes"],
    [companies, "1979", "1980"],
    [companies, "Goat", "Horse"],
    [relations, "Pig and Snake", "Pig and Dog"],
    [relations, "08:59", "09:59"],
  ])("%s is wrong with %s turned into %s", (html, from, to) => {
    expect(problemsIn(html.replace(from, to))).not.toEqual([]);
  });
});

function problemsIn(html: string): string[] {
  return factsOf(html, knowledge).flatMap(({ problem }) => problem ?? []);
}

function table(...rows: readonly string[]): string {
  const [head = "", ...body] = rows.map((row) => row.split(" | "));
  const cells = (row: readonly string[] | string, tag: string) =>
    [...row].map((cell) => `<${tag}>${cell}</${tag}>`).join("");
  return `<table><thead><tr>${cells(head, "th")}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table>`;
}
