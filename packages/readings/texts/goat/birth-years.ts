import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Wood breaks earth, and the Goat of 1955 had roots in its pasture early: a family to look after, a cause, a boss with needs. You grew around them. You raise other people, patient as a nursery, and your opinions about fairness surprise the loud ones. Still, everybody's ivy climbs on you. Look at what each plant gives back. Keep a strip of ground where nothing has to grow, and put a chair on it.",
  fire: "Fire makes earth, so the warmth of 1967 lies under your hooves, and you build with it. You are the bold Goat. You wear the coat, sing at the party, and defend a shy colleague so hotly that people put down their forks. Attention builds you up, and being ignored chills you to the bone. Get your feedback by a date instead of waiting for it by luck. And look at the bill before you say that it's on you.",
  earth:
    "Earth with earth: the Goat of 1979 is a meadow with a fence around it. You want work that is useful, neighbors who stay, and a lunch that somebody cooked. You are steadier than your sign is supposed to be, and rather proud of it. All day people lean over the fence with their troubles. Where nothing disturbs you, nothing moves either, and your talent naps. Enter a contest or take a class with strangers. You can shut the gate at six.",
  metal:
    "Earth bears metal, and out of soft ground the Goat of 1991 brings some very sharp things. You design with a ruler. Your taste has rules, your playlist has an order, and under the kind voice runs a line that nobody crosses twice. Making all that shine wears you thin, and then you sting the people you like best. Give away less. Sell one good piece where you now hand out three, and take a day off before you're ill.",
  water:
    "Earth dams water, and the Goats of 1943 and 2003 keep a pond. Other people's feelings run down to you, and you hold them still until they are clear. You fit into any group, pick up a trend early, and let go of it without tears. You also bargain well, since you can wait. What you collect has to drain somewhere: into a diary, a long swim, a friend in rubber boots. If it doesn't, the next one to spill a coffee gets the flood.",
};
