import { expect, test } from "vitest";
import { type CheckName, checkArticle } from "../checks/check-article.ts";
import { frameUses } from "../checks/frames.ts";
import { writeFromTemplates } from "../families/write-from-templates.ts";
import { phrasesOf } from "../html/phrases.ts";
import { knowledge } from "../types/testing-knowledge.ts";

const today = "2026-11-25";
const write = (keyword: string) => writeFromTemplates({ keyword, seed: "1", today, knowledge });
const context = { knowledge, targetWordCount: 2000, others: [], paths: new Set<string>(), today };
const good = write("rat in a conflict at work");
const pair = write("dragon and snake business partners");
const story = write("companies founded in the year of the dragon");
type Change = Partial<typeof good> & { readonly of?: typeof good };

/** Puts a paragraph behind the first one. */
const withText = (text: string, title?: string): Change => ({
  content: good.content.replace("</p>", `</p><p>${text}</p>`),
  ...(title !== undefined && { title }),
});
/** Replaces the first paragraph. */
const beginning = (text: string, title: string): Change => ({
  content: good.content.replace(/^<p[^>]*>.*?<\/p>/, `<p>${text}</p>`),
  title,
});
const jobs = `<p>The Rooster likes exact work and does it well.</p><h2>Careers</h2><ul>${"Accountant Baker Carpenter Driver Editor Farmer Gardener"
  .split(" ")
  .map((job) => `<li>${job}, a trade in which care pays off every single day of the long year.</li>`)
  .join(
    "",
  )}</ul><h2>More careers</h2><p>${"A clerk files letters. A nurse keeps watch. A guard walks the yard. ".repeat(8)}</p>`;

/** The guide to a pair with one more paragraph. */
function ofPair(text: string): Change {
  return { ...pair, content: pair.content.replace("</p>", `</p><p>${text}</p>`) };
}

/** Articles as a writer without matter made them, each with the check that must see what is wrong. */
const bad: readonly (readonly [string, CheckName, Change])[] = [
  // The first paragraph does not answer the title.
  [
    "asks for the best sign and names none",
    "answer",
    beginning("Many signs can do it well if they prepare.", "Best Chinese Zodiac Sign for Negotiating a Raise"),
  ],
  [
    "asks who leads and does not say it",
    "answer",
    beginning("A Rat and an Ox get along and should talk often.", "Rat and Ox Compatibility: Who Should Lead?"),
  ],
  [
    "asks how many and gives no figure",
    "answer",
    beginning("Quite a lot of companies were founded then.", "How Many Companies Are Dragons?"),
  ],
  [
    "asks when and gives no day",
    "answer",
    beginning("It comes at the end of winter, as it always has.", "When Is the Next Year of the Goat?"),
  ],
  [
    "asks a yes or no and says neither",
    "answer",
    beginning("It depends on how you look at the matter.", "Is a Rat a Good Boss?"),
  ],
  ["begins with a heading", "answer", { content: `<h2>Welcome</h2>${good.content}` }],
  [
    "takes a hundred words to begin",
    "answer",
    { content: good.content.replace("</p>", `${" A word more is a word too many here.".repeat(8)}</p>`) },
  ],
  [
    "promises interview tips and lists jobs",
    "answer",
    {
      title: "Rooster Interview Tips",
      content: jobs,
      targetKeyword: "rooster",
      metaDescription: "What the Rooster can do for a living, and a great many other words to fill the line.",
    },
  ],
  ["names a sign that the text never mentions", "answer", { title: "How a Monkey Argues" }],
  // The title's count.
  ["promises ten ideas and lists fewer", "titleCount", { title: "Ten Ideas for a Rat in a Conflict" }],
  ["promises seven rules", "titleCount", { title: "7 Rules for a Fair Conflict" }],
  ["promises twelve useful tips", "titleCount", { title: "Twelve Useful Tips for a Talk with a Colleague" }],
  // Frames.
  [
    "pours names into one sentence",
    "frames",
    withText(
      "In spring the Rat prepares a backup before anyone asks for it. In spring the Ox prepares a backup before anyone asks for it.",
    ),
  ],
  [
    "repeats a sentence word for word",
    "frames",
    withText("Offer the habit of preparing a backup early. We know that. Offer the habit of preparing a backup early."),
  ],
  [
    "changes only numbers",
    "frames",
    withText("About 12 of the people in the room agree. About 45 of the people in the room agree."),
  ],
  // Facts.
  ["gives a year another sign", "facts", withText("The year 1988 was a Snake year.")],
  ["moves the New Year", "facts", withText("Chinese New Year fell on February 18, 1988.")],
  ["gives a sign another element", "facts", withText("The Rat's element is fire.")],
  ["invents a relation", "facts", withText("Rat and Ox clash.")],
  ["moves a founding", "facts", withText("AutoZone was founded in 1980.")],
  // The reader.
  [
    "speaks to the sign and to its boss",
    "reader",
    withText("As a Rat, you notice things early. If you manage a Rat, say what you expect."),
  ],
  [
    "calls the reader a colleague of himself",
    "reader",
    withText("You're a Rat, so you plan ahead. Your Rat colleague will thank you."),
  ],
  // Passed days.
  ["announces a day that has passed", "passedDays", withText("The Horse year will begin on February 17, 2026.")],
  ["forecasts a year that is over", "passedDays", withText("People will find new offices in 2024.")],
  [
    "advises to act by June in November",
    "passedDays",
    withText("Send the letter by June and wait.", "A Conflict at Work in 2026"),
  ],
  ["prepares for a year that has begun", "passedDays", withText("Settle it before the Horse year begins.")],
  // Claims that the paid texts contradict.
  ["lets the wrong sign lead", "claims", ofPair("In every meeting the Snake leads, and nobody minds.")],
  ["lets the wrong sign open", "claims", ofPair("The Snake opens the first talk with a customer.")],
  ["turns the pace around", "claims", ofPair("On most days a Snake is faster than a Dragon.")],
  ["gives a slow sign a quick mind", "claims", withText("An Ox decides quickly and seldom looks back.")],
  ["turns the risk around", "claims", ofPair("With money, the Snake is bolder than the Dragon.")],
  ["lets a quiet sign shout", "claims", withText("When it goes wrong, the Rabbit shouts at everybody.")],
  ["invents another quarrel", "claims", ofPair("Most of the time they quarrel about office chairs.")],
  // The rest.
  ["is too short to say anything", "wordCount", { content: good.content.slice(0, 500) }],
  ["treats nothing of its keyword", "keyword", { targetKeyword: "lucky interview colors for rat" }],
  ["stuffs its keyword", "keyword", withText("rat in a conflict at work. ".repeat(12))],
  ["links to a page that does not exist", "links", withText('Read <a href="/blog/nothing.html">this</a>.')],
];

