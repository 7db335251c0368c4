import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"ox"> = {
  ox: {
    opens: "ox",
    closes: "ox",
    decides: { ox: "the order of tasks" },
    split:
      "For the yearly audit, a coin decides which Ox starts. That one collects the papers, and you check the books at one table. The other Ox finishes the report. As in any job, agree on the order of tasks beforehand.",
    quarrel:
      "You need a new accounting program. Each Ox wants a different one and won't say so twice. So the old one stays, and crashes twice in audit week.",
    mend: "The older Ox speaks first: “Yours for a month, then mine.” The program that takes fewer hours stays. Any other tie that's a week old goes to a third person, and the next audit runs without a crash.",
  },
  tiger: {
    opens: "tiger",
    closes: "ox",
    decides: { ox: "the schedule", tiger: "what to offer" },
    split:
      "For a new help desk, the Tiger first gets the director to agree, and decides what to offer. You write the standard answers at one screen. The Ox makes the schedule, trains the staff and finishes on the promised day.",
    quarrel:
      "The Tiger wants to begin today, and the Ox says “not yet.” The Tiger hears a no and pushes, the Ox stops completely, and two weeks are lost.",
    mend: "The Ox explains: “Not before the ninth, because two phones are missing.” Otherwise the Tiger asks what's missing, and gets both in an hour. After that, each “not yet” comes with a date and an errand, and the desk opens on the eighth.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "ox",
    decides: { ox: "the deadline", rabbit: "the presentation" },
    split:
      "The Rabbit starts the annual report by getting figures from people who answer nobody else, and decides the presentation, here and on every page you publish. Each of you writes half. The Ox sets the deadline, reads the proofs and finishes on time.",
    quarrel:
      "The Ox says that page four is weak. The Rabbit says yes to avoid a scene, and changes nothing. The boss finds page four weak, too, and the Ox feels deceived.",
    mend: "The Rabbit admits it: “I said yes and meant no. I like page four.” The Ox gives one reason. In later drafts, a yes needs a weekday, such as “Yes, Thursday.” On Thursday, the new page is there.",
  },
  dragon: {
    opens: "dragon",
    closes: "ox",
    decides: { ox: "in which order", dragon: "what to build" },
    split:
      "For an office remodel, the Dragon draws the picture that gets the money, and decides what to build. You choose the builders together. The Ox says in which order they work, checks each room and finishes it.",
    quarrel:
      "Halfway, the Dragon has a better plan for the lobby. The Ox points at the signed one. While you argue, four painters sit in their van for 200 dollars an hour.",
    mend: "The Ox walks out to the van: “Please do the back rooms today.” On the first of the month, the Dragon shows the new lobby, and you price it. For other rooms, the plan is final once the paint is bought. The painters paint.",
  },
  snake: {
    opens: "snake",
    closes: "ox",
    decides: { ox: "how to scan them", snake: "which papers to keep" },
    split:
      "The Snake starts the switch to digital files and decides which papers to keep. You sort the first cabinet together. The Ox chooses how to scan them, does a drawer a day and finishes in the promised week.",
    quarrel:
      "The Ox scans in the wrong format and expects to be told. The Snake notices and expects to be asked. The silence lasts three weeks and 4,000 pages.",
    mend: "The Snake says, “I saw it on day two. I'll redo half.” Or the Ox goes first: “Is this the right format?” After that, the first ten pages of every job go to the Snake for a spoken yes. The next mistake costs ten pages.",
  },
  horse: {
    opens: "horse",
    closes: "ox",
    decides: { ox: "what can be delivered", horse: "which branch comes first" },
    split:
      "Every branch needs new laptops, so the Horse drives around and decides which branch comes first. You place the order together. The Ox says what can be delivered, packs it and finishes branch by branch. Other deliveries split the same way.",
    quarrel:
      "The Horse tells a branch “soon” and means Friday. The Ox hears “soon” and plans for next month. On Friday, twelve people have handed in their old laptops and play cards.",
    mend: "The Ox counts: “Six laptops on Wednesday, six on Monday.” The Horse brings the first six, with doughnuts. From then on, each “soon” costs a dollar in the coffee jar. Ten dollars later, every branch gets a date.",
  },
  goat: {
    opens: "goat",
    closes: "ox",
    decides: { ox: "what must be done on site", goat: "how people are treated" },
    split:
      "The work-from-home policy begins with the Goat, who listens to everyone and decides how people are treated, in this and every other rule. Each of you drafts one page. The Ox decides what must be done on site, adds the dates and finishes the text.",
    quarrel:
      "A colleague needs Friday at home, and the Goat says yes. The Ox quotes the rule, and you both get stubborn. On Friday the colleague calls in sick, and payroll is late.",
    mend: "“I said yes without asking you,” says the Goat. “What has to be done first?” The Ox says payroll. After this, everyone gets one exception a quarter without debate, and payroll is done on Thursday.",
  },
  monkey: {
    opens: "monkey",
    closes: "ox",
    decides: { ox: "when the work is finished", monkey: "which steps to drop" },
    split:
      "The Monkey finds a shorter way to pay bills and decides which steps to drop. You try it on ten bills. The Ox pays the rest that way, says when the work is finished and closes the books.",
    quarrel:
      "For a joke, the Monkey names the folders after cheeses. An auditor asks for February, and the Ox searches for an hour before trying “Gouda.”",
    mend: "The Monkey puts the names back and tells the auditor, “That was me.” If the Monkey only grins, the Ox renames the folders alone. From here on, a joke may touch the Monkey's own desk and nothing else. The Ox finds February, and laughs about Gouda at lunch.",
  },
  rooster: {
    opens: "rooster",
    closes: "ox",
    decides: { ox: "the pace", rooster: "the standard" },
    split:
      "The Rooster starts the training manual with a sample page and sets the standard. You write the chapters in turn. The Ox sets the pace, collects the chapters and finishes with 600 printed copies. In any job, quality is the Rooster's question and speed the Ox's.",
    quarrel:
      "On delivery day, the Rooster sees one detail, a crooked logo on page two, and wants all 600 copies back. The Ox has already mailed half of them.",
    mend: "The Ox says, “It's crooked, but the page works,” and the logo waits for the next edition. For that one, the Rooster signs the printer's first copy, and the logo is straight before the other 599 are printed.",
  },
  dog: {
    opens: "dog",
    closes: "ox",
    decides: { ox: "what is practical", dog: "what is fair" },
    split:
      "A coworker complains about the shifts, so the Dog starts by listening and decides what is fair. You go over the hours together. The Ox decides what is practical, rewrites the schedule and finishes within the week. Other disputes go the same way: first fair, then practical.",
    quarrel:
      "A coworker with a sick child is late again. The Dog would overlook it, the Ox wouldn't, both on principle. You debate for an hour, and nobody answers the phones.",
    mend: "The Dog takes the phones: “Please ask her what time works.” She says nine-thirty. Next time, you talk to the coworker before you get to principles, and the schedule is changed the same day.",
  },
  pig: {
    opens: "pig",
    closes: "ox",
    decides: { ox: "the budget for extras", pig: "picks them" },
    split:
      "For a training at a client's office, the Pig comes first with coffee and hears what people need. You each teach one day. The Ox sets the budget for extras, the Pig picks them, and the Ox finishes with a test.",
    quarrel:
      "The Pig gives the client a third day for free. The Ox asks why, in a voice like a judge. So the next gift stays secret, and costs 700 dollars.",
    mend: "“I sounded like a judge,” says the Ox. “What else is coming?” The Pig tells all. After that, each extra is on the bill at full price, marked “gift.” The client notices, and so does the Ox.",
  },
};
