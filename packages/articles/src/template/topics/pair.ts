import {
  careerMatch,
  elementRelation,
  type MatchRule,
  relationsBetween,
  type SignId,
  signById,
  signIds,
  zodiacYearSpan,
} from "@zodiac-at-work/zodiac";
import { boundaryStory, nameOf, nameOfYear, yearsOf } from "../examples.ts";
import { elementMatter } from "../matter/element-matter.ts";
import { elementRelationMatter, relationMatter } from "../matter/relation-matter.ts";
import { type Moment, moments, sceneOf, signMatter, type Temper } from "../matter/sign-matter.ts";
import { temperMatter } from "../matter/temper-matter.ts";
import type { Desk, Plan, Section } from "../plan.ts";
import { list, listOf, pairSlots, shortDate, table } from "../words.ts";

/** Plans an article about two signs that work together. */
export function planPair(desk: Desk, a: SignId, b: SignId): Plan {
  const { say, chance } = desk;
  const slots = { ...pairSlots(a, b), ...mattersOf(a, b) };
  const tell = (text: string, more = {}) => say(text, { ...slots, ...more });
  const relations = relationsBetween(a, b);
  const relation = relations[0]?.id ?? "none";
  const matter = relationMatter[relation];
  const { score, reasons } = careerMatch(a, b);
  const verdict = matter.short;
  const years = chance.shuffle([...yearsOf(a, 1958, 2006), ...yearsOf(b, 1958, 2006)]);
  return {
    sign: chance.pick([a, b]),
    titleTails: [matter.tag, `${score} of 100`, "At Work"],
    description: tell(
      `{A} and {B} score ${score} of 100 at work. [See the rule behind it|Read why], [how they share a desk|who should lead], and [what to agree on first|what to put in writing].`,
    ),
    intro: [
      tell(
        `{Lead} [comes down to one old rule|rests on a rule older than any office] and two tempers. The rule makes them ${verdict}. The tempers you can see by lunch: the {A} has {giftA}; the {B} has {giftB}. [Put both on one team|Seat them side by side] and you get [neither half|something else again].`,
      ),
      tell(
        `On our scale {A} and {B} score ${score} of 100, where fifty is [the plain middle|neither good nor bad]. ${scoreComment(score)} [Below you find|What follows is] the reason for each point, [scenes from a working week|the week as it will go], and [the few lines|the terms] that {aA} and {aB} should [settle|write down] before [the first invoice|they start].`,
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell(`{kw}: where the ${score} points come from`),
        lead: [
          ...relations.slice(0, 1).map(({ id }) => tell(relationMatter[id].why)),
          ...(relations.length === 0 ? [tell(matter.why)] : []),
          table(
            ["Pair", "Rule", "Points"],
            [
              ...reasons.map(({ rule, points }) => [
                `${nameOf(a)} and ${nameOf(b)}`,
                ruleNames[rule],
                `${points > 0 && rule !== "base" ? "+" : ""}${points}`,
              ]),
              [`${nameOf(a)} and ${nameOf(b)}`, "Score", `${score} of 100`],
            ],
          ),
          tell(matter.office),
        ],
        extra: [
          tell(matter.advice),
          ...relations
            .slice(1)
            .flatMap(({ id }) => [
              tell(`[There is a second thread|That is not all]. ${relationMatter[id].why}`),
              tell(relationMatter[id].advice),
            ]),
        ],
      },
      elementSection(desk, a, b, tell),
      weekSection(desk, a, b, tell),
      leadSection(tell, a, "A", "B"),
      leadSection(tell, b, "B", "A"),
      {
        need: 2,
        heading: tell(
          "[Five lines for {aA} and {aB} to sign|What {aA} and {aB} should put on paper|A one-page pact between {A} and {B}]",
        ),
        lead: [
          tell(
            "[Goodwill is a poor filing system|Memory flatters everyone]. [Before the work begins|On day one], let the {A} and the {B} [agree on|sign] [this much|these lines], and [pin the page up|keep the page where both can see it]:",
          ),
          list(
            chance
              .shuffle(pacts)
              .slice(0, 5)
              .map((text) => tell(text)),
          ),
        ],
        extra: [
          tell(
            "[Two small habits help as well|Add two habits]. For the {A}: {remedyA}. For the {B}: {remedyB}. [Neither takes a minute|Both are free], and [each takes the sting out of|they soften] the trait that [the other finds hardest|grates most].",
          ),
        ],
      },
      {
        need: 3,
        heading: tell(
          "[Who else belongs on a team of {A} and {B}|A third chair beside {A} and {B}|The colleague that {aA} and {aB} both need]",
        ),
        lead: [
          tell(
            "[Two signs make a line, three make a table|A pair is a line, and three make a shape]. If you [can choose|get to choose] who joins the {A} and the {B}, [look for|pick] someone who [is at ease with both|both can live with]. [The wheel has views on that|The old rules name a few].",
          ),
        ],
        extra: thirdsOf(a, b).map((third) => thirdText(desk, a, b, third)),
      },
      {
        need: 2,
        heading: tell(
          a === b
            ? "[Which birth years make {aA}|Check that both of you are {As}]"
            : "[Are you sure that you are {aA} or {aB}?|Which birthdays count as {A} or {B}|Check the dates before you trust {A} or {B}]",
        ),
        lead: [
          tell(
            "[None of this helps if the sign is wrong|First make sure of the sign]. A zodiac year [runs from one Chinese New Year to the eve of the next|opens at Chinese New Year], so [a birthday in January or early February|an early birthday] may [belong to|fall in] the year before. [Here are recent years|These are the exact days]:",
          ),
          yearTable(years.slice(0, 6)),
        ],
        extra: chance
          .shuffle(years)
          .slice(0, 8)
          .map((year) => boundaryStory(desk, year)),
      },
    ],
    faqHeading: tell("[Questions that {As} and {Bs} ask|What {aA} might ask about {aB}|Asked about {A} and {B}]"),
    faq: chance.shuffle(pairFaq(a, b, score)).map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [tell(closings(relation))],
  };
}

