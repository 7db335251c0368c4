import type { SignPortrait } from "../sign-portrait.ts";

export const rooster: SignPortrait = {
  temper: { pace: "even", risk: "careful", talk: "plain" },
  role: "Inspector",
  gifts: [
    "an eye for the error while it is still cheap",
    "order that other people can rely on",
    "the courage to say in public what is wrong",
  ],
  traps: [
    "making a true remark at the wrong time",
    "correcting a detail while the house burns",
    "measuring people by the standard of one perfect week",
  ],
  remedies: [
    "name two things that are right before the one that is wrong",
    "ask whether it will matter in a month",
    "leave one small thing as the other person did it",
  ],
  lore: [
    "Before clocks, the call of the Rooster told a village when to rise. Paper cuts of it were hung on doors to keep stinging things out of the house.",
    "Chinese tradition gives the Rooster five virtues: a cap like a scholar's, spurs like a soldier's, courage, kindness in sharing food, and punctuality.",
    "A general named Zu Di practiced with his sword whenever he heard the Rooster before dawn. The story of him and his friend became the saying for early effort.",
  ],
  moments: {
    meeting: [
      "A Rooster brought the agenda and will keep you to it. They have also seen that page nine adds up to more than the total.",
      "Roosters take the minutes that settle the dispute in May. Ask for a copy.",
      "If a meeting starts late, a Rooster says so. Start on time and you gain a friend.",
    ],
    deadline: [
      "A Rooster hands in at noon what was due at five, checked twice and named correctly.",
      "Roosters plan backward from the date with a buffer that they do not mention. Do not ask for it in advance.",
      "A missed date upsets a Rooster even when nobody was hurt. Explain early and with a new date.",
    ],
    money: [
      "Every receipt has its place. A Rooster can tell you what the team spent on lunch in March.",
      "Roosters buy good shoes, good tools and insurance. What they do not like is to guess.",
      "A Rooster knows what the position pays elsewhere and brings the table to the talk. Have yours ready too.",
    ],
    conflict: [
      "A Rooster says the hard thing first and the kind thing second. Ask them to switch the order.",
      "Roosters argue with evidence and rarely lose on facts. They lose on tone, and it puzzles them.",
      "Once a Rooster has been proved wrong, they say so in front of everyone. Do it as openly when it is your turn.",
    ],
    feedback: [
      "A Rooster wants detail: in public if it is praise and in private if it is not.",
      "Roosters are harder on themselves than you are. Begin by asking for their own rating.",
      "“Good job” tells a Rooster nothing. Tell them which column, which slide, which call.",
    ],
    morning: [
      "Shoes shined, list made, first in: by eight a Rooster has found two slips in the night report.",
      "Roosters do the hard thinking early. From three o'clock on they file, tidy and plan tomorrow.",
      "A changed morning schedule costs a Rooster an hour. Tell them the evening before.",
    ],
    newcomer: [
      "New Roosters read the manual, mark it in red, and return it with thanks.",
      "A Rooster wants to know how success is measured before they begin. If you cannot say, they will write it for you.",
      "In the first weeks a Rooster sees everything that is wrong. Ask for the list in week six, when the reasons are known.",
    ],
    boss: [
      "With a Rooster above you, the bar is high and clear. The person who clears it hears about it in front of all.",
      "Under a Rooster boss, bring the file, the source and the date. Then you get backing that holds.",
      "Rooster managers check. It is not distrust, and it gets lighter with every clean delivery.",
    ],
    selling: [
      "A Rooster sells by proof: dates, figures, a sample, and a promise with a name under it.",
      "Roosters win the careful buyer who was disappointed before. The contract has no gaps.",
      "A Rooster corrects the customer's facts. Agree on a signal for when it is enough.",
    ],
    rest: [
      "A Rooster's day off has a plan too. They are happiest when the garage is in order by four.",
      "Roosters relax through precision: baking, model building, a choir where somebody counts.",
      "Compliments on a weekend outfit please a Rooster more than you would think. They did iron it.",
    ],
    writing: [
      "Numbered points, no typos, and a last line that says who does what by when: a Rooster wrote it.",
      "Roosters edit your text unasked. Accept half of the changes and thank them for all.",
      "A Rooster keeps templates for every case. New colleagues live on them for a year.",
    ],
    choice: [
      "A Rooster lists the facts in two columns, checks the sources, and trusts the longer one.",
      "Roosters decide by standards that they can explain. If there is no standard, they write one first.",
      "Quick decisions go against a Rooster's grain. Offer a rule that says when ninety percent is enough.",
    ],
  },
  jobs: [
    ["Auditor", "the gap between what is said and what is done is the work"],
    ["Air traffic controller", "exact words keep people alive"],
    ["Dentist", "a tenth of a millimeter is a lot"],
    ["Copy chief", "standards need someone to own them"],
    ["Quality engineer", "each flaw found early saves ten later"],
    ["Keynote speaker", "a rehearsed talk looks easy on stage"],
    ["Paralegal", "a missing page can lose the case"],
    ["Stage manager", "two hundred cues come at the right second"],
    ["Laboratory manager", "results count only if the method was clean"],
    ["Wedding tailor", "one crooked seam is seen by everyone"],
  ],
};
