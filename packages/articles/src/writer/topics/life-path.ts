import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { type CoreNumber, readNumerology } from "@zodiac-at-work/numerology";
import { type SignId, signForYear, signIds } from "@zodiac-at-work/zodiac";
import { numberContent } from "../content/number-content.ts";
import { signContent } from "../content/sign-content.ts";
import { moments } from "../content/sign-portrait.ts";
import { lifePathStory } from "../examples.ts";
import { longArticle, type Plan, type Section } from "../plan.ts";
import { companiesOfPath, statesOfPath } from "../sections/founded.ts";
import { nameOf } from "../sign-years.ts";
import { capital, list, months, signSlots, table } from "../words.ts";
import { headingWith, type Render, renderWith, type WriterContext } from "../writer-context.ts";
import { exerciseSection, interviewSection, methodsSection, stagesSection } from "./life-path-sections.ts";

/** Plans an article about a life path. */
export function planLifePath(context: WriterContext, number: CoreNumber): Plan {
  const { chance, forms } = context;
  const content = numberContent[number];
  const inAnyOrder = (texts: readonly string[]) => chance.shuffle(texts) as [string, string];
  const [gift, gift2] = inAnyOrder(content.gift);
  const [trap, trap2] = inAnyOrder(content.trap);
  const [days, teams, monies, bosses, changes] = [
    inAnyOrder(content.day),
    inAnyOrder(content.team),
    inAnyOrder(content.money),
    inAnyOrder(content.boss),
    inAnyOrder(content.change),
  ] as const;
  // A long article has room for both texts of a topic; in others the second one answers a question.
  const long = (context.request.targetWordCount ?? 2000) >= longArticle;
  const second = (texts: readonly [string, string]) => (long ? [texts[1]] : []);
  const master = number > 9;
  const jobs = chance.shuffle(content.jobs);
  const render = renderWith(context, {
    n: String(number),
    N: content.word,
    aN: withArticle(content.word),
    Ns: pluralOf(content.word),
    theme: content.theme,
  });
  const years = Array.from({ length: 50 }, (_, i) => 1955 + i);
  const others = chance.shuffle(
    (Object.keys(numberContent).map(Number) as CoreNumber[]).filter((each) => each !== number),
  );
  const signs: readonly SignId[] = chance.shuffle(signIds);
  const companies = companiesOfPath(context, number, render);
  const states = statesOfPath(context, number, render);
  const later: readonly Section[] = chance.shuffle<Section>([
    ...[companies, states].filter((section) => section !== undefined),
    ...(number === 33 ? [] : [daysSection(context, number, render)]),
    stagesSection(render),
    interviewSection(context, render),
    exerciseSection(render),
    methodsSection(context, years, render),
    {
      need: 2,
      heading: render(["Bosses and {aN}", "The boss that {aN} needs", "{aN} and the manager: what works"]),
      lead: [bosses[0]],
      extra: [
        ...second(bosses),
        render([
          "Ask about this in the interview: how often would you report, and to whom? The answer tells {aN} more than the salary does.",
          "If you lead yourself, remember that your people are not all {Ns}. What drives you may slow them down.",
        ]),
      ],
    },
    {
      need: 2,
      heading: render([
        "When {aN} should change jobs",
        "Leaving well: life path {n} and change",
        "{Ns} at a crossroads",
      ]),
      lead: [changes[0]],
      extra: [
        ...second(changes),
        render([
          "Write the ad for your own job, honestly. Would you, as {aN}, apply? If your eye goes to the salary first, start looking.",
          "Ask someone who knows you what you complain about. If {aN} has complained about the same thing for a year, it will not change by itself.",
        ]),
      ],
    },
    {
      need: 2,
      heading: render(["{Ns} on a team", "Working with {aN}", "What a team gets from {aN}"]),
      lead: [teams[0]],
      extra: [
        ...second(teams),
        render(
          [
            "For colleagues the manual is short. Thank {aN} for the right thing: {giftLine} And forgive the other side on busy days.",
            "If you work with {aN}, say what you need in one sentence. Numerology or not, it is the fastest way.",
          ],
          { giftLine: gift2 },
        ),
      ],
    },
    {
      need: 2,
      heading: render([
        "Life path {n} and your Chinese sign",
        "The animal beside the number: {n} with some signs",
        "{aN} with one of twelve animals",
      ]),
      lead: [
        render([
          "The number comes from the full date and the animal from the year, so every combination exists. Here are some kinds of {N}.",
          "You also have a Chinese zodiac sign. It colors the way in which {aN} works, as these examples show.",
        ]),
        signLine(context, signs[0] as SignId, content.word),
      ],
      extra: signs.slice(1).map((id) => signLine(context, id, content.word)),
    },
    {
      need: 2,
      heading: render([
        "{aN} among other numbers",
        "The {N} and colleagues with other life paths",
        "Whom {aN} meets at work",
      ]),
      lead: [
        render([
          "Offices are full of other numbers. You will recognize some of them.",
          "{aN} works with people whose sums came out differently. A few portraits help.",
        ]),
        otherLine(context, others[0] as CoreNumber, content.word),
      ],
      extra: others.slice(1).map((other) => otherLine(context, other, content.word)),
    },
    {
      need: 2,
      heading: render(["The weak side of {aN}", "What trips {Ns} up, and what helps", "{aN} on a bad day"]),
      lead: [
        `${trap} ${render([
          "Notice the hour at which it happens. With {aN} it is often the same one, so plan a walk for it.",
          "Name it before others do. {aN} who can joke about it has half solved it.",
          "It is not a flaw in the number. It is the strength of {aN} without a limit.",
        ])}`,
      ],
      extra: [
        ...second([trap, trap2]),
        render([
          "A useful rule for {Ns}: when you feel strongly that you are right, ask one question more.",
          "Agree on a code word with a colleague. {aN} hears a word faster than a lecture.",
        ]),
      ],
    },
    ...(master
      ? [
          {
            need: 2 as const,
            heading: render(["Why {n} is called a master number", "Life path {n} or {base}?"], {
              base: String(base(number)),
            }),
            lead: [
              render(
                [
                  "Most sums are reduced to one digit. Numerologists stop at 11, 22 and 33 and call them master numbers. They see the double digit as a stronger form of {base}.",
                  "If you added once more, {n} would become {base}. Tradition keeps the double digit, because it is said to bring more talent and more tension.",
                ],
                { base: String(base(number)) },
              ),
            ],
            extra: [
              render([
                "Not every method reaches {n}. If you add digit by digit or part by part, the result may differ while the final digit stays the same.",
                "Read the text on the single digit as well. {Ns} often live by it until they are about forty.",
              ]),
            ],
          },
        ]
      : [
          {
            need: 2 as const,
            heading: render(["Which dates lead to life path {n}?", "How common is life path {n}?"]),
            lead: [
              render([
                "About one person in ten has life path {n}, since the digits are spread evenly over the calendar. The month and the year matter as much as the day.",
                "There is no lucky month for life path {n}. Every month has a few days that lead to it.",
                "Count the days in one month of your birth year that lead to {n}. You will find three or four.",
              ]),
            ],
            extra: [lifePathStory(context, years, number)],
          },
        ]),
  ]);
  return {
    sign: undefined,
    label: `life path ${number}`,
    titleTails: chance
      .shuffle([
        `Work for ${capital(content.theme)}`,
        `${jobs[0]?.[0]} or ${jobs[1]?.[0]}?`,
        "Jobs, Money and Bosses",
        `${jobs[2]?.[0]}, ${jobs[3]?.[0]} and More`,
        `Where ${withArticle(content.word)} Does Well`,
        "Work to Try, and Why",
      ])
      .concat("What Fits"),
    description: render([
      "Life path {n} and work: how to calculate it, jobs with reasons, money, bosses, and when to change. With worked birthdays.",
      "What {aN} brings to a job, which work fits and why, how to earn and lead, and how to check the sum yourself.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} Numerology calls you {theme}. ${gift} You reach the number by adding up your birthday, so check the sum before you read on.`,
        `${chance.pick(forms.openings)} In one phrase, {aN} is {theme}. ${gift}`,
        `${chance.pick(forms.openings)} {aN} is known as {theme}. ${gift} That is worth money in some jobs and nothing in others.`,
      ]),
      render([
        `There is another side. ${trap} A good job uses the first and forgives the second.`,
        `Of course it has a cost. ${trap} Most of the advice below is about that balance.`,
        "What follows is practical: the calculation, a table of jobs, a working day, money, and people.",
      ]),
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "five jobs with reasons",
          "what fits and why",
          "a table to start with",
          "work that lasts",
        ]),
        lead: [
          render([
            "Read the right column first. {aN} can do most jobs for a year, and the reasons tell you which ones last.",
            "The titles are examples. What counts for {aN} is the reason beside them.",
          ]),
          table(
            [render("Work for {aN}"), render(["Why it fits", "The reason"])],
            jobs.slice(0, 5).map(([job, why]) => [job, why]),
          ),
        ],
        extra: jobs.slice(3).map(([job, why], i) => {
          const lines = jobLines[i % jobLines.length] as (typeof jobLines)[number];
          return render(lines, { Job: job, job: job.toLowerCase(), why });
        }),
      },
      {
        need: 1,
        heading: render([
          "How to calculate life path {n}",
          "Is {n} really your number? The sum, step by step",
          "From a birthday to {n}",
        ]),
        lead: [
          render([
            "Add month, day and year as three numbers. Then add the digits of the result, and repeat until one digit is left. Only 11, 22 and 33 are kept as they are.",
            "Write your birthday as three numbers and add them. Reduce the sum digit by digit, but stop if you meet 11, 22 or 33.",
          ]),
          lifePathStory(context, years, number),
        ],
        extra: [
          ...Array.from({ length: long ? 4 : 3 }, () => lifePathStory(context, years, number)),
          render([
            "Other books add in another order: some reduce month, day and year first, others add all digits in a row. The final digit is the same, but a master number can appear in one method and not in another.",
            "You may find a different method elsewhere. Every method leads to the same single digit. They differ only in whether they pass through 11, 22 or 33.",
          ]),
        ],
      },
      {
        need: 1,
        heading: render(["The working day of {aN}", "A good day for {aN}", "How {Ns} should plan a day"]),
        lead: [days[0]],
        extra: [
          ...second(days),
          render([
            `Remember what you are good at on slow days. ${gift2} A {N} who uses that once before lunch has had a good day.`,
            `Plan for your strength. ${gift2} Ask yourself each Friday whether {aN} could have seen it in your calendar.`,
          ]),
        ],
      },
      {
        need: 1,
        heading: render(["Money and life path {n}", "How {aN} earns and keeps money", "{Ns} and their money"]),
        lead: [monies[0]],
        extra: [
          ...second(monies),
          list([
            render([
              "Once a year, ask what others get for your work. {aN} seldom looks.",
              "Look at job ads in January, even if you are content. {Ns} tend to forget what they are worth.",
            ]),
            render([
              "Have one rule for saving that needs no mood, such as a fixed share on payday.",
              "Decide about large purchases on the second day. {Ns} have their best ideas about money in the morning.",
            ]),
            render([
              "Say your price and then wait. The pause is the hard part for {aN}.",
              "Rehearse the figure with a friend. {aN} sounds surer the second time.",
            ]),
          ]),
        ],
      },
      ...later.map((section, i): Section => ({ ...section, need: i < 3 ? 2 : 3 })),
    ],
    faqHeading: render(["Questions about life path {n}", "What {Ns} want to know", "Life path {n} in short answers"]),
    faq: chance
      .shuffle([
        [
          "[Which job is best for life path {n}?|What is a good first job for {aN}?]",
          [
            `One example is ${jobs[0]?.[0].toLowerCase()}, because ${jobs[0]?.[1]}.`,
            `Try ${jobs[5]?.[0].toLowerCase()}: ${jobs[5]?.[1]}. {aN} enjoys that.`,
            `There are several. In the work of a ${jobs[1]?.[0].toLowerCase()}, for example, ${jobs[1]?.[1]}.`,
          ],
        ],
        ["Can {aN} run a business?", [`In the right field, yes. ${monies[0]}`]],
        ["Which boss suits {aN}?", [bosses[0]]],
        ["[What is the weak side of life path {n}?|What is difficult for {aN}?|What should {aN} watch?]", [trap2]],
        ["What does life path {n} mean in one line?", [`It is the number of {theme}. ${gift2}`]],
        [
          "Which counts more for {aN}, the number or the Chinese sign?",
          [
            "They have different sources. The sign comes from the year and the number from the full date. Trust what both agree on.",
            "Neither. For {aN} the animal describes the style and the number describes the aim.",
          ],
        ],
        ["[How should {aN} plan the day?|What does a good day for {aN} look like?]", [days[1]]],
        ["When should {aN} leave a job?", [changes[1]]],
        ["[How do I work well with {aN}?|What does a team get from {aN}?]", [teams[1]]],
        [
          "Is life path {n} lucky?",
          [
            "No number is lucky by itself. It describes {theme}, and there is a demand for that.",
            "Luck is not part of it. The sum says something about your style, {aN} or not.",
          ],
        ],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render(["A next step for {aN}", "What to do with life path {n} this week", "One habit for {Ns}"]),
    closing: [
      render([
        `A number is a short description. Use the strong part of it today. ${gift} Somebody at work is waiting for exactly that.`,
        `Choose one line from this page and try it for a week. If you are {aN}, start with the day: ${days[0]}`,
        "Compare your number with that of one colleague. Ask what {aN} does that helps, and what gets in the way.",
      ]),
    ],
  };
}

