import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company spots chances first and needs somebody bold, like you, to take them. Its sharp sums keep your big moves from costing too much.",
    grates:
      "Before you may do anything large, your boss wants a small trial, and then a second trial to check the first.",
    advice:
      "In your first month, accept the small budget, but insist on a free hand with it. If you come back with double, the next sum needs no trial.",
  },
  ox: {
    works:
      "An Ox company really delivers what you sell, so you can face your customers for years. You bring in the orders, and nobody there lets you down.",
    grates: "Anything new goes to a committee that meets in the fall. Your drive looks like bad planning to your boss.",
    advice:
      "Break your first plan into five steps and place the bold one fourth. Committees rarely stop a project that has gone well three times.",
  },
  tiger: {
    works:
      "Nobody at a Tiger company tells you that you're too much. Everyone there is as bold and fast as you, so you're at home on day one.",
    grates: "Every project has four leaders. The first hour of each meeting goes to the question of who speaks first.",
    advice:
      "At the start, ask for a job without applause, such as complaints or lost accounts. You get a budget, no rival, and results that anyone can see.",
  },
  rabbit: {
    works:
      "A Rabbit company turns your courage into a pitch that people can bear. You push, your colleagues polish, and fewer customers run from your tone.",
    grates:
      "A warm yes often means no. Your colleagues agree with you kindly in the meeting, and then nothing happens.",
    advice:
      "After your first meetings, send a short note and invite objections in writing. People type what they'd never say aloud, and then you can solve it.",
  },
  dragon: {
    works:
      "A Dragon company has the money and the nerve for your big aims. The top seat is taken, so you do best in a field of your own.",
    grates:
      "Only the founder may shine. Your win is told as the founder's, and your fan club makes the founder nervous.",
    advice:
      "In the interview, ask for a country, a product or a customer group that is wholly yours. Nobody else can take the credit for those results.",
  },
  snake: {
    works:
      "A Snake company can teach you to plan a move for a year before you make it. With such a plan, your courage wins more often.",
    grates:
      "An open question sounds like an attack. Nobody tells you so, and you only notice that your invitations stop.",
    advice:
      "Get your manager to explain the unwritten rules in private. If you save the hard questions for a closed door, people keep talking to you.",
  },
  horse: {
    works:
      "A Horse company gives you a new market and a team within days. Your push is welcome at once, because everyone there loves to start.",
    grates:
      "Nobody slows anything down. Two people promise a customer two different dates, and the bills turn up in the summer.",
    advice:
      "Before you sign, have one colleague who finishes things named in your contract. You open the accounts, that person sees to delivery, and what you start gets paid.",
  },
  goat: {
    works:
      "You're the one who can sell what a Goat company makes. Its people create lovely things and hate to push them on anyone.",
    grates:
      "Pressure backfires. After one loud meeting about deadlines, you get nothing from the design team for two days.",
    advice:
      "Let the designers name their own dates in your first month, and sell with those. Once you've doubled the orders, they'll hurry for you of their own accord.",
  },
  monkey: {
    works:
      "A Monkey company likes your nerve, but it won't take your title seriously. You can do a lot there if your authority is on paper.",
    grates:
      "Nothing is quite serious, not even who's in charge. You give an order, and a colleague prints it on a mug.",
    advice:
      "Before you join, get your mandate on one signed page. With that page in the drawer you can laugh along, and people follow a boss who laughs.",
  },
  rooster: {
    works:
      "A Rooster company makes your bold claims hold up. Its people check every fact, so you can be as loud as you like with a customer.",
    grates: "A colleague cuts your strongest line because it lacks a source, and does it in front of the client.",
    advice:
      "Before your first big speech, hand it over two days ahead and let a checker mark it up. No client can take apart what is left.",
  },
  dog: {
    works:
      "A Dog company stands behind you in any fight, once it knows who your plan protects. You get a cause that's worth the trouble.",
    grates:
      "Before you may start, the team discusses for a week who could get hurt. You usually have the answer on day two.",
    advice:
      "In the interview, talk about people you've stood up for before you mention your sales. That story gets you hired, and your plans pass sooner.",
  },
  pig: {
    works:
      "A Pig company backs you with time, money and lunch. You get to lead early, because people there are glad when somebody goes first.",
    grates:
      "Nobody pushes back. Your colleagues follow you into a bad decision with the best of will, and then they pay for it.",
    advice:
      "Choose a frank colleague in finance in your first week, and show that person each big plan first. You'll hear of trouble before anyone has paid for it.",
  },
};