function mattersOf(a: SignId, b: SignId) {
  const [first, second] = [signMatter[a], signMatter[b]];
  return {
    giftA: first.gift,
    giftB: second.gift,
    trapA: first.trap,
    trapB: second.trap,
    remedyA: first.remedy,
    remedyB: second.remedy,
  };
}

function scoreComment(score: number): string {
  if (score >= 75) return "[That is high|Few pairs get there].";
  if (score >= 58) return "[That is better than most|A good figure].";
  if (score >= 45) return "[That is close to even|Call it even].";
  return "[That is low, and it is not a sentence|A low figure, though figures do not work, people do].";
}

type Tell = (text: string, more?: Readonly<Record<string, string>>) => string;

function elementSection({ chance }: Desk, a: SignId, b: SignId, tell: Tell): Section {
  const [x, y] = [signById(a).element, signById(b).element];
  const relation = elementRelation(x, y);
  const [mx, my] = [elementMatter[x], elementMatter[y]];
  const polarity =
    signById(a).polarity === signById(b).polarity
      ? `[There is one more layer|Then there is yin and yang]. The {A} is ${signById(a).polarity}, and the {B} is ${signById(b).polarity} as well. [Two of a kind push the same way|Likes share a drive], so [it may fall to someone else|someone else may have] to [bring the counterweight|lean the other way].`
      : `[There is one more layer|Then there is yin and yang]. The {A} is ${signById(a).polarity} and the {B} is ${signById(b).polarity}. [Opposites balance|They fit like a hook and an eye]: one [pushes|acts], the other [gathers|takes in].`;
  return {
    need: 1,
    heading: tell(
      x === y
        ? "[Two signs, one element: {x}|{A} and {B} share {x}|What it means that both are {x}]"
        : "[{X} meets {y} across the desk|The {A}’s {x} and the {B}’s {y}|What {x} does to {y}, and back]",
    ),
    lead: [
      tell(elementRelationMatter[relation]),
      tell(
        `[Picture|Think of] the {A} as ${mx.image}. ${mx[chance.pick(["office", "team", "money"] as const)]}${x === y ? "" : ` The {B} is more like ${my.image}. ${my[chance.pick(["office", "team", "money"] as const)]}`}`,
      ),
    ],
    extra: [
      tell(polarity),
      tell(`[Mind the dose of {x}|A word on {x}]. ${mx.plenty} ${x === y ? mx.lack : `As for {y}: ${my.lack}`}`),
    ],
  };
}

