import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Wood breaks earth, and the Dog of 1994 has roots working under the kennel. Early on you had to change schools, teams or minds, and you decided that growing was a duty. You volunteer, you study, and you bring the new hire along. You even like novelty, provided it is fair. So many good causes pull at your ground that by Thursday it crumbles. Guard one at a time. The others have your sympathy, which is worth having.",
  fire: "Fire makes earth, and the Dogs of 1946 and 2006 stand on warm ground and bark. You have the nerve for a microphone. When you see a wrong you name it while the coffee is hot, and half the room finds out that it agreed all along. Praise settles you, and you repay it in years. Mind the smoke, though: few of the strangers at the gate are arsonists. Put a question before the alarm, and you keep your voice for real fires.",
  earth:
    "Earth under earth: the Dog of 1958 is the doorstep of the house. People know where you will be in ten years, and they build on it. You keep records, keys and confidences. You vote for the careful budget and stay on to count the chairs. So much ground makes for a slow turn, and a wrong first opinion can sit in your yard for a decade, like an old car. Once a year, walk around your judgments and have one towed.",
  metal:
    "Earth bears metal, and the Dog of 1970 grew teeth. You are true to a principle first and to a person second, and both of them know it. You draft the code of conduct, you testify, you send back the gift basket. Staying that sharp takes a lot of you. You end the week hollow and call it high standards. Lay the blade down at your own front door, where nobody is on trial. At work, forgive one small thing in writing, and see what it saves.",
  water:
    "Earth dams water, and the Dog of 1982 has built a decent shore. Other people's tempers break on you and go out again. You listen, you joke at the right moment, and nobody of your sign is easier to know. You would make a fine mediator, since you hold your ground without baring a tooth. Behind the wall, the worry rises by inches. Let some of it out each evening: a run, a page, a call to the friend who never gives advice.",
};
