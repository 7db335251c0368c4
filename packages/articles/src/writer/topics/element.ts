import { type Element, elementRelation, type SignId, signById, signForYear, signIds } from "@zodiac-at-work/zodiac";
import { sexagenaryYear } from "@zodiac-at-work/zodiac/sexagenary";
import { elementContent } from "../content/element-content.ts";
import { kindContent } from "../content/kind-content.ts";
import { momentContent } from "../content/moment-content.ts";
import { signContent } from "../content/sign-content.ts";
import { type Moment, moments } from "../content/sign-portrait.ts";
import { boundaryStory, lifePathStory } from "../examples.ts";
import type { Plan, Section } from "../plan.ts";
import { yearTable } from "../sections/dates.ts";
import { companiesOfElement, statesOfElement } from "../sections/founded.ts";
import { elementOf, nameOf, nameOfYear } from "../sign-years.ts";
import { capital, table } from "../words.ts";
import { headingWith, type Render, renderWith, type WriterContext } from "../writer-context.ts";

/** Plans an article about an element. */
export function planElement(context: WriterContext, element: Element): Plan {
  const { chance, forms } = context;
  const content = elementContent[element];
  const owners = signIds.filter((id) => signById(id).element === element);
  const years = Array.from({ length: 72 }, (_, i) => 1956 + i).filter((year) => elementOf(year) === element);
  const find = (relation: string) => elements.find((each) => elementRelation(element, each) === relation) as Element;
  const near = {
    feeds: find("generates"),
    fed: find("generated-by"),
    checks: find("controls"),
    checked: find("controlled-by"),
  };
  const render = renderWith(context, {
    el: element,
    El: capital(element),
    image: content.image,
    habit: content.habit,
    ...near,
    ...Object.fromEntries(Object.entries(near).map(([name, value]) => [capital(name), capital(value)])),
  });
  const jobs = chance.shuffle(content.jobs);
  const births = chance.shuffle(years.filter((year) => year < 2010));
  const [office, team, money, plenty, lack, lead] = [
    content.office,
    content.team,
    content.money,
    content.plenty,
    content.lack,
    content.lead,
  ].map((texts) => chance.shuffle(texts)) as [string[], string[], string[], string[], string[], string[]];
  const companies = companiesOfElement(context, element, render);
  const states = statesOfElement(context, element, render);
  const later: readonly Section[] = chance.shuffle<Section>([
    ...[companies, states].filter((section) => section !== undefined),
    ...(["meeting", "money", "conflict", "deadline", "choice", "writing"] as const).map(
      (moment): Section => ownersSection(owners, moment, render),
    ),
    sumsOfYears(context, births, render),
    {
      need: 2,
      heading: render([
        "{El} and its neighbors: what feeds it, what checks it",
        "Friends and limits of {el}",
        "{El} among the five elements",
      ]),
      lead: [
        render([
          "{El} feeds {feeds}. In an office, what {el} people begin becomes material for {feeds} people. In turn {fed} feeds {el}, so keep such colleagues near.",
          "In the generating cycle {fed} feeds {el}, and {el} feeds {feeds}. Help comes from one side and goes to the other.",
        ]),
        render([
          "{El} checks {checks}. That sounds hostile and is closer to editing. {Checked} checks {el}, which protects you from overdoing it.",
          "In the controlling cycle {el} checks {checks}, and {checked} checks {el}. Every element needs such a limit, as every team needs someone who says no.",
        ]),
      ],
      extra: Object.values(near).map((other) =>
        render(
          `<strong>${capital(other)} colleagues.</strong> Picture ${elementContent[other].image}. ${chance.pick([elementContent[other].team, elementContent[other].office].flat())}`,
        ),
      ),
    },
    {
      need: 2,
      heading: render(["Signs that are {el} by nature", "The animals of {el}", "Which signs have {el} at the core?"]),
      lead: [
        render([
          "Apart from the year, each animal has an element that never changes. These signs belong to {el}:",
          "You may carry {el} without knowing it, because each sign has one element for good.",
        ]),
        owners.map((id) => `The ${nameOf(id)}'s element is ${element}.`).join(" "),
      ],
      extra: owners.map((id) =>
        render(
          `<strong>The ${nameOf(id)}.</strong> It brings ${chance.pickUnused(signContent[id].gifts)}. ${chance.pickUnused(signContent[id].moments[chance.pick(moments)])} ${chance.pickUnused(signContent[id].moments.morning)}`,
        ),
      ),
    },
    {
      need: 2,
      heading: render([
        "{El} years and their animals",
        "The same {el}, different animals",
        "What the animal adds to {el}",
      ]),
      lead: [
        render([
          "Two years in a row share the element, and each has its own animal. These portraits show how different {el} can look.",
          "{El} is the common part, the animal is the difference. Compare a few years:",
        ]),
        kindLine(births[0] as number),
      ],
      extra: births.slice(1).map(kindLine),
    },
    {
      need: 2,
      heading: render(["Too much {el}, too little {el}", "The right amount of {el}", "When {el} gets out of balance"]),
      lead: [plenty[0] as string, lack[0] as string],
      extra: [plenty[1] as string, lack[1] as string],
    },
    {
      need: 2,
      heading: render(["{El} people as managers", "Leading with {el}", "A boss with {el}"]),
      lead: [lead[0] as string],
      extra: [
        lead[1] as string,
        render([
          "If your boss is a {el} person, ask which part of the plan is fixed. The answer shows how the element works in practice.",
          "As a {el} person in charge, hire someone of {checked}. You will argue, and the results improve.",
        ]),
      ],
    },
    {
      need: 2,
      heading: render([
        "Born close to a {el} year? Check the day",
        "{El} or not: birthdays in winter",
        "Where a {el} year begins",
      ]),
      lead: [
        render([
          "The element changes on the same day as the animal, at Chinese New Year. A few examples:",
          "For birthdays in January and February the exact day decides whether you have {el} or the element before it.",
        ]),
        boundaryStory(context, births[0] as number),
      ],
      extra: births.slice(1, 7).map((year) => boundaryStory(context, year)),
    },
    {
      need: 2,
      heading: render(["The two stems of {el}", "{El} in the Chinese calendar: two stems", "Yang {el} and yin {el}"]),
      lead: [
        render([
          "The calendar knows each element in two forms, a yang stem and a yin stem. They follow each other, so {el} rules two years and then makes way.",
          "Behind the element of a year stands one of ten characters, the stems. Two of them belong to {el}. Yang stems open the pair, and yin stems close it.",
        ]),
        table(
          ["Year", "Name", "In Chinese", "Place"],
          births
            .slice(0, 4)
            .sort((a, b) => a - b)
            .map((year) => {
              const { number, pinyin, chinese } = sexagenaryYear(year);
              return [String(year), nameOfYear(year), `${pinyin} ${chinese}`, `${number} of 60`];
            }),
        ),
      ],
      extra: [
        render([
          "In practice yang {el} is said to push and yin {el} to shape. If you know two people of {el} born a year apart, compare them.",
          "The difference is small and easy to observe. Yang {el} starts a project, and yin {el} makes it useful.",
        ]),
      ],
    },
  ]);
  return {
    sign: undefined,
    label: element,
    titleTails: chance
      .shuffle([
        "Jobs, Years and Signs",
        `${jobs[0]?.[0]} or ${jobs[3]?.[0]}?`,
        "Careers That Use It",
        "Who Has It and Where It Helps",
        `From ${jobs[1]?.[0]} to ${jobs[2]?.[0]}`,
      ])
      .concat("At Work", "What Fits"),
    description: render([
      "{El} at work: the years and signs that carry it, jobs with reasons, what feeds and checks it, and how to find the right amount.",
      "What {el} means for your job: exact years, the animals of {el}, money, leadership, and the colleagues you need.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} The picture for {el} is {image}. People of this element {habit}.`,
        `${chance.pick(forms.openings)} Picture {image}. That is how the tradition describes {el}, and people of {el} {habit}.`,
      ]),
      render([
        "You have it through your birth year or through your animal, and some people have it twice. The tables below show who does.",
        "No element is good or bad. The question for {el} is how much of it your work can use.",
        "The following sections name jobs, years and signs, and what to do when there is too much or too little of {el}.",
      ]),
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "work that fits",
          "jobs and reasons",
          "where it is useful",
          "a table of jobs",
        ]),
        lead: [
          office[0] as string,
          table(
            [render("{El} work"), "Reason"],
            jobs.map(([job, why]) => [job, why]),
          ),
        ],
        extra: [
          office[1] as string,
          render([
            "If none of the titles attracts you, keep the reasons. People of {el} do well in any job for which one of them is true.",
            "Test a job by the hours and not by the title. On how many of them would {el} have been useful?",
          ]),
        ],
      },
      {
        need: 1,
        heading: render(["The years of {el}", "Who was born under {el}?", "{El} years, with first and last day"]),
        lead: [
          render([
            "An element rules two years in a row and returns after ten. Find out whether your birthday lies between the first and the last day of a {el} year.",
            "These are the years of {el}. Each begins on Chinese New Year, so birthdays in winter need a second look.",
          ]),
          yearTable(years),
        ],
        extra: [
          render([
            "You will notice that the years come in pairs. The first of a pair is yang, the second yin.",
            "Between two pairs lie eight years with the other four elements. After sixty years the same {el} meets the same animal again.",
          ]),
        ],
      },
      {
        need: 1,
        heading: render([
          "{El} people on a team, and with money",
          "How {el} works with others",
          "{El}, colleagues and cash",
        ]),
        lead: [team[0] as string, money[0] as string],
        extra: [team[1] as string, money[1] as string],
      },
      ...later.map((section, i): Section => ({ ...section, need: i < 3 ? 2 : 3 })),
    ],
    faqHeading: render(["Questions about {el}", "{El} in short answers", "What people ask about {el}"]),
    faq: chance
      .shuffle([
        [
          "How do I know if I am {el}?",
          [
            "Look up your birth year in the table, and then the fixed element of your animal. You may have {el} from either.",
            "Check two things: your year, and the animal that belongs to it. Either can carry {el}.",
            "By your birth year, if it is in the table, or by your sign, if it is one of the {el} animals.",
          ],
        ],
        [
          "Which element goes well with {el}?",
          ["{Fed} feeds {el}, so such people give you energy. You give it to {feeds}."],
        ],
        ["Which element is hard on {el}?", ["{Checked} checks {el}. In small amounts that is useful."]],
        ["Are {el} people good bosses?", [lead[1] as string]],
        ["How do I add {el} to a team?", [`Hire someone of {el}, or copy the habit: such people {habit}. ${lack[1]}`]],
        ["Are {el} people good with money?", [money[1] as string]],
        ["When is the next {el} year?", [nextYear(element)]],
        [
          "Can I have {el} twice?",
          [
            `Yes. Someone whose animal has {el} for good and who was born in a {el} year has it twice. An example is the ${nameOfYear(doubleYear(element))} year ${doubleYear(element)}.`,
          ],
        ],
        [
          "Does {el} change during life?",
          [
            "No. If you were born with {el}, it stays. Only the element of the calendar changes.",
            "It stays for life. A year of {checks} or {feeds} may feel different, though.",
          ],
        ],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render([
      "How much {el} does your team have?",
      "A small test with {el}",
      "What to do with {el} next",
    ]),
    closing: [
      render([
        "Think of your team as a table for five elements. Who is {image}? If you find someone, say thanks. If not, you know whom to look for.",
        "Write the names of five colleagues beside the five elements. The empty place is your next hire, and {el} may be it.",
        "This week, do one thing the way of {el}. Such people {habit}. See whether it suits you.",
      ]),
    ],
  };
}

