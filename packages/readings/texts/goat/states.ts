import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Resorts in a Rat state know that a pretty room earns more. Apply as their designer for rooms, menus and signs, on a fixed salary, and your taste pays for itself.",
    grates:
      "In the interview, the manager wants to know your price before he has looked at a single page. You're insulted, and you go quiet.",
    advice:
      "Apply through a recruiter, and have the salary settled before the interview. The recruiter hears the hard words, your price stays where you set it, and the manager has only your work to look at.",
  },
  ox: {
    works:
      "An Ox state is hard on you, because its rules and your feelings clash. A librarian's job in a college town still works, because kindness is part of it.",
    grates:
      "The library committee returns your poster with the color taken out and a comma added. It calls that a compromise.",
    advice:
      "Two weeks before the committee meets, hang the finished poster in its oldest member's office. When the vote comes, she's used to the color, and in an Ox state people keep what they're used to.",
  },
  tiger: {
    works:
      "A Tiger state's food companies pay a package designer better than you'd think. They like a bold idea, and you turn it into a box that people want to keep.",
    grates: "Everything is a contest, even the office bake sale. You can hear the cheering with your windows closed.",
    advice:
      "In the interview, say: “I draw best at home. May I come in on Tuesdays?” You earn what the city pays, and in your small town with its library you can't hear a bake sale.",
  },
  rabbit: {
    works:
      "Write customer letters for an insurer or a bank. You notice which sentence would hurt a widow, and a Rabbit state gives you time to find a kinder one.",
    grates:
      "Nobody mentions money. For a year your boss waits for you to bring up a raise, and you wait for your boss.",
    advice:
      "On the day you start, put a salary talk into both calendars, a year ahead, with the figure in the title. The calendar brings up the money, and your boss only has to click yes.",
  },
  dragon: {
    works:
      "In a Dragon state, hospitals and tourist towns want to be admired. Apply as the designer of their lobbies and displays, because yours are the ones that visitors photograph.",
    grates: "You offer something small and fine. Your boss would like it ten times as big, in gold.",
    advice:
      "At the first meeting, put two prices and two dates beside your sketch: this size, and the gold. Either your boss pays you properly for the gold, or the small one gets built.",
  },
  snake: {
    works:
      "Try home staging for a property firm: you make rooms that people want to live in. A Snake state knows taste when it sees it, and it pays well for yours.",
    grates:
      "The panel studies your rooms, thanks you and says nothing for days. In that time you find nine faults in your work, and the panel finds none.",
    advice:
      "Right after they've seen your rooms, ask: “On which day will I hear from you?” Now the silence has an end, and you don't spend it talking your own price down.",
  },
  horse: {
    works:
      "Become the catalog designer of a machine maker. In a Horse state everyone sells and nobody has time to look nice, so your work travels to places you'd never go.",
    grates:
      "The friends you make at work change jobs every year and beg you to follow. You keep a drawer of farewell cards.",
    advice:
      "At the first farewell, start a monthly lunch for everyone who leaves, and stay in your job. You keep your friends, and in three years you know somebody at every firm in the state.",
  },
  goat: {
    works:
      "A Goat state has plenty of kind people and few with a list. Hospitals there need a staff scheduler, and you'd never leave anyone alone on a Sunday.",
    grates: "Everyone offers to help with the open house, and nobody orders the chairs. You'd all hate to seem bossy.",
    advice:
      "At the first meeting, pass around a list with a blank beside each task. People write in their own names, so nobody has to be bossy, and there are chairs.",
  },
  monkey: {
    works:
      "In a Monkey state, car makers can build anything, and you know which shapes people like. Apply as a color and trim designer, who gives seats and dashboards their looks.",
    grates:
      "A colleague uses your drawing in an ad, with a mustache added. She didn't ask, because she thought you'd laugh.",
    advice:
      "In your first week, put your name, your number and “Call before use” on every drawing. The next joker calls, you say no to the mustache, and then you both laugh.",
  },
  rooster: {
    works:
      "Answer complaints for a bank. Fair pay and a safe job come together in a Rooster state: your colleagues get the facts right, and you say no kindly.",
    grates:
      "A colleague finds your letter too gentle and returns it with nine corrections. She sleeps well, and you reread them until midnight.",
    advice:
      "When your first letter is ready, bring her two pens: “Red for broken rules, please, and blue for taste.” You mend the red, keep the blue as gentle as you like, and sleep until seven.",
  },
  dog: {
    works:
      "A Dog state is strict with a Goat. The front desk of a small-town clinic still works: your kindness calms the patients, and they stay loyal to you for decades.",
    grates:
      "To be kind, you say that you might help at the blood drive. Your boss hears a promise, and the poster has your name on it.",
    advice:
      "In your first week, learn one sentence by heart: “I can't help this time, but I hope it goes well.” In a Dog state a plain no offends nobody, and nobody can print it on a poster.",
  },
  pig: {
    works:
      "Become a patient guide in a clinic or a host in a hotel, and stay for good. In a Pig state you're understood at once, because everyone is as gentle as you.",
    grates: "You all stay late as a favor, and nobody counts the hours. By December, the whole team is worn out.",
    advice:
      "On your first day, bring an alarm clock set for five, and leave with the whole team when it rings. Nobody has to go first, and by December only the clock is worn out.",
  },
};
