import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rabbit"> = {
  rabbit: {
    opens: "rabbit",
    closes: "rabbit",
    decides: { rabbit: "when the work is good enough" },
    split:
      "The Rabbit who's first in the alphabet starts the staff newsletter. You edit it side by side and decide together when the work is good enough. The other finishes it and mails it, and next month you swap.",
    quarrel:
      "You hardly argue, and that's the trouble. One Rabbit hums while editing, and the other moves to the stairwell without a word. The newsletter is a week late.",
    mend: "The one in the stairwell says, “Did you know that you hum?” The hummer didn't. Now a paper clip on a desk means “May I say something?” and the newsletter is on time.",
  },
  dragon: {
    opens: "dragon",
    closes: "rabbit",
    decides: { rabbit: "which words go public", dragon: "how big the move will be" },
    split:
      "When the office moves, the Dragon decides how big the move will be and tells the staff in a speech. You answer the questions together. The Rabbit finishes with a letter and decides which words go public.",
    quarrel:
      "In the speech, the Dragon makes a careless remark: “My colleague does the commas.” The Rabbit tells two friends, who tell the whole floor, and the Dragon feels plotted against.",
    mend: "In the next meeting, the Dragon says, “Those commas saved me twice.” After that, the Rabbit sees each speech early and may strike one sentence. The two friends have nothing to pass on.",
  },
  snake: {
    opens: "rabbit",
    closes: "snake",
    decides: { rabbit: "what you offer", snake: "the salary" },
    split:
      "To fill a position, the Rabbit holds the interviews and decides what you offer besides money. You rank the best three together, and the Snake sets the salary and finishes with the contract.",
    quarrel:
      "The Rabbit finds the salary too low and, full of tact, says, “Interesting.” The candidate turns you down. “I warned you,” says the Rabbit. “With one word?” says the Snake.",
    mend: "The Rabbit goes first: “I said interesting and meant too low, sorry.” The Snake adds three thousand that day. From now on, the Rabbit names a figure before any adjective, and the next candidate says yes.",
  },
  horse: {
    opens: "horse",
    closes: "rabbit",
    decides: { rabbit: "the dates", horse: "which customers to see" },
    split:
      "The Horse phones around for customer interviews and decides which customers to see. You split the interviews, six and six. The Rabbit sets the dates, types up the answers and finishes the report.",
    quarrel:
      "The Horse moves an interview and forgets to mention the change, so the Rabbit waits alone over soup. “It doesn't matter,” says the Rabbit, and hands in the report a week late.",
    mend: "The Horse brings lunch: “You lost an hour, so I'll type these answers.” After that, the Horse texts first, only the Rabbit moves a date, and the next soup is for two.",
  },
  goat: {
    opens: "goat",
    closes: "rabbit",
    decides: { rabbit: "the terms", goat: "the style" },
    split:
      "For a client's brochure, the Goat draws the first sketches and decides the style. You make the pages together. The Rabbit settles the terms and finishes by sending the brochure with a kind letter.",
    quarrel:
      "You don't fight, you avoid things. The brochure went out in March without the bill, because neither of you could bear to mention 3,000 dollars. Now it's June.",
    mend: "The Rabbit writes the bill, and the Goat presses “Send” before the fourth rewrite. On later jobs, the bill goes out in the same email as the work, and most clients pay within two weeks.",
  },
  monkey: {
    opens: "monkey",
    closes: "rabbit",
    decides: { rabbit: "what must stay as it is", monkey: "what to try" },
    split:
      "The Monkey sketches a new office layout and decides what to try, and you test each idea for a week. The Rabbit decides what must stay as it is and finishes the floor plan.",
    quarrel:
      "As a surprise, the Monkey turns the meeting room around overnight. The Rabbit walks in with a visitor and suspects a burglary. Security is there when the Monkey says, “Ta-da.”",
    mend: "The Monkey apologizes to the visitor, and the Rabbit names one thing that was better. Later surprises need a day's notice, no visitors, and a spot in the Rabbit's calendar. The next visitor finds a chair.",
  },
  rooster: {
    opens: "rabbit",
    closes: "rooster",
    decides: { rabbit: "how the answers sound", rooster: "what is correct" },
    split:
      "The Rabbit collects questions for the guide to benefits and decides how the answers sound. You write them together. The Rooster decides what is correct and finishes with a check of every line.",
    quarrel:
      "Across the whole office, the Rooster calls out a mistake in the draft. The Rabbit says thank you, goes pale and shows no more pages. The guide goes out with forty mistakes.",
    mend: "At the Rabbit's desk, the Rooster says softly, “I embarrassed you, and I'm sorry.” After that, corrections go in the margin of a copy that only the Rabbit sees. The next guide has two mistakes.",
  },
  dog: {
    opens: "rabbit",
    closes: "dog",
    decides: { rabbit: "when and how to say it", dog: "what to promise" },
    split:
      "When there's bad news, the Rabbit writes the draft and decides when and how to say it. You talk to half the team each. The Dog decides what to promise and finishes with weekly follow-ups.",
    quarrel:
      "The Rabbit knows of a budget cut and waits for a good moment. The Dog senses something, has three worries at breakfast, and after lunch the team has them.",
    mend: "“It's the travel budget, and nobody loses a job,” says the Rabbit. Next time, the Dog hears at once which day the news will come, and keeps quiet until then. Lunch is about lunch again.",
  },
  pig: {
    opens: "pig",
    closes: "rabbit",
    decides: { rabbit: "what is promised", pig: "who is invited" },
    split:
      "The Pig finds you a trainer over three good lunches, and decides who is invited. You compare notes afterward. The Rabbit settles what is promised and finishes with a short agreement.",
    quarrel:
      "The agreement lists dates and no price, because neither of you said a clear word about money. The bill is 5,200 dollars, and you blame each other in long, polite emails.",
    mend: "“I should have asked at the soup,” says the Pig, and phones the trainer: “Would 4,000 work?” The Rabbit adds the line. For later lunches, the budget goes into the invitation, under the address, and everyone enjoys dessert.",
  },
};
