import type { Element } from "@zodiac-at-work/zodiac";

/** What an element says about work. The texts are the articles' own. */
export interface ElementContent {
  /** A noun phrase. */
  readonly image: string;
  /** Completes "people of this element …", in the plural. */
  readonly habit: string;
  readonly plenty: readonly string[];
  readonly lack: readonly string[];
  readonly office: readonly string[];
  readonly team: readonly string[];
  readonly money: readonly string[];
  /** How somebody of the element leads. */
  readonly lead: readonly string[];
  /** What the element does in a year that it rules. */
  readonly year: readonly string[];
  readonly jobs: readonly (readonly [job: string, why: string])[];
}

export const elementContent: Readonly<Record<Element, ElementContent>> = {
  wood: {
    image: "a tree that is still growing",
    habit: "plan by seasons and like to see others grow",
    plenty: [
      "Too much wood and a plan sprouts side plans until nobody can find the trunk. Ask which branch could be cut today.",
      "An excess of wood looks like twelve open projects, all promising. Set a limit of three.",
    ],
    lack: [
      "A team without wood may run well for years and then find that nothing new has been planted.",
      "Where wood is missing, training gets cut first. The effect shows three years later, when nobody can follow.",
    ],
    office: [
      "Wood belongs where people are trained, where a product is young, or where a market has only begun to open.",
      "Give wood a budget for apprentices and a horizon of several years. It fails in a department that is measured by the week.",
    ],
    team: [
      "Wood people share light with others as long as there is room above. Show them the next step of their own path.",
      "In a group, wood asks who could learn this. The work takes a little longer and can be done by two people afterward.",
    ],
    money: [
      "Wood invests early and waits. It hates to cut a branch that might still bear fruit, so someone else should review old projects.",
      "Savings of wood people often sit in education, land or a friend's company. They like to watch money grow and dislike to see it idle.",
    ],
    lead: [
      "A wood manager leads by raising people. Their former assistants run half of the company.",
      "Leaders with wood set a direction and leave the path open. Those who need exact instructions should ask for them.",
    ],
    year: [
      "A year of wood favors training, hiring and first versions. Plant more than you expect to harvest.",
      "In a wood year, beginnings get more patience than usual. Use it for the course, the pilot or the new market.",
    ],
    jobs: [
      ["Curriculum planner", "learning is grown rather than made"],
      ["Forester", "the crop is older than the job"],
      ["Start-up coach", "young firms need stakes to lean on"],
      ["Urban planner", "a street needs twenty years to become a neighborhood"],
      ["Publisher", "an author's third book pays for the first"],
      ["Apprentice supervisor", "people are the product"],
    ],
  },
  fire: {
    image: "a flame that draws a circle of faces",
    habit: "work in bursts and warm everyone who stands close",
    plenty: [
      "Too much fire and every week is a launch, with no rest days in between. Plan the pause as carefully as the event.",
      "An excess of fire burns through goodwill. Three urgent projects in a row teach a team to ignore the word urgent.",
    ],
    lack: [
      "Without fire, good work stays in a drawer, because nobody has gone out to show it.",
      "A team that lacks fire is polite and invisible. Ask who could present the result, and send that person.",
    ],
    office: [
      "Fire belongs on stage, at the front desk, in the first call, and in the last push before a date.",
      "Put fire where something has to be started or sold. Archives and night shifts put it out.",
    ],
    team: [
      "Fire lifts the mood of a room in a minute and can tire it out in an hour. Short meetings make the best of it.",
      "In a group, fire speaks first and praises loudly. It needs a colleague who checks what has been promised.",
    ],
    money: [
      "Fire spends to be seen, and it is often right that being seen was worth the price.",
      "People of fire earn in peaks. A rule for the good months, such as half of every bonus, protects the quiet ones.",
    ],
    lead: [
      "A fire manager leads by enthusiasm. The team knows what matters this week, and it may be something else next week.",
      "Leaders with fire recognize people in public. They should also learn to correct them in private.",
    ],
    year: [
      "A year of fire rewards those who can be seen. Publish, present and apply, and keep something in reserve.",
      "In a fire year things happen fast and in the open. A calm second reader saves you one public mistake.",
    ],
    jobs: [
      ["Launch manager", "all eyes are on one day"],
      ["Chef", "heat, pace and praise come together"],
      ["Stage director", "other people are lit by you"],
      ["Television host", "warmth has to pass through a lens"],
      ["Fundraising speaker", "a room has to be moved in ten minutes"],
      ["Glass blower", "the material forgives no hesitation"],
    ],
  },
  earth: {
    image: "the ground that everyone stands on and nobody mentions",
    habit: "test the ground first and then hold it for others",
    plenty: [
      "Too much earth and nothing moves, because every stone has a reason to stay. Ask what would be lost in a trial of four weeks.",
      "An excess of earth produces rules for rules. Once a year, throw out the oldest one.",
    ],
    lack: [
      "Without earth, plans are bright and short, and the same mistake is paid for twice.",
      "Where earth is missing, nobody knows where the contract is. One careful person can change that in a month.",
    ],
    office: [
      "Earth belongs in operations, in care, in the budget, and wherever a promise has to last.",
      "Give earth the part of the work that must not fail. It brings little glory, so say thanks out loud.",
    ],
    team: [
      "Earth is trusted by both sides, which is why both sides lean on it. Ask how it is doing.",
      "In a group, earth remembers the birthdays, the keys and the reason for the old rule.",
    ],
    money: [
      "Earth likes property, stock on shelves and things that can be counted by hand.",
      "People of earth save first and spend the rest. They lose money mainly by lending it to family.",
    ],
    lead: [
      "An earth manager leads by being there. Decisions come late, and they hold.",
      "Leaders with earth protect their people from sudden changes. Now and then a change would have been good for them.",
    ],
    year: [
      "A year of earth favors repairs, contracts and property. Finish what the faster years left open.",
      "In an earth year, progress is slow and stays. Choose one foundation and lay it properly.",
    ],
    jobs: [
      ["Operations manager", "every day has to hold"],
      ["Land surveyor", "measuring comes before arguing"],
      ["Insurance underwriter", "risk is weighed on firm ground"],
      ["Building manager", "a house notices who cares for it"],
      ["Dietitian", "health is made of small daily decisions"],
      ["Court clerk", "the record has to be complete"],
    ],
  },
  metal: {
    image: "a blade that is kept clean and rarely used",
    habit: "cut what is not needed and stand by what they signed",
    plenty: [
      "Too much metal and people fear the edge, so they stop bringing you half-done work. Praise one rough draft a week.",
      "An excess of metal turns every talk into a trial. Ask whether the point is to be right or to get it done.",
    ],
    lack: [
      "Without metal the list grows and grows, because nobody has the heart to strike a line.",
      "A team that lacks metal agrees too easily. Name one person whose job is to say no.",
    ],
    office: [
      "Metal belongs on contracts, on quality, on the final edit, and on the choice between two good things.",
      "Put metal where a mistake is expensive. It is wasted on brainstorming and priceless the day after.",
    ],
    team: [
      "Metal says what it thinks and keeps what it says. That is a rare pair of habits.",
      "In a group, metal is respected before it is liked. A little small talk shortens the time in between.",
    ],
    money: [
      "Metal wants the terms in writing and then pays to the day.",
      "People of metal know their net worth to the dollar. They part with money easily when quality is beyond doubt.",
    ],
    lead: [
      "A metal manager leads by standards. You know where you stand, and you know what the next step requires.",
      "Leaders with metal decide quickly and explain briefly. Two more sentences would win the doubters.",
    ],
    year: [
      "A year of metal rewards cuts and clear terms. End what does not work and put the rest in writing.",
      "In a metal year, quality is checked. Sharpen one skill and drop one habit.",
    ],
    jobs: [
      ["Contract lawyer", "each word has an edge"],
      ["Surgical instrument maker", "exact is the only size"],
      ["Managing editor", "cutting is a form of care"],
      ["Structural inspector", "a crack has to be found before the load"],
      ["Violin maker", "a tenth of a millimeter changes the sound"],
      ["Arbitrator", "both sides agreed to accept the decision"],
    ],
  },
  water: {
    image: "a river that finds the low way around a rock",
    habit: "listen, adapt, and keep more than one way open",
    plenty: [
      "Too much water and you know all sides of a question and stand on none. Set a date on which you will choose.",
      "An excess of water keeps every door open. Closing one is often what gets the others to move.",
    ],
    lack: [
      "Without water a firm meets each change head on and has the dents to show for it.",
      "A team that lacks water talks past its customers. Send someone out to listen for a week.",
    ],
    office: [
      "Water belongs in talks, in research, in support, and in any market that shifts by the week.",
      "Give water a question and some freedom. It does badly with a form of forty fields.",
    ],
    team: [
      "Water carries news from desk to desk and takes the shape of the group that it is in.",
      "In a group, water hears the doubt behind a yes. Ask it for the mood before you announce a decision.",
    ],
    money: [
      "Water keeps cash moving and sees early where it is going next.",
      "People of water have several small incomes rather than one large one. A quarterly overview keeps them from running dry.",
    ],
    lead: [
      "A water manager leads by asking. The team finds the answer and believes that it was alone.",
      "Leaders with water change course without drama. Those who like firm plans should ask for the reasons.",
    ],
    year: [
      "A year of water favors research, travel and talks. Keep plans loose and contacts warm.",
      "In a water year, information moves before money does. Listen more than you announce.",
    ],
    jobs: [
      ["Trade negotiator", "the way around is found by talking"],
      ["Shipping agent", "goods that do not flow cost money"],
      ["Ethnographer", "listening comes before naming"],
      ["Interpreter", "meaning has to cross without losses"],
      ["Call center coach", "tone decides more than the script"],
      ["Currency analyst", "the market tells you first where things are going"],
    ],
  },
};
