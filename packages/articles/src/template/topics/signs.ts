import { relationsBetween, type SignId, signById } from "@zodiac-at-work/zodiac";
import { boundaryStory, hoursOf, lifePathStory, nameOf, nameOfYear, yearsOf } from "../examples.ts";
import { elementMatter } from "../matter/element-matter.ts";
import { signMatter } from "../matter/sign-matter.ts";
import type { Desk, Plan } from "../plan.ts";
import { list, listOf, table } from "../words.ts";
import { yearTable } from "./pair.ts";
import { elementAside, fullSlots, kinds, ranked, sceneDeck, scoreTable, tie, yearsSection } from "./sign-parts.ts";

/** Plans an article about the work that suits a sign. */
export function planCareer(desk: Desk, sign: SignId): Plan {
  const { chance, say } = desk;
  const slots = fullSlots(sign);
  const tell = (text: string) => say(text, slots);
  const deck = sceneDeck(desk, sign);
  const matter = signMatter[sign];
  const jobs = chance.shuffle(matter.jobs);
  const [best, second] = ranked(sign) as [SignId, SignId];
  const _element = elementMatter[signById(sign).element];
  return {
    sign,
    titleTails: ["Work That Fits", "Where You Shine", "Jobs and Why"],
    description: tell(
      "[Which work suits the {S}|The work that fits {aS}], and why: six jobs with reasons, [how {aS} should interview|what to ask for], [what to dodge|the trap], and the exact years.",
    ),
    intro: [
      tell(
        "{Lead} [is not a list of job titles|begins with a trait, not a title]. It is a question: where does {gift} [earn its keep|get paid]? [That is what you bring|That is your edge] if you were born in a year of the {S}, and [most openings|plenty of jobs] have [no use for it|no slot for it]. [A few cannot do without it|A handful need it daily]. [Let us find those|Look for these].",
      ),
      tell(
        "[A word on the source|Where this comes from]: the {S} is a {pol} sign, and its own element is {e}. [The old books hold|Tradition has it] that people of this element [do best|thrive] [where the task is like the element|in work that acts like it]: {image}. [The rest is office life|The rest we saw at work].",
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell("{kw}: six jobs and the reason for each"),
        lead: [
          tell(
            "[Read the right column first|Look at the reasons before the titles]. [A title changes with the firm|Titles come and go]; the reason [why {aS} lasts in it|that keeps {aS} there] does not.",
          ),
          table(
            [tell("Work for the {S}"), tell("[Why it holds you|What makes it fit]")],
            jobs.map(([job, why]) => [job, why]),
          ),
        ],
        extra: jobs
          .slice(0, 4)
          .map(([job, why], i) =>
            tell(
              [
                `[Take the first|Start with the top line], ${job.toLowerCase()}. It suits {aS} because ${why}. [Before you apply|To test it], [spend a day beside one|buy one a coffee] and [count how often|see whether] {gift} [would have helped|was called for].`,
                `[The case for|What speaks for] ${job.toLowerCase()} is plainer: ${why}. [Ask in the interview|Ask the team] [who does that part now|what happens when nobody does that], and [watch if they light up|listen for relief]. [If they shrug|A shrug means that] the {S} in you [will be bored by fall|would be idle].`,
                `And ${job.toLowerCase()}? [The reason|Why]: ${why}. [Many {Ss} come to it late|{Ss} tend to find it by accident], [after a job that used half of them|by way of a job that fit worse]. [You can skip that part|You need not wait].`,
                `[Do not overlook|Look twice at] ${job.toLowerCase()}, where ${why}. [Pay may start low|The first year pays little], [yet the {S} who stays|but {aS} who sticks with it] [becomes the person whom others call|is soon the name that others pass on].`,
              ][i] as string,
            ),
          ),
      },
      {
        need: 1,
        heading: tell(
          "[The hour, the desk and the pay that suit {aS}|How {aS} works best from nine to five|A good day for {aS}, hour by hour]",
        ),
        lead: deck.take(2),
        extra: [
          ...deck.take(1),
          tell(
            `[Old China|The old day] had twelve double hours, and each had an animal. The hour of the {S} ran from ${hoursOf(sign).from} to ${hoursOf(sign).to}. [Nobody asks you to work then|You need not clock in then], [but it says how people saw you|though it shows what they saw in the {S}]: ${hourMood(sign)}.`,
          ),
        ],
      },
      {
        need: 2,
        heading: tell("[What {aS} should say in an interview|The interview, for {Ss}|Getting hired as {aS}]"),
        lead: [
          ...deck.take(1),
          tell(
            "[When they ask for a strength|To the question about strengths], [do not name the trait|skip the adjective], [tell the day|tell of a day] when it [paid|saved the team]. [You have one|Each {S} has one]: a time when {gift} [turned a loss into a win|was just what was missing]. [Two minutes, one number, one name|Keep it to two minutes], [and stop|then be still].",
          ),
        ],
        extra: [
          tell(
            "[And the weakness?|Then they ask about a weakness.] [Be honest|Give the true one]: {trap}. [Then say what you do about it|Follow with the cure]: you {remedy}. [A panel forgives {aS} who knows its trap|That is worth more than a polished fault].",
          ),
          list([
            tell(
              "[Ask them|Your question]: “[Which part of this job|What in this work] [wears people out|do people leave over]?” [If the answer is your gift in disguise|If that is the part a {S} enjoys], [lean in|take the job].",
            ),
            tell(
              "[Ask how|Find out how] [a good idea gets from desk to budget|praise is given]. [A firm where|Any place where] the {S} must [shout for it|beg for it] will [cost you|wear you down].",
            ),
            tell(
              "Ask [for one fix|to change one term]: [the start date|the first task], [so that both sides see|which shows] how {aS} [makes a deal|bargains].",
            ),
          ]),
        ],
      },
      {
        need: 2,
        heading: tell("[What wears {aS} out|Jobs that {aS} should think about twice|The wrong chair for {aS}]"),
        lead: [
          tell(
            `[Turn the gift over|Each gift has a back side]: {trap}. [Work that rewards this|A job that feeds it] [will feel great for a year|is sweet at first], [and then|after which] you [cannot stop|pay]. Be wary of posts with too much {e} in them. ${elementAside(desk, signById(sign).element)}`,
          ),
        ],
        extra: [
          tell(
            "[The cure is small|There is a drill for it]: {remedy}. [It sounds too simple|You may smile]. [Do it ten times|Try it for a month], and [people who have known you for years|your oldest colleagues] will [ask what has changed|notice] [about their {S}|in the {S} down the hall].",
          ),
          ...deck.take(1),
        ],
      },
      {
        need: 2,
        heading: tell(
          "[Whom {aS} should hire or follow|Partners who make {aS} better|The people to keep near, if you are {aS}]",
        ),
        lead: [tie(desk, sign, best)],
        extra: [tie(desk, sign, second), ...deck.take(1)],
      },
      yearsSection(
        desk,
        sign,
        "[Are you really {aS}? The days to check|{S} years, to the day|Which birthdays make you {aS}]",
        3,
        4,
        8,
      ),
      {
        need: 3,
        heading: tell(
          "[Wood, fire, earth, metal or water: five kinds of {S}|Your birth year adds an element to the {S}|The five {Ss} and what they do for a living]",
        ),
        lead: [
          tell(
            "[Not all {Ss} are alike|No two {Ss} work alike]. The year of your birth [adds|brings] an element of its own, [on top of the {e} that each {S} has|beside the sign's own {e}]. [Find your year|Look for yours]:",
          ),
        ],
        extra: kinds(desk, sign),
      },
    ],
    faqHeading: tell("[Career questions from {Ss}|What {Ss} ask about work|Asked by {Ss} between two jobs]"),
    faq: chance
      .shuffle([
        [
          "[Should {aS} go freelance?|Is {aS} better off with no boss?]",
          `[Ask your calendar|Look at a free week of yours]. [With nobody watching|Left alone], did {gift} [come out|show up], or did {trap}? [The first is a yes|If the first, go]. [The second means|If the second], [keep the job and freelance on Fridays|try it one day a week].`,
        ],
        [
          "[Which industry suits {aS} best?|What field is right for the {S}?]",
          `[Think of tasks before fields|A field is too large a thing]. [Still|But if you must], with {e} as the sign's own element, [look at work that acts like it|seek work in its spirit]. ${elementAside(desk, signById(sign).element)}`,
        ],
        [
          "[When should {aS} change jobs?|Is this a good time for {aS} to quit?]",
          "[When the reason you came is gone|Once the work no longer needs your gift], which is {gift}. [A dull month is no reason|Do not leave over one bad month]. [Three dull seasons are|A dull year is].",
        ],
        [
          `[Who is the best colleague for {aS}?|Which sign works best with {aS}?]`,
          `By [points|the score] it is the ${nameOf(best)}, with the ${nameOf(second)} [next|after that]. [The reason is an old rule of the wheel|It follows from the place of each sign on the wheel], and [people are more than rules|the person beats the rule].`,
        ],
        [
          "[Does {aS} make a good entrepreneur?|Can {aS} run a company?]",
          "[Yes, for one kind of firm|For the right firm]: one that [sells|lives by] {gift}. [Get help with the rest|Hire for the rest], [above all|and above all] against this: {trap}.",
        ],
        [
          "[How does {aS} ask for a raise?|What should {aS} say to get paid more?]",
          "[Bring the case in writing|On one page]: [what you did|three results], [what it saved|what each was worth], [what you want|one figure]. {Ss} [tend to|often] [make the case in the wrong tone|undersell or oversell], and [paper has no tone|a page stays calm].",
        ],
        [
          "[What job is worst for {aS}?|Which work should {aS} avoid?]",
          "[Any job that pays you for your trap|The one that feeds the trap]: {trap}. [You will know it by the Sundays|Sunday night tells you].",
        ],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        "[One thing to do this week|Do one thing before Friday]: {remedy}. [Then read the job ads again|After that, look at the ads once more] [with a {S}'s eye|as {aS}], and [strike|cross out] [each one|any] that has no use for {gift}. [A short list is a good sign|The list gets short, and that is the point].",
      ),
    ],
  };
}

