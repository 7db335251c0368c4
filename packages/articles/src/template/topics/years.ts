import {
  careerMatch,
  type Element,
  elementRelation,
  newYearOf,
  relationsBetween,
  type SignId,
  signById,
  signForYear,
  signIds,
  zodiacYearSpan,
} from "@zodiac-at-work/zodiac";
import { boundaryStory, elementOf, lifePathStory, nameOf, nameOfYear } from "../examples.ts";
import { elementMatter } from "../matter/element-matter.ts";
import { relationMatter } from "../matter/relation-matter.ts";
import { sceneOf, signMatter } from "../matter/sign-matter.ts";
import type { Desk, Plan } from "../plan.ts";
import { capital, inWords, list, longDate, pairSlots, table, withArticle } from "../words.ts";
import { yearTable } from "./pair.ts";
import { elementAside, fullSlots, ranked, sceneDeck, scoreTable, tie, yearsSection } from "./sign-parts.ts";

/** Plans an article about a year ahead for a sign. */
export function planForecast(desk: Desk, sign: SignId, year: number): Plan {
  const { chance, say } = desk;
  const host = signForYear(year);
  const element = elementOf(year);
  const { from, to, days } = zodiacYearSpan(year);
  const relations = relationsBetween(sign, host);
  const relation = relations[0]?.id;
  const own = host === sign;
  const name = nameOfYear(year);
  const slots = {
    ...fullSlots(sign),
    ...pairSlots(sign, host),
    year: String(year),
    name,
    aName: withArticle(name),
    el: element,
    El: capital(element),
    from: longDate(from),
    to: longDate(to),
    host: nameOf(host),
    hostGift: signMatter[host].gift,
    hostTrap: signMatter[host].trap,
    next: nameOfYear(year + 1),
    last: nameOfYear(year - 1),
  };
  const tell = (text: string) => say(text, slots);
  const deck = sceneDeck(desk, sign);
  const tone = own
    ? "own"
    : relations.some(({ kind }) => kind === "harmony")
      ? "fair"
      : relations.length > 0
        ? "rough"
        : "open";
  const elementTie = elementRelation(element, signById(sign).element);
  return {
    sign,
    titleTails: [`${name} Year`, "Work Outlook", "What Helps"],
    description: tell(
      `[What ${year} asks of {aS} at work|The {S} in ${year}]: first and last day of the {name} year, [the rule behind the outlook|why it may go so], and a plan [by season|for each quarter].`,
    ),
    intro: [
      tell(
        `{Lead} [turns on two rules|hangs on two ties], and [neither is a secret|both are old]. The year ${year} is {aName} year; it runs from {from} to {to}. [One tie joins|The first tie is between] your animal and the year's. The other [joins|is between] the year's {el} and the {S}'s own {e}.`,
      ),
      tell(
        `[The short answer|Here is the short answer]: ${toneLines[tone]} [The long answer has dates in it|The long one comes with a plan], [and things to do|and with work to do], for [an outlook without a task|a forecast that asks nothing of you] [is only gossip|is a horoscope on a sugar packet].`,
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell(`{kw}: the rule that sets the tone`),
        lead: [
          own
            ? tell(
                "[It is your own year|This is a year of your own animal], benmingnian. [That sounds like a gift|You may expect a crown], and [tradition calls it a test|custom hands you a broom]: [clear out before you add|look over what you have], [wear some red|tie on some red], [and keep big vows small|and sign less than you could].",
              )
            : relation
              ? tell(relationMatter[relation].why)
              : tell(relationMatter.none.why),
          tell(toneAdvice[tone]),
        ],
        extra: [
          ...(own || !relation
            ? []
            : [
                tell(
                  `[In an office year|In terms of work] it reads so. ${relationMatter[relation].advice.replaceAll("{B}", "the year's {B}").replaceAll("{A}", "the {A}")}`,
                ),
              ]),
          ...relations.slice(1).map(({ id }) => tell(relationMatter[id].why)),
        ],
      },
      {
        need: 1,
        heading: tell(
          "[{El} on {e}: what the year does to the {S}|The {el} of {year} and your {e}|How the year's {el} treats {aS}]",
        ),
        lead: [
          tell(
            `[Each year has an element|A year comes with an element]. That of ${year} is {el}: ${elementMatter[element].image}. ${yearElementLines[elementTie]}`,
          ),
          tell(
            `${elementMatter[element][chance.pick(["office", "money", "team"] as const)]} [If you have been short of that|If that was missing], [here it comes|the year delivers]; [if you had plenty|if you had enough], [mind the dose|beware]. ${elementAside(desk, element)}`,
          ),
        ],
        extra: [
          tell(
            `[The {S}'s own {e} stays as it is|None of this changes your {e}]. ${elementAside(desk, signById(sign).element)}`,
          ),
        ],
      },
      {
        need: 1,
        heading: tell(
          "[A plan for {aS}, season by season|Four quarters of {year} for the {S}|What {aS} should do when in {year}]",
        ),
        lead: [
          tell(`[The year opens|It begins] on {from}. ${seasons.spring} ${sceneOf(sign, "newcomer")}`),
          tell(`${seasons.summer} ${sceneOf(sign, "choice")}`),
        ],
        extra: [
          tell(`${seasons.fall} ${sceneOf(sign, "money")}`),
          tell(`${seasons.winter} The {name} year [ends|goes out] on {to}. ${sceneOf(sign, "rest")}`),
        ],
      },
      {
        need: 2,
        heading: tell(
          "[What the {host} wants from everybody in {year}|Working under the {host}: {year} in the office|The {host} sets the tone of {year}]",
        ),
        lead: [
          tell(
            `[The animal of the year|A year's animal] [is like a guest who stays|is a sort of boss]. [This one|The {host}] [brings|comes with] {hostGift}, and [at worst|when it goes wrong] {hostTrap}. ${sceneOf(host, "boss")}`,
          ),
          tell(
            `[You will see it in meetings|In meetings it looks like this]. ${sceneOf(host, "meeting")} [A {S} who knows that|Knowing this, {aS}] can [ride along|use the wind].`,
          ),
        ],
        extra: [
          tell(`[You will see it in money, too|Budgets will feel it]. ${sceneOf(host, "money")}`),
          tell(`[And in how people choose|Choices get that flavor]. ${sceneOf(host, "choice")}`),
          tell(`[Even the mail changes|Look at the mail]. ${sceneOf(host, "writing")}`),
        ],
      },
      {
        need: 2,
        heading: tell(
          "[Three things for {aS} to do, and two to leave|A short list for {Ss} in {year}|{year} on one card, for {aS}]",
        ),
        lead: [
          tell("[Copy this|Take this along]. [It fits on a card|It is short on purpose]:"),
          list([
            tell("[Do this first|At once]: {remedy}."),
            tell(
              `[By summer|Before the summer]: [put|place] {gift} [where the year can see it|in front of people], [in one project with your name|in a thing that can be shown].`,
            ),
            tell(
              "[All year|From start to end]: [confirm|write down] [what others only said|each thing that was only said].",
            ),
            tell("[Leave|Skip]: [any plan that needs|plans that rest on] {hostTrap}."),
            tell(
              "[Leave|Skip too]: [the old quarrel|last year's quarrel]. [The {last} year took it along|It went out with the {last}].",
            ),
          ]),
        ],
        extra: [...deck.take(2)],
      },
      {
        need: 2,
        heading: tell(
          "[The years around it: how {aS} moves from {last} to {next}|{aS} in the years before and after {year}|Where {year} sits in the {S}'s longer road]",
        ),
        lead: [yearTable([year - 1, year, year + 1, year + 2]), tell(longView(sign, year))],
        extra: [],
      },
      {
        need: 3,
        heading: tell(
          "[Colleagues to lean on in {year}|Who helps {aS} through the {host} year|The right company for {aS} in {year}]",
        ),
        lead: [
          tell(
            "[A year is easier with friends|Nobody has to walk a year alone]. [Here is how some of them|This is how a few of them] [sit with|stand toward] the {S} [in any year|come what may]:",
          ),
        ],
        extra: chance.shuffle(ranked(sign).slice(0, 6)).map((other) => tie(desk, sign, other)),
      },
      yearsSection(
        desk,
        sign,
        "[Is this your forecast? {S} birthdays by the day|The birthdays that this {S} outlook is for|Check first that you are {aS}]",
        3,
        3,
        8,
      ),
    ],
    faqHeading: tell("[{Ss} ask about {year}|Questions on the {S} and {year}|What {aS} wants to know about {year}]"),
    faq: chance
      .shuffle([
        [
          `[When does the {name} year begin?|From which day does ${year} count for {aS}?]`,
          `Chinese New Year is on {from}. The {name} year lasts until {to}, which makes ${days} days.`,
        ],
        [
          `[Is ${year} a good year for {aS}?|Will ${year} be lucky for the {S}?]`,
          `${toneLines[tone]} [Luck is what you do with it|The rest is work].`,
        ],
        [
          `[Should {aS} change jobs in ${year}?|Is ${year} the year for {aS} to move?]`,
          tone === "fair"
            ? "[Yes, if the reason is good|If you have a reason, go]. [Allies are near|Help is at hand], and [a start made now|what starts now] [has wind behind it|rolls well]."
            : tone === "rough"
              ? "[Have the next contract first|Only with a signed offer]. [The year pulls at loose ends|Loose ends get pulled], so {aS} [should not make one|needs firm ground]."
              : tone === "own"
                ? "[Rather not|Better wait]. [Take stock first|Use it to take stock], and [move when it is over|let the next year carry you]."
                : "[The wheel does not say|No rule speaks against it]. [Go by the job|Decide by the work]: does it need {gift}?",
        ],
        [
          `[What is the element of ${year}?|Why is ${year} called {aName} year?]`,
          `The year ${year} is {aName} year, since its stem is {el}. [Stems change every two years|An element stays two years], and [animals change each year|the animal just one].`,
        ],
        [
          `[What should {aS} watch out for in ${year}?|What is the risk for {aS} in ${year}?]`,
          `[Two traps can meet|Watch for a pair of traps]: yours, {trap}, and the year's, {hostTrap}. [When both turn up in one week|If they meet], [go home early|sign nothing].`,
        ],
        [
          `[Does {aS} do better with money in ${year}?|What about money for {aS} in ${year}?]`,
          `[Look at the element|Ask the {el}]. ${elementAside(desk, element)} [Then look at yourself|Then at your habits]. ${sceneOf(sign, "money")}`,
        ],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        `[So mark two days|Put two dates in ink]: {from}, when the {name} year opens, and {to}, when it [shuts|goes]. [Between them|In between], {aS} [has one job|needs one rule]: [bring|carry] {gift} [into the room|where it counts], and {remedy}.`,
      ),
    ],
  };
}

