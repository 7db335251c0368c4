import type { CoreNumber } from "@zodiac-at-work/numerology";
import type { SignId } from "@zodiac-at-work/zodiac";
import { lifePathStory } from "../examples.ts";
import { numberMatter } from "../matter/number-matter.ts";
import { signMatter } from "../matter/sign-matter.ts";
import type { Desk, Plan } from "../plan.ts";
import { list, signSlots, table } from "../words.ts";
import { aside } from "./sign-parts.ts";

/** Plans an article about a life path. */
export function planLifePath(desk: Desk, number: CoreNumber): Plan {
  const { chance, say } = desk;
  const matter = numberMatter[number];
  const word = words[number];
  const slots = {
    n: String(number),
    theme: matter.theme,
    N: word,
    aN: `${number === 8 || number === 11 ? "an" : "a"} ${word}`,
    prev: String(number),
  };
  const tell = (text: string, more = {}) => say(text, { ...slots, ...more });
  const years = Array.from({ length: 50 }, (_, i) => 1955 + i);
  const order = chance.shuffle(Object.keys(signMatter) as SignId[]);
  const others = chance.shuffle(
    (Object.keys(numberMatter).map(Number) as CoreNumber[]).filter((each) => each !== number),
  );
  return {
    sign: order[0] as SignId,
    titleTails: [`The ${word} at Work`, "Work and Money", "Jobs and Sums"],
    description: tell(
      "[What life path {n} means for your work|Life path {n} at work]: how to work it out, jobs with reasons, money, bosses, [and the number beside each sign|worked birthdays].",
    ),
    intro: [
      tell(
        "{Lead} [can be said in a breath|fits in one line]: {theme}. [The rest is detail|The rest is practice], [and details pay the rent|which is where careers are made]. [You reach this number|You get to it] by adding up your birthday, [so first make sure that it is yours|so check the sum before the reading].",
      ),
      tell(
        `${matter.gift} ${matter.trap} [Both are true of|Both live in] {aN}, [often before lunch|sometimes in one hour]. [What you can do is choose|The choice is] [which of them goes to work|which one gets the desk].`,
      ),
    ],
    sections: [
      {
        need: 1,
        heading: tell("{kw}: five jobs and why they hold"),
        lead: [
          tell(
            "[Look at the reasons|Mind the right column]. [A {N} can do most jobs|Most jobs are open to {aN}] [for a year|a while]; these have [a reason to stay in them|a hook that lasts].",
          ),
          table(
            [tell("[Work|Job] for {aN}"), tell("[Why it holds|What keeps you]")],
            matter.jobs.map(([job, why]) => [job, why]),
          ),
        ],
        extra: matter.jobs.map(([job, why], i) =>
          tell(
            [
              `[Try|Take] ${job.toLowerCase()} [first|to begin]. [For {aN}|What draws {aN}] it is this: ${why}. [Shadow one for a day|Ask to watch for a day].`,
              `As for ${job.toLowerCase()}, ${why}; [a {N} rarely tires of that|that keeps {aN} fresh]. [The training is long|It takes time to get in], [so start with an evening|try an evening class].`,
              `[Then|Next] ${job.toLowerCase()}: ${why}. [Many a {N}|Plenty of {N}s] [finds it late|come to it by chance] [and stays|and do not leave].`,
              `[Do not skip|Look at] ${job.toLowerCase()}. The hook is that ${why}, [and few other numbers care|which leaves others cold and you warm].`,
              `[Last on the list|At the end of the table], ${job.toLowerCase()}. [Here|In it] ${why}, [and you are the rare person|and {aN} is the one] [who calls that fun|who would do it unpaid].`,
            ][i] as string,
          ),
        ),
      },
      {
        need: 1,
        heading: tell(
          "[Is {n} really your number? The sum, step by step|Work out life path {n} by hand|How a birthday becomes {n}]",
        ),
        lead: [
          tell(
            "[Write the birthday as three numbers|Take month, day and year] and [add them|make one sum]. Then add the digits [of the sum|you got], and [go on|repeat] until [one digit is left|you hold a single digit]. [Only 11, 22 and 33|The numbers 11, 22 and 33] are [kept as they are|left alone].",
          ),
          lifePathStory(desk, years, number),
        ],
        extra: [
          ...Array.from({ length: 7 }, () => lifePathStory(desk, years, number)),
          tell(
            "[Books differ|Other books count otherwise]: some [reduce each part first|shrink month, day and year before adding], some [add digit by digit|add all digits in one go]. [They reach the same single digit|The last digit agrees], but [one may stop at a master number|a master number can show up in one and not in another]. [If yours do|If that is your case], [read both pages|both texts are about you].",
          ),
        ],
      },
      {
        need: 1,
        heading: tell("[A good day for {aN}, and a bad one|The working day of {aN}|How {aN} should run a Tuesday]"),
        lead: [tell(matter.day), tell(matter.team)],
        extra: [
          tell(
            `[On a bad day|When it goes wrong] [the trap snaps|you meet the other side]. ${matter.trap} [Notice the hour|Write down the hour]; [it tends to come at the same one|traps keep office hours]. [Have a walk ready|Plan a walk for it].`,
          ),
        ],
      },
      {
        need: 1,
        heading: tell("[Money and the {N}|How {aN} earns, and keeps, money|What {aN} should charge]"),
        lead: [tell(matter.money)],
        extra: [
          list([
            tell(
              "[Once a year|Each January], [ask what|check what] [someone with your work|your job] [gets elsewhere|would pay next door]. {aN} [seldom looks|forgets to look].",
            ),
            tell(
              "[Have one rule for saving|Save by one rule] [that needs no mood|and no mood], [as {aN} in a mood|for {aN} in high spirits] [spends by theme|makes poor sums].",
            ),
            tell(
              "[Name the price first|Say the figure], [then be quiet|then wait]. [It is hard for {aN}|Few {N}s can], [so practice on a friend|so rehearse].",
            ),
          ]),
        ],
      },
      {
        need: 2,
        heading: tell("[The boss that {aN} needs|Bosses, and how {aN} can stand them|{aN} and the person upstairs]"),
        lead: [tell(matter.boss), tell(`[And if you are the boss|When {aN} leads]? ${matter.team}`)],
        extra: [],
      },
      {
        need: 2,
        heading: tell("[When to leave a job, if you are {aN}|{aN} at the exit|Changing course on life path {n}]"),
        lead: [
          tell(matter.change),
          tell(
            "[A test|Try this]: [write the ad for your own job|describe your job as an ad], [honestly|with no gloss]. [Would {aN} apply|Would you, as {aN}, apply]? [If it makes you smile, stay|A smile means stay]. [If you skip to the pay line|If your eye goes to the pay], [start looking|it is time].",
          ),
        ],
        extra: [],
      },
      {
        need: 2,
        heading: tell(
          "[{N} beside each sign: the animal in the number|Your sign gives the {N} a coat|The same number in twelve coats]",
        ),
        lead: [
          tell(
            "[The sum ignores the moon|A life path has no animal], and [your sign ignores the sum|a sign has no sum]. [So they mix freely|That makes all mixes possible], [twelve coats for one number|a dozen kinds of {N}]:",
          ),
        ],
        extra: order.map((sign) =>
          tell(
            `<strong>The {S} [on this path|with this number].</strong> ${aside(desk, sign)} ${pathRemarks}`,
            signSlots(sign),
          ),
        ),
      },
      {
        need: 3,
        heading: tell("[{aN} among other numbers|Whom {aN} meets at work|The numbers next door to {n}]"),
        lead: [
          tell(
            "[You share an office|Offices are full of] with people of [other sums|other numbers]. [A few|Some] you will meet, [and what they want|and how to treat them]:",
          ),
        ],
        extra: others
          .slice(0, 7)
          .map((other) =>
            tell(
              `<strong>${words[other]}.</strong> [Think of|This is] ${numberMatter[other].theme}. ${chance.pick([numberMatter[other].gift, numberMatter[other].trap, numberMatter[other].team, numberMatter[other].boss])} ${meetRemarks}`,
            ),
          ),
      },
    ],
    faqHeading: tell("[Asked about life path {n}|{N}s want to know|Questions from people on path {n}]"),
    faq: chance
      .shuffle([
        [
          "[Which job is best for life path {n}?|What should {aN} work as?]",
          `[Start with|Look at] ${matter.jobs[0]?.[0].toLowerCase()}: ${matter.jobs[0]?.[1]}. [Then read the reasons, not the titles|After that, go by the reasons].`,
        ],
        [
          "[Is {n} a lucky number for business?|Can {aN} run a business?]",
          `[It depends on the business|In its own way]. ${matter.money}`,
        ],
        ["[Which boss suits {aN}?|How should {aN} deal with a boss?]", matter.boss],
        [
          "[What is the weak side of life path {n}?|What trips {aN} up?]",
          `${matter.trap} [It passes|You can learn to see it], [once it has a name|if you name it].`,
        ],
        [
          "[What does life path {n} mean in one line?|Who is on life path {n}?]",
          `[In a line|Simply]: {theme}. ${matter.gift}`,
        ],
        [
          "[Do my sign and my number say the same?|Which counts more for {aN}, the number or the sign?]",
          "[They come from two clocks|They were made by different people]. [The sign reads the year|A sign looks at the year], the number reads the full date. [Take what both agree on|Trust what both say], [and smile at the rest|and try the rest].",
        ],
      ] as const)
      .map(([question, answer]) => [tell(question), tell(answer)] as const),
    closing: [
      tell(
        `[A number is a short word|It is just a number]. [Still|And yet], [one could do worse than|it is a fine thing to be] {theme}. ${matter.gift} [Go and use that today|Use it before the day is out], [and watch for the rest|and forgive the rest].`,
      ),
    ],
  };
}

const pathRemarks =
  "[Join that to {theme}|Put {theme} in that coat], and [the two push one way|you get a rare mix|one checks the other]. [On path {n}|As {aN}], [lean on the animal|trust the animal] when [the number tires|the {N} runs dry].";
const meetRemarks =
  "[For {aN}|To {aN}], [this is help on some days and noise on others|such a person is a gift by noon and a riddle by five|it pays to ask before you judge]. [Trade one task|Swap a task with them] and [see who smiles|compare notes].";
const words: Readonly<Record<CoreNumber, string>> = {
  1: "One",
  2: "Two",
  3: "Three",
  4: "Four",
  5: "Five",
  6: "Six",
  7: "Seven",
  8: "Eight",
  9: "Nine",
  11: "Eleven",
  22: "Twenty-Two",
  33: "Thirty-Three",
};