/** Which side of the temper a moment shows. */
const sideOf: Readonly<Record<Moment, keyof Temper>> = {
  meeting: "talk",
  deadline: "pace",
  money: "risk",
  conflict: "talk",
  feedback: "talk",
  morning: "pace",
  newcomer: "pace",
  boss: "talk",
  selling: "risk",
  rest: "pace",
  writing: "talk",
  choice: "risk",
};
const openings: Readonly<Record<Exclude<Moment, "boss">, string>> = {
  meeting: "[Start with the meeting|First, the meeting room].",
  deadline: "[Then comes the deadline|Now add a due date].",
  money: "[Money shows it best|Follow the money].",
  conflict: "[Sooner or later they fall out|One day there is a row].",
  feedback: "[Somebody has to give notes|Next, the review].",
  morning: "[Look in at nine|Take a plain morning].",
  newcomer: "[Suppose one of them is new|Go back to the first weeks].",
  selling: "[Send them out to sell|Put a customer in the room].",
  rest: "[Even time off differs|Friday comes].",
  writing: "[Read their mail|Open the inbox].",
  choice: "[Give them a hard choice|Lay two offers on the table].",
};
const ranks = { quick: 0, even: 1, slow: 2, bold: 0, careful: 1, plain: 0, soft: 1, spare: 2 } as const;

function weekSection({ chance }: Desk, a: SignId, b: SignId, tell: Tell): Section {
  const used = new Set<string>();
  const scenes = chance
    .shuffle(moments.filter((moment) => moment !== "boss"))
    .slice(0, 5)
    .map((moment) => {
      const side = sideOf[moment];
      const [first, second] = [signMatter[a].temper[side], signMatter[b].temper[side]];
      const verdicts: readonly string[] = temperMatter[side][first === second ? "same" : "different"];
      const verdict = chance.shuffle(verdicts).find((each) => !used.has(each));
      if (verdict !== undefined) used.add(verdict);
      const swap = ranks[first] > ranks[second];
      const scene = a === b ? sceneOf(a, moment) : `${sceneOf(a, moment)} ${sceneOf(b, moment)}`;
      return tell(
        `${openings[moment as Exclude<Moment, "boss">]} ${scene} ${verdict === undefined ? "" : tell(verdict, swap ? pairSlots(b, a) : {})}`,
      );
    });
  return {
    need: 1,
    heading: tell(
      "[A working week with {aA} and {aB}|{A} and {B} from Monday to Friday|How {aA} and {aB} share an office]",
    ),
    lead: scenes.slice(0, 2),
    extra: scenes.slice(2),
  };
}

function leadSection(tell: Tell, leader: SignId, up: "A" | "B", down: "A" | "B"): Section {
  const advice = {
    A: "[If you are the {B} in this|From the {B}'s chair], [learn one thing|keep one thing in mind]: your {A} has {giftA}, and at times {trapA}. [Report on|Speak to] the first and [route around|plan for] the second. [A good line to try is|You might say]: “[What would you cut?|What worries you most here?|Which part do you want to see first?]”",
    B: "[If you are the {A} here|The {A} who answers to {aB}] [should expect|will find] {giftB}, and on bad days {trapB}. [Do not take it to heart|It is not about you]. [Ask instead|Try asking]: “[What does done look like?|What should I stop doing?|How much may this cost?]”",
  };
  return {
    need: 2,
    heading: tell(
      up === "A"
        ? "[When the {A} runs the show|If the {A} is in charge of the {B}|The {A} as the boss of {aB}]"
        : "[When the {B} is the one in charge|If the {B} leads and the {A} follows|The {B} as the boss of {aA}]",
    ),
    lead: [tell(`${sceneOf(leader, "boss")} ${advice[up]}`)],
    extra: [
      tell(
        `[Seen from above|Flip it over]: a {${up}} who leads a {${down}} should [hand over|give away] whole tasks, [ask for the {${down}}'s view first|hear the {${down}} out], and [praise what it does best|name its strong suit], which is {gift${down}}.`,
      ).replace(/\b([Aa]) (?=Ox)/g, "$1n "),
    ],
  };
}

