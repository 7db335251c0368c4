import type { SignPortrait } from "../sign-portrait.ts";

export const rat: SignPortrait = {
  temper: { pace: "quick", risk: "careful", talk: "soft" },
  role: "Scout",
  gifts: [
    "a quick eye for prices, gaps and small print",
    "a wide circle of people who share news early",
    "the habit of preparing a backup before anyone asks",
  ],
  traps: [
    "holding back facts until nobody else can help",
    "worrying about small losses while a large chance goes by",
    "saying yes to every side job that pays a little",
  ],
  remedies: [
    "share one thing you know before the end of each week",
    "set one sum below which you stop comparing prices",
    "close one small project before you open the next",
  ],
  lore: [
    "In the story of the great race, the Rat could not swim well, so it crossed the river on another animal's back and jumped off first at the bank. It came first of twelve by planning rather than by speed.",
    "Southern Chinese farmers left a little grain out on the night when the Rat was said to marry off its daughters. People went to bed early so as not to disturb the wedding.",
    "The character for the Rat's branch, 子, also means child or seed. It stands at midnight and at midwinter, the point where a new cycle begins in the dark.",
  ],
  moments: {
    meeting: [
      "A Rat reads the agenda the night before and arrives with one question about cost. The question sounds modest, and it often changes the plan.",
      "Rats count who has not spoken yet. They remember each remark, and a week later they can tell you what the quiet person in the corner said.",
      "After the meeting, a Rat stays for five minutes of small talk near the door. That is where the real objections come out.",
    ],
    deadline: [
      "Long before a date is due, a Rat has a rough draft in a folder. If the date moves forward by three days, nobody sees a change in mood.",
      "Rats split a deadline into small private ones. They rarely announce them, so teammates may think that nothing has been started.",
      "When time gets short, a Rat trades favors: you check my numbers, I write your summary. The work arrives on time with four names on it.",
    ],
    money: [
      "Ask a Rat what something costs and you get three figures: the list price, the usual discount, and what the last buyer paid.",
      "Rats save by habit and keep the reserve in several places. They can be generous, but the budget for generosity was set in January.",
      "A Rat notices the fee on page nine. Small leaks bother them more than one large bill, because a large bill at least gets discussed.",
    ],
    conflict: [
      "When voices rise, a Rat goes quiet and takes notes. The reply comes a day later, with one fact that settles the matter.",
      "Rats dislike open rows and try to fix things in side talks. That works until two people compare what they were told.",
      "A Rat forgives a rude word sooner than a broken confidence. If you passed on something private, expect polite distance for months.",
    ],
    feedback: [
      "Praise pleases a Rat less than access does. Thank them with a seat in the meeting where news arrives first.",
      "Rats have usually found their own mistake before you mention it. Ask what they would change, and the review writes itself.",
      "Vague criticism keeps a Rat awake. Give one example and one number, and the point is taken by the next morning.",
    ],
    morning: [
      "A Rat scans the inbox on the way to work and has answered two favors before the computer starts.",
      "Rats begin with the news of the team: who is out, what broke, which client called. The task list gets rearranged to match.",
      "The first hour of a Rat is for small, quick things. Deep work comes later, often after the building has emptied.",
    ],
    newcomer: [
      "In a new job, a Rat learns the names at the front desk before the names on the organization chart. Within a month they know how things get done.",
      "A new Rat asks for last year's figures in the first week. They want to see what the place does when money is tight.",
      "Rats keep an exit in mind during the trial period. Show them a path of two or three years and they stop looking.",
    ],
    boss: [
      "Under a Rat boss you hear about trouble early, and you are asked how much of your budget is left. Both questions come with coffee.",
      "A Rat in charge hires well-connected people and keeps the team lean. Expect clear targets, few speeches, and a plan B for each project.",
      "Rat managers want to be told things. Bring a rumor, a price or a doubt while it is fresh, and they will back you when it counts.",
    ],
    selling: [
      "A Rat sells by knowing what the buyer worried about last night. They never name their lowest price first.",
      "Rats win accounts through introductions. Three clients in four came because somebody mentioned them over lunch.",
      "In a negotiation, a Rat gives away many small things and protects one large one. The other side leaves feeling that they won.",
    ],
    rest: [
      "Rats find it hard to switch off. They read trade news on the beach, so a phone in the hotel safe is a real gift.",
      "A Rat recovers among old friends, in a kitchen, with gossip that harms nobody. Two evenings a month keep the worries small.",
      "Bargain hunting is a hobby for many Rats. A flea market on Saturday rests the same part of the mind that works all week.",
    ],
    writing: [
      "Messages from a Rat are short and warm at the top. The real request sits in the last line, phrased as a question.",
      "A Rat writes little that could be forwarded. For anything delicate, they pick up the phone.",
      "Rats keep old mail. When someone asks who agreed to the price in March, the answer takes ten seconds.",
    ],
    choice: [
      "Faced with two options, a Rat runs a cheap test of each and compares the results before spending real money.",
      "Rats ask five people and weigh the answers by what each person has to gain. Then they choose the road that can be reversed.",
      "A Rat decides slowly on big things and fast on small ones. If a good offer has a deadline, remind them a day early.",
    ],
  },
  jobs: [
    ["Market analyst", "scattered clues turn into a forecast that others pay for"],
    ["Purchasing manager", "a small gap in price, found every day, adds up to a salary"],
    ["Investigative reporter", "a wide circle of sources is half of the craft"],
    ["Startup operations lead", "little cash has to go a long way"],
    ["Fraud examiner", "numbers that do not add up get the attention they deserve"],
    ["Recruiter", "knowing who is bored and who is hiring is the whole job"],
    ["Pricing analyst", "two cents on a million units is a real result"],
    ["Event planner", "a backup for the backup is what clients pay for"],
    ["Insurance broker", "reading the small print saves other people money"],
    ["Supply planner", "stock has to arrive a week before anyone misses it"],
  ],
};
