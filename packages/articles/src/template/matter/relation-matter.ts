import type { ElementRelation, RelationId } from "@zodiac-at-work/zodiac";

/** How a relation works out between two people at work. Slots: {A} and {B}. The texts are the articles' own. */
export interface RelationMatter {
  /** What a title says of the pair, up to 26 characters. */
  readonly tag: string;
  readonly short: string;
  readonly why: string;
  readonly office: string;
  readonly advice: string;
}

export const relationMatter: Readonly<Record<RelationId | "none", RelationMatter>> = {
  liuhe: {
    tag: "A Six Harmonies Pair",
    short: "[a close fit|the closest fit on the wheel|an easy match]",
    why: "{A} and {B} are one of the six harmonies. [Draw the twelve signs as a clock face|Set the signs around a dial], and the lines between such partners [all run side by side|never cross one another]; {A} and {B} [sit at the two ends of|share] one of them. [The old books say|Tradition holds] that [each has what the other is short of|what one lacks, the other has to spare].",
    office:
      "[In an office|At work], this [looks dull from outside|rarely makes noise]: {A} [starts a sentence|opens a file], {B} [ends it|closes it], and [nobody can say|no one recalls] whose idea it was. [Give {A} and {B} one shared goal|Hand {A} and {B} one budget between them], [not two small ones|and let them split the tasks themselves].",
    advice:
      "The risk is [comfort|too much ease]. {A} and {B} [may stop asking outsiders|can forget that others need to be told], so [bring in a third voice|invite a critic] [once a month|before each big choice].",
  },
  sanhe: {
    tag: "Allies in One Trine",
    short: "[a natural alliance|a strong alliance|friends by design]",
    why: "{A} and {B} belong to the same trine, the three harmonies. [Its members stand|The signs of a trine stand] [four places apart|at equal steps] [on the wheel|around the circle], and {A} and {B} are said to [want the same result|pull toward one goal] [by different roads|with different tools].",
    office:
      "[You can leave them alone|They need little steering]: {A} [will not ask why|takes the aim for granted], and {B} [will not need to be sold|is already on the way]. [Meetings between {A} and {B}|Talks of {A} with {B}] [run short|end early], because [the aim is not in doubt|they argue over means and never over ends].",
    advice:
      "Agreement is [cheap|easy] here, so {A} and {B} should [test the goal itself|ask if it is the right hill]. Two who [agree at once|nod at the same time] can [march briskly|run] the wrong way.",
  },
  liuchong: {
    tag: "Opposites That Clash",
    short: "[a clash across the wheel|a hard pair that can still pay|opposites]",
    why: "{A} and {B} clash: they are one of the six clashes. [Count six places|Go half way] around the circle from {A} and you [stand at|reach] {B}. [Midnight faces noon|One end of the axis faces the other], and [each wants the season|each claims the hour] that the other [has left|owns].",
    office:
      "[Left alone|With no rules], {A} [speeds up where|pushes just when] {B} [slows down|digs in]. [Yet some of the best pairs in business|Still, plenty of sound teams] are built this way, for {A} [sees|spots] the wall that {B} [would hit|has its back to]. [Split the ground|Draw the line] [by task, not by rank|before the work begins].",
    advice:
      "Put [it in writing|terms on paper]: what {A} decides, what {B} decides, and who [breaks a tie|calls it when they differ]. [A clash hates a gray zone|The gray zone is where a clash lives].",
  },
  liuhai: {
    tag: "A Quiet Six Harms Pair",
    short: "[a pair with a slow leak|a case of small hurts|an indirect tension]",
    why: "{A} and {B} harm each other: they are one of the six harms. [The logic is roundabout|It works by a detour]. [Each is at odds with|Each stands across from] the other's [best friend|closest partner] on the wheel, so [they step on toes|the hurt comes] [without meaning to|by way of a third].",
    office:
      "[Nobody shouts|You will hear no row]. {A} [hears a thing second hand|finds out late], {B} [thought it was plain|was sure that it had been said], and [a month on|by spring] they [write to each other with copies to others|meet only in big rooms].",
    advice:
      "[Speak early and to the face|Say it first and say it directly]. {A} should [ask before guessing|check the story], and {B} should [tell before being asked|pass on bad news the same day].",
  },
  xing: {
    tag: "A Pair That Needs Rules",
    short: "[a pair that needs manners|a matter of rules|a stern pairing]",
    why: "{A} and {B} stand in a punishment, a relation that [is about conduct|turns on how people behave] [more than fate|rather than on luck]. [The old books use it for|It is the word for] [friction that comes from position and manners|strain that grows when forms are dropped].",
    office:
      "[Small slights count double|Courtesy carries weight here]: {A} [forgets a thank-you|skips a greeting], {B} [keeps a tally|takes note], and [the paperwork turns cold|soon each asks for things by form]. [Clear rules|Fixed turns] [help more than warm words|do more good than a team lunch].",
    advice:
      "{A} and {B} do well with [a short charter|five written lines]: [who signs, who speaks, who is thanked|who leads, who checks, who gets the credit].",
  },
  po: {
    tag: "A Pair to Recheck",
    short: "[a mild tension|a loose knot|a pair that must recheck]",
    why: "{A} and {B} are one of the six breaks, the [mildest|lightest] strain of all. [Nothing snaps|It is not a quarrel]. [What they agree on comes undone|Plans between them work loose], [a date here|one term at a time], [a price there|and mostly unseen].",
    office:
      "[You see it in calendars|It shows up in the diary]: {A} [had the third|wrote down one date], {B} [had the tenth|another], and [both were sure|neither had asked]. [The cure is cheap|It costs little to fix].",
    advice:
      "[End each talk with a recap|Send a two-line summary]: {A} [says what was agreed|writes it], {B} [says yes|confirms]. [Do it again half way|Look again at the midpoint].",
  },
  none: {
    tag: "A Free Hand",
    short: "[a free hand|an open page|neither friend nor foe]",
    why: "[No classical rule ties {A} and {B}|The old lists have no line for {A} and {B}]. [Most pairs on the wheel are like that|This is more common than you might think], and [it is good news|it has a charm of its own]: [nothing is decided for you|you start with a clean sheet].",
    office:
      "[What happens then|The result] depends on [the elements|nature] and on [habit|plain manners]. {A} and {B} [meet as colleagues do|learn each other by working], [one job at a time|a task at a time], and [what they build is their own|the credit is theirs].",
    advice:
      "[Start small|Begin with one short job]. Let {A} [set the pace once|lead the first round] and {B} [the next time|the second], then [keep what worked|talk over which was better].",
  },
};

export const elementRelationMatter: Readonly<Record<ElementRelation, string>> = {
  same: "Both carry {x}. [Habits feel familiar|You know the house before you enter], and [blind spots are shared too|the same thing gets missed twice].",
  generates:
    "{X} feeds {y} in the generating cycle, so {A} [gives|supplies the fuel] and {B} [builds on it|turns it into something]. [Watch the balance|Keep an eye on the books]: the giver [needs thanks|runs dry first].",
  "generated-by":
    "{Y} feeds {x} in the generating cycle, so {B} [supports|backs] and {A} [grows|gets ahead] on it. [A word of thanks|Credit given aloud] [keeps the stream open|is the rent on that help].",
  controls:
    "{X} checks {y} in the controlling cycle: {A} [sets limits|trims], and {B} [feels them|is trimmed]. [Used well, it is editing|At its best it is good editing]; [used badly, it is nagging|at its worst it is a leash].",
  "controlled-by":
    "{Y} checks {x} in the controlling cycle: {B} [holds the brake|draws the line], and {A} [runs into it|meets it first]. [A brake is useful on a hill|You want a brake], [as long as both know where it is|if it is used in time].",
};