function hourMood(sign: SignId): string {
  const mood: Readonly<Record<SignId, string>> = {
    rat: "awake when the house is dark",
    ox: "chewing and calm in the small hours",
    tiger: "on the prowl before the light",
    rabbit: "out in the first gray light",
    dragon: "in the mist of breakfast time",
    snake: "leaving the hole as the sun warms the stones",
    horse: "at the height of the day",
    goat: "grazing in the long afternoon",
    monkey: "noisy toward evening",
    rooster: "home to roost on time",
    dog: "on guard at nightfall",
    pig: "sound asleep with a clear mind",
  };
  return mood[sign];
}

/** Plans an article about a sign as a boss. */
export function planBoss(desk: Desk, sign: SignId): Plan {
  const { chance, say } = desk;
  const slots = fullSlots(sign);
  const tell = (text: string) => say(text, slots);
  const deck = sceneDeck(desk, sign);
  const order = ranked(sign);
  const [best, next] = order as [SignId, SignId];
  const [last, hard] = [...order].reverse() as [SignId, SignId];
  return {
    sign,
    titleTails: ["How to Lead and Be Led", "What to Expect", "A Field Guide"],
    description: tell(
      "How {aS} leads, [what it needs from you|what to bring it], [how to disagree with it|how to say no], and which signs [find it easy|thrive under it], [with the reason for each|by rule and score].",
    ),
    intro: [
      tell(
        "{Lead} [is best told as a scene|is a matter of small scenes]. {bossScene} [If that made you nod|If you know the type], you [work for one|have met one], [or you are one|unless you are it]. [Either way|In both cases], [the next pages help|it pays to know how {aS} ticks].",
      ),
      tell(
        "[The short form|In a line]: you get {gift}, and [on a bad day|when it is tired] {trap}. [All advice below|The rest] [comes down to|is about] [getting more of the first|feeding the first and fencing the second]. [The {S} can do that too|And if the {S} is you, so much the better].",
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell("{kw}: what your first month looks like"),
        lead: [
          tell(
            `[Week one|The first week], [watch the meetings|look at the meetings]. ${signMatter[sign].moments.meeting} [Now think of that person with the power to end the hour|Give that habit a corner office and you have your boss]. [Come with one page|Bring a page] and [leave the deck at home|no deck].`,
          ),
          tell(
            `[By week two|The second week] [there is a date|a date looms]. ${signMatter[sign].moments.deadline} [Your {S} boss expects the same of you|It will assume that you work so too], [so say early|so speak up] if you [do not|work in another way].`,
          ),
        ],
        extra: [
          tell(
            `[In week three you make a mistake|Then you slip]. [Good|It happens]. ${signMatter[sign].moments.feedback} [That works in both directions|The same goes for you]: [ask for notes in the form you can use|tell the {S} how you like to hear it].`,
          ),
          tell(
            `[By the end of the month|Week four] [there is a row|two plans collide]. ${signMatter[sign].moments.conflict} [Stay on the subject|Keep to the facts], [be brief|say it once], and [do not sulk|come back the next day].`,
          ),
        ],
      },
      {
        need: 1,
        heading: tell(
          "[How to say no to {aS}|Disagreeing with {aS} and keeping your job|Bad news for {aS}: how to bring it]",
        ),
        lead: [
          tell(
            "[Start from what the {S} guards|Each boss guards something]. For {aS} it is {gift}. [Show that your no protects it|Frame your no as a way to protect that], and [you are an ally with a warning|it sounds like help]. [Attack it|Step on it], and [no argument will land|you can save your breath].",
          ),
          list([
            tell(
              "[Say what you want to keep|Open with what is right], [then what has to give|then the price]. “[I want this to ship|I like the aim]; [with two people it ships in May|I can't see how by then].” [A {S} can work with that|That leaves the {S} a move].",
            ),
            tell(
              "[Bring a number|Have one figure], [even a rough one|if only a guess]. [The {S} will argue with a feeling|A feeling can be waved off]; a number [asks to be checked|sits there].",
            ),
            tell("[Pick the hour|Choose your time]. ").concat(tell(signMatter[sign].moments.morning)),
          ]),
        ],
        extra: [
          tell(
            "[And if the answer is still no?|Suppose you lose.] [Write two lines|Send a short note] [that say what you will do|with what was decided], [without a sigh|in good humor]. {Ss} [respect people who lose well|remember that for years], and [next time you start ahead|the next no costs less].",
          ),
        ],
      },
      {
        need: 2,
        heading: tell("[Which signs do well under {aS}|Who thrives with {aS} on top|Your sign, your {S} boss]"),
        lead: [
          tell(
            "[The wheel has old rules for who sits well with whom|Old rules say who gets on with whom]. [For the {S}|With {aS} on top], [two are easy|two come easily] and two [take work|need care]:",
          ),
          scoreTable(sign, [best, next, hard, last]),
        ],
        extra: [best, next, last, hard].map((other) => tie(desk, sign, other)),
      },
      {
        need: 2,
        heading: tell("[If you are the {S} in charge|For {Ss} who lead|Notes to {aS} with a team]"),
        lead: [
          tell(
            "[You are good at this|You lead well] [when the task calls for|as long as it takes] {gift}. [You are harder to bear|It gets harder for the rest] when {trap} [comes out|takes over]. [Your people know both|They have seen both]. [Say it first|Name it yourself], [and they relax|it helps]: “[When I do this, tell me|Stop me if I do that].”",
          ),
          tell(
            "[One drill|A habit to start with]: {remedy}. [Do it where they can see|Let the team see it]. [A {S} who can be corrected|A leader who practices in public] [need not be perfect|gets told the truth].",
          ),
        ],
        extra: [
          ...deck.take(2),
          tell(
            "[Hire against yourself|Fill the gap on purpose]. [List the last five people you chose|Look at your last five hires]: if they all [laugh at what you laugh at|think as {aS} does], [the sixth should not|pick the sixth for the opposite].",
          ),
        ],
      },
      {
        need: 3,
        heading: tell(
          "[What the {S}'s {e} has to do with it|{E} in the corner office: the {S} as a leader|A {e} sign in charge]",
        ),
        lead: [
          tell(
            `[Each sign has an element of its own|Signs have elements], and the {S}'s element is {e}: ${elementMatter[signById(sign).element].image}. ${elementAside(desk, signById(sign).element)}`,
          ),
        ],
        extra: [
          tell(
            `[If your team lacks it|No {e} on the team?] ${elementAside(desk, signById(sign).element)} [That is the day|On such a day] [you are glad of the {S}|the {S} is worth its pay].`,
          ),
          ...kinds(desk, sign),
        ],
      },
      yearsSection(
        desk,
        sign,
        "[Is your boss {aS}? How to tell from a birthday|Check the birthday: {S} years|The dates that make a boss {aS}]",
        3,
        4,
        8,
      ),
    ],
    faqHeading: tell(
      "[Asked about {S} bosses|What people ask when the boss is {aS}|Questions from people who work for {aS}]",
    ),
    faq: chance
      .shuffle([
        [
          "[How do I impress {aS} as a boss?|What does a {S} boss value most?]",
          "[Do the thing it cannot do itself|Bring what it lacks]. [It has|The {S} has] {gift}; [what it lacks|what is missing] is [a guard against|someone to stop] this: {trap}. [Be that guard, kindly|Do so with a smile].",
        ],
        [
          "[Is {aS} a strict boss?|Are {Ss} hard to work for?]",
          `[In its own way|Some days]. ${signMatter[sign].moments.feedback}`,
        ],
        [
          "[How do I ask {aS} for a raise?|When should I ask my {S} boss for more money?]",
          `[Know its view of money first|Think of how it sees cash]. ${signMatter[sign].moments.money} [Put your case in those terms|Speak that language].`,
        ],
        [
          "[What makes a {S} boss angry?|How do I upset {aS} without meaning to?]",
          "[Make light of|Waste] what it brings: {gift}. [Late news does it as well|Hiding bad news is the other way].",
        ],
        [
          "[Which sign should {aS} have as a deputy?|Who is the ideal second to {aS}?]",
          `[The ${nameOf(best)}, by the rule|On points, the ${nameOf(best)}]. [The tie|What they have] is ${relationsBetween(sign, best).length > 0 ? "an old harmony" : "an open page"}, and [the gift|what comes with it] is ${signMatter[best].gift}.`,
        ],
        [
          "[How should I write to {aS}?|What kind of mail does a {S} boss read?]",
          `[Write the way it writes|Look at its own]. ${signMatter[sign].moments.writing}`,
        ],
        [
          "[Can {aS} be friends with its team?|Does a {S} boss want to be liked?]",
          `[Look at how it rests|See it off duty]. ${signMatter[sign].moments.rest} [If you are asked along, go|Join once or twice], and [leave before the shop talk|be on time next day].`,
        ],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        "[Nobody leaves a firm over a sign|In the end a boss is a person]. [But it helps|Still, it helps] to know that the {S} above you, or the {S} in your own chair, [has two sides|comes as a set]: {gift}, and {trap}. [Bow to the first|Learn from the first] and [laugh about the second|keep an umbrella for the second].",
      ),
    ],
  };
}