const toneLines = {
  own: "it is the {S}'s own year, [a year to mend rather than to build|better for repair than for conquest].",
  fair: "it is [a friendly year|a year with wind in the sails], [as the {host} and the {S} are in harmony|for the {S} and the {host} stand in harmony].",
  rough:
    "it is [a year that asks for care|a bumpy one], [as the {S} and the {host} stand in tension|for there is tension between the {S} and the {host}].",
  open: "it is [an open year|what you make of it], [as no classical rule ties the {S} to the {host}|for the {S} and the {host} have no old tie].",
} as const;
const toneAdvice = {
  own: "[Use the months to finish|Finish things]. [Pay what you owe|Settle debts], [see the dentist|fix the roof], [thank the people who carried you|write the thank-you notes], and [say no to the shiny offer|let the big offer wait] [until the {next} year|for one year]. [A {S} who rests in its own year|{Ss} who do] [runs in the next|start fresh after it].",
  fair: "[Ask for things|This is the time to ask]. [A hire, a raise, a first client|The raise, the hire, the loan]: [what needs a yes from others|what depends on others] [comes easier now|has better odds]. [Just do not coast|But do not sit back], [since a good wind shows off a bad boat|for ease hides small leaks] [in {aS}|of the {S} kind].",
  rough:
    "[That does not mean hide|Do not stay in bed]. [It means leave slack|Leave room]: [a second supplier|a spare week], [a copy of the contract|a signed page], [a friend in each camp|one friend in the next department]. [A {S} with slack|With that much slack, {aS}] [can take a knock|bends and does not break], [and knocks are how some years teach|and may come out ahead].",
  open: "[That leaves it to you|So the wheel is silent]. [Pick one aim|Choose one goal], [a small one|and make it small], [and let the year's element help|with the element as your tool]. {Ss} [do well in quiet years|like such years], [as nobody moves the goal|as the field stays flat].",
} as const;
const yearElementLines: Readonly<Record<ReturnType<typeof elementRelation>, string>> = {
  same: "It is the {S}'s own element as well. [You feel at home|It feels like home], and [so do your rivals|the field is crowded].",
  generates:
    "{El} feeds {e}, so the year [puts something in your bowl|gives to the {S}] [without being asked|unasked]. [Say thanks and store some|Take it, and save half].",
  "generated-by":
    "{E} feeds {el}, so the {S} [pours out|gives] more than it takes in. [Your output will be high|You will get much done], [and so will the bill|and will need the sleep].",
  controls:
    "{El} checks {e}: [someone will hold the ruler|limits come from outside]. [It is good for form|Discipline pays], [and hard on pride|if pride lets it].",
  "controlled-by":
    "{E} checks {el}, so [the reins are in your hand|the {S} has a say over the year]. [Results are in reach|You can get results], [for those who pull|with effort].",
};
const seasons = {
  spring: "[Spring is for starting small|In spring, plant]. [Look at how you begin|Mind your beginnings].",
  summer:
    "[By summer you will have to choose|Summer brings a fork]. [You know your way of choosing|Remember how you decide].",
  fall: "[In fall, count|Fall is for counting]. [Money first|Begin with the books].",
  winter: "[Let winter be winter|Winter is for closing]. [Rest is part of the plan|Do plan the rest].",
};