/** How the signs of the element act in one moment. */
function ownersSection(owners: readonly SignId[], moment: Moment, render: Render): Section {
  const { label } = momentContent[moment];
  const texts = owners.flatMap((id) => signContent[id].moments[moment].slice(0, 2));
  return {
    need: 2,
    heading: render(
      ["{El} signs and {label}", "How the animals of {el} deal with {label}", "{El} in practice: {label}"],
      { label },
    ),
    lead: [
      render(
        [
          "The fixed element of a sign shows in details. Compare how the {el} animals deal with {label}.",
          "These signs carry {el} for life. On the subject of {label} they resemble each other, up to a point.",
        ],
        { label },
      ),
      texts[0] as string,
    ],
    extra: texts.slice(1),
  };
}

/** Birthdays of the element's years, added up. */
function sumsOfYears(context: WriterContext, years: readonly number[], render: Render): Section {
  return {
    need: 3,
    heading: render([
      "A number beside the {el}: life paths",
      "{El} birthdays, added up",
      "Element and number: {el} with a life path",
    ]),
    lead: [
      render([
        "The element says how you move. The life path, a sum of the full birth date, is said to show where to. Some {el} birthdays as examples:",
        "Everyone born in a {el} year also has a life path. Add month, day and year, then the digits:",
      ]),
      lifePathStory(context, [years[0] as number]),
    ],
    extra: years.slice(1, 5).map((year) => lifePathStory(context, [year])),
  };
}

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

function kindLine(year: number): string {
  return `<strong>${nameOfYear(year)}, as in ${year}.</strong> ${kindContent[signForYear(year)][elementOf(year)]}`;
}

function nextYear(element: Element): string {
  const year = [2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037].find(
    (each) => elementOf(each) === element,
  ) as number;
  return `The ${nameOfYear(year)} year ${year} is the next one to come.`;
}

/** A year whose element is that of its animal. */
function doubleYear(element: Element): number {
  return Array.from({ length: 60 }, (_, i) => 1950 + i).find(
    (year) => elementOf(year) === element && signById(signForYear(year) as SignId).element === element,
  ) as number;
}
