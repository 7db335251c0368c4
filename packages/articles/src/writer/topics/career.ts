import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { elementContent } from "../content/element-content.ts";
import { signContent } from "../content/sign-content.ts";
import type { Plan, Section } from "../plan.ts";
import { datesSection } from "../sections/dates.ts";
import { elementAside, elementSection } from "../sections/element.ts";
import { jobParagraphs } from "../sections/jobs.ts";
import { kindsSection } from "../sections/kinds.ts";
import { portraitSlots } from "../sections/portrait-slots.ts";
import { ranked, relationParagraph } from "../sections/relations.ts";
import { scenePicker } from "../sections/scene-picker.ts";
import { nameOf } from "../sign-years.ts";
import { list, table } from "../words.ts";
import { headingWith, renderWith, type WriterContext } from "../writer-context.ts";

/** Plans an article about the work that suits a sign. */
export function planCareer(context: WriterContext, sign: SignId): Plan {
  const { chance, forms } = context;
  const render = renderWith(context, portraitSlots(chance, sign));
  const picker = scenePicker(context, sign, render);
  const content = signContent[sign];
  const jobs = chance.shuffle(content.jobs);
  const elementJobs = chance.shuffle(elementContent[signById(sign).element].jobs);
  const [best, second] = ranked(sign) as [SignId, SignId];
  const later: readonly Section[] = chance.shuffle([
    {
      need: 2,
      heading: render([
        "How {aS} should handle an interview",
        "Getting hired as {aS}",
        "What {Ss} should say, and ask, in an interview",
      ]),
      lead: [
        render([
          "When they ask about your strengths, do not name an adjective. Tell them about one day on which {gift} made the difference: two minutes, one number, and how it ended.",
          "Prepare one story for each of three strengths: {gift}, {gift2}, and {gift3}. Stories are remembered, and claims are not.",
          "{Ss} often undersell what comes easily. If {gift} seems too obvious to mention, mention it first.",
        ]),
        list(
          chance
            .shuffle(interviewQuestions)
            .slice(0, 3)
            .map((texts) => render(texts)),
        ),
      ],
      extra: [
        render([
          "They will ask about a weakness as well. Say the true one, {trap}, and what you do about it: you {remedy}. A panel forgives {aS} who knows the problem.",
          "Name a weakness that is real. For you it may be {trap}. Then describe the cure in one sentence: {remedy}.",
        ]),
        ...picker.take(1, "own"),
      ],
    },
    {
      need: 2,
      heading: render([
        "Work that wears {aS} out",
        "Jobs that {aS} should think about twice",
        "The wrong job for {aS}",
      ]),
      lead: [
        render([
          "Every strength has a job that exploits it. For {aS} that is work which rewards {trap}. It feels good for a year and costs you the next two.",
          "Be careful with positions that tempt you into {trap}. A {S} does well there at first, and then cannot stop.",
          "You know the wrong job by Sunday evening. For {Ss} the usual reasons are {trap} and {trap2}, in a place where nobody minds.",
        ]),
        chance.pickUnused(elementContent[signById(sign).element].plenty),
      ],
      extra: [
        render([
          "There is a simple drill against it: {remedy}. Try it for a month before you change the job.",
          "Sometimes the job is fine and the habit is not. {Remedy}, and look at the calendar again in four weeks.",
        ]),
        ...picker.take(1, "own"),
      ],
    },
    {
      need: 2,
      heading: render([
        "Partners who make {aS} better",
        "Colleagues that {aS} should look for",
        "Hire, follow or join: good company for {aS}",
      ]),
      lead: [
        render([
          "A good career needs company. These signs add what {aS} lacks:",
          "You cannot choose every colleague. When you can, these signs are worth a look for {aS}:",
          "The old rules name a few signs with which the {S} works well.",
        ]),
        relationParagraph(context, sign, best),
      ],
      extra: [relationParagraph(context, sign, second), ...picker.take(1, "around")],
    },
    {
      need: 2,
      heading: render([
        "Pay, promotion and the {S}",
        "How {aS} earns more",
        "Asking for a raise as {aS}",
        "What {Ss} are worth, and how to say it",
      ]),
      lead: [
        `${picker.scene("money")} ${render([
          "That is why you should prepare a salary talk on paper: three results, what each was worth, one figure.",
          "For the next salary talk it means that you need facts before feelings. Write them down.",
        ])}`,
      ],
      extra: [
        render([
          "A promotion often fails because nobody knows that {aS} wants it. Say it once a year, in a sentence with a date.",
          "Find out what the position above yours does on a Tuesday afternoon. {Ss} who know that apply for fewer posts and get more of them.",
          "Ask for one change besides money: a title, a course, a day at home. It is easier to grant and it lasts longer.",
        ]),
        picker.scene("choice"),
      ],
    },
    {
      need: 2,
      heading: render([
        "Employee, freelancer or founder: what suits {aS}?",
        "Should {aS} work alone?",
        "{Ss} with a business of their own",
      ]),
      lead: [
        `${picker.scene("selling")} ${render([
          "For freelance work that is half of the answer. The other half is who writes the invoices.",
          "Running a company takes more than that, so look at the other half of the work too.",
        ])}`,
      ],
      extra: [
        render([
          "A test for {aS}: take a free week and work as if you had clients. Was it a week of {gift}? Then go on. Was it about {trap}? Then keep the job for now.",
          "Founders who are {Ss} do best with a partner who guards them against {trap2}. Look for that person before you look for money.",
          "Begin with one client beside the job. {aS} learns from the first invoice what no course teaches.",
        ]),
        picker.scene("boss"),
      ],
    },
    elementSection(context, sign, render, 2),
    kindsSection(context, sign, render, 2),
  ]);
  const shown = jobs.slice(0, 6);
  return {
    sign,
    titleTails: chance
      .shuffle([
        "Work That Uses Your Strength",
        "Ten Jobs and Why They Fit",
        "Ten Ideas and Why They Fit",
        `From ${jobs[0]?.[0]} to ${jobs[1]?.[0]}`,
        `${jobs[2]?.[0]}, ${jobs[3]?.[0]} and More`,
        `${jobs[4]?.[0]} or ${jobs[5]?.[0]}?`,
      ])
      .concat("Ten Ideas", "What Fits"),
    description: render(
      [
        "Jobs that suit the {S}, each with a reason: what to look for, how to handle interviews and pay, and which work to avoid.",
        "Career ideas for people born in a {S} year, from {jobA} to {jobB}, with the reason for each and advice on daily work.",
      ],
      { jobA: (jobs[0]?.[0] ?? "").toLowerCase(), jobB: (jobs[1]?.[0] ?? "").toLowerCase() },
    ),
    intro: [
      render([
        `${chance.pick(forms.openings)} If you were born in a year of the {S}, you bring {gift}. You also bring {gift2}. The question is where somebody pays for that.`,
        `${chance.pick(forms.openings)} People of the {S} are known for {gift} and for {gift2}. Many jobs have no use for either. A few depend on them every day.`,
        `${chance.pick(forms.openings)} What the {S} has is {gift}. What it needs is a place where that counts, and some protection against {trap}.`,
      ]),
      render([
        "Below you find jobs with reasons and advice on how {Ss} work best. Take what fits, and test it on a real working day.",
        "Read the reasons before the titles. A title changes from firm to firm, while the reason why {aS} stays does not.",
        "None of it replaces training or luck. It gives you better questions, which is the cheapest career advice there is.",
      ]),
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "ideas with reasons",
          "six to look at first",
          "what fits and why",
          "a table of good matches",
        ]),
        lead: [
          render([
            "Each row names a job and what makes it fit. The reason comes from the nature of the {S}.",
            "These are not the only jobs for {aS}. They are good examples of what to look for.",
            "Cover the left column and read the right one. If three of the reasons describe you, you are a typical {S}.",
          ]),
          table(
            [render("Work for {aS}"), render(["Why it fits", "The reason", "What makes it fit"])],
            shown.map(([job, why]) => [job, why]),
          ),
        ],
        extra: [
          ...jobParagraphs(jobs.slice(6), render),
          render(
            [
              "The element adds two more ideas. The {S}'s element is {e}, so look at work that moves the same way: {one}, where {whyOne}, or {two}, where {whyTwo}.",
              "Add the element. The {S}'s own element is {e}, which points to {one} ({whyOne}) and {two} ({whyTwo}).",
            ],
            {
              one: (elementJobs[0]?.[0] ?? "").toLowerCase(),
              whyOne: elementJobs[0]?.[1] ?? "",
              two: (elementJobs[1]?.[0] ?? "").toLowerCase(),
              whyTwo: elementJobs[1]?.[1] ?? "",
            },
          ),
        ],
      },
      {
        need: 1,
        heading: render([
          "A good working day for {aS}",
          "How {aS} works best",
          "The desk, the hours and the people that suit {aS}",
          "What {Ss} need from a workplace",
        ]),
        lead: picker.labeled(["morning", "deadline"], "own"),
        extra: picker.labeled(
          chance.shuffle(["meeting", "feedback", "newcomer", "writing"] as const).slice(0, 3),
          "own",
        ),
      },
      ...later.map((section, i): Section => ({ ...section, need: i < 3 ? 2 : 3 })),
      datesSection(context, sign, render, { need: 3, rows: 4, stories: 5 }),
    ],
    faqHeading: render([
      "Career questions from {Ss}",
      "What {Ss} ask about work",
      "Short answers on the career of {aS}",
      "{S} careers: questions and answers",
    ]),
    faq: chance
      .shuffle([
        [
          "Should {aS} go freelance?",
          [
            "Look at a free week of yours. If you saw {gift}, it may work. If it was mostly {trap}, keep the job and freelance on Fridays.",
            "It depends on who keeps the calendar. {aS} with a good bookkeeper and a fixed reserve does well alone.",
          ],
        ],
        [
          "Which industry suits {aS} best?",
          [
            `Think of tasks before industries. The {S}'s element is {e}: ${elementAside(context, signById(sign).element)}`,
            "Any industry that needs {gift}. Ask an insider how often that is true on a normal day.",
          ],
        ],
        [
          "When should {aS} change jobs?",
          [
            "When the work no longer needs {gift}. One dull month is no reason, and three dull seasons are.",
            "After you have tried to change the job. {Remedy}, talk to your manager, and wait a quarter. Then go.",
          ],
        ],
        [
          "[Which sign is the best colleague for {aS}?|With whom should {aS} share an office?|Which coworker helps the career of {aS}?]",
          [
            `By score it is the ${nameOf(best)}, followed by the ${nameOf(second)}.`,
            `The ${nameOf(best)} leads the list, with ${chance.pickUnused(signContent[best].gifts)}.`,
            `Tradition recommends the ${nameOf(best)} and the ${nameOf(second)} to {aS}.`,
          ],
        ],
        [
          "Does {aS} make a good entrepreneur?",
          [
            "Yes, in a company that lives by {gift}. Hire someone early who protects you from {trap}.",
            "For the right company. {aS} starts well with {gift2}, and has to plan for {trap2}.",
          ],
        ],
        [
          "How does {aS} ask for a raise?",
          [
            "On one page: three results, what each was worth, and one figure. {Ss} often get the tone wrong, and paper has no tone.",
            "In the months before budgets close, with {gift} as the headline. Name a figure and wait.",
          ],
        ],
        [
          "What job should {aS} avoid?",
          [
            "One that rewards {trap}. You will be praised for it, which makes it hard to leave.",
            "Work without {gift2}. It pays the rent and makes you tired in a way that sleep does not cure.",
          ],
        ],
        ["How does {aS} settle into a new job?", [picker.scene("newcomer")]],
        ["Is {aS} a good boss?", [picker.scene("boss")]],
        ["How does {aS} handle pressure at work?", [`${picker.scene("conflict")} ${picker.scene("rest")}`]],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render([
      "A next step for {aS}",
      "What {aS} can do this week",
      "Before you send the application: a note to {Ss}",
    ]),
    closing: [
      render([
        "Take one job from the table and find a person who does it. Ask for twenty minutes and one honest answer. Meanwhile, {remedy}.",
        "Write your own row: a job and the reason why it would need {gift}. If the reason is good, the title will turn up.",
        "Read three job ads with this page beside you. Cross out each one that has no use for {gift}. A short list is a good sign.",
      ]),
    ],
  };
}

const interviewQuestions = [
  [
    "Ask what makes people in this position tired. If it is something that {aS} enjoys, say so.",
    "Ask which part of the work nobody wants. For {Ss} that is sometimes the best one.",
  ],
  [
    "Ask how an idea gets from a desk to a budget. You learn how the place treats {gift}.",
    "Ask who decided the last promotion and why. The answer tells {aS} what counts.",
  ],
  [
    "Ask for one change, such as the start date. It shows how {aS} negotiates, and how they do.",
    "Ask to meet the team without the manager. {Ss} learn more there than from any brochure.",
  ],
  [
    "Ask what a good first year would look like. A {S} works better with a picture of it.",
    "Ask what happened to the person before you. Few {Ss} dare, and everyone understands.",
  ],
] as const;
