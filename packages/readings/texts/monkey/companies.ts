import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Build prototypes here, the odder the better: a Rat company finds a buyer for almost anything you invent, often within a week.",
    grates:
      "Sometimes a week is too soon. Your prototype is held together with tape, and sales has already promised it to a customer.",
    advice:
      "Before you show a prototype, agree with the sales lead on three tests that it has to pass. You get time to make it work, and the customer gets one without tape.",
  },
  ox: {
    works: "An Ox company always has something that needs fixing, and you fix it before the committee can meet.",
    grates:
      "What you repair stays in use for decades. The plant calls you about it for just as long, preferably on Sundays.",
    advice:
      "After each repair, tape a page to the machine: what to do when it stops again. People in the plant read everything that's posted, and your phone stays quiet on Sundays.",
  },
  tiger: {
    works:
      "The Tiger is your clash, but emergencies still work: the problems are the boldest in town, and nobody solves them sooner.",
    grates:
      "You say something ironic in a meeting, and the chief believes it. Your best joke of the year gets you a talk about loyalty.",
    advice:
      "When you disagree with the chief, use two serious sentences: “I see a risk. May I show you?” A plain objection is heard here, and nobody has to discuss your loyalty.",
  },
  rabbit: {
    works:
      "Take the first draft of anything new. A Rabbit company gives it the fine finish that customers pay for, and you go on to the next.",
    grates:
      "You speed up a process that hasn't changed in thirty years, and the whole room falls silent. The founder invented it.",
    advice:
      "Before you touch a process, ask a longtime colleague: “Whose work is this?” Once you know which few are the founder's, you can improve nearly all the others.",
  },
  dragon: {
    works:
      "Apply for the experiment that others call impossible. A Dragon company finds a budget for it, and it's proud to tell everyone.",
    grates: "You say that something might be possible. On Monday you read about it in the paper, with a launch date.",
    advice:
      "After each meeting, give your boss a short table with two columns, facts and hopes. The company then announces only the facts, and you can go on dreaming aloud.",
  },
  snake: {
    works:
      "A Snake company likes your tricks, and it checks every one. Take the problem that's been open longest: nobody minds how you solve it, if nothing is hidden.",
    grates:
      "Nobody says a word about your shortcut. Six months later your boss quotes it in the review, with the date.",
    advice:
      "With each result, show how you got it, including what failed. Your boss forgives everything except a bluff, and people whose work can be checked get promoted here.",
  },
  horse: {
    works: "A Horse company wears out its tools on the road, so it needs you to repair anything on the spot.",
    grates: "The sales team breaks what you build, or leaves it on a bus. You've made the same device three times.",
    advice:
      "Build five of everything, with parts that a seller can replace. It takes a week longer, but then the team has its spares, and you're free for your next invention.",
  },
  goat: {
    works:
      "Run the product tests: people at a Goat company notice how a thing feels in the hand, and you know at once what to change.",
    grates:
      "A colleague wants to know how you feel about the project. You say “fine,” and the team spends lunch wondering what you meant.",
    advice:
      "When somebody asks how you feel, add a reason: “Fine, because the handle finally works.” The team believes you, and tells you just as openly when a design is ugly.",
  },
  monkey: {
    works:
      "Take the problem of the week, whatever it is. A Monkey company has forty ideas a day, and your kind of mind is normal there.",
    grates: "Everyone invents, and nobody cleans up. The same machine has caught fire twice.",
    advice:
      "In your first month, suggest that the team draw lots for the cleanup on Fridays. It's a game, so people play along, and the machine doesn't burn a third time.",
  },
  rooster: {
    works: "You think up the clever version, and a Rooster company checks it until it works for every customer.",
    grates: "You find a faster way that skips two steps. The lecture about it takes longer than both of them.",
    advice:
      "Before you skip a step, time the job both ways and hand in the figures on the official form. Your boss checks them, and prints your version for everybody.",
  },
  dog: {
    works:
      "Take a project from start to finish. A Dog company believes in you openly, and with such people behind you, the last part is easier.",
    grates: "You think aloud at lunch, and your colleagues hear a promise. Somebody has planned a month around it.",
    advice:
      "In week one, hang a list of your promises above your desk, and say: “Everything else is just me thinking.” Colleagues plan around the list, and lunch is free for ideas.",
  },
  pig: {
    works: "Do the buying: a Pig company likes having you around, above all when you save it from a bad bargain.",
    grates:
      "You bargain for a bonus and get it. The terms are fair, but your boss feels fooled and gives you fewer deals.",
    advice:
      "In the interview, name two numbers: what you'll bring in, and what share you'd like. With both in the open, your boss feels safe and lets you bargain for her.",
  },
};