/** Returns `Ones`, `Sixes`, `Twenty-Twos`. */
function pluralOf(word: string): string {
  return /x$/.test(word) ? `${word}es` : `${word}s`;
}

function base(number: CoreNumber): number {
  return number > 9 ? Math.floor(number / 10) + (number % 10) : number;
}

/** A table of the birthdays of one year that have the life path. */
function daysSection({ chance }: WriterContext, number: CoreNumber, render: Render): Section {
  const year = 1965 + chance.int(40);
  const rows = months.map((month, i): [string, string] => {
    const days = Array.from({ length: new Date(Date.UTC(year, i + 1, 0)).getUTCDate() }, (_, day) => day + 1).filter(
      (day) => readNumerology({ year, month: i + 1, day }).lifePath.value === number,
    );
    return [month, days.length === 0 ? "none" : days.join(", ")];
  });
  return {
    need: 2,
    heading: render([`All birthdays with life path {n} in one year`, `Which days of ${year} have life path {n}?`]),
    lead: [
      render([
        `To see how the number is spread over a year, take ${year}, the year of the ${nameOf(signForYear(year))} for most of its days. These birthdays lead to {n}:`,
        `Here is every day of ${year}, in the main part a ${nameOf(signForYear(year))} year, whose digits add up to {n}.`,
      ]),
      table(["Month", "Days"], rows),
    ],
    extra: [
      render([
        "In another year the pattern shifts. If the digits of the year add up to one more, the days move as well.",
        "{Ns} of one year have little in common except the sum. Compare two of them before you believe too much.",
      ]),
    ],
  };
}

