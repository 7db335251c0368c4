import { sp500Members } from "@zodiac-at-work/catalog/sp500-members";
import { signIds } from "@zodiac-at-work/zodiac";
import type { FamilyContext, Matter } from "../types/family.ts";
import { nameOf } from "../words/sign-years.ts";
import { escapeHtml, listOf, plural, table } from "../words/words.ts";
import { evennessTest, significance } from "./chance-test.ts";
import { countByDecade, figure } from "./figure.ts";
import { dateText, type Founding, foundingsOf } from "./founding.ts";
import { methodNote, signRows } from "./method-note.ts";
import { fewestRecords, filled, percentOf, type Story } from "./story.ts";

/** A group of records that a story divides by sign. */
interface ShareText {
  readonly keyword: string;
  /** Words that may stand in front of “by chinese zodiac sign”, as a pattern. */
  readonly also: string;
  readonly title: string;
  /** Which records, for captions: `technology companies`. */
  readonly what: string;
  readonly of: (context: FamilyContext) => readonly Founding[];
  readonly answer: string;
  readonly chance: string;
  readonly decades: string;
  readonly close: string;
  /** Further rows of the note on sources. */
  readonly sources?: readonly (readonly [what: string, value: string])[];
}

const companies = ({ knowledge }: FamilyContext) =>
  foundingsOf(
    knowledge.companies.map(({ name, founded, industry, place, rank }) => ({
      ...{ name, date: founded, group: industry, place, rank },
    })),
  );
const inIndustry = (industry: string) => (context: FamilyContext) =>
  companies(context).filter(({ group }) => group === industry);
const fromPlaces = (pattern: RegExp) => (context: FamilyContext) =>
  companies(context).filter(({ place }) => pattern.test(place));

const carBrands = ({ knowledge }: FamilyContext) =>
  foundingsOf(
    (knowledge.brands ?? []).map(({ name, founded, country, category, rank }) => ({
      ...{ name, date: founded, group: category, place: country, rank },
    })),
  );