/** Plans an article about how a sign gets on with the others. */
export function planMatch(desk: Desk, sign: SignId): Plan {
  const { chance, say } = desk;
  const slots = fullSlots(sign);
  const tell = (text: string) => say(text, slots);
  const deck = sceneDeck(desk, sign);
  const order = ranked(sign);
  const [best, second, third] = order as [SignId, SignId, SignId];
  const last = order.at(-1) as SignId;
  const groups = [order.slice(0, 3), order.slice(3, 8), order.slice(8)] as const;
  return {
    sign,
    titleTails: ["All Twelve Signs", "Best and Hardest", "Who and Why"],
    description: tell(
      `[The best and hardest colleagues for {aS}|Who works well with {aS}], by classical rule: [each pair with its score|scores for all pairs], [the reason|the rule behind it], and [what to do|advice for the hard ones].`,
    ),
    intro: [
      tell(
        `{Lead} [is a matter of geometry|comes from a circle]. [Put the twelve signs around a dial|Draw twelve signs in a ring]: those at [certain distances|certain steps] help each other, and [others|some] get in the way. For {aS} the ${nameOf(best)} [comes out on top|leads the list], and the ${nameOf(last)} [asks for the most patience|comes last]. [Both have something you want|You can learn from both].`,
      ),
      tell(
        "[Before you judge a coworker by it|A caution first]: [the rules are about tendencies|these rules speak of leanings], [and you work with people|and nobody is only a sign]. [They do one thing well|What they do well]: they tell {aS} [where to expect ease|what will be easy] and [where to write things down|where a note helps].",
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell("{kw}: the whole ring in one table"),
        lead: [
          tell(
            "[Each pair begins at fifty|All start from the middle]. [Harmonies add|A harmony adds points], [tensions take away|a strain takes some], and the two elements [add or take a little|have a small say]. [The table puts the {S} first|Read the {S} against the rest]:",
          ),
          scoreTable(sign, order),
        ],
        extra: [
          tell(
            "[No figure here is a verdict|Do not fire anyone over this]. The [rules are from books many centuries old|rules are classical]; the weights [are ours|we set ourselves], so that {aS} can [compare|see at a glance] what the books only [rank|put in words].",
          ),
        ],
      },
      {
        need: 1,
        heading: tell("[The three easiest colleagues for {aS}|Who makes work lighter for {aS}|Where {aS} can relax]"),
        lead: [tie(desk, sign, best)],
        extra: [
          tie(desk, sign, second),
          tie(desk, sign, third),
          tell(
            "[Ease has a price|A warning about ease]: [nobody checks|friends forgive], so [a plan can be wrong and pleasant|errors live long]. [Let one outsider read it|Show it to somebody from the end of the table], [which keeps {aS} honest|as a favor to the {S}].",
          ),
        ],
      },
      {
        need: 1,
        heading: tell(
          "[The hard pairs, and what {aS} can do|Where {aS} should write things down|{Ss} and the signs that test them]",
        ),
        lead: [tie(desk, sign, last)],
        extra: groups[2].slice(0, -1).map((other) => tie(desk, sign, other)),
      },
      {
        need: 2,
        heading: tell(
          "[The middle of the list, where most coworkers are|Neither easy nor hard: the {S} with the rest|Five signs that {aS} will meet as equals]",
        ),
        lead: [
          tell(
            "[Most of the people you work with|The bulk of any office] [will be here|is in this part]. [No strong rule decides|Small rules decide], [so habits count|so manners do]. [For {aS} that is a chance|This is where {aS} can win people]:",
          ),
        ],
        extra: groups[1].map((other) => tie(desk, sign, other)),
      },
      {
        need: 2,
        heading: tell(
          "[What others see when they look at {aS}|You as others meet you: {aS} at work|How the {S} comes across]",
        ),
        lead: deck.take(2),
        extra: deck.take(2),
      },
      {
        need: 3,
        heading: tell("[Two {Ss} at one table|{S} and {S}|When {aS} meets {aS}]"),
        lead: [
          tell(
            "[Same animal, same tricks|You know how this one thinks]. [Two {Ss} double the gift|Between two {Ss} the gift is doubled], {gift}, and [the trap as well|so is the trap]: {trap}. [Agree on a sign|Pick a word] [that means stop|for enough], and [split the ground|do not share a desk].",
          ),
        ],
        extra: [
          tell(
            "[Age helps|A gap in age helps]. [{aS} twelve years older|The elder {S}] [has made the mistake already|can tell the end of the joke], and [can say so|may say it] without [sounding like a rival|offense].",
          ),
        ],
      },
      yearsSection(
        desk,
        sign,
        "[Which birth years count as {S}|Before you compare: is it {aS}?|{S} birthdays, by the exact day]",
        3,
        4,
        8,
      ),
    ],
    faqHeading: tell("[Short answers about {Ss} and the rest|What {Ss} ask about coworkers|Matching {aS}: questions]"),
    faq: chance
      .shuffle([
        [
          "[Who is the best match for {aS} at work?|Which sign fits the {S} best?]",
          `The ${nameOf(best)}, by [score|points]. ${nameOf(sign)} and ${nameOf(best)} ${chance.pick(["have", "bring"])} {gift} on one side and ${signMatter[best].gift} on the other.`,
        ],
        [
          "[Who is the worst match for {aS}?|Which sign is hardest for the {S}?]",
          `The ${nameOf(last)} [scores lowest|comes last]. [That says|It means] [be clear|write it down], [not stay away|and not run]. From the ${nameOf(last)} you can learn this: ${signMatter[last].gift}.`,
        ],
        [
          "[Should {aS} turn down a job over the boss's sign?|Can a bad match cost {aS} a good job?]",
          "[No|Never for that alone]. [Take the job and the hint|Take it, with a plan]: [agree on terms|ask for clear terms] [early|in the first week], and [let your gift show|show your best], {gift}.",
        ],
        [
          "[Do scores change with the year for {aS}?|Is the match of {aS} the same each year?]",
          "[The tie between two animals never changes|No year alters the tie of two signs]. [A year has its own animal|Each year brings an animal too], [which can help or strain you|and you have a tie with that one], for [its twelve months|as long as it lasts].",
        ],
        [
          "[Does it matter which of us is {aS}?|Is the tie the same both ways?]",
          "[The score is|As a number it is the same]. [What differs is the view|The view is not]: an element may feed or check the other, and [the one who gives|the giver] [feels it more|gets tired first].",
        ],
        [
          `[Why is the ${nameOf(second)} good for {aS}?|How do the {S} and the ${nameOf(second)} get on?]`,
          `[Well|Nicely]. [You get|It gives you] ${signMatter[second].gift}; [it gets|you give] {gift}.`,
        ],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        `[Now pick one name|Think of one coworker]. [Find the sign|Look up the sign], read the line again, and do [one small thing|the small thing it says] this week. {Ss} [have a good tool for it|are well equipped]: {gift}. [Even with the ${nameOf(last)}|Start with the ${nameOf(last)}, if you are brave].`,
      ),
    ],
  };
}