const pacts: readonly string[] = [
  "<strong>Who decides what.</strong> The {A} [has the last word on|rules over] [clients|people], the {B} on [cost|method], and [they swap|the list is read again] each [quarter|half year].",
  "<strong>How bad news travels.</strong> [The same day, by voice|Before the day ends], from the {A} to the {B} and back, with [no copy to anyone|nobody else on the line].",
  "<strong>What a yes means.</strong> For {aA} it [may be a mood|may be a plan], for {aB} [it may be a vow|a thing to be checked]. [Say the date aloud|Add the day and the hour].",
  "<strong>How long a draft may rest.</strong> [Three days|A week], then the {B} [sends it|lets it go], and the {A} [does not sigh|keeps the pen down].",
  "<strong>Who speaks to the outside.</strong> [One voice per client|One name per account]: {A} for [new ones|the first call], {B} for [those who stayed|the years after].",
  "<strong>How a tie is broken.</strong> [Name the third person now|Choose the judge now], while the {A} and the {B} [still like each other|agree].",
  "<strong>What is private.</strong> The {A} [may close the door until noon|keeps one hour], the {B} [has its own hour|gets another], and [neither has to explain|no reason is due].",
  "<strong>How credit is shared.</strong> [Both names or none|Two names on the cover], even when the {A} [did the night shift|had the idea] or the {B} [made the sale|found the error].",
];

function thirdsOf(a: SignId, b: SignId): SignId[] {
  return signIds
    .filter((each) => each !== a && each !== b)
    .map((sign) => ({ sign, low: Math.min(careerMatch(a, sign).score, careerMatch(b, sign).score) }))
    .sort((x, y) => y.low - x.low)
    .slice(0, 3)
    .map(({ sign }) => sign);
}

function thirdText({ say }: Desk, a: SignId, b: SignId, third: SignId): string {
  const c = nameOf(third);
  const [sa, sb] = [careerMatch(a, third).score, careerMatch(b, third).score];
  return say(
    `<strong>The ${c}.</strong> With the ${nameOf(a)}, the ${c} scores ${sa} of 100. ${a === b ? "" : `With the ${nameOf(b)}, the ${c} scores ${sb} of 100. `}The ${c} [adds|brings] ${signMatter[third].gift}. ${sceneOf(third, "newcomer")}`,
  );
}

/** A table of zodiac years with their names and exact days. */
export function yearTable(years: readonly number[]): string {
  return table(
    ["Year", "Name", "First and last day"],
    [...new Set(years)]
      .sort((p, q) => p - q)
      .map((year) => {
        const { from, to } = zodiacYearSpan(year);
        return [String(year), nameOfYear(year), `${shortDate(from)} to ${shortDate(to)}`];
      }),
  );
}

const ruleNames: Readonly<Record<MatchRule, string>> = {
  base: "Every pair starts here",
  liuhe: "Six harmonies",
  sanhe: "Three harmonies",
  liuchong: "Six clashes",
  liuhai: "Six harms",
  xing: "Punishment",
  po: "Six breaks",
  generating: "Generating cycle",
  controlling: "Controlling cycle",
  "same-element": "Same element",
  polarity: "Yin and yang balance",
};

