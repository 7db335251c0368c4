import { compareDates, type Element, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import type { FamilyContext, Matter } from "../types/family.ts";
import { elementOf, nameOfYear } from "../words/sign-years.ts";
import { capital, longDate, shortDate, table } from "../words/words.ts";
import type { Explainer } from "./explainer.ts";

interface ElementText {
  readonly title: string;
  readonly answer: string;
  readonly pair: string;
  readonly own: string;
  readonly use: string;
}

const texts: Readonly<Record<Element, ElementText>> = {
  wood: {
    title: "Wood Element Years: The Ones That End in 4 and 5",
    answer:
      "Wood years end in 4 and 5. The year 2024 was a Wood Dragon and 2025 a Wood Snake. The digit holds for the whole zodiac year, so a birthday before Chinese New Year takes the digit of the year before.",
    pair: "Elements come in twos. The even year of a pair is yang, and the odd year after it is yin; with wood, old texts picture a tall tree and then a vine.",
    own: "Tiger and Rabbit have wood as an element of their own, whatever the year. A Tiger of 1974 is wood twice: once by the animal, once by the digit.",
    use: "People use it as a shorthand for growth that takes its time. It describes a reputation; it can't be measured, and no study of careers has found it.",
  },
  fire: {
    title: "Fire Element Years: The Ones That End in 6 and 7",
    answer:
      "Fire years are those with a 6 or a 7 at the end. That makes 2026 the year of the Fire Horse, from February 17, 2026. January births of such a year still have wood.",
    pair: "The two fire years of a decade are told apart as the sun (yang, even) and a lamp (yin, odd). Both warm, and only one of them can be carried around.",
    own: "By their own nature, Snake and Horse are the fire animals. A Horse born in 1966 therefore has fire from both sides, and in Japan such years once had noticeably fewer births.",
    use: "Whoever hears “fire” at work thinks of speed and visibility. Take it as a metaphor that a whole culture shares, useful in a toast and useless in a job ad.",
  },
  earth: {
    title: "Earth Element Years: The Ones That End in 8 and 9",
    answer:
      "An 8 or a 9 at the end means earth: 1988 was an Earth Dragon year, and 1989 was an Earth Snake year. Until Chinese New Year the fire of the year before goes on.",
    pair: "Tradition speaks of a mountain for the first of the two and of a garden for the second. One stays where it is; the other has to be dug every spring.",
    own: "Four animals belong to earth, more than to any other element: Ox, Dragon, Goat and Dog. They stand at the four turns of the seasons, and that is the reason.",
    use: "In talk about work, earth stands for people who keep a thing going. If that's you, fine; if it isn't, the last digit of your birth year will not mind.",
  },
  metal: {
    title: "Metal Element Years: The Ones That End in 0 and 1",
    answer:
      "Metal owns the round years: those ending in 0, and those ending in 1 right after them. Born in the summer of 1990, you're a Metal Horse. Born that January, you're an Earth Snake.",
    pair: "An axe and a ring are the usual pictures, the first for the even years and the second for the odd. What cuts and what adorns come from one ore.",
    own: "Monkey and Rooster are metal animals by themselves. The Monkey of 1980 and the Rooster of 1981 doubled it, and sixty years pass until the same two meet it again.",
    use: "Colleagues are called metal when they like rules and clear edges. It's a compliment or a complaint, depending on who has to fill in the form.",
  },
  water: {
    title: "Water Element Years: The Ones That End in 2 and 3",
    answer:
      "Look for a 2 or a 3. The years 2022 (Water Tiger) and 2023 (Water Rabbit) were the latest, and 2032 will be the next. Before the New Year's Day of a water year, the element is metal.",
    pair: "First the river, then the rain: that's how the yang and the yin year of water are told apart. Between them they are said to reach every place.",
    own: "Rat and Pig bring water along. For a Rat of 1972 and a Pig of 1983 it came twice, once in the animal and once in the year.",
    use: "What people mean by it is a knack for finding a way around. Nobody should be hired for it; but as a word for a certain kind of calm, it's a good one.",
  },
};

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

/** One article for each element: the years that have it. */
export const elementYears: readonly Explainer[] = elements.map((element) => ({
  keyword: `${element} element years`,
  pattern: new RegExp(
    `^(?:chinese zodiac |what years are )?(?:${element} element|${element}|years of the ${element} element)(?: birth)?(?: years?| zodiac years?| in the chinese zodiac| in chinese astrology)*$`,
  ),
  category: "astrology",
  intent: "informational",
  write: (context) => write(element, context),
}));

function write(element: Element, { today }: FamilyContext): Matter {
  const { title, answer, pair, own, use } = texts[element];
  const last = Math.ceil(today.year / 10) * 10 + 9;
  const years = Array.from({ length: last - 1939 }, (_, i) => 1940 + i).filter((year) => elementOf(year) === element);
  const running = years.find(
    (year) => compareDates(zodiacYearSpan(year).from, today) <= 0 && compareDates(zodiacYearSpan(year).to, today) >= 0,
  );
  return {
    title,
    description: `Every ${element} year since 1940 with its animal and its first and last day, and what the element means in the year and in the sign.`,
    content: [
      `<p class="short-answer">${answer}</p>`,
      `<h2>The ${element} years since 1940</h2>`,
      table(
        ["Year", "Name", "First day", "Last day"],
        years.map((year) => {
          const { from, to } = zodiacYearSpan(year);
          return [String(year), nameOfYear(year), shortDate(from), shortDate(to)];
        }),
      ),
      `<h2>Two ${element} years in a row</h2>`,
      `<p>${pair}</p>`,
      ...(running === undefined
        ? []
        : [
            `<p>${capital(nameOfYear(running))} is the year of today; it lasts until ${longDate(zodiacYearSpan(running).to)}.</p>`,
          ]),
      `<h2>Year and animal are two things</h2>`,
      `<p>${own}</p>`,
      `<h2>What ${element} is used for</h2>`,
      `<p>${use}</p>`,
    ].join("\n"),
  };
}