function longView(sign: SignId, year: number): string {
  const lines = [year - 1, year + 1, year + 2].map((each) => {
    const host = signForYear(each);
    const relation = relationsBetween(sign, host)[0];
    const what =
      host === sign
        ? "is your own year, good for taking stock"
        : relation === undefined
          ? "leaves you [a free hand|to yourself]"
          : relation.kind === "harmony"
            ? "is [in harmony with you|a friend of yours]"
            : "is [in tension with you|one to handle with care]";
    return `The ${nameOf(host)} year ${each} ${what}.`;
  });
  return `[Do not plan a year alone|One year is a short unit]. ${lines.join(" ")} [So ask of each plan|Of each plan, ask] [which of these it belongs to|in which of these years it should ripen].`;
}

/** Plans an article about people who were born in a year. */
export function planBirthYear(desk: Desk, year: number): Plan {
  const { chance, say } = desk;
  const sign = signForYear(year);
  const element = elementOf(year);
  const { from, to, days } = zodiacYearSpan(year);
  const own = signById(sign).element;
  const name = nameOfYear(year);
  const slots = {
    ...fullSlots(sign),
    year: String(year),
    name,
    aName: withArticle(name),
    el: element,
    El: capital(element),
    from: longDate(from),
    to: longDate(to),
    before: nameOfYear(year - 1),
    beforeYear: String(year - 1),
    habit: elementMatter[element].habit,
  };
  const tell = (text: string) => say(text, slots);
  const deck = sceneDeck(desk, sign);
  const matter = signMatter[sign];
  const mates = chance.shuffle([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5]).map((step) => year + step);
  return {
    sign,
    titleTails: [`The ${name}`, `${name} at Work`, "Exact Days"],
    description: tell(
      `Born in ${year}? [You are {aName}|The sign is {name}], unless your birthday fell before {from}. [What that means at work|Your work, in plain words], [with examples|with real dates and sums].`,
    ),
    intro: [
      tell(
        `{Lead} [is a matter of one date|depends on a single day]. The {name} year began on {from}, which was Chinese New Year, and it lasted until {to}. [Born in between|If your birthday is inside], you are {aName}. [Born in ${year} before that|If you came earlier], [you belong to|your year is] the {before} year.`,
      ),
      tell(
        `[So much for the calendar|That is the fact]. [The rest is reading|Now for the reading]: what do {Ss} of {el} do well, [what trips them|where do they stumble], [and with whom do they work best|and who helps]? [In a line|In brief]: {gift}, [with the temper of|steeped in] {el}, for people of that element {habit}.`,
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell(`{kw}: check your day before you read on`),
        lead: [yearTable([year - 1, year, year + 1]), boundaryStory(desk, year)],
        extra: [
          boundaryStory(desk, year),
          boundaryStory(desk, year + 1),
          boundaryStory(desk, year),
          tell(
            `[That year had|The {name} year counted] ${days} days. ${days > 360 ? "[It held a thirteenth month|A leap month made it long]" : "[Twelve moons make a short year|It had just twelve moons]"}, [which is how|and that is how] the Chinese calendar [keeps up with the sun|stays in step with the seasons].`,
          ),
        ],
      },
      {
        need: 1,
        heading: tell(
          element === own
            ? "[{El} on {e}: a {S} twice over|The double {e} of {year}|Why {year} made the {S} more so]"
            : "[What {el} does to {aS}|{El} over {e}: the mix of {year}|How the {el} of {year} changes the {S}]",
        ),
        lead: [
          tell(
            `[Two elements meet in you|You carry two elements]. The {S}'s own element is {e}. The year ${year} brought {el}: ${elementMatter[element].image}. ${mixes[elementRelation(element, own)]}`,
          ),
          tell(`[At work it shows|You see it at work]. ${elementAside(desk, element)}`),
        ],
        extra: [
          tell(`[Too much, too little|On the dose]. ${elementAside(desk, element)}`),
          tell(
            `[Money follows the element as well|Then the money]. ${elementAside(desk, element)} [The {S} in you adds|Add the {S}]: ${matter.moments.money}`,
          ),
        ],
      },
      {
        need: 1,
        heading: tell(
          "[A day at work with someone of {year}|{aName}, from the first mail to the last|Nine to five as {aName}]",
        ),
        lead: deck.take(2),
        extra: deck.take(2),
      },
      {
        need: 2,
        heading: tell("[Work that fits a {year} birthday|Jobs where {aName} lasts|Where {Ss} of {year} do well]"),
        lead: [
          tell(
            "[A job fits for a reason|Titles matter less than reasons]. [The first rows|The upper rows] come from the {S}, the [last ones|rows at the end] from the {el} of {year}.",
          ),
          table(
            [tell("[Work|Job] for {aName}"), tell("[Because|Reason]")],
            [...chance.shuffle(matter.jobs).slice(0, 3), ...elementMatter[element].jobs].map(([job, why]) => [
              job,
              why,
            ]),
          ),
        ],
        extra: [
          tell(
            "[Whatever you choose|In any of these], [the test is one question|ask one thing]: does it need {gift}? [If not|If it does not], [you will do it well and badly at once|you will be good at it and bored], [well for them, badly for you|which is the worst mix].",
          ),
        ],
      },
      {
        need: 2,
        heading: tell(
          "[Add the sum of your birthday|Your {year} birthday also has a number|Sign plus life path: {year} by the numbers]",
        ),
        lead: [
          tell(
            "[There is a second clock|Numerology adds another view]. [It takes month, day and year|Add up month, day and year], [then adds the digits|then the digits], and [calls the result|the result is] your life path. [Three who share your year|People of one year], [three results|many paths]:",
          ),
        ],
        extra: [0, 1, 2, 3, 4, 5, 6].map(() => lifePathStory(desk, [year])),
      },
      {
        need: 2,
        heading: tell(
          "[Your classmates and coworkers, sign by sign|People born close to {year}, and how they fit|Who sat beside you: the years around {year}]",
        ),
        lead: [
          tell(
            "[Most people near you in age|Those about your age] are of a [nearby sign|sign close by]. [Here is how they sit with the {S}|The scores, by rule]:",
          ),
          scoreTable(
            sign,
            mates.slice(0, 5).map((each) => signForYear(each)),
          ),
        ],
        extra: mates.slice(5, 9).map((each) => tie(desk, sign, signForYear(each))),
      },
      {
        need: 3,
        heading: tell("[When your animal comes round again|The {S} years of your life|After {year}: your own years]"),
        lead: [
          tell(
            "[Every twelve years|Once in twelve years] the {S} is [host again|back]. [Tradition calls it|It is] your own year, benmingnian, and [tells you to go easy|advises care]. [The full mix|The mix of {year}], {el} and {S} together, [returns after sixty|takes sixty years to return].",
          ),
          yearTable([year + 12, year + 24, year + 36, year + 48, year + 60].filter((each) => each < 2100)),
        ],
        extra: [tell(matter.lore)],
      },
    ],
    faqHeading: tell("[Asked by people born in {year}|Short answers for {year}|What {year} birthdays want to know]"),
    faq: chance
      .shuffle([
        [
          `What Chinese zodiac sign is ${year}?`,
          `The year ${year} is {aName} year. Chinese New Year was {from}. [Before that day|Earlier in the winter] the {before} year still ran.`,
        ],
        [
          `[I was born in January ${year}. What am I?|What if my birthday is in January ${year}?]`,
          `[Compare it with the New Year|Look at the first day]: Chinese New Year fell on {from}. [Before it|If you came before], [your animal is|you are] the ${nameOf(signForYear(year - 1))}; [from that day on|after it], the {S}.`,
        ],
        [
          `What element is ${year}?`,
          `[It is {el}|The element is {el}], so the full name is {name}. ${elementAside(desk, element)}`,
        ],
        [
          "[Who should {aName} work with?|Which sign suits a {year} {S} best?]",
          `[By points|On points] the ${nameOf(ranked(sign)[0] as SignId)}. ${nameOf(sign)} and ${nameOf(ranked(sign)[0] as SignId)} score ${careerMatch(sign, ranked(sign)[0] as SignId).score} of 100.`,
        ],
        [
          "[What is the weak spot of {aName}?|What should a {year} {S} look out for?]",
          "[The sign's own trap|It is the {S}'s trap]: {trap}. [The {el} can make it louder|And {el} feeds it on some days]. [What helps|The drill]: {remedy}.",
        ],
        [
          `[Where does ${year} stand in the cycle of sixty?|When will there be a {name} year again?]`,
          `[Animals and elements are paired|Twelve animals meet five elements], so {aName} year comes once in sixty years: the last one before yours was the {name} year ${year - 60}, and the next is the {name} year ${year + 60}.`,
        ],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        `[Plenty of people share your year|You are not alone in ${year}]. [What sets you apart|Your own part] is [what you do with it|the use you make of it]: {gift}, [some {el}|with the {el} of your year], and [the wit|the nerve] to {remedy}.`,
      ),
    ],
  };
}

