import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { givenNames } from "../checks/tokens.ts";
import type { FamilyContext, Matter } from "../types/family.ts";
import { nameOf } from "../words/sign-years.ts";
import { escapeHtml, listOf, table } from "../words/words.ts";
import { binomialTest, significance } from "./chance-test.ts";
import { countBy, countByDecade, figure } from "./figure.ts";
import { dateText, type Founding, foundingsOf } from "./founding.ts";
import { methodNote, signRows } from "./method-note.ts";
import { fewestRecords, filled, percentOf, type Story } from "./story.ts";

interface SignStoryText {
  readonly title: string;
  readonly answer: string;
  /** If the count is no more than chance. */
  readonly chance: string;
  readonly decades: string;
  readonly industries: string;
  readonly known: string;
  readonly missed: string;
}

const texts: Readonly<Record<SignId, SignStoryText>> = {
  rat: {
    title: "Companies Founded in the Year of the Rat",
    answer:
      "Our catalog has {n} companies from Rat years, out of {total} whose sign is certain. The oldest is {oldest} ({oldestYear}), the youngest {youngest} ({youngestYear}). Best known among them: {known}.",
    chance:
      "Twelve signs share the companies, so {expected} were to be expected. A gap as large as this one, or larger, comes up in {p} of all cases by luck. It's no more than chance.",
    decades:
      "The tallest column is that of the {topDecade}: {topDecadeCount} companies that still exist. Cheap money and new machines bring foundings in waves, and a Rat year that meets a wave is full.",
    industries:
      "{topIndustry} employs the most of them: {topIndustryCount}, where the size of that industry alone would give {industryShare}.",
    known: "These are the Rats that most readers can name.",
    missed: "A few days decided about the following.",
  },
  ox: {
    title: "Companies Founded in the Year of the Ox",
    answer:
      "{n} of the {total} companies with a certain sign are Oxen by their founding date, {known} among them. {oldest} of {oldestYear} came first; {youngest} ({youngestYear}) is the latest.",
    chance:
      "If the animal played no part at all, one would count about {expected}. Chance alone strays this far in {p} of the cases, which is often enough to say: there's nothing in it.",
    decades:
      "Look at the decades and a pattern does appear. It's the economy's, with a peak of {topDecadeCount} in the {topDecade}.",
    industries:
      "{topIndustryCount} Oxen work in {topIndustry}, more than in any other field. At that industry's usual share it would be {industryShare}.",
    known: "If you want an employer that shares the Ox with you, start here.",
    missed: "And if a lawyer had been quicker or slower with the papers, this list would read differently.",
  },
  tiger: {
    title: "Companies Founded in the Year of the Tiger",
    answer:
      "There are {n} Tiger companies among the {total} in our catalog that can be dated exactly enough. They reach from {oldest} in {oldestYear} to {youngest} in {youngestYear}, with {known} in between.",
    chance:
      "Expected were {expected}. Throw a die with twelve sides as often and in {p} of the tries you'd be at least as far off. Whoever likes the idea of bold Tiger founders gets no support from the count.",
    decades:
      "A decade has one Tiger year or none, so each column stands for a single year. The best one was {topYear}, with {topYearCount} companies.",
    industries:
      "{topIndustry} comes to {topIndustryCount}. If Tigers chose their trades as all companies do, {industryShare} would have ended up there.",
    known: "The famous ones, for a conversation at the coffee machine:",
    missed: "Close calls exist as well, at both ends of the year.",
  },
  rabbit: {
    title: "Companies Founded in the Year of the Rabbit",
    answer:
      "We count {n} companies of the Rabbit among {total}. People know {known}. The first of the list was {oldest}, in {oldestYear}, and {youngest} closed it in {youngestYear}.",
    chance:
      "An even split would give every animal {expected}. Differences of that size turn up in {p} of random draws. So the Rabbit is neither luckier nor less lucky than its neighbors.",
    decades:
      "Some decades have no Rabbit year, and their columns are empty. The fullest year was {topYear}, from which {topYearCount} of these companies date.",
    industries:
      "What do they do? Above all {topIndustry}: {topIndustryCount} of them, next to {industryShare} if the Rabbit were a plain slice of the whole catalog.",
    known: "Shown below are the ones with the widest fame.",
    missed: "Ten days at most decided whether these became Rabbits.",
  },
  dragon: {
    title: "Companies Founded in the Year of the Dragon",
    answer:
      "{n} companies in our catalog were founded in a Dragon year, of {total} with a certain sign. {known} are among them; {oldest} ({oldestYear}) is the oldest and {youngest} ({youngestYear}) the youngest.",
    chance:
      "The Dragon is the animal that parents plan for, so one might expect founders to do the same. They don't: {expected} would be the share of an average sign, and luck misses it by this much in {p} of the cases.",
    decades:
      "The year that brought the most Dragons is {topYear}, with {topYearCount}. Any animal in its place would have got them, because founders follow the money and don't ask the calendar.",
    industries:
      "The field with the most Dragons is {topIndustry} ({topIndustryCount}). Cut from the catalog at random, a group of this size would have {industryShare} in it.",
    known: "Here are those whose names need no explanation.",
    missed: "Who missed the Dragon by days, and who just made it? Look at the third column.",
  },
  snake: {
    title: "Companies Founded in the Year of the Snake",
    answer:
      "Snake years gave the catalog {n} of its {total} companies with a certain sign, {known} included. The line starts with {oldest} in {oldestYear}; its latest member is {youngest}, from {youngestYear}.",
    chance:
      "The average animal has {expected}. Tested on its own, the Snake would differ from that by as much or more in {p} of the cases through luck, so we'd rather not explain it by cunning.",
    decades:
      "The {topDecade} lead with {topDecadeCount}. Before you read anything into a gap, look at the calendar: Snake years are twelve years apart, and now and then they skip a decade.",
    industries:
      "More Snakes work in {topIndustry} than anywhere else: {topIndustryCount} of {n}. An average animal with as many companies would send {industryShare}.",
    known: "The Snakes that you've probably met:",
    missed: "For some, the sign hung on a date at a notary's office.",
  },
  horse: {
    title: "Companies Founded in the Year of the Horse",
    answer:
      "The Horse has {n} companies, out of {total} that we can assign. {oldest} has been at it since {oldestYear}, and {youngest} began in {youngestYear}. Its best-known names are {known}.",
    chance:
      "With {expected} expected, the deviation is one that {p} of purely random catalogs would show. In plain words, Horses start companies like everyone else.",
    decades:
      "The fullest Horse year is {topYear}, with {topYearCount} of the {n}. Interest rates explain that better than temperament.",
    industries:
      "Sorted by trade, {topIndustry} is first with {topIndustryCount}, and {industryShare} would have been normal for {n} companies.",
    known: "A short list for people who were born under the same animal:",
    missed: "Some stand right at the fence, on one side or the other.",
  },
  goat: {
    title: "Companies Founded in the Year of the Goat",
    answer:
      "Among {total} dated companies, {n} belong to the Goat, also called the Sheep. They include {known}. In {oldestYear} {oldest} opened the series, which runs to {youngest} ({youngestYear}).",
    chance:
      "Is that many? The fair share is {expected}, and {p} of all random splits lie at least this far from it. It isn't many, and it isn't few.",
    decades:
      "If somebody bets you that a company is a Goat, guess the {topDecade}: {topDecadeCount} of the {n} began then, more than in any other ten years.",
    industries:
      "They gather in {topIndustry}, where we found {topIndustryCount}; its share of the catalog predicts {industryShare}.",
    known: "You'll recognize these.",
    missed: "Near misses and narrow escapes, with the animal that each company got:",
  },
  monkey: {
    title: "Companies Founded in the Year of the Monkey",
    answer:
      "{n} out of {total}: so many companies have a founding date in a Monkey year. {known} are the ones you know. {oldest} of {oldestYear} is the grandparent of the group, {youngest} of {youngestYear} its newest member.",
    chance:
      "Nobody should read talent into it. One twelfth of the catalog would be {expected}, and a difference of this size arises in {p} of cases with no cause at all.",
    decades:
      "The Monkey's best single year was {topYear}, when {topYearCount} of these companies began. Those that failed since are in no catalog, so an old column is short for that reason too.",
    industries:
      "A Monkey who is looking for company goes to {topIndustry}, which has {topIndustryCount}. By the general size of that field it would be {industryShare}.",
    known: "Start with the ones whose logos you could draw.",
    missed: "Ten days earlier or later, and each of these would have changed sides:",
  },
  rooster: {
    title: "Companies Founded in the Year of the Rooster",
    answer:
      "Rooster companies number {n} in a catalog of {total} with a clear sign. The best known are {known}. The history goes back to {oldestYear} ({oldest}) and comes forward to {youngestYear} ({youngest}).",
    chance:
      "Set against the {expected} of an even distribution, that leaves a gap which luck produces in {p} of the cases. Statisticians shrug at such a number, and so do we.",
    decades: "The Roosters of {topYear} crowed the loudest: {topYearCount} of the {n} come from that single year.",
    industries:
      "{topIndustryCount} are in {topIndustry}, the most common line of business. The whole catalog is so full of it that {industryShare} would surprise nobody.",
    known: "For the record, the prominent members:",
    missed: "Punctual as a Rooster is said to be, these weren't, or were too much so.",
  },
  dog: {
    title: "Companies Founded in the Year of the Dog",
    answer:
      "Dog years produced {n} of {total} companies, and {known} are the names to remember. The span is a long one: {oldest} dates from {oldestYear}, {youngest} from {youngestYear}.",
    chance:
      "By equal shares it would be {expected}. The test gives {p}: so often would loyalty to no animal whatever lead to a result like this or a stranger one.",
    decades:
      "Founders were keenest in the {topDecade}, when {topDecadeCount} of these began. Earlier decades had founders as well, but fewer of their firms have lived to be counted.",
    industries:
      "If there is a typical trade, it's {topIndustry}, with {topIndustryCount}. Any {n} companies drawn by lot would include about {industryShare} of that kind.",
    known: "Household names of the Dog, as far as we have them:",
    missed: "Here the calendar made a fine distinction.",
  },
  pig: {
    title: "Companies Founded in the Year of the Pig",
    answer:
      "The last animal of the twelve isn't last in business. {n} of {total} companies are Pigs, from {oldest} ({oldestYear}) to {youngest} ({youngestYear}), and you may well have been a customer of {known}.",
    chance:
      "Before anyone rewrites the ranking: {expected} is what each animal gets on average, and a lead or a lag of this kind occurs by luck in {p} of the cases.",
    decades:
      "The tallest column stands over the {topDecade}, with {topDecadeCount} of the {n}. Few companies grow old, and that keeps the columns on the left low.",
    industries:
      "{topIndustry} comes first among the trades with {topIndustryCount}; a blind draw of {n} would bring {industryShare}.",
    known: "Familiar Pigs, in the order of their fame:",
    missed: "On the border of the year you find these.",
  },
};

