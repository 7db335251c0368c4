import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "You know enough already, so publish or offer your work when it is seventy percent done. Wood feeds fire: the Snake of 1965 reads, clips and keeps everything, and it comes out as good judgment. You explain more than others of your sign, and people would pay to hear it. Then you collect for another year. Let somebody else set the date. Your seventy percent is what other people frame, and only you can see the missing thirty.",
  fire: "Say what annoys you on the same day and at half strength, because you decide fast and hide how much you want to win. Fire under fire gives the Snake of 1977 a strong will behind a very calm face. You impress people before you've spoken. What they don't see is the anger that you carry for a week and then let out one morning over a missing spoon. Take up a sport you're bad at. Losing in public is a skill, and yours is out of practice.",
  earth:
    "Turn ideas into rules that work, since people pay you for that, and keep a few hours a week for questions of your own. Fire makes earth: whatever interests the Snake of 1989 ends up as a procedure, a savings account or a well-run office. You're easy to approach, and people tell you things. The risk is a comfortable job in which the problem was solved two years ago. When you notice that you only keep things running, it's time to look for the next hard question.",
  metal:
    "You like to win alone, and large deals are won by two, so choose a partner who argues well and tell them everything. Fire melts metal: the Snakes of 1941 and 2001 look at rules, money and hard facts until they see another use for them. You're precise, private and difficult to impress. You solve problems and work around people. With one of them on your side, you wouldn't have to. It'll cost you a little pride and some very good lunches.",
  water:
    "In every talk about your future, name one wish of your own; you see what others want so well that they never hear yours. Water douses fire, and the Snake of 1953 was told early to wait and to keep it down. You made a method of it: you know a person after two lunches and a company after four. You're gentle, and slow to warm. Find one place where nobody hushes you, such as a stage, a cause or a late dance class.",
};
