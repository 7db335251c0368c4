import type { Element } from "@zodiac-at-work/zodiac";

/** What an element says about work. The texts are the articles' own. */
export interface ElementMatter {
  /** A noun phrase. */
  readonly image: string;
  /** Completes "people of this element …", in the plural. */
  readonly habit: string;
  readonly plenty: string;
  readonly lack: string;
  readonly office: string;
  readonly team: string;
  readonly money: string;
  /** Completes "born in such a year, you …". */
  readonly birth: string;
  readonly jobs: readonly (readonly [job: string, why: string])[];
}

export const elementMatter: Readonly<Record<Element, ElementMatter>> = {
  wood: {
    image: "a tree that is still growing",
    habit: "plan by seasons and like to see others grow",
    plenty: "Too much of it and a plan sprouts side plans until nobody can find the trunk.",
    lack: "Without it a team may work well for years and wake up one day with nothing new in the ground.",
    office: "Put it where people are trained, where a product is young, or where a market has only begun to open.",
    team: "It shares light and soil with good grace, as long as there is room above.",
    money: "It invests early and waits, and it hates to cut a branch that might still bear fruit.",
    birth: "tend to think in growth: a skill this year, a role next year, a field of your own in ten",
    jobs: [
      ["Curriculum planner", "learning is grown, not made"],
      ["Forester", "the crop is older than the job"],
      ["Start-up coach", "young firms need stakes to lean on"],
    ],
  },
  fire: {
    image: "a flame that draws a circle of faces",
    habit: "work in bursts and warm whoever stands close",
    plenty: "Too much of it and each week is a launch, with ash where the rest days were.",
    lack: "Without it good work sits in a drawer, since nobody has gone out to show it.",
    office: "Put it on stage, at the front desk, in the first call and in the last push before a date.",
    team: "It lifts the mood of a room in a minute and can tire it out in an hour.",
    money: "It spends to be seen, and is often right that being seen was worth the price.",
    birth: "tend to be seen early, for good or ill, so choose with care what you are seen doing",
    jobs: [
      ["Launch manager", "all eyes on one day"],
      ["Chef", "heat, pace and praise"],
      ["Stage director", "other people are lit by you"],
    ],
  },
  earth: {
    image: "the floor that everyone stands on and no one mentions",
    habit: "test the ground first and then hold it for others",
    plenty: "Too much of it and nothing moves, because each stone has a reason to stay.",
    lack: "Without it plans are bright and short, and the same mistake is paid for twice.",
    office: "Put it in operations, in care, in the budget, and wherever a promise has to last.",
    team: "It is the one whom both sides trust, which is why both sides lean on it.",
    money: "It likes land, stock and things that can be counted by hand.",
    birth: "tend to be the one whom others count on, and should check now and then who counts for you",
    jobs: [
      ["Operations manager", "the day has to hold"],
      ["Land surveyor", "measure first, argue later"],
      ["Insurance underwriter", "risk is weighed on firm ground"],
    ],
  },
  metal: {
    image: "a blade that is kept clean and used seldom",
    habit: "cut what is not needed and stand by what they signed",
    plenty: "Too much of it and people fear the edge, so they stop bringing you half-done work.",
    lack: "Without it the list grows and grows, for nobody has the heart to strike a line.",
    office: "Put it on contracts, on quality, on the final edit and on the choice between two good things.",
    team: "It says what it thinks and keeps what it says, a rare pair of habits.",
    money: "It wants the terms in writing, and then it pays to the day.",
    birth: "tend to set a standard and hold to it, which earns respect sooner than it earns affection",
    jobs: [
      ["Contract lawyer", "each word has an edge"],
      ["Surgical instrument maker", "exact is the only size"],
      ["Managing editor", "cutting is a form of care"],
    ],
  },
  water: {
    image: "a river that finds the low way around a rock",
    habit: "listen, adapt, and keep more than one way open",
    plenty: "Too much of it and you know all sides of a question and stand on none.",
    lack: "Without it a firm meets each change head on, and has the dents to show for it.",
    office: "Put it in talks, in research, in support, and in any market that shifts by the week.",
    team: "It carries news from desk to desk and takes the shape of the group that it is in.",
    money: "It keeps cash moving and sees early where the flow is going next.",
    birth: "tend to adapt so smoothly that people forget to ask what you want, so tell them",
    jobs: [
      ["Trade negotiator", "the way around is found in talk"],
      ["Shipping agent", "goods flow or they cost"],
      ["Ethnographer", "listen first, name it later"],
    ],
  },
};
