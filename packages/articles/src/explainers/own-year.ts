import { newYearOf, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import { nameOf } from "../words/sign-years.ts";
import { longDate, plural, table } from "../words/words.ts";
import type { Explainer } from "./explainer.ts";

/** The year of the own sign, every twelve years. */
export const ownYear: Explainer = {
  keyword: "zodiac year of your own sign",
  pattern: /^(?:ben ?ming ?nian(?: meaning)?|(?:the )?(?:chinese )?zodiac year of (?:your|my|the) (?:own )?sign)$/,
  category: "astrology",
  intent: "informational",
  write: ({ today }) => {
    const year = signOfDate(today).zodiacYear;
    const sign = signForYear(year);
    const rows = [0, 1, 2, 3].map((step) => {
      const own = year + step;
      const ages = [24, 36, 48, 60].map((age) => String(own - age)).join(", ");
      return [String(own), nameOf(signForYear(own)), ages];
    });
    return {
      title: "The Zodiac Year of Your Own Sign: What to Expect",
      description:
        "Your sign's own year comes every twelve years. Whose turn it is, why tradition calls it unlucky, and what red socks have to do with it.",
      content: [
        `<p class="short-answer">Every twelve years your sign's own year comes around. Until ${longDate(eveOf(year + 1))}, it's the turn of the ${plural(sign)}. Tradition expects a year of changes rather than luck, and the customary remedy is something red, worn next to the skin and given by somebody else.</p>`,
        "<h2>Whose year it is, and whose is next</h2>",
        table(["Zodiac year", "Sign", "Own year for births in"], rows),
        "<h2>Why the own year has a bad name</h2>",
        "<p>In Chinese it's benming nian, the year of the root of one's life. A person is said to sit on the seat of Tai Sui, the spirit of the year, who doesn't care for company. So the old almanacs advise against starting anything large.</p>",
        "<h2>What people do about it</h2>",
        "<p>Shops fill with red belts, socks and threads for the wrist before each New Year. The gift has to come from another person; a belt that you buy yourself is just a belt. Many also put off a wedding or the opening of a shop until the year is over.</p>",
        "<h2>What is known about it</h2>",
        "<p>Nothing that a statistician would sign. Your own years come at 12, 24, 36, 48 and 60, ages at which lives tend to turn anyway. If the custom makes you look at a contract twice, it has earned the price of the socks.</p>",
      ].join("\n"),
    };
  },
};

function eveOf(year: number) {
  const { month, day } = newYearOf(year);
  return day > 1 ? { year, month, day: day - 1 } : { year, month: 1, day: 31 };
}
