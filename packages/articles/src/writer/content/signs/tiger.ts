import type { SignPortrait } from "../sign-portrait.ts";

export const tiger: SignPortrait = {
  temper: { pace: "quick", risk: "bold", talk: "plain" },
  role: "Starter",
  gifts: [
    "the nerve to go first",
    "a plain word where others hint",
    "the drive to turn around a project that everyone had given up",
  ],
  traps: [
    "picking a fight for the sake of the fight",
    "losing interest once the danger has passed",
    "promising on behalf of people who were never asked",
  ],
  remedies: [
    "ask for the worst case before you say yes",
    "stay for the last review of everything that you start",
    "check with the person who does the work before you name a date",
  ],
  lore: [
    "Children in northern China wore caps sewn like a Tiger's head, with ears and whiskers, because the animal was thought to scare off bad luck.",
    "The stripes on a Tiger's forehead look like the character 王, king. That is one reason why the animal, and not the lion, rules the beasts in Chinese tales.",
    "Paper pictures of a Tiger were pasted on doors at the New Year. The guard was meant to keep out three disasters: fire, thieves and ghosts.",
  ],
  moments: {
    meeting: [
      "A Tiger says out loud what six people were thinking, and the meeting ends ten minutes early.",
      "Tigers stand up when they get excited. Give them the whiteboard, and ask for names and dates before they sit down.",
      "If the talk goes in circles, a Tiger volunteers just to end it. Check afterward that the task is one they meant to take.",
    ],
    deadline: [
      "Tigers love a date that looks impossible and forget one that looks easy. Raise the stakes, or split the job into sprints.",
      "A Tiger does half of the work in the last third of the time. It tends to be good, and it costs the team some sleep.",
      "When a date slips, a Tiger tells the client before the client asks. The honesty buys more time than an excuse would.",
    ],
    money: [
      "Cash is fuel to a Tiger. They would rather spend it on a chance than watch it earn two percent.",
      "Tigers ask for more money directly and expect a direct reply. A vague answer sends them to the job ads.",
      "A Tiger pays for the whole table and forgets to file the receipt. Automatic saving on payday solves more than a budget does.",
    ],
    conflict: [
      "Tigers fight in the open, shake hands, and are surprised when the other side is still sore on Friday.",
      "A Tiger defends a junior colleague without asking for the details. The courage is real, and the details do matter.",
      "Answer a Tiger in the same plain tone, once, and the storm is over. Silence makes it louder.",
    ],
    feedback: [
      "Tell a Tiger straight, in private, and say what to do next. A hint is not heard, and an audience turns it into a duel.",
      "Tigers improve fast when the goal is a contest. Show them the number to beat.",
      "Praise the risk that a Tiger took, even if it failed. Otherwise the next idea goes to another firm.",
    ],
    morning: [
      "A Tiger walks in talking, and the plan for the day changes twice before the coat is off.",
      "Exercise before work makes a Tiger a better colleague. Without it, the first meeting pays for the energy.",
      "Tigers attack the most visible task first. The dull one waits, so put it in the calendar with another person's name on it.",
    ],
    newcomer: [
      "By the second week, a new Tiger has found the rule that makes no sense and asked who wrote it.",
      "New Tigers want a real problem on day one. Three weeks of training videos cost you half of their interest.",
      "A Tiger makes friends and one critic in the first month. Introduce the critic early, over lunch.",
    ],
    boss: [
      "A Tiger boss takes the blame upstairs and expects you to be brave in return.",
      "Under a Tiger, goals are large and methods are yours. Ask for the deadline twice, since the first answer is a wish.",
      "Tiger managers protect their team and hate to be managed. Bring problems early and with a proposal, and you get room to act.",
    ],
    selling: [
      "A Tiger sells by believing. Never ask one to pitch something they would not buy.",
      "Tigers close deals in the room. Bring the contract along, because their follow-up mail may take a week.",
      "A refusal spurs a Tiger on. They call again with a bolder offer, so agree in advance on how low they may go.",
    ],
    rest: [
      "A Tiger rests by moving: a hill, a bike, a court, a drive without a map.",
      "Tigers need a hobby with a scoreboard. It keeps the contest out of the office.",
      "Crowds charge a Tiger and small talk drains them. One loud evening and one silent hike make a good weekend.",
    ],
    writing: [
      "Mail from a Tiger is all verbs. Within a line you know what is wanted and by when.",
      "Tigers answer at once or never. If an hour has passed, send the question again.",
      "A Tiger writes the strong version first. Ten minutes in the drafts folder would save two apologies a year.",
    ],
    choice: [
      "Given a safe road and a steep one, a Tiger has left before you finish the list of risks.",
      "Tigers decide with the body: if the idea makes them want to stand up, it is a yes. Ask them to repeat the reason on paper.",
      "Once a Tiger has chosen, doubts from others sound like betrayal. Raise yours before the choice.",
    ],
  },
  jobs: [
    ["Founder", "somebody has to act before the numbers are in"],
    ["Trial lawyer", "a full courtroom sharpens the argument"],
    ["Turnaround manager", "things are bad enough that change is welcome"],
    ["Emergency nurse", "the next ten minutes are all that counts"],
    ["Expedition leader", "other people borrow your courage for a week"],
    ["Campaign manager", "the date is fixed and the odds are not"],
    ["Sales director", "a target in plain sight brings out the effort"],
    ["Fire captain", "orders have to be short and right"],
    ["Investigative producer", "powerful people have to be asked the rude question"],
    ["New markets lead", "nobody has a map for the region yet"],
  ],
};