test("there are thirty-seven bad articles", () => {
  expect(bad).toHaveLength(37);
});

test.each(bad)("an article that %s is refused by the check %s", (_, check, change) => {
  const result = checkArticle({ ...good, ...change }, context).find((each) => each.check === check);
  expect(result).toMatchObject({ passed: false, problem: expect.stringMatching(/[.”]$/) });
});

test("a paragraph that passes for another sign is refused, and one about the same sign is not", () => {
  const moved = good.content.replaceAll("Rat", "Goat");
  const other = { slug: "goat", title: "Goat in a Conflict at Work", phrases: phrasesOf(moved) };
  const ownWords = (signs: readonly ("goat" | "rat")[]) =>
    checkArticle({ ...good, title: "A Rat in a Conflict" }, { ...context, others: [{ ...other, signs }] }).find(
      ({ check }) => check === "ownWords",
    );
  expect(ownWords(["goat"])?.problem).toContain("Goat in a Conflict at Work");
  expect(ownWords(["rat"])?.passed).toBe(true);
});

test("a frame of five other articles is refused", () => {
  const uses = new Map([...frameUses([good.content])].map(([frame]) => [frame, 5]));
  const frames = checkArticle(good, { ...context, frameUses: uses }).find(({ check }) => check === "frames");
  expect(frames?.problem).toContain("stands in 5 other articles");
  const fewer = new Map([...uses].map(([frame]) => [frame, 4]));
  expect(checkArticle(good, { ...context, frameUses: fewer }).find(({ check }) => check === "frames")?.passed).toBe(
    true,
  );
});

test.each([
  "rat asking for a raise",
  "rat in a conflict at work",
  "ox in a team",
  "rabbit job interview tips",
  "dragon and snake business partners",
  "us states by chinese zodiac sign",
  "companies founded one day before chinese new year",
  "companies founded in the year of the dragon",
  "when does the chinese zodiac year start",
  "life path number calculation methods",
])("a hand-checked article passes every check: “%s”", (keyword) => {
  expect(checkArticle(write(keyword), context).flatMap(({ problem }) => problem ?? [])).toEqual([]);
});

test("the count of a story's first paragraph is the count of its first figure", () => {
  const count = /^<p[^>]*>(\d+) companies/.exec(story.content)?.[1];
  const bars = /<figure>.*?<\/figure>/.exec(story.content)?.[0].matchAll(/<td>(\d+)<\/td>/g) ?? [];
  expect([...bars].reduce((sum, [, each]) => sum + Number(each), 0)).toBe(Number(count));
});
