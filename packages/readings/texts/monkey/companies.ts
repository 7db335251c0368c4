import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company finds a buyer for almost anything you invent, often within a week.",
    grates:
      "Sometimes a week is too soon. Your prototype is held together with tape, and sales has already promised it to a customer.",
    advice:
      "Before you show an idea, agree with the sales lead on three tests it has to pass first. That gives you time to make it work, and the customer gets a device without tape.",
  },
  ox: {
    works: "An Ox company always has something that needs fixing, and you fix it before the committee can meet.",
    grates: "What you repair stays in use for decades, and the plant calls you about it for just as long.",
    advice:
      "Write one page on how each repair works, and tape it to the machine before you go on to the next. People on the floor will read it, and your phone stays quiet on Sundays.",
  },
  tiger: {
    works: "A Tiger company has the boldest problems in town and no sense of humor.",
    grates:
      "You say something ironic in a meeting, and the chief believes it. Your best joke of the year gets you a talk about loyalty.",
    advice:
      "From the first week, keep your jokes for the customers. When you disagree with the chief, say so in two serious sentences. A plain objection is heard here. A funny one sounds like an insult.",
  },
  rabbit: {
    works: "A Rabbit company gives your inventions the fine finish that customers pay for.",
    grates:
      "You speed up a process that hasn't changed in thirty years, and the whole room falls silent. The founder invented it.",
    advice:
      "Find out which three things must never change, and leave those alone. If you ask before you touch anything else, you'll be allowed to improve nearly all of it.",
  },
  dragon: {
    works: "A Dragon company gives you a budget for the impossible, and it's proud to tell everyone about it.",
    grates: "You say that something might be possible. On Monday you read about it in the paper, with a launch date.",
    advice:
      "After each meeting, give your boss a short table with two columns, facts and hopes. The company then announces only the facts, and you can go on dreaming aloud.",
  },
  snake: {
    works: "A Snake company has problems that are hard enough for you, and it doesn't mind how you solve them.",
    grates: "You take a shortcut, and no one mentions it. Six months later, your boss brings it up in your review.",
    advice:
      "With each result, show how you got it, including what failed. Your boss forgives everything except a bluff, and people whose work can be checked get promoted here.",
  },
  horse: {
    works: "A Horse company wears out its tools on the road, so it needs you to repair anything on the spot.",
    grates: "The sales team breaks what you build, or leaves it on a bus. You've made the same device three times.",
    advice:
      "Build five at once, with parts that a seller can replace without you. It takes a week longer. After that, the sales team has its spares, and you're free for your next invention.",
  },
  goat: {
    works:
      "A Goat company makes your inventions easier to use, because its people notice how a thing feels in the hand.",
    grates: "A colleague wants to know how you feel about the project, and you make a joke. She doesn't try again.",
    advice:
      "Give one straight answer a week, without a punch line. Colleagues who know what you think will tell you when your design is ugly, so you can fix it before a customer complains.",
  },
  monkey: {
    works: "A Monkey company has forty ideas a day, and it thinks that your kind of mind is normal.",
    grates: "Everyone invents, and nobody cleans up. The same machine has caught fire twice.",
    advice:
      "In your first month, suggest that the team draw lots for the dull jobs every Monday. It's fair and it's a game, so people will play along, and you can find your tools again.",
  },
  rooster: {
    works: "You think up the clever version, and a Rooster company checks it until it works for every customer.",
    grates: "You skip two steps because you see a faster way. Being quick gets you a lecture.",
    advice:
      "Do the job by the book for a month and note your times on the official form. Then try your way and note those. When your times are better, your boss will print your version for everybody.",
  },
  dog: {
    works: "A Dog company believes in you openly, and with such people behind you it's easier to finish things.",
    grates: "You think aloud at lunch, and your colleagues hear a promise. Somebody has planned a month around it.",
    advice:
      "When you mean maybe, say the word “maybe,” and hang up a short list of what you've really promised. Each item that you finish makes people here trust you with a larger one.",
  },
  pig: {
    works: "A Pig company likes having you around, above all when you save it from a bad bargain.",
    grates:
      "You bargain for a bonus and get it. The terms are fair, but your boss feels fooled and gives you fewer deals.",
    advice:
      "In the interview, name two numbers: what you expect to bring in, and what your share should be. With both in the open, your boss stops wondering and lets you bargain for her.",
  },
};
