import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Open a new region for a Rat company. It spots chances first, and its sharp sums keep your big moves from costing too much.",
    grates:
      "You want to do something large, and your boss wants a small trial. It works, so there's a second one to check the first.",
    advice:
      "Accept the first trial with one condition: “If this doubles your money, the next step needs no test.” A boss who counts can't refuse double, so one trial is enough.",
  },
  ox: {
    works:
      "Go after the large orders at an Ox company. It delivers what you sell, so you can face your customers for years.",
    grates: "Anything new goes to a committee that meets in the fall. Your drive looks like bad planning to your boss.",
    advice:
      "Break your first plan into five steps, and put the bold one fourth. Your boss can approve the first three alone, and the committee rarely stops what already works.",
  },
  tiger: {
    works:
      "Everyone at a Tiger company is as fast and bold as you, and nobody calls you too much. Launches with a tight date are your game.",
    grates: "Every project has four leaders. The first hour of each meeting goes to the question of who speaks first.",
    advice:
      "In the interview, say: “Give me the lost accounts, and nobody beside me.” There's no applause for them, so the other leaders stay away, and you never wait to speak.",
  },
  rabbit: {
    works:
      "A Rabbit company polishes what you push, so your courage wins people over. You'd be good at the first call to a wary client.",
    grates:
      "A warm yes often means no. Your colleagues agree with you kindly in the meeting, and then nothing happens.",
    advice:
      "After your first meeting, send a short note: “What could go wrong? Reply only to me.” People type what they'd never say aloud, and you can still change the plan.",
  },
  dragon: {
    works:
      "Opening a market abroad is a fine job for you at a Dragon company. It has the money and the nerve for your big aims.",
    grates:
      "Only the founder may shine. You win a large client, and in the speech the founder did it alone, on a Sunday.",
    advice:
      "In the interview, ask for one country of your own, with its results under your name. The founder can tell the story, but the chart says who did it.",
  },
  snake: {
    works:
      "Expect a hard start at a Snake company, which plans in silence. With a year to prepare, a launch still works, and your courage pays.",
    grates:
      "An open question sounds like an attack. Nobody tells you so, and you only notice that your invitations stop.",
    advice:
      "Begin each hard question, from the first meeting on, with one line: “I want this plan to work.” After that, a question sounds like help, and the invitations keep coming.",
  },
  horse: {
    works: "Go into a new market for a Horse company. You have a team within days, and your push is welcome at once.",
    grates:
      "Nobody slows anything down. Two people promise one customer two different dates, and neither has told the plant.",
    advice:
      "Before you sign, get a partner for delivery named in the contract. You open the accounts, that person gives the dates, and each customer hears just one.",
  },
  goat: {
    works:
      "Sell at fairs and to big stores for a Goat company. Its people make fine things and hate to push them on anyone.",
    grates:
      "Pressure backfires. After one loud meeting about deadlines, you get nothing from the design team for two days.",
    advice:
      "In your first month, let the designers name their own dates, and sell with those. Nobody sulks over a date of their own, so the goods come when you said.",
  },
  monkey: {
    works:
      "A Monkey company clashes with you, because nobody there takes a title seriously. Talks with an angry client still work, since everyone likes your nerve.",
    grates:
      "Nothing is quite serious, not even who's in charge. You give an order, and a colleague prints it on a mug.",
    advice:
      "Before you join, have your boss sign one page that says what you may decide. With it in the drawer, you can buy a mug, and the order still counts.",
  },
  rooster: {
    works:
      "A Rooster company checks every fact, so your bold claims hold up. Present to its toughest client, at full volume.",
    grates:
      "A colleague stops your strongest line because it lacks a source. The client is in the room, and takes notes.",
    advice:
      "Two days before each pitch, give that colleague your text and a red pen. What's left has a source, so in front of the client only you speak.",
  },
  dog: {
    works:
      "A Dog company stands behind you in any fight, once it knows who your plan protects. Take on the unfair supplier that others avoid.",
    grates:
      "Before you may start, the team discusses for a week who could get hurt. You usually have the answer on day two.",
    advice:
      "When the first discussion begins, say: “Tell me every worry today, and I'll answer them on Wednesday.” People who've been heard need no full week, so you start on Thursday.",
  },
  pig: {
    works:
      "Lead a new team at a Pig company. It backs you with time, money and lunch, and people there are glad when somebody goes first.",
    grates:
      "Nobody pushes back. Your team follows you into a bad decision, and on the way there somebody brings sandwiches.",
    advice:
      "Choose a frank colleague in finance in your first week, and show that person each big plan first. You'll hear of trouble before anyone has paid for it.",
  },
};