/** Said of a sign that has more or fewer companies than chance explains. */
const more = [
  "That is more than the {expected} to be expected, and luck gives such a lead in only {p} of the cases. Twelve signs were tested, though, and one of twelve may look special for no reason.",
  "An even split would be {expected}. A lead like this is luck in {p} of the cases; with a dozen animals to test, one such result is less of a surprise than it seems.",
];
const fewer = [
  "That is fewer than the {expected} of an average animal, and luck explains it in only {p} of the cases. Since we tested twelve animals, one result of this kind was likely to turn up anyway.",
  "The average is {expected}. Falling this far behind by luck happens in {p} of the cases, but twelve tests give luck twelve tries.",
];

/** One story for each sign: the companies of its years. */
export const signStories: readonly Story[] = signIds.map((sign) => ({
  keyword: `companies founded in the year of the ${sign}`,
  pattern: new RegExp(
    `^(?:${sign} (?:year )?companies|companies (?:founded |started |born )?(?:in|of) (?:the )?(?:year|years) of the ${sign}|${sign} zodiac companies)$`,
  ),
  category: "zodiac",
  intent: "informational",
  write: (context) => write(sign, context),
}));

function write(sign: SignId, { knowledge, today }: FamilyContext): Matter | undefined {
  const all = foundingsOf(
    knowledge.companies.map(({ name, founded, industry, place, rank }) => ({
      ...{ name, date: founded, group: industry, place, rank },
    })),
  );
  const own = all.filter((each) => each.sign === sign);
  const [oldest, youngest] = [own[0], own.at(-1)];
  if (own.length < fewestRecords || !oldest || !youngest) return undefined;
  const known = own
    .filter(({ rank, name }) => rank !== undefined && !givenNames.has(name))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const test = binomialTest(own.length, all.length, 1 / signIds.length);
  const industries = countBy(own, ({ group }) => group);
  const decades = countByDecade(own.map(({ zodiacYear }) => zodiacYear));
  const topDecade = [...decades].filter(([name]) => name.endsWith("s")).sort((a, b) => b[1] - a[1])[0];
  const [topYear] = countBy(own, ({ zodiacYear }) => String(zodiacYear));
  const inTopIndustry = all.filter(({ group }) => group === industries[0]?.[0]).length;
  const near = nearMisses(sign, all);
  const values = {
    ...{ n: own.length, total: all.length, expected: Math.round(test.expected), p: percentOf(test.p) },
    ...{ oldest: escapeHtml(oldest.name), oldestYear: oldest.date.slice(0, 4) },
    ...{ youngest: escapeHtml(youngest.name), youngestYear: youngest.date.slice(0, 4) },
    known: listOf(known.slice(0, 3).map(({ name }) => escapeHtml(name))),
    ...{ topDecade: topDecade?.[0] ?? "", topDecadeCount: topDecade?.[1] ?? 0 },
    ...{ topYear: topYear?.[0] ?? "", topYearCount: topYear?.[1] ?? 0 },
    ...{ topIndustry: industries[0]?.[0] ?? "", topIndustryCount: industries[0]?.[1] ?? 0 },
    secondIndustry: industries[1]?.[0] ?? "",
    industryShare: Math.round((inTopIndustry / all.length) * own.length),
  };
  const text = texts[sign];
  const place = signIds.indexOf(sign);
  const uncommon = own.length > test.expected ? more : fewer;
  const verdict = test.p < significance ? (uncommon[place % 2] as string) : text.chance;
  const paragraph = (template: string) => `<p>${filled(template, values)}</p>`;
  return {
    title: text.title,
    description: `The ${own.length} ${nameOf(sign)} companies of our catalog by decade and industry, the oldest and the youngest, who missed the year by days, and a test against chance.`,
    content: [
      `<p class="short-answer">${filled(text.answer, values)}</p>`,
      "<h2>More than chance?</h2>",
      paragraph(verdict),
      "<h2>By decade</h2>",
      figure(`${nameOf(sign)} companies by the decade of their zodiac year`, ["Decade", "Companies"], decades),
      paragraph(text.decades),
      "<h2>By industry</h2>",
      figure(`${nameOf(sign)} companies by industry`, ["Industry", "Companies"], industries),
      // Two industries that tie have no sentence of their own: each of the twelve speaks of a single one.
      paragraph(
        industries[0]?.[1] === industries[1]?.[1]
          ? "{topIndustry} and {secondIndustry} come first with {topIndustryCount} each."
          : text.industries,
      ),
      "<h2>The best known</h2>",
      paragraph(text.known),
      table(
        ["Company", "Founded"],
        known.slice(0, 8).map(({ name, date }) => [escapeHtml(name), dateText(date)]),
      ),
      ...(near.length === 0
        ? []
        : ["<h2>Missed, or made, by days</h2>", paragraph(text.missed), table(["Company", "Founded", "Sign"], near)]),
      ...methodNote(today, [
        ...signRows,
        ["Companies counted", `${own.length} of ${all.length}`],
        ["Test", "Exact binomial test, two-sided, one twelfth expected"],
        ["Result of the test", `p = ${test.p.toFixed(3)}`],
      ]),
    ].join("\n"),
  };
}

/** Days before or after a border that count as close. */
const closeness = 10;

/** Returns the companies next to the borders of the sign's years, with the sign that they got. */
function nearMisses(sign: SignId, all: readonly Founding[]): string[][] {
  const place = signIds.indexOf(sign);
  const neighbors = [signIds[(place + 11) % 12], sign, signIds[(place + 1) % 12]];
  return all.flatMap(({ name, date, sign: own, daysFromNewYear: days }) => {
    if (days === undefined || Math.abs(days) > closeness || !neighbors.includes(own) || givenNames.has(name)) return [];
    const after = days >= 0;
    // Before the border the company has the older sign, and after it the newer one.
    const isBorderOfSign = own === sign || (after ? own === neighbors[2] : own === neighbors[0]);
    if (!isBorderOfSign) return [];
    return [[escapeHtml(name), dateText(date), nameOf(own)]];
  });
}