const mixes: Readonly<Record<ReturnType<typeof elementRelation>, string>> = {
  same: "[The same note, played twice|It is one color on another of its kind]: [what the {S} is, you are more so|you are a {S} with the dial turned up].",
  generates:
    "{El} feeds {e}, so [the year backs the animal|the {S} has a tailwind from birth]. [Help tends to find you|People tend to help you early].",
  "generated-by":
    "{E} feeds {el}, so [the animal works for the year|the {S} gives]. [You spend yourself|You put out more than you take in], [and should charge for it|so learn to rest].",
  controls:
    "{El} checks {e}. [A rein on the {S}|It is a bit in the {S}'s mouth], [which you may have hated at school|no fun at first] and [learn to like|come to value].",
  "controlled-by":
    "{E} checks {el}: [the {S} drives|the animal has the wheel], [and the year is a lively horse cart|while the year kicks].",
};

/** Plans an article about an element. */
export function planElement(desk: Desk, element: Element): Plan {
  const { chance, say } = desk;
  const matter = elementMatter[element];
  const all: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
  const owners = signIds.filter((id) => signById(id).element === element);
  const years = Array.from({ length: 80 }, (_, i) => 1950 + i).filter((year) => elementOf(year) === element);
  const feeds = all.find((each) => elementRelation(element, each) === "generates") as Element;
  const fed = all.find((each) => elementRelation(element, each) === "generated-by") as Element;
  const checks = all.find((each) => elementRelation(element, each) === "controls") as Element;
  const checked = all.find((each) => elementRelation(element, each) === "controlled-by") as Element;
  const slots = {
    el: element,
    El: capital(element),
    image: matter.image,
    habit: matter.habit,
    birth: matter.birth,
    feeds,
    Feeds: capital(feeds),
    fed,
    Fed: capital(fed),
    checks,
    Checks: capital(checks),
    checked,
    Checked: capital(checked),
  };
  const tell = (text: string) => say(text, slots);
  return {
    sign: owners[0] as SignId,
    titleTails: ["At Work", "Jobs and Years", "Work and Years"],
    description: tell(
      "[What {el} means at work|{El} at work]: the years that carry it, [the signs that own it|its signs], [the elements it feeds and checks|its friends and limits], and jobs with reasons.",
    ),
    intro: [
      tell(
        "{Lead} [begins with a picture|is easy to picture]: {image}. [People of this element|Those who carry it] {habit}. [You may carry it in two ways|It can reach you by two roads]: through your animal, [if the animal owns it|as some do], or through your birth year.",
      ),
      tell(
        `[Too much|An excess] and too little [look quite different|are two stories]. ${elementAside(desk, element)} [So the question is not|The question is never] [whether {el} is good|good or bad]; [it is how much the work can use|it is the dose].`,
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell("{kw}: the years that carry it"),
        lead: [
          tell(
            "An element stays for two years [in a row|at a time], then [makes way|moves on]. [In ten years each has had its turn|All five take ten]. [Find your birthday|Your day must lie] between the first and the last day:",
          ),
          yearTable(years.slice(0, 16)),
        ],
        extra: [0, 1, 2, 3, 4].map((i) => boundaryStory(desk, years[(i * 3) % years.length] as number)),
      },
      {
        need: 1,
        heading: tell("[Where {el} earns its keep|The right desk for {el}|Three places where {el} pays]"),
        lead: [
          tell(matter.office),
          tell(`[In a team|Among people]: ${matter.team} [With cash|Around money]: ${matter.money}`),
          table(
            [tell("{El} work"), "Because"],
            matter.jobs.map(([job, why]) => [job, why]),
          ),
        ],
        extra: [
          tell(
            "[If you were born in a year of {el}|A {el} birthday?] [you|You] {birth}. [Write down|Note] [the three jobs|the tasks] in which that was [an asset|a help], and [ask for more|seek more of that kind].",
          ),
        ],
      },
      {
        need: 1,
        heading: tell("[What {el} feeds and what feeds it|{El} and its neighbors|Friends and limits of {el}]"),
        lead: [
          tell(
            "{El} feeds {feeds}. [At work|In an office] that means [one hands over|a baton]: [what {el} starts|the output of {el}] [becomes raw stuff|is the input] for {feeds}. [And {fed} feeds {el}|In turn, {fed} feeds {el}]; [keep such people near|so keep a few of them close].",
          ),
          tell(
            "{El} checks {checks}. [That is not war|It sounds hostile], [it is editing|and is a form of care]. {Checked} checks {el}, [which saves you|a favor you notice late] [from too much of yourself|when you overdo it].",
          ),
        ],
        extra: [feeds, fed, checks, checked].map((other) =>
          tell(
            `<strong>${capital(other)} colleagues.</strong> [They are|Picture] ${elementMatter[other].image}. ${elementAside(desk, other)}`,
          ),
        ),
      },
      {
        need: 1,
        heading: tell("[The animals that own {el}|Signs with {el} at the core|Which signs are {el} by nature]"),
        lead: [
          tell(
            `[Beside the year|Apart from the year], [each animal has an element for good|each sign has one for life]. ${owners.map((id) => `The ${nameOf(id)}'s element is ${element}.`).join(" ")}`,
          ),
        ],
        extra: owners.flatMap((id) => [
          say(
            `<strong>The ${nameOf(id)}.</strong> [It brings|You get] ${signMatter[id].gift}. ${sceneOf(id, "morning")} ${sceneOf(id, "meeting")}`,
          ),
          say(
            `${sceneOf(id, "selling")} ${sceneOf(id, "money")} [The trap|What to guard against]: ${signMatter[id].trap}.`,
          ),
        ]),
      },
      {
        need: 2,
        heading: tell("[{El} years by animal|Each {el} year has a face|Twelve animals in {el}, a few by name]"),
        lead: [
          tell(
            "[The element is the weather|A year is an animal in some weather]. [These years|The ones below] [share {el} and little else|have {el} in common]:",
          ),
        ],
        extra: chance
          .shuffle(years.filter((year) => year < 2008))
          .slice(0, 9)
          .map((year) =>
            say(
              `<strong>${nameOfYear(year)}, as in ${year}.</strong> [Here the {el} meets|The {el} comes with] ${signMatter[signForYear(year)].gift}. ${signMatter[signForYear(year)].moments[chance.pick(["deadline", "choice", "newcomer", "conflict"] as const)]}`,
              slots,
            ),
          ),
      },
    ],
    faqHeading: tell("[Asked about {el}|Questions on {el} people|Short answers on {el}]"),
    faq: chance
      .shuffle([
        [
          "[How do I know if I am {el}?|Who counts as {el}?]",
          "[Look up your birth year|Check the table] for the year's element, then [the animal|your animal's own]. [You may have both|Both count], and [they may differ|they need not agree].",
        ],
        [
          "[Which element goes with {el}?|What is good for {el}?]",
          "{Fed} feeds {el}. [Such people|They] [give you fuel|supply you]; [thank them|pay them back in kind].",
        ],
        [
          "[What harms {el}?|Which element is hard on {el}?]",
          "{Checked} checks {el}. [A little does you good|In small doses it helps].",
        ],
        [
          "[Is {el} good in a leader?|Do {el} people make good bosses?]",
          `[In the right season|When the task fits]. ${matter.team} ${matter.plenty}`,
        ],
        [
          "[Can I get more {el} into my work?|How do I add {el} to a team?]",
          `[Hire for it|Find a person of it], or [borrow its habits|copy the habit]: [such people|they] {habit}. ${matter.lack}`,
        ],
        ["[Are {el} people good with money?|What does {el} do with money?]", matter.money],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        "[Think of your team as a table of five|Five elements, one table]. [Is there someone who is|Do you have] {image}? [If so|If you do], [thank them|say so]. [If not|If nobody fits], [you know what to look for|that is your next hire].",
      ),
    ],
  };
}

