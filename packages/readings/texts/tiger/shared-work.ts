import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"tiger"> = {
  tiger: {
    opens: "tiger",
    closes: "tiger",
    decides: { tiger: "the targets" },
    split:
      "You set the targets for the office move together and toss a coin. The winner starts, runs the meetings and finishes the job. The other Tiger hires the movers and gets the next project.",
    quarrel:
      "The new director asks who's in charge, and you both say, “I am.” You argue in the parking lot until your colleagues take sides, and nobody books the movers.",
    mend: "The loser of the toss tells the director, “My colleague runs this move, and I run the next project.” From then on, you argue only on walks. Tigers walk fast, so an answer takes ten minutes.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "tiger",
    decides: { tiger: "whether to go ahead", rabbit: "how the plan is explained" },
    split:
      "Before two teams merge, the Rabbit talks to the doubters and chooses how the plan is explained. You draw the chart. The Tiger decides whether to go ahead and finishes with a vote.",
    quarrel:
      "On the last evening, you disagree about one name on the chart. The Tiger gets loud to clear the air, the Rabbit leaves the room, and the vote is off.",
    mend: "The Tiger comes back quietly: “I was too loud. Which name would you move?” The Rabbit answers by email that night. Later disputes are typed, because roaring is slow on a keyboard, and voting takes four minutes.",
  },
  dragon: {
    opens: "dragon",
    closes: "tiger",
    decides: { tiger: "which department switches next", dragon: "the message" },
    split:
      "The Dragon announces the new computer system and decides the message. You visit half the departments each. The Tiger decides which department switches next and finishes by shutting off the old system.",
    quarrel:
      "The Dragon gives the team an order at nine, and the Tiger gives another after lunch. The team follows neither, and waits at full pay to see who wins.",
    mend: "The Tiger goes to the Dragon, not to the team: “Your order today, mine tomorrow.” You tell the team together. After that, every order comes from the Tiger and has the Dragon's initials, and the team gets going.",
  },
  snake: {
    opens: "tiger",
    closes: "snake",
    decides: { tiger: "what to demand", snake: "the right day" },
    split:
      "The program you bought keeps failing, so the Tiger makes the first call and decides what to demand. You collect the proof. The Snake chooses the right day for the last letter and finishes with a signed refund.",
    quarrel:
      "The vendor stalls. The Tiger asks why you're waiting and gets silence, because the Snake is thinking. You both feel insulted, and the last day for refunds goes by.",
    mend: "“I was thinking, not sulking,” says the Snake, and the Tiger phones the vendor and gets another week. Later silences end at four, when the Tiger may knock. The refund comes that month.",
  },
  horse: {
    opens: "horse",
    closes: "tiger",
    leads: "tiger",
    decides: { tiger: "what counts as safe", horse: "the route" },
    split:
      "The Horse calls eight branches about a safety check and picks the route. From there the Tiger leads and decides what counts as safe. You inspect four branches each, and the Tiger finishes with the report.",
    quarrel:
      "You each leave the leftovers to the other, and one form is never sent. Then the 500-dollar fine arrives, and you argue over whose budget pays it.",
    mend: "“I led, so my budget pays,” says the Tiger, and the Horse drives the form over within the hour. On the next check, you leave no branch before its forms are with a third colleague, who loves forms and finds two mistakes.",
  },
  goat: {
    opens: "tiger",
    closes: "goat",
    decides: { tiger: "when to fight for a page", goat: "what is good enough to show" },
    split:
      "The Tiger gets the money for a new website. The Goat makes the drafts and decides what is good enough to show. The Tiger decides when to fight for a page, and the Goat finishes the site.",
    quarrel:
      "From the doorway, the Tiger calls the draft boring and forgets it. The Goat hides the draft for two days, while a programmer is paid to wait.",
    mend: "The Tiger sits down: “That was rude. Which part do you like best?” Out comes the draft. Later comments wait for the second draft and fit on one sticky note, and the programmer has work again.",
  },
  monkey: {
    opens: "monkey",
    closes: "tiger",
    decides: { tiger: "whether to use it", monkey: "how to fix them" },
    split:
      "The Monkey tests a payroll program, finds the errors and says how to fix them. You retest it for a week. The Tiger decides whether to use it and finishes with a signature.",
    quarrel:
      "In front of the team, the Monkey tells a joke about the Tiger. Everyone laughs, the Tiger hits back, people pick sides, and the payroll goes out two days late.",
    mend: "The Monkey tells everyone, “Today's joke is on me. I crashed the test twice.” The Tiger laughs first. Now only the program may be teased in meetings, and the team sits at one table again.",
  },
  rooster: {
    opens: "tiger",
    closes: "rooster",
    decides: { tiger: "the headline", rooster: "the figures" },
    split:
      "The Tiger starts the quarterly report, writes the headline and gets every department to deliver. You share out the pages. The Rooster checks the figures and finishes with the list of sources.",
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
      "The Tiger leads, decides which service to launch and starts with the announcement. You write the instructions together. The Dog decides what you may promise, takes the complaints and finishes when the last is settled.",
    quarrel:
      "On launch morning, the Dog mentions a doubt about refunds. The Tiger calls that desertion. You're both still arguing when the first customers phone, and nobody picks up.",
    mend: "The Tiger asks, “Who gets hurt today if you're right?” You settle that case and pick up the phones. Three days before the next launch, the Dog plays an angry customer, and every doubt is settled early.",
  },
  pig: {
    opens: "tiger",
    closes: "pig",
    decides: { tiger: "how much to risk", pig: "how hard the team works" },
    split:
      "A project is late, so the Tiger calls the client, names a new date and decides how much to risk. You divide the tasks. The Pig decides how hard the team works and finishes with a friendly handover.",
    quarrel:
      "To save the project, the Tiger promises the Pig's evenings without asking. The Pig smiles for three weeks, then says everything at once, in the client's lobby.",
    mend: "“I gave away what wasn't mine,” says the Tiger. “Go home tonight.” After that, evenings count only if their owner put them in the calendar. The Pig writes in two a week, and brings dessert.",
  },
};