function signLine({ chance, renderTemplate }: WriterContext, sign: SignId, word: string): string {
  return renderTemplate(
    `<strong>${word} and ${nameOf(sign)}.</strong> ${chance.pick([
      "The {S} adds {gift}.",
      "With the {S} comes {gift}.",
      "{aS} with this number has {gift}.",
    ])} ${chance.pickUnused(signContent[sign].moments[chance.pick(moments)])} ${chance.pickUnused(signEnds)}`,
    {
      ...signSlots(sign),
      N: word,
      gift: chance.pickUnused(signContent[sign].gifts),
      trap: chance.pickUnused(signContent[sign].traps),
      remedy: chance.pickUnused(signContent[sign].remedies),
    },
  );
}

const signEnds = [
  "The drill for such a {N}: {remedy}.",
  "Watch out for {trap}.",
  "As a {S} with this number, {remedy}.",
  "What the {N} does not need here is {trap}.",
] as const;

function otherLine({ chance, renderTemplate }: WriterContext, other: CoreNumber, word: string): string {
  const content = numberContent[other];
  const [job, why] = chance.pick(content.jobs);
  return renderTemplate(
    `<strong>${content.word}.</strong> ${chance.pickUnused(otherOpenings)} ${chance.pickUnused(otherJobs)} ${chance.pickUnused(otherEnds)}`,
    { theme: content.theme, job: job.toLowerCase(), aJob: withArticle(job.toLowerCase()), why, aN: withArticle(word) },
  );
}

