import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Say your main plan in one sentence and drop whatever doesn't fit it, or your team will lose the thread. Wood breaks earth, and the Dragon of 1964 was shaken up early by teachers, rivals or a business that grew too fast. It made you curious. You develop people, and you can share the lead, which is rare for your sign. You also have more ideas than anyone can follow. By Thursday the plan has six branches and a podcast.",
  fire: "Keep two people near you who aren't impressed, and show them the figures before each launch. Fire makes earth: the Dragon of 1976 turns an attack into a new product line within weeks. Nobody of your sign is quicker, louder or better loved by the interns. Applause makes you faster still, and it can carry you for years, past dinner and past your budget. If the two shrug, go ahead. If they turn pale, they've just saved you a fortune.",
  earth:
    "People trust you with large and long things, so apply for them, and spend an hour a week with the customers. Earth on earth: the Dragon of 1988 wants the big plan and also wants its foundations inspected. Banks like that, and so do boards. You organize well, and you listen before you rule. Once you've decided, though, an argument reaches you late and on its best behavior. At the counter you hear it while it's still rude and useful.",
  metal:
    "Pick the two battles that matter this year, and let good people be a bit wrong in the rest. Earth bears metal: the Dragons of 1940 and 2000 keep a promise to the letter and want everyone else to. You fight for a principle, a font and a figure in the same clear voice. It's exhausting, and you'd sooner break down than get help. People learn faster where they may err. You sleep, and the font turns out to be fine.",
  water:
    "You stay calm where others shout, so take charge in a crisis, and tell your team one thing that worries you. Earth dams water: the Dragon of 1952 lets people talk until they have nothing left, and then says where to go. For your sign, that's almost patient. The calm is so good that nobody can tell what's behind it. Your team guesses, and it guesses something worse. One honest doubt from you settles more nerves than a speech.",
};
