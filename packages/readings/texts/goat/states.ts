import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works: "In a Rat state, resorts and freight firms pay for good design, but they bargain hard and you give in.",
    grates:
      "In the interview, the manager wants to know your price before he has looked at your work. You're insulted, and you go quiet.",
    advice:
      "Let a recruiter talk about the money. The recruiter hears the hard words, and your salary stays where you set it.",
  },
  ox: {
    works:
      "An Ox state is hard on you, because its rules and your feelings clash. Its college towns are gentler, and they have jobs.",
    grates: "A committee returns your proposal with the color taken out, and calls that a compromise.",
    advice:
      "If you have to live there, apply at a school or a library in a college town. Anywhere else, show a committee only finished work, because a draft invites changes.",
  },
  tiger: {
    works:
      "A Tiger state's food and rail companies pay for good design better than you'd think, but its cities would wear you out.",
    grates: "Everything is a contest, even the office bake sale. You can hear the cheering with your windows closed.",
    advice:
      "Rent in a small town with a library and a college, and work for the loud company from home. You earn what the city pays, and you sleep at night.",
  },
  rabbit: {
    works:
      "A Rabbit state suits your pace. Its banks and insurers pay for good taste, and they let you finish what you begin.",
    grates:
      "Nobody mentions money. For a year your boss waits for you to bring up a raise, and you wait for your boss.",
    advice:
      "When you start, put a date for the salary talk into both calendars. The calendar brings up the subject, and you can think about the work and nothing else.",
  },
  dragon: {
    works:
      "A Dragon state needs artists for its hospitals, music firms and tourist towns, and it wants everything large.",
    grates: "You offer something small and fine. Your boss would like it ten times as big, in gold.",
    advice:
      "Show the small version, and say at once what the large one costs and how long it takes. Either your boss pays properly for the gold, or you get to make the small one after all.",
  },
  snake: {
    works:
      "In a Snake state, museums, clinics and property firms decide in silence, and they pay you well once they've decided.",
    grates: "The panel studies your work, thanks you and says nothing for days. The wait makes you doubt yourself.",
    advice:
      "Name your salary once, explain nothing, and send no reminder for two weeks. The offer often comes by then, and you haven't talked your own price down.",
  },
  horse: {
    works:
      "A Horse state makes your work known in places you'd never go. Its food, machine and insurance firms need people with good taste.",
    grates: "The friends you make at work change jobs every year, and each of them asks you to follow.",
    advice:
      "Stay where you are, and have lunch with one of them each month. In a few years, you'll have a friend at every firm in the state.",
  },
  goat: {
    works:
      "A Goat state has plenty of kind people and few organized ones. Its hospitals, colleges and workshops always lack someone with a list.",
    grates: "Everyone offers to help with the open house, and nobody orders the chairs. You'd all hate to seem bossy.",
    advice:
      "Pick up the list and say who does what. You'll feel bossy for a day. Then your colleagues hand you the list every time, because the chairs were there.",
  },
  monkey: {
    works:
      "A Monkey state has plants that can build anything, and you know which shapes people like. Car makers pay for that.",
    grates: "A colleague uses your drawing in an ad without asking. She thought you'd laugh.",
    advice:
      "At your first meeting, say cheerfully that your name goes wherever your drawings go. People here respect you for seeing it coming, and they even spell the name right.",
  },
  rooster: {
    works:
      "A Rooster state is blunt with you and pays fairly. Its banks and labs are safe employers, and you make them kinder.",
    grates:
      "A colleague finds your email too gentle and returns it with corrections. You think about her remarks all evening.",
    advice:
      "Thank her, and have her show you which rules are fixed. Keep those exactly. Where there's no rule, such as your tone with customers, you can be as gentle as you like.",
  },
  dog: {
    works:
      "A Dog state stays loyal to you if you keep your promises. Its ports, clinics and small towns remember what you said.",
    grates: "To be kind, you say that you might help at a trade show. Your boss hears a promise.",
    advice:
      "In the first month, accept one duty that you never miss. For everything else, say no on the day you know. An early no is soon forgiven here, and a late one isn't.",
  },
  pig: {
    works:
      "People in a Pig state understand you at once: the clinics, hotels and public offices there are as gentle as you are.",
    grates: "You all stay late as a favor, and nobody counts the hours. By December, the whole team is worn out.",
    advice:
      "Before you move, agree on your hours in writing, and let a friend check them each month. You can still be generous, and there's some of you left in December.",
  },
};