const texts: readonly ShareText[] = [
  {
    keyword: "most common chinese zodiac sign of companies",
    also: "companies|all companies|businesses",
    title: "The Most Common Chinese Zodiac Sign of Companies",
    what: "companies",
    of: companies,
    answer:
      "The most common sign of the companies in our catalog is the {top}: {topCount} of {total} were founded in its years. The rarest is the {low} with {lowCount}. Equal shares would be {expected} each.",
    chance:
      "Is the difference real? A catalog without any preference would look at least this uneven in {p} of the cases. It's no more than chance, even with several hundred companies to count.",
    decades:
      "What does move the numbers is the economy. The second figure shows when these companies began, and no animal is needed to explain its peaks.",
    close:
      "A sign that is common here isn't better for business. It had its turn when many people happened to found something.",
  },
  {
    keyword: "famous companies by chinese zodiac sign",
    also: "famous companies|well ?known companies|big companies|famous brands",
    title: "Famous Companies by Chinese Zodiac Sign",
    what: "well-known companies",
    of: (context) => companies(context).filter(({ rank }) => rank !== undefined),
    answer:
      "Of {total} famous companies whose sign is certain, {topCount} belong to the {top} and {lowCount} to the {low}. {names} are examples. One twelfth would be about {expected}.",
    chance:
      "Fame makes a sample small and choosy, so we tested it apart from the rest. Luck alone gives a spread like this in {p} of the cases. There's no lucky animal for household names.",
    decades:
      "Old brands have had longer to become known, and you can see it: the earlier decades weigh more here than in the whole catalog.",
    close: "Who counts as famous is our editors' choice, made before anyone looked at the signs.",
  },
  {
    keyword: "technology companies by chinese zodiac sign",
    also: "tech companies|technology companies|software companies",
    title: "Technology Companies by Chinese Zodiac Sign",
    what: "technology companies",
    of: inIndustry("Technology"),
    answer:
      "Technology companies are most often {topPlural}: {topCount} of the {total} that we can date. The {low} has the fewest, {lowCount}. With no influence at all you'd expect about {expected} for each animal.",
    chance:
      "Could that be luck? Easily. In {p} of random draws the bars are at least as ragged as ours, which is the statistician's way of closing the file.",
    decades:
      "Chips, then personal computers, then the web: every wave left a taller bar in the chart of decades, and each wave covered several animals.",
    close: "So pick your software house by its product. Its animal makes a good name for the meeting room.",
  },
  {
    keyword: "banks and insurers by chinese zodiac sign",
    also: "banks|banks and insurers|financial companies|financial services companies",
    title: "Banks and Insurers by Chinese Zodiac Sign",
    what: "banks, insurers and other financial companies",
    of: inIndustry("Financial Services"),
    answer:
      "Among {total} banks, insurers and other financial companies the {top} is ahead with {topCount}, and the {low} comes last with {lowCount}. About {expected} would be average. {names} are three of the group.",
    chance:
      "Bankers would ask for the risk, and here it is: {p}. That's how often pure luck gives an unevenness of this degree or more, so no trend may be sold on it.",
    decades:
      "Some of these firms are older than the telephone, a few older than the United States, and the long left end of the second figure is theirs.",
    close:
      "Money likes round anniversaries. If your bank celebrates one, look up the animal; that's about as much as it's good for.",
  },
  {
    keyword: "healthcare companies by chinese zodiac sign",
    also: "health ?care companies|drug companies|pharma companies|hospitals",
    title: "Healthcare Companies by Chinese Zodiac Sign",
    what: "healthcare companies",
    of: inIndustry("Healthcare"),
    answer:
      "In healthcare, {topCount} of {total} dated companies carry the sign of the {top}; the {low} is at the other end with {lowCount}. The even share comes to {expected}.",
    chance:
      "A trial with this result would not be published. Luck produces it, or something more extreme, in {p} of the cases.",
    decades:
      "Makers of medicines tend to be old and makers of tests young. So the bars stretch over a century and a half, and any textbook on the industry explains them better than a zodiac could.",
    close: "Names from the list, for orientation: {names}.",
  },
  {
    keyword: "retail companies by chinese zodiac sign",
    also: "retail companies|retailers|stores|shops|restaurant chains",
    title: "Retailers by Chinese Zodiac Sign",
    what: "shops, restaurants and other retail companies",
    of: inIndustry("Retail"),
    answer:
      "Retailers lean to the {top}, with {topCount} of {total}; the {low} has {lowCount}. Since twelve animals share them, some {expected} each would be the rule. You may know {names}.",
    chance: "The lean is weak. Shuffle the dates at random, and {p} of the shuffles come out at least as lopsided.",
    decades:
      "Shops open when people have money to spend. Judged by the tallest bar, that was in the {topDecade}: {topDecadeCount} of the {total} began then.",
    close:
      "On a slow day at the register, the founding date of your chain is worth a look, if only for the argument that follows.",
  },
  {
    keyword: "manufacturing companies by chinese zodiac sign",
    also: "manufacturing companies|manufacturers|industrial companies",
    title: "Manufacturers by Chinese Zodiac Sign",
    what: "manufacturers",
    of: inIndustry("Manufacturing"),
    answer:
      "We found {total} manufacturers with a founding date that settles the sign. {topCount} of them are {topPlural}, more than any other animal has, and {lowCount} stand at the bottom for the {low}; {expected} would be usual.",
    chance:
      "An inspector would pass it: results this uneven or worse leave the line in {p} of all runs, with nothing wrong at the machine.",
    decades:
      "In manufacturing, steam, steel and plastics each left a bar. The tallest stands over the {topDecade}, with {topDecadeCount} of the {total}.",
    close: "Three of them are {names}, none of which chose its birthday.",
  },
  {
    keyword: "energy companies by chinese zodiac sign",
    also: "energy companies|oil companies|utilities|power companies",
    title: "Energy Companies by Chinese Zodiac Sign",
    what: "energy companies",
    of: inIndustry("Energy"),
    answer:
      "The {top} supplies {topCount} of {total} energy companies in the catalog, the {low} just {lowCount}. For a level field one would need {expected} per sign.",
    chance:
      "Before it goes into a prospectus: {p} is the chance of such a spread, or a wider one, with no cause behind it.",
    decades:
      "Coal and gaslight, oil, the grid, then wind and sun. A change of fuel shows in the bars; a change of animal doesn't.",
    close: "Their number includes {names}.",
  },
  {
    keyword: "media companies by chinese zodiac sign",
    also: "media companies|entertainment companies|publishers",
    title: "Media Companies by Chinese Zodiac Sign",
    what: "media companies",
    of: inIndustry("Media"),
    answer:
      "Media is the field of the {top}: {topCount} publishers, broadcasters and studios out of {total}. Last comes the {low} with {lowCount}, and {expected} would be par.",
    chance:
      "Tested as a whole, the twelve bars look like this or wilder in {p} of random cases. An editor would cut the headline.",
    decades:
      "Print, radio, television, streaming: four generations stand side by side. No decade added more of them than the {topDecade}, with {topDecadeCount}.",
    close: "Readers will know {names}. The rest is up to their critics.",
  },
  {
    keyword: "telecommunications companies by chinese zodiac sign",
    also: "telecom companies|telecommunications companies|phone companies",
    title: "Telecom Companies by Chinese Zodiac Sign",
    what: "telecommunications companies",
    of: inIndustry("Telecommunications"),
    answer:
      "Telecom operators are {topPlural} {topCount} times in {total}. The {low} has {lowCount} of them. If animals were handed out by lot, about {expected} would go to each.",
    chance: "The line is noisy, no more: {p} of purely random catalogs sound like this or worse.",
    decades:
      "Licenses come in batches. When a country opens its market, a dozen operators are founded in the same two years, and they share an animal by law rather than by fate.",
    close: "Look for {names} in your own pocket.",
  },
  {
    keyword: "automotive companies by chinese zodiac sign",
    also: "automotive companies|car companies|auto companies|carmakers",
    title: "Automotive Companies by Chinese Zodiac Sign",
    what: "automotive companies",
    of: inIndustry("Automotive"),
    answer:
      "The {top} drives in front: {topCount} of the {total} automotive companies come from its years. The {low} has {lowCount}, and an equal start would be {expected}.",
    chance: "With so few cars on the track, gaps are normal. Luck opens gaps this wide or wider in {p} of the races.",
    decades:
      "The tallest bar is that of the {topDecade}, with {topDecadeCount} of the {total}. A new kind of engine brings new firms; in between, the industry mostly merges.",
    close:
      "This counts companies, suppliers included, such as {names}. For the badges on the hood, see the article on car brands.",
  },
  {
    keyword: "japanese companies by chinese zodiac sign",
    also: "japanese companies|companies (?:in|from) japan",
    title: "Japanese Companies by Chinese Zodiac Sign",
    what: "companies with a seat in Japan",
    of: fromPlaces(/Japan$/),
    answer:
      "In Japan, where the twelve animals are on every New Year's card, the {top} leads with {topCount} of {total} companies. The {low} closes the list with {lowCount}; about {expected} each would be even.",
    chance:
      "One could suspect founders of choosing an auspicious year. The figures give no sign of it: luck does the same in {p} of the cases.",
    decades:
      "The fullest decade was that of the {topDecade}, with {topDecadeCount} of the {total}. It's the economy that fills a decade; New Year's cards are sent in all of them.",
    close:
      "Japan has kept the western New Year since 1873, but we count by the old border, as everywhere on this site. {names} are on the list.",
  },
  {
    keyword: "british companies by chinese zodiac sign",
    also: "british companies|uk companies|companies (?:in|from) (?:the uk|britain|the united kingdom)",
    title: "British Companies by Chinese Zodiac Sign",
    what: "companies with a seat in the United Kingdom",
    of: fromPlaces(/United Kingdom$/),
    answer:
      "British companies: {total} in the catalog with a certain sign, {topCount} of them {topPlural}. At the other end is the {low} with {lowCount}, against {expected} on average.",
    chance:
      "Rather a fuss about nothing, as it turns out. The dates would scatter like this or more in {p} of the cases, left to themselves.",
    decades:
      "The first bar covers everything before 1900. After that, the {topDecade} brought the most, {topDecadeCount} of {total}.",
    close: "You'll find {names} among them.",
  },
  {
    keyword: "german companies by chinese zodiac sign",
    also: "german companies|companies (?:in|from) germany",
    title: "German Companies by Chinese Zodiac Sign",
    what: "companies with a seat in Germany",
    of: fromPlaces(/Germany$/),
    answer:
      "{topCount} of {total} German companies were founded under the {top}, and that's the largest share. The {low} has {lowCount}; spread evenly it would be {expected} for each animal.",
    chance: "Properly tested, the order dissolves. A random list is as uneven in {p} of the cases.",
    decades:
      "Many date from the founders' years of the nineteenth century, when engineers with a patent started in their own yards.",
    close: "{names} are three that everyone knows, with dates that nobody picked by an almanac.",
  },
  {
    keyword: "californian companies by chinese zodiac sign",
    also: "californian companies|california companies|companies in california|silicon valley companies",
    title: "Californian Companies by Chinese Zodiac Sign",
    what: "companies with a seat in California",
    of: fromPlaces(/California$/),
    answer:
      "California's companies have a favorite on paper: the {top}, with {topCount} of {total}. Least frequent is the {low} at {lowCount}. Twelve equal slices would hold {expected}.",
    chance:
      "We'd call it surf: always moving, meaning nothing. In {p} of the cases chance makes waves at least as high.",
    decades:
      "Most of these firms are younger than their founders' parents would like, and the bars crowd at the right.",
    close: "If you interview at {names}, you now have a question that no other candidate will ask.",
  },
  {
    keyword: "s&p 500 companies by chinese zodiac sign",
    also: "(?:the )?s ?(?:&|and)? ?p ?500(?: (?:companies|members|stocks))?",
    title: "S&P 500 Companies by Chinese Zodiac Sign",
    what: "S&P 500 companies",
    of: (context) => companies(context).filter(({ name }) => sp500Members.has(name)),
    answer:
      "Of {total} S&amp;P 500 companies whose sign is certain, {topCount} were founded under the {top}, more than under any other sign, and {lowCount} under the {low}. By equal shares it would be {expected} each.",
    chance:
      "The index picks companies by size and profit. If it had an eye for animals, the test would show it, and the test shows luck: {p} of all random lists are as uneven or more so. It's no more than chance.",
    decades:
      "A company rarely enters the index young. Decades lie between a founding and the day when the market values it that highly, so look for the recent foundings of this chart in the next index, and don't read their short columns as a decline.",
    close:
      "{names} lead the list by fame. Nobody buys an index fund for its animals, but you may win a round of trivia with them.",
    sources: [
      [
        "Who is a member",
        "The public-domain list of constituents at github.com/datasets/s-and-p-500-companies, August 2026",
      ],
    ],
  },
  {
    keyword: "car brands by chinese zodiac sign",
    also: "car brands|car makes|automobile brands",
    title: "Car Brands by Chinese Zodiac Sign",
    what: "car brands",
    of: carBrands,
    answer:
      "Counted by brand, the {top} has {topCount} of the {total} whose founding date is exact enough. The {low} has {lowCount}, the mean is {expected}. Examples are {names}.",
    chance: "The grid was drawn by lot, to all appearances: {p} of random grids are no more balanced than this one.",
    decades:
      "Hundreds of workshops built a first car around 1900. A few dozen of their names have survived, and they fill the left half of the chart.",
    close: "A Horse by founding date isn't faster than a Snake. Somebody at the dealership will claim it anyway.",
  },
  {
    keyword: "travel companies by chinese zodiac sign",
    also: "travel companies|travel and hospitality companies|airlines and hotels|airlines,? hotels and cruise lines",
    title: "Travel Companies by Chinese Zodiac Sign",
    what: "airlines, hotels and other travel companies",
    of: inIndustry("Travel"),
    answer:
      "The {top} has the most travel companies: {topCount} of the {total} airlines, hotels, cruise lines and booking sites whose sign we know for sure. The {low} has {lowCount}, and an even deal would hand out about {expected}. The best known are {names}.",
    chance:
      "With so few companies, some animals get several seats and some get none. Dealt out by luck alone, the seats would be this uneven, or worse, in {p} of the cases.",
    decades:
      "Two things made this industry: the passenger plane between the world wars, and cheap tickets and booking sites at the end of the century. No decade has more foundings than the {topDecade}, with {topDecadeCount}.",
    close: "No animal makes a flight safer or a bed softer. It may get you a smile at the check-in desk.",
  },
];

