import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "You stay for as long as you learn, so find work that teaches you, and when you go, hand your job to somebody by name. Wood feeds fire: the Horse of 1954 is always halfway through a book, a language or a shed. You train the young without noticing it. You keep at a thing far longer than people say, provided that it grows. When it stops, you're gone within the week. A page of notes makes the difference between a legend and a mess.",
  fire: "Before you start anything, let one careful partner put one question to you. Fire on fire comes to the Horse once in sixty years, and 1966 was one of those years; births in Japan fell by a quarter, such was the reputation. You go first, you go fast, and you'd rather apologize than wait in line. The question costs you a minute and saves you most of the apologies. Add a rule about late nights and a day a week without plans. Then go.",
  earth:
    "Look for a branch or a small firm to run, because you finish what you start and send the invoice. Fire makes earth, and that gives the Horse of 1978 something rare: it stops. You go fast, and then you write the budget and the manual that let others follow. A slow day doesn't scare you, and neither does a mortgage. But you still carry duties from three old jobs. Give one away each spring, and spend the free morning outdoors.",
  metal:
    "You want results that can be read off, so choose work with figures and ranks, and let somebody read your angry emails first. Fire melts metal: the Horse of 1990 finds a way around rules that stop other people, and often a better one. You say things straight, at times so straight that a customer needs a day off. You start faster than you finish. A partner who likes the last ten percent would make you hard to beat.",
  water:
    "Finish what you began and judge it after breakfast, because your worst changes of plan come when you're tired. Water douses fire: the Horses of 1942 and 2002 met doubt early, and it made them flexible. You read faces well, you change direction in time, and you tell the best stories in the van. You talk where other Horses kick. A sudden doubt at full speed feels like insight. If it's still there in the morning, with coffee, it may be one.",
};
