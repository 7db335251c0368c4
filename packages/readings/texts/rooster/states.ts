import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state deals quickly and writes things down late. Its warehouses and resorts are always short of a bookkeeper like you.",
    grates:
      "What your boss agreed on over a drink doesn't hold. The customer remembers the friendly evening and not the price.",
    advice:
      "From week one, send the contract on the day of the handshake and a bill every month. You aren't being fussy. Thanks to your paperwork, the warehouse gets paid.",
  },
  ox: {
    works:
      "An Ox state works the way you do, so it's a good place for a permanent job. Its utilities, mills and ranches keep clear records and long promises.",
    grates:
      "You criticize a broken gauge in public. The gauge gets fixed, and people are careful around you for a year.",
    advice:
      "From your first week, bring the repair along with the complaint. A newcomer who also picks up a tool may correct anything here, and people stay friendly.",
  },
  tiger: {
    works:
      "A Tiger state's energy, food and rail firms decide first and read later, so they need you to put things in writing.",
    grates:
      "Your boss wants one line, and you have a page of definitions. The page is right, and no one gets to the end.",
    advice:
      "Write the one line first and put the page behind it. If your boss can say that line aloud, the crew will do the job the way you wrote it.",
  },
  rabbit: {
    works:
      "Your careful work is welcome at insurers and food plants in a Rabbit state, but your corrections hurt people there.",
    grates: "You correct a date in a colleague's talk, and everyone looks at the table. You meant it as a favor.",
    advice:
      "In your first year, praise what works and put the rest in a private note. If that's a strain, serve the same firms from another state. You keep the work, and nobody gets hurt.",
  },
  dragon: {
    works:
      "You and a Dragon state are the best team you'll find: it has the vision, and its hospitals and festivals need your schedule.",
    grates: "The architect goes an inch over the rules. You let it pass, and that inch keeps you awake.",
    advice:
      "Apply for a job right beside the boss, and bring a schedule for the boss's largest plan to the interview. A boss who may keep the vision will give you control of the details.",
  },
  snake: {
    works:
      "A Snake state pays for someone exact who says little, in archives, audits and research for property, health and aerospace firms.",
    grates:
      "You tell a visitor how well the place is run. The owners didn't want visitors, and this one comes back with questions.",
    advice:
      "Report what you find to one person only, and lock the file away. Your boss notices that you can keep quiet, and you get your choice of the next assignment.",
  },
  horse: {
    works: "Food plants and machine makers in a Horse state need your sense of time, because everyone else just runs.",
    grates: "The crew is done before you've finished the rules. The result is nearly right.",
    advice:
      "Set two fixed points for each job, the start and the finish, and leave the rest alone. People here will keep two rules, and once those work, they'll want you to write the third.",
  },
  goat: {
    works:
      "People in a Goat state know that they lack order, so its colleges, clinics and workshops will often come to you for some.",
    grates: "A designer explains her idea, and you look for the mistakes. She can see you counting.",
    advice:
      "In your first month, wait until someone wants your opinion, and then name two strengths for each flaw. Colleagues who feel safe improve fast, and soon their work is as good as yours.",
  },
  monkey: {
    works:
      "Firms in a Monkey state change their parts and prices all the time. Plane makers and car plants pay you to keep the manuals right.",
    grates: "Your list of parts is correct for three weeks. You suspect that the engineers enjoy it.",
    advice:
      "Have your boss make the list your job, with a day a week for it. Every change that annoyed you is then what you're paid for, and you can almost like it.",
  },
  rooster: {
    works: "A Rooster state's banks and labs are full of people as exact as you, and everyone corrects everyone.",
    grates: "A colleague leaves a note on your note. On Thursday there are nine notes, and nobody has done the work.",
    advice:
      "Pick one field, and in week one settle with your colleagues who decides in which field. A question then goes to one person and gets one answer, and the work is done.",
  },
  dog: {
    works:
      "Ports, bases and clinics in a Dog state need your accuracy. People there take hard words well if they hear them in person.",
    grates: "You see a mistake and mention it to somebody else first. That evening everyone has heard a worse version.",
    advice:
      "Go to the one who made the mistake, alone, the same day. A complaint behind somebody's back is never forgiven here, and a plain word in person earns you respect.",
  },
  pig: {
    works:
      "You'll never be out of work in a Pig state. Its resorts and public agencies are glad to hand you their accounts.",
    grates: "The agency thanks you with a party. On Monday you have to enter the party in the books.",
    advice:
      "Present the year's figures in three simple charts, in good humor, and leave your client one luxury. A client who may keep the party will listen to you about the rest.",
  },
};
