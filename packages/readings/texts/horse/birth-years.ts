import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Wood feeds fire, so the Horse of 1954 brings its own supply. You are always halfway through a book, a language or a shed, and each of them keeps you warm. You train the young without noticing it. You can stay with a thing far longer than people say, as long as it still grows. When it stops, you are gone by dusk. Before you leap the next fence, hand the old field to someone by name.",
  fire: "Fire on fire meets the Horse once in sixty years, and 1966 was one of those years. In Japan, births fell by a quarter that year, such was the reputation. You go first, you go fast, and you would rather beg pardon than wait in line. Rooms change temperature around you. So keep water within reach: a partner who asks one question, a rule about nights, a day without an engine. Then burn.",
  earth:
    "Fire makes earth, and that gives the Horse of 1978 something rare: it stops. You run hard, and then you pave the track behind you, with a budget, a team and a manual that others can follow. In your herd, you are the one who sends the invoice. Slow days worry you less than they worry your kind, and a mortgage doesn't feel like a bridle. The ash piles up, however. You still carry duties from three old jobs. Set one down each spring, and go out for a gallop.",
  metal:
    "Fire melts metal, and the Horse of 1990 grew up at the anvil. You want results with an edge: a number, a title, a contract signed by noon. Rules that stop other people go soft in your hands, and you hammer them into something better. You say it straight, at times so straight that it leaves a dent. You forge faster than you polish. Pair up with a finisher, and let a blunt email cool until after lunch.",
  water:
    "Water douses fire, and the Horses of 1942 and 2002 have run in the rain since they were foals. It made you flexible. You read the weather in a face, change lanes in time, and tell the best stories in the van. You talk where another of your sign would kick. The trouble starts inside: a splash of doubt at full gallop, and you swerve to a new plan. Finish the lap. Doubt grows when you are tired, so ask it again after breakfast.",
};
