import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dragon"> = {
  dragon: {
    opens: "dragon",
    closes: "dragon",
    decides: { dragon: "the order of the launches" },
    split:
      "One project each: whoever starts it gets the boss excited, finds the people and finishes the report. The taller one begins, and the other follows a month later. Settle the order of the launches together, because there's only one stage.",
    quarrel:
      "A vice president praises one of you for both projects. The other says something cold into the microphone, and sixty people study their shoes.",
    mend: "The one who was praised writes to all sixty: “One of the two is my colleague's.” The other takes the cold remark back, aloud. After that, the owner's name goes on slide one, where even vice presidents look.",
  },
  snake: {
    opens: "dragon",
    closes: "snake",
    leads: "dragon",
    decides: { dragon: "what to announce", snake: "what to keep back" },
    split:
      "The Dragon leads the office move, tells the staff why it's worth it, and decides what to announce. The Snake compares the leases, decides what to keep back until it's certain, and finishes by signing for the keys.",
    quarrel:
      "The Dragon announces the moving date. The Snake's warning about the elevator was so soft it passed for a cough. Forty people carry boxes upstairs, and the Dragon asks why nobody spoke.",
    mend: "The Dragon tells all forty, “I was too early. Lunch is on me.” Now the Snake's warning is an email headed “Sleep on it,” and no date goes out before morning. The next date needs no correction.",
  },
  horse: {
    opens: "horse",
    closes: "dragon",
    decides: { dragon: "the big aim", horse: "the next two weeks" },
    split:
      "The Horse starts the training program before there's a manual, teaches the first class and plans the next two weeks. The Dragon sets the big aim, takes over in week three, and finishes by showing the board the results.",
    quarrel:
      "Your bookkeeping is a box of receipts. You push it from desk to desk, with a ruder note each time, until accounting reads the notes and blocks both company cards.",
    mend: "“I'll sort, you sign, and we tear up the notes,” says the Horse. The Dragon apologizes to accounting for both. After that, you sort the receipts together on Thursdays before lunch, for a careful assistant. You're hungry, so it's done fast.",
  },
  goat: {
    opens: "dragon",
    closes: "goat",
    decides: { dragon: "how big it gets", goat: "how people feel there" },
    split:
      "The Dragon plans the training day, finds the speakers and decides how big it gets. The Goat arranges rooms and breaks, takes charge of how people feel there, and finishes with a note to everyone who came.",
    quarrel:
      "The Dragon invites a third department. The Goat knows there are forty chairs for sixty people, but keeps quiet, because the Dragon looks so happy. Twenty managers stand until lunch.",
    mend: "The Goat says, “I knew about the chairs,” and the Dragon says, “I never asked.” Now the Dragon asks what runs out first, and gets a number. The training gets two dates, and the Dragon welcomes people twice.",
  },
  monkey: {
    opens: "dragon",
    closes: "monkey",
    leads: "dragon",
    decides: { dragon: "the goal and the deadline", monkey: "the way there" },
    split:
      "The Dragon leads the switch to the new payroll software, explains it to every team, and sets the goal and the deadline. The Monkey chooses the way there, moves the data, and finishes by fixing what breaks in week one.",
    quarrel:
      "You both love to improvise, so nobody tests the transfer. On payday, three hundred people get nothing, and you each tell the boss that testing was the other's job.",
    mend: "The Dragon tells the boss, “Neither of us tested it.” The Monkey stays until everyone is paid. Next time, the new system runs beside the old one for a month. It's dull, and payday is dull, too.",
  },
  rooster: {
    opens: "dragon",
    closes: "rooster",
    decides: { dragon: "what gets built", rooster: "when it passes inspection" },
    split:
      "The Dragon starts the new website with a sketch of every page, decides what gets built, and collects the texts. The Rooster tries each link, checks each price, decides when it passes inspection, and finishes by switching off the old site. In any job, the Dragon draws and the Rooster measures.",
    quarrel:
      "You only bicker over taste. The Dragon wants a gold header, the Rooster wants gray, and all afternoon you pay a designer to wait.",
    mend: "At six the Dragon says, “Take gray, I'll survive.” From then on, the Dragon chooses what people see, and the Rooster what they read. The choice takes a minute, and the designer can draw.",
  },
  dog: {
    opens: "dragon",
    closes: "dog",
    decides: { dragon: "where you are going", dog: "what must not happen on the way" },
    split:
      "The Dragon puts the plan for the new branch on one page and decides where you are going. The Dog asks every department what worries it, decides what must not happen on the way, and finishes the budget you both sign.",
    quarrel:
      "In the board meeting, the Dog voices a doubt about staff costs. The Dragon answers with a speech about loyalty, and the board puts the plan off until fall.",
    mend: "“You were right to check. Show me the number,” says the Dragon. Next time, slide two is the Dog's hardest question with its answer, and the Dragon reads out both. The board asks about parking, then says yes.",
  },
  pig: {
    opens: "dragon",
    closes: "pig",
    decides: { dragon: "what is planned", pig: "how many hours to give" },
    split:
      "The Dragon writes the outline of the new handbook and decides what is planned. The Pig collects the missing facts, decides how many hours to give each chapter, and finishes the last page in good humor.",
    quarrel:
      "For months, the Pig helps with the Dragon's chapters after six. One day the smile is gone. The Dragon asks whether the coffee is bad, and chapter nine misses its date.",
    mend: "The Dragon says, “Those chapters were mine. Which two do I take back?” The Pig names two. If the Dragon doesn't ask, the Pig hands them back. From now on, the Dragon types the first page of each new chapter, and the handbook stops growing.",
  },
};
