import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "You look after everyone, so decide how many people you help at a time, and keep one afternoon for yourself. Wood breaks earth, and the Goat of 1955 had duties early: a family, a cause, a boss with needs. You grew with them. You're patient with beginners, and your views on fairness surprise the loud ones. Some people have leaned on you for ten years, and they can stand. See what each one gives back, and let the first go gently.",
  fire: "Show your work under your own name and set a date for feedback: you need to be seen, and silence feels to you like a verdict. Fire makes earth, and attention builds up the Goat of 1967. You're the bold one of your sign. You wear the coat, you sing at the party, and you defend a shy colleague so hotly that people put down their forks. If nobody writes for a week, they're busy. And look at the prices before you say that dinner is on you.",
  earth:
    "Once a year, enter a contest or take a class with strangers, because you're happy where you are and your talent falls asleep there. Earth with earth: the Goat of 1979 wants useful work near home, neighbors who stay and a lunch that somebody cooked. You're steadier than your sign is supposed to be, and rather proud of it. People bring you their troubles all day. Close your door at six. The troubles will still be there at nine, well rested.",
  metal:
    "You give away work that people would pay for, so sell one good piece where you now hand out three. Earth bears metal: the Goat of 1991 is kind and also very exact. You design with a ruler, your playlist has an order, and nobody crosses your line twice. All that precision wears you out, and then you snap at the people you like best. Take the day off before you're ill. They'd rather miss you on Wednesday than meet you on Thursday.",
  water:
    "Everyone's feelings land with you, so choose one place to leave them: a diary, a long swim, a patient friend. Earth dams water, and the Goats of 1943 and 2003 keep all that they hear. You fit into any group, and you notice a trend early and drop it without tears. You also bargain well, because you can wait; do it for yourself now and then. What you never let out goes to the wrong address in the end, to a person who has only spilled some coffee.",
};