/** Plans an article about the years of a sign. */
export function planYears(desk: Desk, sign: SignId): Plan {
  const { chance, say } = desk;
  const slots = fullSlots(sign);
  const tell = (text: string) => say(text, slots);
  const deck = sceneDeck(desk, sign);
  const years = yearsOf(sign, 1924, 2043);
  const births = years.filter((year) => year > 1935 && year < 2014);
  return {
    sign,
    titleTails: ["Exact Dates", "Every Date", "To the Day"],
    description: tell(
      "[Every year of the {S}|All {S} years] with first and last day, the element of each, [worked birthdays|examples near the New Year], and [what the five kinds of {S} do at work|the five kinds at work].",
    ),
    intro: [
      tell(
        `{Lead} [come with a catch|need two columns, not one]: a year of the {S} does not begin on the first of January. It [opens|starts] on Chinese New Year and [runs|lasts] until the eve of the next. [So|That is why] [a birthday in winter|anyone born in deep winter] [can fall on the wrong side|should look twice] of [the line|a line that most lists leave out].`,
      ),
      tell(
        `[Below is the full list|You will find each year below], with the element that [comes along|colors it]. [The ones you meet at work|Those in offices now] are the {S} years ${listOf(births.slice(-5).map(String))}. [They come|{S} years come] [every twelfth year|at a distance of twelve years], [give or take a few weeks|though no two are of one length].`,
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell("{kw}, from first day to last"),
        lead: [
          tell(
            "[Find your year|Go to your row], [then your day|then look at the days]. [If you were born before the first day|A birth before the first date], [you belong to the animal before|you carry the sign before the {S}].",
          ),
          yearTable(years),
        ],
        extra: [
          tell(
            "[Why the days wander|Why no two rows look alike]: [the Chinese calendar follows the moon|months follow the moon], [and adds a month now and then|with a leap month at times] to keep [step with the sun|the seasons in place]. [So a {S} year|Hence a year of the {S}] can [be long or short|last thirteen moons or twelve].",
          ),
        ],
      },
      {
        need: 1,
        heading: tell(
          "[Born close to the line? Cases worked by hand|Am I {aS} or not: real dates|Birthdays that fool people into thinking {S}]",
        ),
        lead: births
          .slice(0, 2)
          .map((_, i) => boundaryStory(desk, births[(i * 3 + chance.int(2)) % births.length] as number)),
        extra: chance
          .shuffle(births)
          .slice(0, 6)
          .map((year) => boundaryStory(desk, year)),
      },
      {
        need: 1,
        heading: tell("[Five {Ss} from five elements|The element of your {S} year|Which kind of {S} are you?]"),
        lead: [
          tell(
            "[The years also carry an element|Each year has an element as well], [which changes every two years|two years at a time]. [With twelve animals and five elements|Animals and elements together], [the same kind of {S} comes back|one kind of {S} returns] [once in sixty years|only after sixty].",
          ),
        ],
        extra: kinds(desk, sign),
      },
      {
        need: 2,
        heading: tell(
          "[What a year of the {S} is supposed to be like|The mood of {aS} year|If this is your own year, {S}]",
        ),
        lead: [
          tell(
            "[Your own year|The year of your own animal] has a name in Chinese, benmingnian. [You might expect a party|It sounds like a birthday]. [Tradition says the reverse|Custom advises care]: [review what you have|take stock] before you add to it. [People wear a bit of red|A red thread or belt is worn] [as a shield|for luck].",
          ),
          tell(`${signMatter[sign].lore}`),
        ],
        extra: deck.take(2),
      },
      {
        need: 3,
        heading: tell(
          "[Add your number to your {S}|Sign and life path: two clocks|What numerology makes of a {S} birthday]",
        ),
        lead: [
          tell(
            "[The sign comes from the year|The animal is one half]. [Your full date also has a sum|The date has a sum too], which numerology calls the life path. [It does not care about the New Year|It ignores the moon]. [A few sums|Some examples], all of {Ss}:",
          ),
        ],
        extra: [0, 1, 2, 3, 4, 5].map((i) => lifePathStoryOf(desk, births, i)),
      },
      {
        need: 2,
        heading: tell(
          "[What {Ss} of every age share at work|{aS} of twenty and {aS} of sixty|The trait that all {S} years have in common]",
        ),
        lead: [
          tell(
            "[Elements differ|Ages differ], and the animal stays. [Ask around|Watch {Ss} of any age] and you find {gift}; [you find its shadow too|and the shadow], {trap}.",
          ),
          ...deck.take(1),
        ],
        extra: deck.take(2),
      },
      {
        need: 2,
        heading: tell("[How long the next {S} year lasts|When the {S} comes round again|The {S} years ahead]"),
        lead: [
          tell(
            `[Look ahead|Mark your calendar]: ${years
              .filter((year) => year > 2026)
              .slice(0, 1)
              .map((year) => `the next {S} year in this list is ${nameOfYear(year)}, ${year}`)
              .join(
                "",
              )}. [For a firm that wants a {S} birthday|If you would like to found something under the {S}], [that is the window|this is when]. [Sign the papers|Register] [after|on or after] the first day in the table.`,
          ),
        ],
        extra: [],
      },
    ],
    faqHeading: tell(
      "[Short answers on {S} years|What people ask about the dates of the {S}|Asked about years of the {S}]",
    ),
    faq: chance
      .shuffle([
        [
          "[I was born in January of a {S} year. Am I {aS}?|Does a January birthday make me {aS}?]",
          "[Most likely not|Only in some years]. [Check the first day of that year|Look at the first day in the table]. [Before it|If you came earlier], [your sign is the one before the {S}|you have the animal before].",
        ],
        [
          "[How often is it the year of the {S}?|When does the {S} year come back?]",
          "[Every twelve years|Once in twelve years]. With the [same element|element as well], once in sixty.",
        ],
        [
          "[Is the zodiac year of {aS} the same as the solar year?|Do some people count {S} years from February?]",
          "[Some schools begin at Start of Spring|There is another rule, Start of Spring], [a day of the sun|in early February]. [Popular use|The common rule] [goes by the New Year|is the New Year], and so does this site; [where the two differ|if they disagree], [the sample page says so|we tell you].",
        ],
        [
          "[What is the element of my {S} year?|Which element belongs to my year of the {S}?]",
          `[Look at the second column|The name in the table says it]. ${births
            .slice(-3)
            .map((year) => `${year} was ${/^[AEIOU]/.test(nameOfYear(year)) ? "an" : "a"} ${nameOfYear(year)} year.`)
            .join(" ")}`,
        ],
        [
          "[Which time zone counts for {aS}?|Do I use China time for my {S} birthday?]",
          "[The first day is a calendar day|We use the calendar day] [as printed in China|published in China]. [Take the date on your papers|Use your birth certificate], and [do not shift it|leave the clock alone].",
        ],
        [
          "[Is every {S} like this?|Are all people born in {S} years alike?]",
          "[No|Of course not]. [A sign is a lens|It is one lens], [good for one thing|and a useful one]: it makes you look for {gift} [in people who hide it|where you had not looked].",
        ],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        "[So that is the list|There you have it], [line and all|to the day]. [If you fall inside|If your day is in], you are {aS}, with {gift}. [If you missed it|If you fell outside], [read about the neighbor|go one animal back], and [forgive the old placemat|blame the placemat].",
      ),
    ],
  };
}

