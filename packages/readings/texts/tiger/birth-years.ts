import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Wood beside wood: the Tiger of 1974 is a forest with one animal in it. You grow things as well as fight for them, and people you trained now run half the trade. You make friends faster than other Tigers. You start more, too, and every start sends out shoots. Prune. Keep a list of what you lead, and cross off the oldest line each birthday. Find a colleague who counts, and don't growl at the total.",
  fire: "Wood feeds fire, and in 1986 it fed a bonfire. You are the Tiger who gives everything in the first hour, in front of everyone, and it is a sight. Crowds suit you, and so do launches and causes. You burn your own timber for them: sleep, savings, the friend you meant to call. Put somebody you love in charge of the woodpile, and obey. You can still be this bright when you are old, and by then it will be rare.",
  earth:
    "The Tigers of 1938 and 1998 keep one paw on the ground. Wood breaks earth, so your push goes into solid stuff: budgets, buildings, staffing, the law. You check before you leap, which surprises people who have met your cousins. You want a result that can be touched. When the soil is poor, you go on digging out of pride. Before a rescue, ask yourself what would make you stop, and tell somebody the answer.",
  metal:
    "Metal cuts wood, and the Tigers of 1950 and 2010 were pruned hard. A strict house, a drill, a rule without a reason: it left you sharp, fast and slightly armored. You set goals like a surgeon and hold yourself to them first. Where your kind wins by nerve, you win by discipline. You can also be cutting, and the team still has the marks. After each verdict, add one sentence about what you would keep.",
  water:
    "Water feeds wood, so the Tiger of 1962 grew up by the river. You sense a mood before you charge at it, and that has saved you more often than your courage has. You persuade where others roar. Help came through people: a teacher, an aunt, a first boss who opened doors. The same ease lets you drift. With three good options, you pace the bank until the boat has left. Give every choice a day of the week, and jump.",
};
