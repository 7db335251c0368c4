import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"ox"> = {
  ox: {
    opens: "ox",
    closes: "ox",
    decides: { ox: "the order of tasks" },
    split:
      "You agree on the order of tasks for the yearly audit, and a coin decides which Ox starts and collects the papers. You check the books together. The other Ox finishes the report.",
    quarrel:
      "You need a new accounting program. Each Ox wants a different one and won't say so twice. So the old one stays, and crashes twice in audit week.",
    mend: "The older Ox speaks first: “Yours for a month, then mine.” The program that takes fewer hours stays. After that, a week-old tie goes to a third person, and the next audit runs without a crash.",
  },
  tiger: {
    opens: "tiger",
    closes: "ox",
    decides: { ox: "the schedule", tiger: "what to offer" },
    split:
      "The Tiger gets the director's yes to a help desk and decides what to offer. You write the standard answers together. The Ox makes the schedule, trains the staff and finishes on the promised day.",
    quarrel:
      "The Tiger wants to begin today, and the Ox says “not yet.” The Tiger hears a no and pushes, the Ox stops completely, and two weeks are lost.",
    mend: "The Ox explains, “Not before the ninth: two phones are missing,” and the Tiger gets both in an hour. After that, each “not yet” comes with a date and an errand. The desk opens on the eighth.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "ox",
    decides: { ox: "the deadline", rabbit: "how the report looks" },
    split:
      "For the annual report, the Rabbit gets figures from people who answer nobody else, and decides how the report looks. You share the writing. The Ox sets the deadline, reads the proofs and finishes on time.",
    quarrel:
      "The Ox says that page four is weak. The Rabbit says yes to avoid a scene, and changes nothing. Then the boss finds it weak, too, and the Ox feels deceived.",
    mend: "“I said yes and meant no,” the Rabbit admits, and the Ox explains what's weak. From now on, a yes needs a weekday. Say “Yes, Thursday,” and the page is there on Thursday.",
  },
  dragon: {
    opens: "dragon",
    closes: "ox",
    decides: { ox: "which room comes first", dragon: "what to build" },
    split:
      "For an office remodel, the Dragon gets the money with a drawing and decides what to build. You choose the builders. The Ox decides which room comes first, checks each and finishes.",
    quarrel:
      "Halfway, the Dragon has a better plan for the lobby. The Ox points at the signed one, and four painters wait in their van for 200 dollars an hour.",
    mend: "The Ox walks to the van: “Please do the back rooms today.” On the first of the month, the Dragon shows the new lobby, and you price it. Once paint is bought, plans are final, and the painters paint.",
  },
  snake: {
    opens: "snake",
    closes: "ox",
    decides: { ox: "how to scan them", snake: "which papers to keep" },
    split:
      "The Snake starts the switch to digital files and decides which papers to keep. You sort the first cabinet together. The Ox chooses how to scan them, does a drawer a day and finishes in the promised week.",
    quarrel:
      "The Ox scans in the wrong format and expects to be told. The Snake notices and expects to be asked. The silence lasts three weeks and 4,000 pages.",
    mend: "“I saw it on day two,” says the Snake, “and I'll redo half.” After that, the first ten pages of every job wait for the Snake's spoken yes. The next mistake costs ten pages.",
  },
  horse: {
    opens: "horse",
    closes: "ox",
    decides: { ox: "how many can be delivered", horse: "which branch comes first" },
    split:
      "Every branch needs new laptops, so the Horse visits them all and decides which branch comes first. You order together. The Ox says how many can be delivered and finishes branch by branch.",
    quarrel:
      "The Horse tells a branch “soon” and means Friday. The Ox hears “soon” and plans for next month. On Friday, twelve people have handed in their laptops and play cards.",
    mend: "“Six on Wednesday, six on Monday,” counts the Ox, and the Horse brings the first six, with doughnuts. After that, each “soon” costs a dollar in the coffee jar. Ten dollars later, every branch gets a date.",
  },
  goat: {
    opens: "goat",
    closes: "ox",
    decides: { ox: "what must be done on site", goat: "how people are treated" },
    split:
      "The Goat starts the work-from-home policy by listening to everyone, and decides how people are treated. You write one page each. The Ox decides what must be done on site, adds the dates and finishes the text.",
    quarrel:
      "A colleague needs Friday at home. The Goat says yes, the Ox quotes the rule, and neither gives in. So the colleague calls in sick, and payroll is late.",
    mend: "“I said yes without asking you,” says the Goat, and the Ox explains that payroll comes first. After this, everyone gets one exception a quarter without debate, and payroll is done on Thursday.",
  },
  monkey: {
    opens: "monkey",
    closes: "ox",
    decides: { ox: "when the work is finished", monkey: "which steps to drop" },
    split:
      "The Monkey finds a shorter way to pay bills and decides which steps to drop. You try it on ten bills. The Ox pays the rest that way, says when the work is finished and closes the books.",
    quarrel:
      "For a joke, the Monkey names the folders after cheeses. An auditor asks for February, and the Ox searches for an hour before trying “Gouda.”",
    mend: "The Monkey puts the names back and tells the auditor, “That was me.” From here on, a joke may touch the Monkey's own desk and nothing else. The Ox finds February, and laughs about Gouda at lunch.",
  },
  rooster: {
    opens: "rooster",
    closes: "ox",
    decides: { ox: "the pace", rooster: "the standard" },
    split:
      "The Rooster starts the training manual with a sample page and sets the standard. You write the chapters in turn. The Ox sets the pace, collects the chapters and finishes with 600 printed copies.",
    quarrel:
      "On delivery day, the Rooster sees one detail, a crooked logo on page two, and wants all 600 copies back. The Ox has already mailed half of them.",
    mend: "The Ox says, “It's crooked, but the page works,” and the logo waits for the next edition. For that one, the Rooster signs the printer's first copy. The logo is straight before the other 599 are printed.",
  },
  dog: {
    opens: "dog",
    closes: "ox",
    decides: { ox: "what is practical", dog: "what is fair" },
    split:
      "A coworker complains about the shifts, so the Dog listens and decides what is fair. You go over the hours. The Ox decides what is practical, rewrites the schedule and finishes within the week.",
    quarrel:
      "A coworker with a sick child is late again. The Dog would overlook it, the Ox wouldn't, both on principle. You debate for an hour, and nobody answers the phones.",
    mend: "The Dog takes the phones: “Please ask her what time works.” The Ox comes back with nine-thirty. Next time, you ask the coworker before you get to principles, and the schedule changes the same day.",
  },
  pig: {
    opens: "pig",
    closes: "ox",
    decides: { ox: "the budget for extras", pig: "the extras" },
    split:
      "Before a training at a client's office, the Pig brings coffee, hears what people need and picks the extras. You teach one day each. The Ox sets the budget for extras and finishes with a test.",
    quarrel:
      "The Pig gives the client a third day for free. The Ox asks why, in a voice like a judge. The next gift stays secret, and costs 700 dollars.",
    mend: "“I sounded like a judge,” says the Ox, and the Pig tells all. After that, each extra is billed at full price, marked “gift.” The client notices, and so does the Ox.",
  },
};
