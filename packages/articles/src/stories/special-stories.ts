import { withCommas } from "@zodiac-at-work/catalog/counted";
import { type Element, signIds } from "@zodiac-at-work/zodiac";
import { givenNames } from "../checks/tokens.ts";
import type { FamilyContext, Matter } from "../types/family.ts";
import { nameOf } from "../words/sign-years.ts";
import { capital, escapeHtml, inWords, listOf, table } from "../words/words.ts";
import { binomialTest, evennessTest, significance } from "./chance-test.ts";
import { countBy, countByDecade, figure } from "./figure.ts";
import { dateText, foundingsOf } from "./founding.ts";
import { methodNote, signRows } from "./method-note.ts";
import { fewestRecords, percentOf, type Story } from "./story.ts";

/** The stories that have a question of their own. */
export const specialStories: readonly Story[] = [
  {
    keyword: "companies founded one day before chinese new year",
    pattern: /^companies founded (?:a day|days|one day|just|shortly) before (?:the )?chinese new year$/,
    category: "zodiac",
    intent: "informational",
    write: dayBefore,
  },
  {
    keyword: "companies by chinese zodiac element",
    pattern: /^(?:companies|businesses) by (?:chinese (?:zodiac )?)?elements?$/,
    category: "astrology",
    intent: "informational",
    write: byElement,
  },
  {
    keyword: "oldest companies and their chinese zodiac signs",
    pattern: /^(?:chinese zodiac signs? of the )?oldest companies(?: (?:and their|by) chinese zodiac signs?)?$/,
    category: "zodiac",
    intent: "informational",
    write: oldest,
  },
  {
    keyword: "us states by chinese zodiac sign",
    pattern: /^(?:us |american )?states by (?:chinese )?zodiac(?: signs?)?$/,
    category: "zodiac",
    intent: "informational",
    write: states,
  },
  {
    keyword: "us companies by state and founding decade",
    pattern: /^(?:us|american) companies by state(?: and (?:founding )?decade)?$/,
    category: "zodiac",
    intent: "informational",
    write: companiesByState,
  },
  {
    keyword: "car brands by founding decade",
    pattern: /^car brands by (?:founding )?decade$/,
    category: "zodiac",
    intent: "informational",
    write: brandsByDecade,
  },
  {
    keyword: "what share of companies has an uncertain chinese zodiac sign",
    pattern: /^companies with (?:an )?uncertain (?:chinese )?zodiac signs?$/,
    category: "zodiac",
    intent: "informational",
    write: uncertain,
  },
];

const companiesOf = ({ knowledge }: FamilyContext) =>
  foundingsOf(
    knowledge.companies.map(({ name, founded, industry, place, rank }) => ({
      ...{ name, date: founded, group: industry, place, rank },
    })),
  );

