import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state is quick to deal and slow to write it down, so offer your order. Its warehouses and resorts are always short of a bookkeeper.",
    grates: "What you agreed on over a drink doesn't hold. They remember the spirit of it.",
    advice:
      "Send the contract on the same day and bill every month. You aren't being fussy; you're the reason that they get paid too.",
  },
  ox: {
    works:
      "An Ox state works the way you do, so look there for a permanent job. Its utilities, mills and ranches keep clear records and long promises.",
    grates:
      "When you criticize something in public, it gets fixed. After that, people are careful around you for a year.",
    advice:
      "Bring the repair along with the complaint. They'll accept any correction from a person who also picks up a tool.",
  },
  tiger: {
    works:
      "The energy, food and rail firms of a Tiger state decide first and read later. Apply as the one who puts things in writing.",
    grates: "They want one line, and you have a page of definitions. The page is right; no one gets to the end.",
    advice:
      "Write the one line first and put the page behind it. If they can say it aloud, they'll do it the way you wrote it.",
  },
  rabbit: {
    works:
      "Hold back your corrections for a year in a Rabbit state. They hurt more there than you mean. Its insurers and food plants do love careful work.",
    grates: "You correct a date in somebody's talk, and the room goes quiet. To you it was a favor.",
    advice:
      "Start each talk with something that works, and put the rest in a private note. If that's a strain, serve them from another state.",
  },
  dragon: {
    works:
      "You and a Dragon state are the best team you'll find, so go as the one who makes plans work. Its hospitals and festivals need a schedule.",
    grates: "They go an inch over the rules. You let it pass, and it keeps you awake.",
    advice:
      "Apply at the top, and show the schedule beside the picture of the result. They'll give you control of the details if you leave them the vision.",
  },
  snake: {
    works:
      "Look for archive, audit or research work in a Snake state: its property, health and aerospace firms value someone exact who says little.",
    grates:
      "You tell a visitor how well the place is run. The owners didn't want visitors, and now they have one with questions.",
    advice:
      "Report your findings to one person and seal the file. That reserve earns you the next assignment, and you'll get to choose it.",
  },
  horse: {
    works:
      "Set two fixed points in a Horse state, the start and the finish, and don't control the rest. Food plants and machine makers need your sense of time.",
    grates: "They're done before you have finished the rules. What they did was nearly right.",
    advice:
      "Check the result and leave the method alone. With two fair rules, they'll even ask you to write the third.",
  },
  goat: {
    works:
      "People in a Goat state know that they lack order. Wait to be asked before you judge anything, and its colleges, clinics and workshops will ask you often.",
    grates: "They felt measured, and they weren't wrong. You'd looked at the seams while they talked about the idea.",
    advice:
      "Name two strengths for each flaw, out loud. They improve quickly when they feel safe, and the work gets to be as good as yours.",
  },
  monkey: {
    works:
      "Sell updates to a Monkey state, because its rules, parts and prices change all the time. Plane makers and car plants pay someone to keep the manuals right.",
    grates: "Your list was correct for three weeks. You suspect that they enjoy it.",
    advice:
      "Charge by the year and not by the list. What used to annoy you is then your income, and you can almost like it.",
  },
  rooster: {
    works:
      "Pick one field in a Rooster state and leave the rest to others. Everyone there corrects everyone. Its banks and labs have plenty of exact people.",
    grates: "Your colleagues leave notes on your notes. By the end of the week, nobody has done the work.",
    advice:
      "Agree on who has the last word for each thing. Have a calm outsider read your disputes, and learn to take the advice.",
  },
  dog: {
    works:
      "Complain in person in a Dog state and never behind someone's back: that's the one thing it doesn't forgive. Ports, bases and clinics need your accuracy.",
    grates: "You're right, but you tell a third person first. By evening everybody has heard it, in a worse version.",
    advice:
      "Go to the one who made the mistake, the same day, alone. People here take hard words well when they come to their face.",
  },
  pig: {
    works:
      "You'll never be out of work in a Pig state if you keep its accounts. Resorts and public agencies are glad to hand them over.",
    grates: "They thank you with a party, and you have to enter the party in the books.",
    advice:
      "Present the year in three simple charts, in good humor. You may save them from themselves if you leave them one pleasure.",
  },
};
