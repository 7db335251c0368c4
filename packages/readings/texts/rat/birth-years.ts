import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "You help more people than other Rats do, so decide each May which two of your projects you keep, and charge for them. Water feeds wood: what you hear at the printer turns into a course, a team or a side business with a name. Juniors find you early, and you enjoy it. That's how the Rat of 1984 comes to run six things at once, four of them for free. Drop the four politely. The people in them had been meaning to do it themselves.",
  fire: "Write an offer while you feel bold, check its costs the next morning, and then send it before you can doubt it again. Water douses fire, and the Rats of 1936 and 1996 have both: nerve in front of a room, and second thoughts on the train home. You pitch better than any of your kind. The doubt isn't a flaw, either, because it has kept you out of two bad contracts. It just works best on a schedule. A third look adds nothing but commas.",
  earth:
    "You plan and save so well that you should make one bet a year on purpose, with a sum that you can afford to lose. Earth dams water, and the Rats of 1948 and 2008 met limits early: thrift, rules, a fixed bedtime. They gave you a plan on paper, a spare key and a bank that likes you. They also taught you to turn down chances that nobody had forbidden. Choose the bet yourself, write down its price, and tell your parents afterward.",
  metal:
    "For every cost you cut, say one kind sentence, because you find waste at once and praise late. Metal feeds water: the Rat of 1960 had strict mentors, and they handed down their methods. You read a contract to the end, you say one number, and it's the right one. Giving comes harder to you: a compliment, a free afternoon, an hour for a beginner. Teach one person what you were taught. Your mentors did it for nothing, and look what came of it.",
  water:
    "You hear everything and start too much, so put two hours of quiet work into each day and let some rumors pass. Water on water gives the Rat of 1972 the same talent twice. You can talk to anyone, and the client who swore to leave now sends you a card every Christmas. Only your own plans get lost, somewhere between two phone calls. Work with a colleague who writes down dates. You'll find that person strict for a week and useful for twenty years.",
};