function dayBefore(context: FamilyContext): Matter | undefined {
  const dated = companiesOf(context).flatMap((each) =>
    each.daysFromNewYear === undefined || givenNames.has(each.name) ? [] : [{ ...each, days: each.daysFromNewYear }],
  );
  const early = dated.filter(({ days }) => days < 0);
  const [eve] = [dated.filter(({ days }) => days === -1)];
  const near = dated.filter(({ days }) => days >= -10 && days <= 10).sort((a, b) => a.days - b.days);
  if (dated.length < fewestRecords || eve.length === 0) return undefined;
  const share = binomialTest(early.length, dated.length, 35 / 365);
  const rows = near.map(({ name, date, days, sign }) => [
    escapeHtml(name),
    dateText(date),
    days === 0 ? "the day itself" : `${Math.abs(days)} ${days < 0 ? "before" : "after"}`,
    nameOf(sign),
  ]);
  return {
    title: "Companies Founded One Day Before Chinese New Year",
    description:
      "Which companies missed the next animal by a day, which came within ten days of the border, and how many signs a table by calendar year gets wrong.",
    content: [
      `<p class="short-answer">${listOf(eve.map(({ name }) => escapeHtml(name)))} ${eve.length === 1 ? "was" : "were"} founded on the last day before a Chinese New Year. One day more, and the sign would be the next one. Of ${dated.length} companies with a known founding day, ${early.length} lie before the New Year of their calendar year.</p>`,
      "<h2>Ten days on either side</h2>",
      "<p>The border runs through the middle of this table. Those above it have the old animal, those below the new one.</p>",
      table(["Company", "Founded", "Days from the border", "Sign"], rows),
      "<h2>Before or after, over the whole year</h2>",
      figure(
        "Companies by their day of founding",
        ["Part of the year", "Companies"],
        [
          ["January 1 to the eve", early.length],
          ["New Year to the end", dated.length - early.length],
        ],
      ),
      `<p>A table that gives each calendar year one animal is wrong about the first group. By the length of that stretch alone, about ${Math.round(share.expected)} would be expected in it, and ${share.p < significance ? `luck alone explains the difference in only ${percentOf(share.p)} of the cases` : "the difference is no more than chance"}.</p>`,
      "<h2>In which industries it happens</h2>",
      figure(
        "Companies founded before the New Year of their calendar year, by industry",
        ["Industry", "Companies"],
        countBy(early, ({ group }) => group),
      ),
      "<p>Lawyers set the date, and they set it when the papers are ready, in whatever field.</p>",
      ...methodNote(context.today, [
        ...signRows,
        ["Companies counted", `${dated.length} with an exact day`],
        ["Test", "Exact binomial test against 35 of 365 days"],
        ["Result of the test", `p = ${share.p.toFixed(3)}`],
      ]),
    ].join("\n"),
  };
}

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