/** Plans an article about all twelve signs. */
export function planGuide(desk: Desk): Plan {
  const { chance, say } = desk;
  const tell = (text: string) => say(text);
  const order = chance.shuffle(signIds);
  const [theme, second] = chance.shuffle(guideThemes) as [GuideTheme, GuideTheme];
  const year = 1960 + chance.int(40);
  return {
    sign: order[0] as SignId,
    titleTails: ["All Twelve Signs", "Twelve Signs", "Sign by Sign"],
    description: tell(
      `[All twelve Chinese zodiac signs|Twelve signs] at work: ${theme.label}, ${second.label}, [how to find your own sign|how to read an early birthday], [with exact dates|to the day].`,
    ),
    intro: [
      tell(
        `{Lead} [starts with a calendar|needs a calendar first] and [ends with people|then some people]. [You have one of twelve signs|There are twelve signs], [and so has your boss|one of which is yours]. [What follows|This page] looks at ${theme.label} [first|to begin with], and at ${second.label} [after that|next].`,
      ),
      tell(
        "[We do not sell fate here|No stars fell to write this]. [These are old pictures|The signs are pictures], [tested on a great many neighbors|worn smooth by use], [and good for one thing|and they do one thing well]: [they make you look again|you see a coworker afresh].",
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell(`{kw}: ${theme.label}, sign by sign`),
        lead: order.slice(0, 3).map((id) => say(`<strong>${nameOf(id)}.</strong> ${sceneOf(id, theme.moment)}`)),
        extra: order.slice(3).map((id) => say(`<strong>${nameOf(id)}.</strong> ${sceneOf(id, theme.moment)}`)),
      },
      {
        need: 1,
        heading: tell(`[Then there is ${second.label}|And ${second.label}|Look at ${second.label} as well]`),
        lead: [...order]
          .reverse()
          .slice(0, 3)
          .map((id) => say(`<strong>${nameOf(id)}.</strong> ${sceneOf(id, second.moment)}`)),
        extra: [...order]
          .reverse()
          .slice(3)
          .map((id) => say(`<strong>${nameOf(id)}.</strong> ${sceneOf(id, second.moment)}`)),
      },
      {
        need: 1,
        heading: tell(
          "[Find your sign: the years and their days|Which of the twelve are you?|The days that decide your sign]",
        ),
        lead: [
          tell(
            `[A zodiac year opens|Signs change] on Chinese New Year, [not on the first of January|and not at midnight on New Year's Eve]. [In|Take] ${year}: Chinese New Year fell on ${longDate(newYearOf(year))}. [These are the twelve years from there|From there, one round of the wheel]:`,
          ),
          yearTable(Array.from({ length: 12 }, (_, i) => year + i)),
        ],
        extra: [1, 5, 9, 3, 7].map((step) => boundaryStory(desk, year + step)),
      },
      {
        need: 2,
        heading: tell("[Who works well with whom|Pairs worth knowing|A few pairs from the wheel]"),
        lead: [
          tell(
            "[Old rules tie the signs|The signs are tied by rules]: [harmonies and tensions|some help, some chafe]. [Here are some pairs|A handful], [with our score|scored]:",
          ),
        ],
        extra: [0, 1, 2, 3, 4, 5].map((i) => tie(desk, order[i * 2] as SignId, order[i * 2 + 1] as SignId)),
      },
      {
        need: 3,
        heading: tell("[Where each sign might work|A job for each sign|Twelve signs, twelve jobs]"),
        lead: [
          table(
            ["Sign", "[Job|Work]", "[Why|Reason]"].map(tell),
            order.map((id) => {
              const [job, why] = chance.pick(signMatter[id].jobs);
              return [nameOf(id), job, why];
            }),
          ),
        ],
        extra: order
          .slice(0, 5)
          .map((id) => say(`[A word to the ${nameOf(id)}|For the ${nameOf(id)}]. ${signMatter[id].lore}`)),
      },
      {
        need: 3,
        heading: tell("[Add a number to the sign|Birthdays also have sums|The other half: your life path]"),
        lead: [
          tell(
            "[Numerology does not ask for the moon|There is a second method]. [Add month, day and year|Month, day and year are added], [then the digits|then their digits]:",
          ),
        ],
        extra: [0, 1, 2, 3].map((i) => lifePathStory(desk, [year + i * 3])),
      },
    ],
    faqHeading: tell(`[What readers ask about the twelve|Twelve signs, some questions|Asked about ${theme.label}]`),
    faq: chance
      .shuffle([
        [
          "[How do I find my Chinese zodiac sign?|Which sign am I?]",
          "[Take your birth year and the New Year of that year|You need two dates]. [If you were born before Chinese New Year|An earlier birthday] [belongs to the sign before|takes the animal before]. [The free sample does it for you|Our sample page works it out].",
        ],
        [
          "[Is there a best sign for work?|Which sign is the most successful?]",
          "[No|None]. [Each has a gift and a trap|A gift comes with its trap], [and each office needs several|and a team of one kind goes wrong in one way].",
        ],
        [
          "[Why do lists disagree about January?|Why is my sign different on other sites?]",
          `[Many lists use the calendar year|They skip the New Year]. In ${year}, for one, Chinese New Year was ${longDate(newYearOf(year))}, [so weeks of births|and all births before that] [went to the old sign|belong to the sign before].`,
        ],
        [
          "[Can I use signs to hire people?|Should a boss look at signs?]",
          "[No, and in many places you may not|Please don't]. [Use it on yourself|It is for you], [to see your own habits|as a mirror].",
        ],
        [
          "[Do elements matter too?|What about the five elements?]",
          `[They do|Yes]. [Each year has one|A year has an element]: ${year} was ${withArticle(nameOfYear(year))} year. [Each animal has one of its own as well|The animal has its own].`,
        ],
        [
          "[Are two signs ever a hopeless match?|Do some signs never get on?]",
          "[No pair is hopeless|Hopeless, no]. [The hardest need rules on paper|The hard ones need a contract], [which would not hurt the easy ones|a thing that helps all].",
        ],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        `[Pick the sign of one coworker|Choose one name] and [read that line again|go back to that line]. [If it made you smile|If you smiled], [you have learned something about them|it worked]; [if it did not|if not], [read your own|try your own]. ${capital(inWords(12))} [is a small number|signs are few] for [all the people there are|so many people], and [yet it is a start|still they help].`,
      ),
    ],
  };
}

interface GuideTheme {
  readonly label: string;
  readonly moment: keyof (typeof signMatter)["rat"]["moments"];
}
const guideThemes: readonly GuideTheme[] = [
  { label: "how they behave in meetings", moment: "meeting" },
  { label: "how they treat a deadline", moment: "deadline" },
  { label: "what they do with money", moment: "money" },
  { label: "how they fight", moment: "conflict" },
  { label: "how they take feedback", moment: "feedback" },
  { label: "how they begin the day", moment: "morning" },
  { label: "how they start in a new job", moment: "newcomer" },
  { label: "what they are like as a boss", moment: "boss" },
  { label: "how they sell", moment: "selling" },
  { label: "how they rest", moment: "rest" },
  { label: "how they write", moment: "writing" },
  { label: "how they decide", moment: "choice" },
];