/** How many records each sign has in a group. */
export const shareStories: readonly Story[] = texts.map((text) => ({
  keyword: text.keyword,
  pattern: new RegExp(`^(?:${text.also}) by (?:chinese )?zodiac(?: signs?)?$`),
  category: "zodiac",
  intent: "informational",
  write: (context) => write(text, context),
}));

function write(text: ShareText, context: FamilyContext): Matter | undefined {
  const all = text.of(context);
  if (all.length < fewestRecords) return undefined;
  const counts = signIds.map((sign) => [sign, all.filter((each) => each.sign === sign).length] as const);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  const [top, low] = [ranked[0], ranked.at(-1)] as [(typeof counts)[number], (typeof counts)[number]];
  const test = evennessTest(counts.map(([, count]) => count));
  const names = [...all]
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, 3);
  const decades = countByDecade(all.map(({ zodiacYear }) => zodiacYear));
  const topDecade = [...decades].filter(([name]) => name.endsWith("s")).sort((a, b) => b[1] - a[1])[0];
  const values = {
    ...{ total: all.length, expected: roundedShare(test.expected), p: percentOf(test.p) },
    ...{ top: nameOf(top[0]), topPlural: plural(top[0]), topCount: top[1] },
    ...{ low: nameOf(low[0]), lowCount: low[1] || "none" },
    ...{ topDecade: topDecade?.[0] ?? "", topDecadeCount: topDecade?.[1] ?? 0 },
    names: listOf(names.map(({ name }) => escapeHtml(name))),
  };
  const paragraph = (template: string) => `<p>${filled(template, values)}</p>`;
  const verdict = test.p < significance ? (uneven[texts.indexOf(text) % uneven.length] as string) : text.chance;
  return {
    title: text.title,
    description: `How ${text.what} divide among the twelve signs, what chance would give, when they were founded, and ${low[1] === 0 ? "examples of the animals" : "one example of each animal"}.`,
    content: [
      `<p class="short-answer">${filled(text.answer, values)}</p>`,
      "<h2>Around the wheel of signs</h2>",
      figure(
        `Numbers of ${text.what} by sign`,
        ["Sign", "Count"],
        counts.map(([sign, count]) => [nameOf(sign), count]),
      ),
      "<h2>Could it be chance?</h2>",
      paragraph(verdict),
      "<h2>When they were founded</h2>",
      figure(`Numbers of ${text.what} by decade`, ["Decade", "Count"], decades),
      paragraph(text.decades),
      `<h2>${low[1] === 0 ? "One of each that has any" : "One of each"}</h2>`,
      paragraph(text.close),
      exampleTable(all, text.of !== carBrands),
      ...methodNote(context.today, [
        ...(text.sources ?? []),
        ...signRows,
        ["Records counted", String(all.length)],
        ["Test", "Chi-squared test against equal shares, 11 degrees of freedom"],
        ["Result of the test", `p = ${test.p.toFixed(3)}`],
      ]),
    ].join("\n"),
  };
}

