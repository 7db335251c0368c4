import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Wood breaks earth, and the Dragon of 1964 was broken up early, by teachers, rivals, or a business that grew too fast. Something good came up through the cracks. You ask questions, you develop people, and you can share a throne if the seat is wide. Your plans branch until no one sees the trunk. State the trunk in one line. Hang each new idea on it or let it drop, however green it looks.",
  fire: "Fire makes earth, and in 1976 it made a volcano. You turn heat into ground: attack you, and there is a new product line by spring. No Dragon is quicker, or louder, or better loved by the interns. Applause feeds you so well that you can live on it for years and skip dinner. Keep two people near you who never clap. Before each eruption, ask them whether anyone lives on that slope.",
  earth:
    "Earth on earth: the Dragon of 1988 is a mountain with plans. You want the big thing, and you also want its foundations inspected, so banks and boards can bear you. You organize well, and you listen before you rule. Once you have settled, though, every argument has to climb up to you. Go down to it. An hour a week at the counter or on the phones keeps the view honest and your knees young.",
  metal:
    "Earth bears metal, so the Dragons of 1940 and 2000 spend their own mass on the blade. You are exact about the grand idea. You fight for a principle, a font and a figure in the same clear voice, and you keep promises to the letter. It takes a lot out of you, and you would sooner crack than ask. Pick the two battles that matter this year. In the rest, let good people be a bit wrong. They learn faster, and you sleep.",
  water:
    "Earth dams water, and the Dragon of 1952 knows how to build a harbor. You hold a strong current without shouting at it. You wait, you let the others talk themselves dry, and then you steer them where you wanted. For your sign, that is almost patient. The calm works so well that nobody can tell what you keep back, and your doubts are down there too. Say one of them aloud. Your crew has been rowing harder than it needs to.",
};
