import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dragon"> = {
  dragon: {
    opens: "dragon",
    closes: "dragon",
    decides: { dragon: "the order of the launches" },
    split:
      "Each Dragon takes a project, starts it with a speech and finishes it with a report. The taller one goes first, the other a month later. You settle the order of the launches together, because there's one stage.",
    quarrel:
      "A vice president praises one of you for both projects. The other says something cold into the microphone, and sixty people study their shoes.",
    mend: "The one who was praised writes to all sixty, “One of the two is my colleague's,” and the other takes the remark back. From now on, the owner's name goes on slide one, where even vice presidents look.",
  },
  snake: {
    opens: "dragon",
    closes: "snake",
    leads: "dragon",
    decides: { dragon: "what to announce", snake: "what to keep back" },
    split:
      "The Dragon leads the office move, tells the staff why it's worth it, and decides what to announce. The Snake compares the leases, decides what to keep back until it's certain, and finishes by signing for the keys.",
    quarrel:
      "The Dragon announces the moving date, and the Snake's warning about the elevator is so soft it passes for a cough. Forty people carry boxes upstairs.",
    mend: "The Dragon tells all forty, “I was too early, and lunch is on me.” Now the Snake's warning is an email headed “Sleep on it,” and no date goes out before morning. The next date holds.",
  },
  horse: {
    opens: "horse",
    closes: "dragon",
    decides: { dragon: "the big aim", horse: "the next two weeks" },
    split:
      "The Horse teaches the first class before there's a manual, and plans the next two weeks. The Dragon sets the big aim, takes over in week three, and finishes by showing the board the results.",
    quarrel:
      "Your bookkeeping is a box of receipts. You push it from desk to desk with ruder and ruder notes, until accounting reads them and blocks both company cards.",
    mend: "“I'll sort, you sign, and we tear up the notes,” says the Horse, and the Dragon apologizes to accounting. On Thursdays before lunch, you now sort the receipts for an assistant. You're hungry, so it's done fast.",
  },
  goat: {
    opens: "dragon",
    closes: "goat",
    decides: { dragon: "how big it gets", goat: "how people feel there" },
    split:
      "The Dragon plans a training day, finds the speakers and decides how big it gets. The Goat arranges the rooms, takes charge of how people feel there, and finishes with a note to everyone who came.",
    quarrel:
      "The Dragon invites a third department. The Goat knows there are only forty chairs but keeps quiet, because the Dragon looks so happy. Twenty managers stand until lunch.",
    mend: "The Goat says, “I knew about the chairs,” and the Dragon says, “I never asked.” Now the Dragon asks what runs out first. The next training gets two dates, and the Dragon welcomes people twice.",
  },
  monkey: {
    opens: "dragon",
    closes: "monkey",
    leads: "dragon",
    decides: { dragon: "the goal and the deadline", monkey: "the way there" },
    split:
      "The Dragon leads the switch to new payroll software, explains it to every team, and sets the goal and the deadline. The Monkey picks the way there, moves the data and finishes by fixing what breaks.",
    quarrel:
      "You both love to improvise, so nobody tests the transfer. On payday, three hundred people get nothing, and you point at each other.",
    mend: "The Dragon tells the boss, “Neither of us tested it,” and the Monkey stays until everyone is paid. Next time, the new system runs beside the old one for a month. It's dull, and payday is dull, too.",
  },
  rooster: {
    opens: "dragon",
    closes: "rooster",
    decides: { dragon: "what gets built", rooster: "when it passes inspection" },
    split:
      "The Dragon sketches every page of the new website and decides what gets built. The Rooster tries each link, checks each price, decides when it passes inspection, and finishes by switching off the old site.",
    quarrel:
      "You only bicker over taste. The Dragon wants a gold header, the Rooster wants gray, and all afternoon you pay a designer to wait.",
    mend: "At six the Dragon says, “Take gray, I'll survive.” From then on, the Dragon chooses what people see, and the Rooster what they read. The next choice takes a minute, and the designer gets to draw.",
  },
  dog: {
    opens: "dragon",
    closes: "dog",
    decides: { dragon: "what it should become", dog: "what must not go wrong" },
    split:
      "The Dragon puts the plan for a new branch on one page and decides what it should become. The Dog hears every department's worries, decides what must not go wrong, and finishes the budget you both sign.",
    quarrel:
      "In the board meeting, the Dog voices a doubt about staff costs. The Dragon answers with a speech about loyalty, and the board postpones the plan until fall.",
    mend: "“You were right to check,” says the Dragon. Next time, slide two is the Dog's hardest question with its answer, and the Dragon reads out both. The board asks about parking, then says yes.",
  },
  pig: {
    opens: "dragon",
    closes: "pig",
    decides: { dragon: "what goes into it", pig: "how many hours to give" },
    split:
      "The Dragon outlines the new handbook and decides what goes into it. The Pig collects the facts, decides how many hours to give each chapter, and finishes it in good humor.",
    quarrel:
      "For months, the Pig helps with the Dragon's chapters after six. One day the smile is gone. The Dragon asks whether the coffee is bad, and chapter nine misses its date.",
    mend: "The Dragon says, “Those chapters were mine, so which two do I take back?” The Pig names two at once. From now on, the Dragon types the first page of each new chapter, and the handbook stops growing.",
  },
};