/** Returns an equal share as a whole number, and a small one with one decimal, because half a company matters there. */
function roundedShare(share: number): number {
  return share < 5 ? Math.round(share * 10) / 10 : Math.round(share);
}

/** Said of a group that is less even than chance explains. */
const uneven = [
  "More than chance, this time: luck gives so uneven a picture in {p} of the cases. The likely reason is the calendar of the economy, since an animal that meets a boom gets a year full of foundings.",
  "The test raises its hand. Only {p} of random divisions are this lopsided. Before you credit the animals, remember that foundings come in waves, and that a wave needs just one or two years to fill a bar.",
  "By the usual standard this counts as a result, for it would happen by accident in {p} of the cases. We looked at many groups, however, and one in twenty passes that standard with nothing behind it.",
  "Here luck alone is a poor explanation ({p}). A better one is history: laws, wars and new machines crowd foundings into a few years, whoever those years belong to.",
  "A result, then: the odds of this by luck are {p}. What it isn't is a cause. Nobody registers a company because of the animal, and nearly everybody does when credit is cheap.",
];

/** Returns a table with the best known record of each sign, else the oldest. */
function exampleTable(all: readonly Founding[], hasExactDays: boolean): string {
  const rows = signIds.map((sign) => {
    const [best] = all
      .filter((each) => each.sign === sign)
      .sort(
        (a, b) =>
          (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY) || (a.date < b.date ? -1 : 1),
      );
    return best
      ? [nameOf(sign), escapeHtml(best.name), dateText(hasExactDays ? best.date : best.date.slice(0, 4))]
      : [nameOf(sign), "none in the catalog", ""];
  });
  return table(["Sign", "Example", "Founded"], rows);
}