function pairFaq(a: SignId, b: SignId, score: number): (readonly [string, string])[] {
  const good = score >= 50;
  const bestA = bestOf(a, b);
  const bestB = bestOf(b, a);
  return [
    [
      "[Can {aA} and {aB} start a business together?|Should {aA} and {aB} found a firm?]",
      good
        ? "[Yes|They can], and [the odds are fair|tradition smiles on it]. Let the {A} [look after what it does best|keep its strong suit], {giftA}, and give the {B} [the other half|the rest]. [Put the split of shares on paper|Write down who owns what] all the same."
        : "[They can|Yes, with a contract]. [Plan for the strain|Expect strain]: the {A} and the {B} [need a clear border|need terms] and a [third person|partner] whom both trust. The prize is {giftA} joined with {giftB}.",
    ],
    [
      "[Who should lead, the {A} or the {B}?|Which of them should be the boss?]",
      "[Whoever is paid to|The one with the title], to start with. [After that|Beyond that], let the {A} lead where [the job needs|it takes] {giftA}, and the {B} where it [needs|takes] {giftB}.",
    ],
    [
      "[What do {As} and {Bs} fight about most?|Where do {As} and {Bs} rub?]",
      "[Often the trap of one is the sore spot of the other|It starts with a trap]. The {A} is prone to {trapA}; the {B} to {trapB}. [Name both out loud|Say both aloud] and the fight [gets shorter|loses its heat].",
    ],
    [
      `Is ${score} of 100 a good score for {A} and {B}?`,
      `[It depends what you want|Scores run from low to high as the rules add up]. The rules are classical, but [the weights are our own|we chose the weights], since [no old book assigns numbers|tradition ranks them without figures]. {A} and {B} score ${score} of 100; [treat it as weather, not as fate|pack for the weather].`,
    ],
    [
      "[Who is a better match for {aA} than {aB} is?|Which sign suits the {A} best?]",
      a === b
        ? `[On points|By the table], the {A} does best with the ${nameOf(bestA)}: {A} and ${nameOf(bestA)} score ${careerMatch(a, bestA).score} of 100.`
        : `[On points|By the table] it is the ${nameOf(bestA)}: {A} and ${nameOf(bestA)} score ${careerMatch(a, bestA).score} of 100. [That does not make the {B} a bad colleague|The {B} need not take offense].`,
    ],
    ...(a === b
      ? []
      : [
          [
            "[And who suits the {B} best?|Which colleague is easiest for {aB}?]",
            `The ${nameOf(bestB)}: {B} and ${nameOf(bestB)} score ${careerMatch(b, bestB).score} of 100. [Look at the rule before you look at the number|The reason is worth more than the figure], and [keep your eyes on the person|let the person surprise you].`,
          ] as const,
        ]),
    [
      "[Does the year of birth matter for {A} and {B}, or just the animal?|Do two {As} of different years fit {aB} alike?]",
      `[Both count|The animal comes first]. The animal sets the relation; the year adds an element, as in ${listOf(
        yearsOf(a, 1972, 1996)
          .slice(0, 2)
          .map((year) => `${nameOfYear(year)} for ${year}`),
      )}. [Two {As} twelve years apart|{As} from two rounds of the wheel] [keep the same tie to the {B}|meet the {B} under one rule] and [bring a different temper to it|color it in two ways].`,
    ],
    [
      "[My coworker is {aB}. What is the first thing I should do?|What should {aA} do first with a new {B} on the team?]",
      "[Go and have lunch|Share a small job] before you share a [big one|budget]. [Show your good side early|Lead with your strength], {giftA}, and [ask the {B} about|let the {B} show] its own: {giftB}.",
    ],
  ];
}

function bestOf(sign: SignId, without: SignId): SignId {
  return [...signIds]
    .filter((each) => each !== without && each !== sign)
    .sort((p, q) => careerMatch(sign, q).score - careerMatch(sign, p).score)[0] as SignId;
}

function closings(relation: string): string {
  return {
    liuhe:
      "[So enjoy it|You are lucky, then]. [Not many desks|Few desks] hold {aA} and {aB} who [need so little translation|fit with so little filing]. [Spend what you save|Use the spare time] on the one thing that {A} and {B} [tend to skip|forget]: [a stranger's honest view|an outsider's doubts].",
    sanhe:
      "[You want the same thing|You are headed the same way], {A} and {B}. [So argue about the road|That frees you to argue about the road], and [do it while the map is still on the table|do it early].",
    liuchong:
      "[A clash is a kind of attention|People who clash are at least looking at each other]. [If you, {A}, and you, {B}|If {aA} and {aB}] can [agree on the border|draw the border], [few pairs cover so much ground|they hold the whole circle between them].",
    liuhai:
      "[What harms this pair is silence|It is silence that does the harm]. [So call|So pick up the phone], {A}. [Answer|And answer], {B}. [Ten plain minutes|A short talk now] [save a season of guessing|can spare you a long winter].",
    xing: "[Good manners are cheap|Courtesy costs little], and for {A} and {B} they are [the whole trick|most of the cure]. [Say please in writing|Thank each other on paper], [and get back to work|then carry on].",
    po: "[Nothing here is broken|Nothing is broken between {A} and {B}], [it just loosens|only loose]. [Keep a small wrench handy|Tighten it now and then]: [a recap, a date, a yes|one recap a week].",
    none: "[No rule binds {aA} and {aB}|The wheel has left {A} and {B} alone], so [write your own|make one up together]. [A good first rule|The first could be]: [tell me early|ask before you assume].",
  }[relation] as string;
}