function lifePathStoryOf(desk: Desk, births: readonly number[], i: number): string {
  return lifePathStory(desk, [births[i % births.length] as number]);
}

/** Plans an article about the character of a sign at work. */
export function planPersonality(desk: Desk, sign: SignId): Plan {
  const { chance, say } = desk;
  const slots = fullSlots(sign);
  const tell = (text: string) => say(text, slots);
  const deck = sceneDeck(desk, sign);
  const matter = signMatter[sign];
  const element = elementMatter[signById(sign).element];
  const [best] = ranked(sign) as [SignId];
  return {
    sign,
    titleTails: ["The {S} at Work", "Gifts and Traps", "A Portrait"].map(tell),
    description: tell(
      "[A portrait of the {S} at work|Who {aS} is from nine to five]: [its gift|the gift] and its trap, [how it talks|its talk], rests and decides, and [the five kinds by year|its element], [with exact dates|told in scenes].",
    ),
    intro: [
      tell(
        `{Lead} [can be told in one tale|starts with a tale]. ${matter.lore} [Keep that picture|Hold on to it]. [It will explain|It explains] [a lot of Mondays|much of what you do at work].`,
      ),
      tell(
        "[Two lines sum it up|Put shortly]. [The gift|What you bring]: {gift}. [The trap|What it costs]: {trap}. [A {S} who knows only the first|If you see just the first] [is vain|will stumble]; [one who knows only the second is tired|just the second, and you will hide]. [You want both|Take both].",
      ),
    ],
    sections: [
      { need: 1, heading: tell("{kw}: seven scenes from one week"), lead: deck.take(2), extra: deck.take(5) },
      {
        need: 1,
        heading: tell(
          "[The gift of the {S}, and how to use it on purpose|{aS}'s best trait is a tool|What the {S} can do that others can't]",
        ),
        lead: [
          tell(
            "[You do it without thinking|It comes so easily that you may not count it]: {gift}. [Others would pay for it|To others it is rare]. [So do it on purpose|Put it to use]: [once a week|each Friday], [write down where it changed something|note one case]. [In a year|By next winter] the {S} [has fifty proofs|has a book of evidence].",
          ),
          tell(
            `[It works best|It has the most room] where there is {e} in the work, since the {S}'s own element is {e}. ${elementAside(desk, signById(sign).element)}`,
          ),
        ],
        extra: [
          tell(
            "[Teach it|Show someone]. [A gift explained|What you can explain] [grows|gets sharper], and [the person you teach|your student] [takes half the calls|will spare you the small cases]. [Few {Ss} try|Most {Ss} never do], [out of habit|thinking that it is nothing special].",
          ),
        ],
      },
      {
        need: 1,
        heading: tell(
          "[The trap, and the small drill against it|When the {S} gets in its own way|How {aS} goes wrong, and back]",
        ),
        lead: [
          tell(
            "[Be fair to yourself|Don't be hard on the {S}]: [the trap is the gift|a trap is just the gift] with no brake. {Trap}: [you know the day|you can name the day]. [It starts|It comes] when you are [tired|rushed], [unseen|unthanked] or [proud|afraid].",
          ),
          tell(
            "[The drill|What helps]: {remedy}. [Not for ever|Not always], [just for a month|for four weeks]. [Put it where you will see it|Tape it to the screen], [and tell one person|with one witness]. {Ss} [keep promises better with a witness|do better when someone asks].",
          ),
        ],
        extra: deck.take(2),
      },
      {
        need: 2,
        heading: tell(
          "[{E}, {pol}, and a double hour: the nuts and bolts of the {S}|What the old books say of the {S}|The {S} by the book: element, polarity, hour]",
        ),
        lead: [
          table(
            [tell("The {S}"), tell("[By the book|What tradition says]")],
            [
              ["Element", tell("The {S}'s element is {e}")],
              ["Polarity", tell("The {S} is {pol}")],
              ["Double hour", tell(`{S}: ${hoursOf(sign).from} to ${hoursOf(sign).to}`)],
              ["Character", signById(sign).character],
            ],
          ),
          tell(
            `[Take the element|The element first]. {E} is ${element.image}; people of it ${element.habit}. ${elementAside(desk, signById(sign).element)}`,
          ),
        ],
        extra: [
          tell(
            `[Then the hour|The hour is a picture]: the {S} is ${hourMood(sign)}. [Polarity is the last piece|As for polarity], a {pol} sign ${signById(sign).polarity === "yang" ? "[acts first and asks later|moves outward]" : "[takes in first and acts later|moves inward]"}, and the {S} [is no exception|does so too].`,
          ),
        ],
      },
      {
        need: 2,
        heading: tell("[The {S} you meet depends on the year|Five kinds of {S}|Why two {Ss} can be so unlike]"),
        lead: [
          tell(
            "[If you know two {Ss}|Know a second {S}?] who [seem nothing alike|could not differ more], [look at the year|their years tell why]. [The year adds an element|A birth year has an element] to the {e} [of the sign itself|that all {Ss} share]:",
          ),
        ],
        extra: kinds(desk, sign),
      },
      {
        need: 2,
        heading: tell("[How to get along with {aS}|If you love or manage {aS}|For the people around {aS}]"),
        lead: [
          tell(
            "[Three rules|A short manual]. [Thank it for the right thing|Praise the thing itself], {gift}, [and not for the result alone|by name]. [Warn it early|Say it early] [when you see the trap|as the trap opens]: {trap}. [And let it work its way|Then leave it the method].",
          ),
          tie(desk, sign, best),
        ],
        extra: deck.take(3),
      },
      yearsSection(
        desk,
        sign,
        "[Is it you? The days of the {S}|The birthdays behind the {S} portrait|Who counts as {aS}]",
        3,
        3,
        8,
      ),
    ],
    faqHeading: tell("[What people want to know about {Ss}|Six quick ones on the {S}|Asked about the {S} as a person]"),
    faq: chance
      .shuffle([
        [
          "[What is {aS} like as a person?|How would you describe {aS} in one line?]",
          "[Someone with|A person with] {gift}. [Add|With it comes] {trap}, on [a bad day|bad days].",
        ],
        [
          "[What are the weak points of the {S}?|What is the {S}'s worst trait?]",
          "[The gift without a brake|The same as its best]: {trap}. [The cure is to|A drill]: {remedy}.",
        ],
        [
          "[How does {aS} handle stress?|What does {aS} do under pressure?]",
          `${matter.moments.conflict} ${matter.moments.rest}`,
        ],
        ["[Are {Ss} good with money?|Does {aS} save or spend?]", `${matter.moments.money}`],
        [
          "[Who gets along best with {aS}?|Which sign is the {S}'s best friend at work?]",
          `[By points|On paper], the ${nameOf(best)}. It [offers|adds] ${signMatter[best].gift}.`,
        ],
        [
          "[Is the {S} an introvert?|Is {aS} shy or loud?]",
          `[See it in a meeting|Watch it in the room]. ${matter.moments.meeting}`,
        ],
        [
          "[Which element is the {S}?|What is the {S}'s fixed element?]",
          `The {S}'s element is {e}. [Your birth year may add another|The year of birth has its own]. ${element.habit.charAt(0).toUpperCase()}${element.habit.slice(1)}: [that is the kind of person|so the books describe] {e} [makes|people].`,
        ],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        "[A portrait is not a cage|Hang it where the light is good]. [Keep the gift|Take from it], {gift}, [and the drill|with the drill]: {remedy}. [The rest is yours|The rest of the {S} you know better than any book].",
      ),
    ],
  };
}
