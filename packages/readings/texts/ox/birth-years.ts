import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Take on one new method a season and refuse the second: you can reform an old system without breaking it, but not twice at once. Wood breaks earth, and bosses kept changing the plan on the Ox of 1985. You learned to bend a little, which few of your sign do, and to get the reason before you begin. You also say where a change will hurt. Say it early. In March it's heard as advice, and in June as a complaint.",
  fire: "You work hardest for something that people will see, so choose launches, openings and big orders over quiet upkeep. Fire makes earth: give the Oxen of 1937 and 1997 praise, a deadline or a rival, and they produce for weeks. You speak your mind sooner than other Oxen, and regret it longer. Your temper is slow to start and slow to stop. After a big push, keep one week free of decisions. Nothing you sign in anger gets cheaper later.",
  earth:
    "Once a year, follow the advice of a restless friend for a month, because nothing else will make you try a new way. Earth beside earth gives the Oxen of 1949 and 2009 a calm that whole firms are built on. Nobody pushes you, and nobody needs to: you're nearly always standing in the right place. The trouble comes when the trade itself changes. You call it a fad and wait for it to pass, and some fads have passed you instead.",
  metal:
    "Your standard is higher than your pay, so train two people to keep it, and go home on time on Fridays. Earth bears metal: the Ox of 1961 gives itself to the work, the clean weld, the exact clause, the knife back in its place. You have outworked a whole department. It tires you that others live off your standard and add nothing to it. They'd add more if you thanked them first. You'll think that's odd, and it works anyway.",
  water:
    "You bargain well because you can wait, so do it for your own salary too, and say within a week what bothers you. Earth dams water: the Ox of 1973 listens longer than others and gives way in small things to win the large one. You pour the coffee, you sit, and the price comes down to you. You hold back your feelings in the same way. One that has waited ten years comes out all at once, usually at somebody's birthday party.",
};
