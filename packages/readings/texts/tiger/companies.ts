import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Bring results to a Rat company before you bring speeches. It spots chances first and needs somebody bold enough to take them.",
    grates: "Before you may do anything large, they want a small trial, and then a second one to check the first.",
    advice:
      "Accept the small budget, demand a free hand with it, and come back with double. After that they'll trust you with sums that need no trial.",
  },
  ox: {
    works:
      "An Ox company really delivers what you sold, so you can face your customers for years. It just won't be hurried.",
    grates:
      "Anything new goes to a committee, and the committee meets in the fall. Your drive looks like bad planning to them.",
    advice:
      "Break your plan into five steps and place the bold one fourth. They rarely stop a thing that has gone well three times.",
  },
  tiger: {
    works:
      "Nobody at a Tiger company will tell you that you're too much. Everyone there wants to lead, so look for the task that nobody wants.",
    grates:
      "Every project has four leaders, and the first hour of each meeting goes to the question of who speaks first.",
    advice:
      "Take the assignment that brings no applause, such as the complaints or the lost accounts. It has its own budget, no rival, and results that are easy to see.",
  },
  rabbit: {
    works:
      "A Rabbit company turns your courage into a pitch that people can bear. It says no so kindly that you have to learn to hear it.",
    grates: "They agree with you warmly in the meeting, and then nothing happens. The warm yes was a no.",
    advice:
      "After each meeting, send a note and invite objections in writing. What they'd never say aloud they will type, and then you can solve it.",
  },
  dragon: {
    works:
      "A Dragon company has the money and the nerve for big aims. The top is taken, so look for a field of your own.",
    grates: "Only the founder may shine. Your wins are told as theirs, and a fan of your own makes them nervous.",
    advice:
      "Negotiate for a country, a product or a customer group that is wholly yours. When you report a win, thank the founder first; it costs a line and keeps you free.",
  },
  snake: {
    works:
      "A Snake company can teach you to plan a move for a year before you make it. Watch your words there, because it remembers them.",
    grates:
      "Open questions are taken as attacks here, and nobody tells you so. You only notice that you're not invited anymore.",
    advice:
      "In the first month, have your manager explain the unwritten rules to you in private. Put your questions to one person at a time, behind a door.",
  },
  horse: {
    works:
      "A Horse company gives you a new market and a team within days. Insist on a colleague who finishes things, because everyone else there only likes to start.",
    grates:
      "Nobody slows anything down. Two people promise a customer two different dates, and the bills turn up in the summer.",
    advice:
      "Have that colleague named in your contract, and speak with them every day. You open the accounts, they see to delivery, and what you start gets paid.",
  },
  goat: {
    works: "Sell for a Goat company and leave its pace alone. People there make lovely things and hate to push them.",
    grates:
      "Pressure backfires. One loud meeting about deadlines, and you get nothing from the design team for two days.",
    advice:
      "Let them name the date, then sell with it. Once you've doubled their orders, they'll hurry for you of their own accord.",
  },
  monkey: {
    works:
      "A Monkey company likes your nerve but won't take your title seriously. Get your authority in writing before you join.",
    grates:
      "Nothing here is quite serious, not even who is in charge. You give an order, and somebody puts it on a mug.",
    advice:
      "Have your mandate on one signed page from day one. With that in the drawer you can laugh along, and people follow those who do.",
  },
  rooster: {
    works:
      "Have your facts checked early at a Rooster company, and it'll let you be as loud as you like. Every claim of yours will hold.",
    grates: "They cut your strongest line because it lacks a source. You feel trimmed in front of the client.",
    advice:
      "Give them your speech two days ahead and let them mark it up. What is left can be said at full volume, and no one can take it apart.",
  },
  dog: {
    works:
      "Show a Dog company who your plan protects, and it'll stand behind you in any fight. It has a cause worth the trouble.",
    grates:
      "Before you may start, they discuss who could get hurt. It takes a week, and you've usually found the answer by then.",
    advice:
      "Write that answer into your plan before they raise it. In the interview, talk about people you've stood up for; your sales record comes second.",
  },
  pig: {
    works: "Find one person at a Pig company who tells you no. Everyone else will back you with time, money and lunch.",
    grates: "Nobody pushes back. They'd follow you into a bad decision with the best of will, and then pay for it.",
    advice:
      "Choose a frank colleague in finance and show them each big plan first. If they hesitate, sleep on it; theirs is the only warning you'll get.",
  },
};