function byElement(context: FamilyContext): Matter | undefined {
  const all = companiesOf(context);
  if (all.length < fewestRecords) return undefined;
  const counts = elements.map((element) => [element, all.filter((each) => each.element === element).length] as const);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  const [first, last] = [ranked[0], ranked.at(-1)] as [(typeof counts)[number], (typeof counts)[number]];
  const test = evennessTest(counts.map(([, count]) => count));
  const pairs = signIds.flatMap((sign) => elements.map((element) => ({ sign, element })));
  const cells = pairs
    .map(({ sign, element }) => ({
      name: `${capital(element)} ${nameOf(sign)}`,
      count: all.filter((each) => each.sign === sign && each.element === element).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 10);
  return {
    title: "Companies by Chinese Zodiac Element",
    description:
      "How many companies come from wood, fire, earth, metal and water years, the ten most frequent names from the cycle of sixty, and a test against chance.",
    content: [
      `<p class="short-answer">${capital(first[0])} is the most frequent element of the companies in our catalog, with ${first[1]} of ${all.length}; ${last[0]} is the least frequent, with ${last[1]}. An even division would give ${Math.round(test.expected)} to each of the five.</p>`,
      "<h2>The five elements</h2>",
      figure(
        "Companies by the element of their zodiac year",
        ["Element", "Companies"],
        counts.map(([element, count]) => [capital(element), count]),
      ),
      `<p>${
        test.p < significance
          ? `Such a difference arises by luck in ${percentOf(test.p)} of the cases. Still, an element is only the last digit of a year, so this says that some digits saw more foundings.`
          : `Luck gives at least this difference in ${percentOf(test.p)} of the cases, so it's no more than chance. And since an element is only the last digit of a year, anything else would have been strange.`
      }</p>`,
      "<h2>The ten most frequent names</h2>",
      figure(
        "Companies by element and animal, the ten most frequent",
        ["Name", "Companies"],
        cells.map(({ name, count }) => [name, count]),
      ),
      "<p>Each of the sixty names belongs to one year in sixty. A recent one has an advantage, because more of its companies still exist.</p>",
      ...methodNote(context.today, [
        ...signRows,
        ["Companies counted", String(all.length)],
        ["Test", "Chi-squared test against equal shares, 4 degrees of freedom"],
        ["Result of the test", `p = ${test.p.toFixed(3)}`],
      ]),
    ].join("\n"),
  };
}

function oldest(context: FamilyContext): Matter | undefined {
  const all = companiesOf(context);
  const first = all.slice(0, 25);
  const [eldest, second] = first;
  if (first.length < fewestRecords || !eldest || !second) return undefined;
  const bySign = countBy(first, ({ sign }) => nameOf(sign));
  const [leading] = bySign as [[string, number]];
  return {
    title: "The Oldest Companies and Their Chinese Zodiac Signs",
    description:
      "The twenty-five oldest companies of our catalog with founding dates and signs, by animal and by country, and why the list says little about luck.",
    content: [
      `<p class="short-answer">The oldest company in our catalog whose sign is certain is ${escapeHtml(eldest.name)}, founded in ${eldest.date.slice(0, 4)} under the sign of the ${nameOf(eldest.sign)}. ${escapeHtml(second.name)} follows in ${second.date.slice(0, 4)} under the ${nameOf(second.sign)}. The ${leading[0]} appears most among the oldest twenty-five, ${inWords(leading[1])} times.</p>`,
      "<h2>Twenty-five survivors</h2>",
      table(
        ["Company", "Founded", "Seat"],
        first.map(({ name, date, place }) => [escapeHtml(name), date.slice(0, 4), escapeHtml(place)]),
      ),
      "<h2>Their animals</h2>",
      figure("The twenty-five oldest companies by sign", ["Sign", "Companies"], bySign),
      "<p>Twenty-five is far too few to test twelve animals with. Two for each would be the mean, and one company more or less turns a loser into a winner.</p>",
      "<h2>Where they have their seats</h2>",
      figure(
        "The twenty-five oldest companies by country or state",
        ["Place", "Companies"],
        countBy(first, ({ place }) => place.split(", ").at(-1) ?? place),
      ),
      "<p>Every one of them has outlived wars, currencies and its own first product. A list of survivors tells nothing about the animals of those that failed, and these were many more.</p>",
      ...methodNote(context.today, [
        ...signRows,
        ["Companies looked at", String(all.length)],
        ["Shown", "The 25 with the earliest dates"],
        ["Test", "None: the group is too small"],
      ]),
    ].join("\n"),
  };
}

function states(context: FamilyContext): Matter | undefined {
  const all = foundingsOf(
    context.knowledge.states.map(({ name, statehood, region }) => ({ name, date: statehood, group: region ?? "" })),
  );
  if (all.length < fewestRecords) return undefined;
  const counts = signIds.map((sign) => [sign, all.filter((each) => each.sign === sign).length] as const);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  const [first, last] = [ranked[0], ranked.at(-1)] as [(typeof counts)[number], (typeof counts)[number]];
  const test = evennessTest(counts.map(([, count]) => count));
  const regions = countBy(all, ({ group }) => group);
  return {
    title: "US States by Chinese Zodiac Sign",
    description:
      "All fifty states with the sign of the day on which they joined the Union, by animal and by region, and why some animals have so many.",
    content: [
      `<p class="short-answer">By the day on which they joined the Union, ${first[1]} of the ${all.length} states have the sign of the ${nameOf(first[0])}, more than any other. The ${nameOf(last[0])} has the fewest: ${last[1]}. States tended to join in groups, and a group that joins within one zodiac year shares its animal.</p>`,
      "<h2>The map of signs</h2>",
      figure(
        "States by the sign of the day on which they joined the Union",
        ["State", "Sign"],
        all.map(({ name, sign }) => [name, nameOf(sign)] as const).sort((a, b) => (a[0] < b[0] ? -1 : 1)),
      ),
      "<p>The thirteen of the east coast ratified within three years, and most of them fall into two animals. Farther west the map breaks up, because Congress admitted those states a few at a time.</p>",
      "<h2>The signs and their states</h2>",
      table(
        ["Sign", "States"],
        ranked.map(([sign]) => [
          nameOf(sign),
          all
            .filter((each) => each.sign === sign)
            .map(({ name }) => name)
            .sort()
            .join(", "),
        ]),
      ),
      figure(
        "States by sign",
        ["Sign", "States"],
        counts.map(([sign, count]) => [nameOf(sign), count]),
      ),
      "<h2>Chance, or history?</h2>",
      `<p>${
        test.p < significance
          ? `If every state had drawn its date by lot, a table this uneven would come up in ${percentOf(test.p)} of the cases. So it's more than chance. What stands behind it is a convention in Philadelphia: states joined in groups, and a group shares its animal.`
          : `Dates drawn by lot give a table at least this uneven in ${percentOf(test.p)} of the cases. It's no more than chance.`
      }</p>`,
      "<h2>By region</h2>",
      figure("States by region of the Census Bureau", ["Region", "States"], regions),
      "<p>Neighbors often came in together, so a region has fewer animals than its size suggests. Two Dakotas on one day in 1889 are the extreme case.</p>",
      ...methodNote(context.today, [
        ...signRows,
        ["States counted", String(all.length)],
        ["Test", "Chi-squared test against equal shares, 11 degrees of freedom"],
        ["Result of the test", `p = ${test.p.toFixed(3)}`],
      ]),
    ].join("\n"),
  };
}

/** Shown of the states with the most companies. */
const leadingStates = 8;

function companiesByState(context: FamilyContext): Matter | undefined {
  const names = new Set(context.knowledge.states.map(({ name }) => name));
  const all = context.knowledge.companies.flatMap(({ name, founded, place = "" }) => {
    const state = place.split(", ").at(-1) ?? "";
    return names.has(state) && !givenNames.has(name) ? [{ name, year: Number(founded.slice(0, 4)), state }] : [];
  });
  const byState = countBy(all, ({ state }) => state);
  const [first, second] = byState;
  if (all.length < fewestRecords || !first || !second || byState.length < leadingStates) return undefined;
  const leading = byState.slice(0, leadingStates);
  const share = Math.round((leading.reduce((sum, [, count]) => sum + count, 0) / all.length) * 100);
  const eldest = leading.flatMap(([state]) => {
    const [first] = all.filter((each) => each.state === state).sort((a, b) => a.year - b.year);
    return first ? [[escapeHtml(first.name), String(first.year), state]] : [];
  });
  return {
    title: "US Companies by State and Founding Decade",
    description: `Where the ${all.length} US companies of our catalog have their seats, as a map, when they were founded, and the oldest company of the leading states.`,
    content: [
      `<p class="short-answer">${first[0]} has ${first[1]} of the ${all.length} US companies in our catalog, and ${second[0]} follows with ${second[1]}. ${capital(inWords(names.size - byState.length))} states have no company in it.</p>`,
      "<h2>The map of head offices</h2>",
      figure(
        "US companies by the state of their head office",
        ["State", "Companies"],
        [...byState].sort((a, b) => (a[0] < b[0] ? -1 : 1)),
      ),
      `<p>Eight states hold ${share} % of them. A head office isn't where most of the people work, so a pale state may well have more of a company's jobs than a dark one.</p>`,
      "<h2>The decades of their founding</h2>",
      figure(
        "US companies by the decade of their founding",
        ["Decade", "Companies"],
        countByDecade(all.map(({ year }) => year)),
      ),
      "<p>The columns count companies that still exist and grew large enough for a catalog. The many that closed along the way would make the early columns far taller.</p>",
      "<h2>The oldest of the leading states</h2>",
      table(["Company", "Founded", "Head office"], eldest),
      ...methodNote(context.today, [
        ["Companies counted", `${all.length} with a head office in a US state`],
        ["Decade", "That of the calendar year in the record"],
        ["Test", "None: a state is not compared with chance"],
      ]),
    ].join("\n"),
  };
}

function brandsByDecade({ knowledge, today }: FamilyContext): Matter | undefined {
  const brands = knowledge.brands ?? [];
  if (brands.length < fewestRecords) return undefined;
  const years = brands.map(({ founded }) => Number(founded.slice(0, 4)));
  const decades = countByDecade(years, 1880);
  const top = [...decades].sort((a, b) => b[1] - a[1])[0] as [string, number];
  const quiet = [...decades].filter(([name]) => name < "2020s" && name > "1880s").sort((a, b) => a[1] - b[1])[0] as [
    string,
    number,
  ];
  const countries = countBy(brands, ({ country }) => country).slice(0, 10);
  const [home] = countries as [[string, number]];
  const eldest = [...brands].sort((a, b) => (a.founded < b.founded ? -1 : 1)).slice(0, 8);
  return {
    title: "Car Brands by Founding Decade",
    description: `When ${brands.length} car brands were founded, decade by decade, from which countries they come, and which are the oldest of all.`,
    content: [
      `<p class="short-answer">More car brands were founded in the ${top[0]} than in any other decade: ${top[1]} of the ${brands.length} in our catalog. The quietest decade between the first cars and our own was that of the ${quiet[0]}, with ${quiet[1]}.</p>`,
      "<h2>Decade by decade</h2>",
      figure("Car brands by the decade of their founding", ["Decade", "Brands"], decades),
      "<p>The first peak belongs to bicycle makers and blacksmiths who fitted an engine. The last one is electric. In between, markets filled up and names merged, and it took luck or a state to start from nothing.</p>",
      "<h2>Country by country</h2>",
      figure("Car brands by country, the ten largest", ["Country", "Brands"], countries),
      `<p>${home[0].startsWith("United") ? "The " : ""}${escapeHtml(home[0])} is first with ${home[1]}. The order changes if you ask who still builds cars, since a catalog of brands remembers the dead as well.</p>`,
      "<h2>The eight eldest</h2>",
      table(
        ["Brand", "Founded", "Country"],
        eldest.map(({ name, founded, country }) => [escapeHtml(name), founded.slice(0, 4), country]),
      ),
      ...methodNote(today, [
        ["Brands counted", String(brands.length)],
        ["Decade", "That of the calendar year in which the brand or its maker began"],
        ["Test", "None: a decade is not compared with chance"],
      ]),
    ].join("\n"),
  };
}

function uncertain(context: FamilyContext): Matter | undefined {
  const { companies } = context.knowledge;
  const certain = companiesOf(context);
  if (companies.length < fewestRecords) return undefined;
  const yearOnly = companies.filter(({ founded }) => founded.length === 4).length;
  const monthOnly = companies.filter(({ founded }) => founded.length === 7).length;
  const share = Math.round(((companies.length - certain.length) / companies.length) * 100);
  const isCertain = new Set(certain.map(({ name }) => name));
  const byIndustry = countBy(
    companies.filter(({ name }) => !isCertain.has(name)),
    ({ industry }) => industry ?? "Other",
  );
  const [most = ["Other", 0]] = byIndustry;
  return {
    title: "What Share of Companies Has an Uncertain Zodiac Sign?",
    description:
      "Why a founding year alone does not settle the sign, how many companies that concerns, and in which industries exact dates are rare.",
    content: [
      `<p class="short-answer">About ${share} %: for ${companies.length - certain.length} of the ${withCommas(companies.length)} companies in our catalog, the known date leaves two signs open. In nearly all of these cases only the year is on record, and its first weeks belong to another animal.</p>`,
      "<h2>How exact the dates are</h2>",
      figure(
        "Companies by the exactness of their founding date",
        ["Known", "Companies"],
        [
          ["Day", companies.length - yearOnly - monthOnly],
          ["Month", monthOnly],
          ["Year", yearOnly],
        ],
      ),
      "<p>A month is mostly as good as a day. From March on it settles the sign; in January or February it may not.</p>",
      "<h2>Which industries lack the day</h2>",
      figure("Companies with two possible signs, by industry", ["Industry", "Companies"], byIndustry),
      `<p>${escapeHtml(most[0])} has the most, ${most[1]}. The year of a founding is repeated in every company history. The day stands in a register that hardly anybody quotes.</p>`,
      "<h2>What we do about it</h2>",
      "<p>On the pages of this site such a company appears under its likelier sign, marked as uncertain. In every count of these articles it's left out. That costs us a good part of the catalog and saves us from publishing guesses.</p>",
      ...methodNote(context.today, [
        ["Companies looked at", String(companies.length)],
        ["Test", "None: this is a count of dates"],
      ]),
    ].join("\n"),
  };
}
