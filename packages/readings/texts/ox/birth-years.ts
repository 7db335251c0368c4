import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Wood breaks earth, and in 1985 you were born into it: a steady Ox with roots pushing up through the floor. When you were young, bosses kept changing the plan on you. You learned to bend a little, which few Oxen do, and to ask what the change is for. People hand you reforms, because you carry one out and also say where it hurts. Take on one new method per season. Two will crack the yard.",
  fire: "People hear a Fire Ox coming. Fire makes earth, and the Oxen of 1937 and 1997 turn heat into ground. Praise, a deadline or a rival is enough, and you produce for weeks. You say what you think sooner than your herd does, and you regret it longer. Your temper is slow to light and hard to put out. Choose work that can be seen, a launch or a big order. Afterward, let the field cool before you plow it again.",
  earth:
    "Earth beside earth gives the heaviest Ox of all, that of 1949 and 2009. Nobody moves you and nobody needs to, because you mostly stand in the right place. Whole firms have been built on one like you. The trouble is with weather. When the ground itself has to shift, you call it a fad and wait for it to pass. Keep one restless person close, from outside your trade, and promise to try their advice for a month.",
  metal:
    "Earth bears metal, so the Ox of 1961 gives itself to the tool. You care about the edge of a thing: the clean weld, the exact clause, the knife put back in its place. You can outwork a department, and you have. Your word is short and nobody asks twice. It drains you that others live off your standard and never sharpen it. Train two of them well, go home on Fridays, and say thank you first. It echoes.",
  water:
    "Earth dams water, and yours is the hand on the gate. The Ox of 1973 listens longer than the others and gives way in small things to win the large one. You bargain well: you sit, you pour the tea, you wait, and the price comes down to you. You like a plan with a side channel. Beware of holding back too much. A feeling kept behind the wall for ten years does come out, and it takes the road with it.",
};
