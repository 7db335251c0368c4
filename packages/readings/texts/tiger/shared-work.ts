import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"tiger"> = {
  tiger: {
    opens: "tiger",
    closes: "tiger",
    decides: { tiger: "the targets" },
    split:
      "One project, one Tiger. For an office move, toss a coin: the winner starts it, runs the meetings and finishes it. The other Tiger hires the movers and gets the next project. You set the targets together beforehand.",
    quarrel:
      "The new director asks who's in charge, and you both say, “I am.” You argue in the parking lot until your colleagues take sides, and nobody books the movers.",
    mend: "The loser of the toss tells the director, “My colleague runs this move, and I run the next.” From then on, you argue only on walks. Tigers walk fast, so the team gets one answer in ten minutes.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "tiger",
    decides: { tiger: "whether to go ahead", rabbit: "how the plan is explained" },
    split:
      "Two teams merge. The Rabbit talks quietly to the doubters and chooses how the plan is explained. You draw the new chart together. The Tiger decides whether to go ahead and finishes with a vote. In every plan, the Rabbit explains and the Tiger decides.",
    quarrel:
      "On the last evening, one name on the chart is in dispute. The Tiger gets loud to clear the air, the Rabbit leaves the room, and the vote is off.",
    mend: "The Tiger comes back quietly: “I was too loud. Which name would you move?” The Rabbit answers by email that night. Later disputes are typed, because roaring is slow on a keyboard. The vote takes four minutes.",
  },
  dragon: {
    opens: "dragon",
    closes: "tiger",
    decides: { tiger: "the next move", dragon: "the message" },
    split:
      "The switch to a new system begins with the Dragon, who gives a speech and decides the message. Each of you visits half the departments. The Tiger decides the next move, makes the hard calls and finishes by shutting off the old system.",
    quarrel:
      "The Dragon gives the team an order at nine. The Tiger gives another after lunch. The team does neither, and waits at full pay to see who wins.",
    mend: "The Tiger goes to the Dragon, not to the team: “Your order today, mine tomorrow.” You tell the team together. After that, every order comes from the Tiger, with the Dragon's initials on the whiteboard. The team reads it and starts.",
  },
  snake: {
    opens: "tiger",
    closes: "snake",
    decides: { tiger: "what to demand", snake: "the right day" },
    split:
      "A program keeps failing, so the Tiger makes the first call and decides what to demand. You collect the proof together. The Snake chooses the right day for the last letter and finishes with a signed refund. In any dispute, the Tiger speaks first and the Snake last.",
    quarrel:
      "The vendor stalls. The Tiger asks why you're waiting and gets silence, because the Snake is thinking. You both feel insulted, and the last day for refunds goes by.",
    mend: "The Snake explains: “I was thinking, not sulking.” The Tiger phones the vendor and gets another week. Later silences end at four, and then the Tiger may knock. The refund comes that month.",
  },
  horse: {
    opens: "horse",
    closes: "tiger",
    leads: "tiger",
    decides: { tiger: "what counts as safe", horse: "the route" },
    split:
      "The Horse starts the safety check of eight branches with calls and picks the route. From there the Tiger leads and decides what counts as safe. You inspect four branches each, and the Tiger finishes with the report.",
    quarrel:
      "The check is over, except for the leftovers. Each of you meant the other to mail the last form. It brings a 500-dollar fine, and you argue over whose budget pays.",
    mend: "“I led, so my budget pays,” says the Tiger. The Horse says thank you and drives the form over within the hour. On the next check, nobody leaves a branch before a third colleague has its forms. That fine stays the only one.",
  },
  goat: {
    opens: "tiger",
    closes: "goat",
    decides: { tiger: "when to fight for a page", goat: "what is good enough to show" },
    split:
      "For a new website, the Tiger starts by getting the money. The Goat makes the drafts and decides what is good enough to show. The Tiger decides when to fight for a page, and the Goat finishes the site.",
    quarrel:
      "From the doorway, the Tiger calls the draft boring and forgets it. The Goat hides the draft for two days, while a programmer is paid to wait.",
    mend: "The Tiger sits down: “That was rude. Which part do you like best?” Out comes the draft. Without that, the Goat asks, “Boring in which place?” Later comments begin with the second draft and fit on one sticky note. The programmer has work the same day.",
  },
  monkey: {
    opens: "monkey",
    closes: "tiger",
    decides: { tiger: "whether it goes out", monkey: "how to fix them" },
    split:
      "The Monkey starts the test of a payroll program, finds the errors and says how to fix them. You retest together for a week. The Tiger decides whether it goes out, and finishes the test with a signature.",
    quarrel:
      "In front of the team, the Monkey tells a joke about the Tiger. Everyone laughs, the Tiger hits back, people pick sides, and the payroll goes out two days late.",
    mend: "The Monkey tells the next meeting, “Today's joke is on me. I crashed the test twice.” The Tiger laughs first. In meetings, only the program may be teased now. The team sits at one table again.",
  },
  rooster: {
    opens: "tiger",
    closes: "rooster",
    decides: { tiger: "the headline", rooster: "the figures" },
    split:
      "The Tiger starts the quarterly report, writes the headline and gets every department to deliver. You share out the pages. The Rooster checks the figures and finishes with the sources. Words are the Tiger's and numbers the Rooster's in anything you publish.",
    quarrel:
      "The Tiger presents the report, and the Rooster corrects a figure out loud. The Tiger hears mutiny. You argue about loyalty all the way home, and the board remembers the wrong figure.",
    mend: "The Rooster says, “The figure was wrong, and so was my timing.” The Tiger sends the board the right one. At the next report, the Rooster presents the figures, nobody interrupts, and the board takes notes.",
  },
  dog: {
    opens: "tiger",
    closes: "dog",
    leads: "tiger",
    decides: { tiger: "which service to launch", dog: "what you may promise" },
    split:
      "The Tiger leads, decides which service to launch and opens with the announcement. You write the instructions together. The Dog decides what you may promise, takes the first complaints and closes the launch when all are settled. Whatever you launch, the bold half is the Tiger's.",
    quarrel:
      "On launch morning, the Dog mentions a doubt about refunds. The Tiger calls that desertion. You're both still arguing when the first customers phone, and nobody picks up.",
    mend: "The Tiger asks, “Who gets hurt today if you're right?” You settle that one case and pick up the phones. Three days before the next launch, the Dog plays an angry customer, and every doubt is settled early.",
  },
  pig: {
    opens: "tiger",
    closes: "pig",
    decides: { tiger: "how much to risk", pig: "how hard the team works" },
    split:
      "A project is late, so the Tiger starts with the client, names a new date and decides how much to risk. You divide the tasks. The Pig decides how hard the team works and finishes with a friendly handover.",
    quarrel:
      "To save the project, the Tiger promises the Pig's evenings without asking. The Pig smiles for three weeks, then says everything at once, in the client's lobby.",
    mend: "“I gave away what wasn't mine,” says the Tiger. “Go home tonight.” Either way, the Pig leaves at five. After that, an evening counts only if its owner wrote it in the calendar. The Pig writes in two a week, and brings dessert.",
  },
};