const otherOpenings = [
  "Numerology calls this number {theme}.",
  "Think of {theme}.",
  "You are dealing with {theme}.",
  "The short name for this number is {theme}.",
] as const;
const otherJobs = [
  "A typical job is {job}, because {why}.",
  "You may meet one as {aJob}, since {why}.",
  "Many work in a field like that of {aJob}: {why}.",
] as const;
const otherEnds = [
  "{aN} should ask before judging.",
  "Trade one task with them, and {aN} learns something.",
  "With {aN} they do well if the roles are clear.",
  "Ask for their view early, and {aN} saves a detour.",
  "Together with {aN} they cover more ground than two of a kind.",
] as const;

const jobLines = [
  [
    "<strong>{Job}.</strong> The point is that {why}. Spend a day with someone who does it before you decide.",
    "<strong>{Job}.</strong> For {aN} the attraction is simple: {why}. Ask for an afternoon behind the scenes.",
  ],
  [
    "<strong>{Job}.</strong> Here {why}, and {aN} rarely tires of that. The training takes time, so begin with an evening course.",
    "<strong>{Job}.</strong> Other numbers may find it dull. {aN} knows that {why}.",
  ],
  [
    "<strong>{Job}.</strong> Many {Ns} come to it by accident and stay, because {why}.",
    "<strong>{Job}.</strong> It asks for patience at first. Later, {why}, and that suits {aN}.",
  ],
  [
    "<strong>{Job}.</strong> Look at it twice: {why}. Few other numbers care, which keeps the field open for {Ns}.",
    "<strong>{Job}.</strong> A good test is whether you would do it unpaid for a weekend. For {aN}, {why}.",
  ],
] as const;
