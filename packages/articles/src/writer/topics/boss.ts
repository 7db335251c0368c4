import type { SignId } from "@zodiac-at-work/zodiac";
import { signContent } from "../content/sign-content.ts";
import type { Plan, Section } from "../plan.ts";
import { datesSection } from "../sections/dates.ts";
import { elementSection } from "../sections/element.ts";
import { hoursSection } from "../sections/hours.ts";
import { portraitSlots } from "../sections/portrait-slots.ts";
import { ranked, relationParagraph, scoreTable } from "../sections/relations.ts";
import { scenePicker } from "../sections/scene-picker.ts";
import { nameOf } from "../sign-years.ts";
import { list } from "../words.ts";
import { headingWith, renderWith, type WriterContext } from "../writer-context.ts";

/** Plans an article about a sign as a boss. */
export function planBoss(context: WriterContext, sign: SignId): Plan {
  const { chance, forms } = context;
  const render = renderWith(context, portraitSlots(chance, sign));
  const picker = scenePicker(context, sign, render);
  const order = ranked(sign);
  const [best, next] = order as [SignId, SignId];
  const [last, hard] = [...order].reverse() as [SignId, SignId];
  const later: readonly Section[] = chance.shuffle([
    {
      need: 2,
      heading: render([
        "Which signs do well under {aS}",
        "Your sign and your {S} boss",
        "Who finds it easy to work for {aS}",
      ]),
      lead: [
        render([
          "The old rules that join two signs also apply to managers. Two signs find the {S} easy, and two need more care:",
          "Look up your own sign. These are the easiest and the hardest combinations with {aS} above you:",
        ]),
        scoreTable(sign, [best, next, hard, last]),
      ],
      extra: [best, last, next, hard].map((other) => relationParagraph(context, sign, other)),
    },
    {
      need: 2,
      heading: render(["If you are the {S} in charge", "For {Ss} who lead", "Advice to {aS} with a team"]),
      lead: [
        render([
          "You lead well where the task calls for {gift}. The hard part for your people is {trap}. They know both sides, so name them first.",
          "Your team has noticed your strength, {gift2}, and your weakness, {trap}. Say openly that you know. It makes it easier for them to help.",
          "What your team sees is {gift}. What it fears is {trap}. Ask one person to tell you when it begins.",
        ]),
        render([
          "Start with one habit: {remedy}. Do it where the team can see it, because a leader who practices in public gets told the truth.",
          "A small rule helps: {remedy}. Put it in the calendar for six weeks and ask the team afterward.",
        ]),
      ],
      extra: [
        render([
          "Look at your last five hires. If they all think as {aS} does, choose the next one for the opposite.",
          "Give away one decision each month for good. {Ss} tend to keep the interesting ones.",
          "Thank people for the thing that you do not value by nature. It is the only way for {aS} to learn what else a team needs.",
        ]),
        ...picker.take(1, "own"),
      ],
    },
    {
      need: 2,
      heading: render([
        "Money, raises and the {S} boss",
        "How to ask {aS} for more money",
        "What {aS} pays for, and what not",
      ]),
      lead: [
        `${picker.scene("money")} ${render([
          "Put your case in those terms. A {S} grants a raise more easily when it looks like a sensible purchase.",
          "So come with figures and one sentence on what they mean. The {S} should be able to repeat it upstairs.",
          "It tells you how to ask. Use the same logic for your own salary, and choose a quiet day.",
        ])}`,
      ],
      extra: [
        render([
          "Ask early in the budget year. {aS} who has already spent the money can only say no.",
          "If the answer is no, ask what would have to happen for a yes, and by when. Write it down and send it to the {S}.",
          "Besides money, {aS} can give you time, a title or a project. Know in advance which one you would take.",
        ]),
      ],
    },
    {
      need: 2,
      heading: render([
        "Feedback from {aS}, and to {aS}",
        "How {aS} criticizes and takes criticism",
        "Reviews with {aS} above you",
      ]),
      lead: [
        `${picker.scene("feedback")} ${render([
          "It works in both directions. Tell the {S} how you like to hear criticism.",
          "Expect to be treated in the same way, unless you ask for another one.",
        ])}`,
      ],
      extra: [
        render([
          "After a review, send three lines: what you heard, what you will change, by when. Few people do it, and the {S} remembers who does.",
          "If a remark from the {S} seems unfair, wait one night. Then ask for an example.",
        ]),
        ...picker.take(1, "around"),
      ],
    },
    {
      need: 2,
      heading: render([
        "Emails, calls and closed doors: reaching {aS}",
        "How to communicate with {aS} upstairs",
        "The right channel for {aS}",
      ]),
      lead: [
        `${picker.scene("writing")} ${render([
          "Ask the {S} in the first week how you should write, and how often.",
          "It helps to know that before the first message arrives.",
        ])}`,
      ],
      extra: [
        `${picker.scene("morning")} ${render(["That also tells you when to knock.", "Choose your hour accordingly."])}`,
        render([
          "Find out who else has the ear of the {S}. An assistant or an old colleague often knows which day is a good one.",
          "Keep a list of small questions and bring them together. {aS} prefers one talk with five points to five interruptions.",
        ]),
      ],
    },
    elementSection(context, sign, render, 2),
    hoursSection(sign, render, 2),
  ]);
  return {
    sign,
    titleTails: chance
      .shuffle([
        "How to Pass the First Month",
        "How to Say No",
        `The ${signContent[sign].role} in the Corner Office`,
        `What ${render("{Ss}")} Expect`,
        "Raises, Reviews and Bad News",
        `Best With ${nameOf(best)} and ${nameOf(next)}`,
      ])
      .concat("What to Expect", "What Helps"),
    description: render([
      "How {aS} leads, what to bring in the first month, how to disagree or ask for a raise, and which signs find it easy.",
      "What a {S} boss expects and how to work with one: first weeks, bad news, money, reviews, and the score of each sign.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} As a boss, the {S} gives you {gift}. On bad days there is a risk of {trap}. Good preparation gives you more of the first and less of the second.`,
        `${chance.pick(forms.openings)} Expect {gift} and {gift2} from {aS}. Expect {trap} as well, mostly under pressure. You can prepare for all three.`,
        `${chance.pick(forms.openings)} The {S} leads with {gift}. If you know where that helps and where it hurts, you save yourself a year of guessing.`,
      ]),
      `${picker.scene("boss")} ${render([
        "If you recognize your manager, read on. If you recognize yourself, there is a section for you too.",
        "If that sounds familiar, the following pages will help.",
        "You may know somebody like that, or you may be that person.",
      ])}`,
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "the first month",
          "what to expect in the first weeks",
          "how it begins",
          "week by week",
        ]),
        lead: [
          `${render(["In week one, watch the meetings.", "Begin by watching how meetings run.", "The first meeting tells you a lot."])} ${picker.scene("meeting")} ${render(
            [
              "With the power to end the hour, that habit sets the tone for everyone.",
              "Come with one page and leave the slides at home.",
              "Prepare for exactly that, and you look as if you had been there for years.",
            ],
          )}`,
          `${render(["By week two there is a date to keep.", "Then comes the first deadline.", "The second week brings work with a date."])} ${picker.scene("deadline")} ${render(
            [
              "Your boss expects the same of you, so speak up early if you work in another way.",
              "Ask how the {S} would plan it. You learn more from the plan than from the comments.",
              "Deliver the first piece a day early, whatever it costs. The second one can be on time.",
            ],
          )}`,
        ],
        extra: [
          `${render(["Week three brings the first disagreement.", "Sooner or later two plans collide."])} ${picker.scene("conflict")} ${render(
            [
              "Stay with the facts, be brief, and come back the next day as if nothing had happened.",
              "Let it rest for a night. Then bring one proposal.",
            ],
          )}`,
          `${render(["By the end of the month you will have watched the {S} decide.", "Then there is the first larger decision."])} ${picker.scene("choice")} ${render(
            [
              "If you need a decision, offer the facts in that form.",
              "Once it is made, help. A question reopened costs you trust.",
            ],
          )}`,
        ],
      },
      {
        need: 1,
        heading: render([
          "How to say no to {aS}",
          "Bad news for {aS}: how to bring it",
          "Disagreeing with {aS} and keeping your job",
        ]),
        lead: [
          render([
            "Start from what the {S} wants to protect: {gift}. Show that your no protects it too, and you sound like an ally with a warning.",
            "Every boss guards something. With {aS} it is usually {gift}. An objection that ignores it does not land.",
            "You can contradict {aS}, as long as you begin with the shared goal and end with a proposal.",
          ]),
          list(
            chance
              .shuffle(objections)
              .slice(0, 3)
              .map((texts) => render(texts)),
          ),
        ],
        extra: [
          render([
            "If you lose, send two lines on what was decided, without a sigh. {Ss} remember people who lose well, and your next objection starts with credit.",
            "Sometimes the {S} is right. Say so in front of the same people who heard your doubt.",
          ]),
        ],
      },
      ...later.map((section, i): Section => ({ ...section, need: i < 4 ? 2 : 3 })),
      datesSection(context, sign, render, { need: 3, rows: 4, stories: 5 }),
    ],
    faqHeading: render([
      "Questions from people who work for {aS}",
      "{S} bosses: short answers",
      "What employees ask about {S} bosses",
    ]),
    faq: chance
      .shuffle([
        [
          "How do I impress {aS} as a boss?",
          [
            "Bring what the {S} lacks. That is a guard against {trap}. Do it kindly, and you become hard to replace.",
            "Finish something small before you were asked. {Ss} hear a lot of plans.",
          ],
        ],
        ["Is {aS} a strict boss?", [picker.scene("boss")]],
        [
          "What makes a {S} boss angry?",
          [
            "Late news, above all. Careless treatment of {gift} comes second.",
            "Being surprised in front of others. Tell the {S} beforehand, even if there are only five minutes.",
          ],
        ],
        [
          "Which sign should {aS} have as a deputy?",
          [
            `The ${nameOf(best)} is a good choice. ${nameOf(sign)} and ${nameOf(best)} are in harmony by the old rules, and the ${nameOf(best)} adds ${chance.pickUnused(signContent[best].gifts)}.`,
            `Tradition suggests the ${nameOf(best)}, who brings ${chance.pickUnused(signContent[best].gifts)}. {aS} at the top needs exactly that.`,
          ],
        ],
        ["How should I write to {aS}?", [picker.scene("writing")]],
        [
          "Can {aS} be friends with the team?",
          [
            `${picker.scene("rest")} If the {S} invites you, go.`,
            `${picker.scene("rest")} So a little, and not on a Monday.`,
            picker.scene("rest"),
          ],
        ],
        [
          "How does {aS} treat a newcomer?",
          [`${picker.scene("newcomer")} A {S} remembers that and judges your first weeks accordingly.`],
        ],
        ["When is {aS} easiest to talk to?", [`${picker.scene("morning")} Use it.`]],
        [
          "How does {aS} deal with customers?",
          [
            `${picker.scene("selling")} Go along once and watch.`,
            picker.scene("selling"),
            `${picker.scene("selling")} The {S} will expect something similar of you.`,
          ],
        ],
        [
          "[What should I never say to {aS}?|Which sentence ruins your standing with {aS}?|What annoys {aS} in a report?]",
          [
            "That it has always been done this way, unless you can say why. And nothing that mocks {gift}.",
            "Never promise a date that you doubt. {Ss} forgive a late answer sooner than a wrong one.",
          ],
        ],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render([
      "What to try with your {S} boss this week",
      "A first step with {aS}",
      "The {S} in charge, in one paragraph",
    ]),
    closing: [
      render([
        "Bosses are people with a calendar. You have seen what the {S} guards, {gift}, and what goes wrong, {trap}. This week, help with one and ignore the other.",
        "Choose one piece of advice and use it on Monday. If it works, tell nobody. If you are the {S}, {remedy}.",
        "Nobody leaves a company because of a sign. But it helps to know the strength of {aS}, {gift}, and the risk, {trap}.",
      ]),
    ],
  };
}

const objections = [
  [
    "Say first what you want to keep, then what has to give. “I want this to ship. With two people, it ships in May.” That leaves {aS} a choice.",
    "Offer two versions: all of it later, or half of it now. {Ss} like to choose, as everyone does.",
  ],
  [
    "Bring one number, even a rough one. A {S} can wave off a feeling and has to check a figure.",
    "Bring an example from last year. It is harder for {aS} to argue with something that happened.",
  ],
  [
    "Choose a private moment. In front of others, the {S} defends the plan, and alone they think about it.",
    "Ask for ten minutes at a good hour. In a doorway, {aS} hears only the word no.",
  ],
  [
    "Say what you will do if the answer stays the same. The {S} wants to know that the work goes on.",
    "Put the risk in one written line and leave it with the {S}. It will be read a second time.",
  ],
] as const;
