import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rabbit"> = {
  rabbit: {
    opens: "rabbit",
    closes: "rabbit",
    decides: { rabbit: "when the work is good enough" },
    split:
      "The Rabbit whose name comes first in the alphabet starts the staff newsletter. You edit the stories together and decide when the work is good enough. The other finishes it and mails it. Next month, you swap.",
    quarrel:
      "You hardly argue, and that's the trouble. One Rabbit hums while editing. The other is too polite to mention it, works in the stairwell, and the newsletter is a week late.",
    mend: "The one in the stairwell says, “Did you know that you hum?” The hummer didn't. Now a paper clip on a desk means “May I say something?” The stairwell is empty, and the newsletter is on time.",
  },
  dragon: {
    opens: "dragon",
    closes: "rabbit",
    decides: { rabbit: "which words go public", dragon: "the size of the plan" },
    split:
      "For the news of an office move, the Dragon speaks first and decides the size of the plan. You each answer questions on two floors. The Rabbit chooses which words go public and finishes with a letter.",
    quarrel:
      "In the speech, the Dragon makes a careless remark: “My colleague does the commas.” The Rabbit tells two friends, who tell the whole floor, and the Dragon feels plotted against.",
    mend: "In the next meeting, the Dragon says, “Those commas saved me twice.” If the Dragon forgets, the Rabbit asks, “What did you mean by commas?” After that, the Rabbit sees each speech early and may strike one sentence. The friends have nothing to pass on.",
  },
  snake: {
    opens: "rabbit",
    closes: "snake",
    decides: { rabbit: "what you offer", snake: "the salary" },
    split:
      "To fill an open position, the Rabbit starts with the interviews and decides what you offer besides money. You rank the best three together. The Snake sets the salary and finishes with the contract.",
    quarrel:
      "You have too much tact. The Rabbit finds the salary too low and says, “Interesting.” The candidate says no. “I warned you,” says the Rabbit. “With one word?” says the Snake, and you don't speak for days.",
    mend: "The Rabbit goes first: “I said interesting and meant too low. Sorry.” The Snake adds three thousand that day, and you call the second choice. From now on, the figure comes before the adjective. The next candidate starts on the first.",
  },
  horse: {
    opens: "horse",
    closes: "rabbit",
    decides: { rabbit: "the dates", horse: "which customers come next" },
    split:
      "The Horse phones around for customer interviews and decides which customers come next. You each hold six. The Rabbit sets the dates, types up the answers and finishes the report.",
    quarrel:
      "The Horse moves an interview and forgets to mention the change. The Rabbit waits alone over soup. “It doesn't matter,” says the Rabbit, and hands in the report a week late.",
    mend: "The Horse brings lunch: “You lost an hour, so I'll type these answers.” The Rabbit says what it cost. Should the Horse forget that, too, the Rabbit writes: “I waited an hour.” After that, only the Rabbit moves a date, once the Horse has texted. The next soup is for two.",
  },
  goat: {
    opens: "goat",
    closes: "rabbit",
    decides: { rabbit: "the terms", goat: "the style" },
    split:
      "For a client's brochure, the Goat starts with sketches and decides the style. You make the pages together. The Rabbit settles the terms and finishes by sending the brochure with a kind letter. Whatever you make, the Rabbit sells it.",
    quarrel:
      "You don't fight, you avoid things. The kind letter went out in March without the bill, because neither of you could bear to mention 3,000 dollars. Now it's June.",
    mend: "The Rabbit writes the bill, and the Goat presses “Send” before the fourth rewrite. On later jobs, the bill goes out in the same email as the work. Clients expect it there, and most pay within two weeks.",
  },
  monkey: {
    opens: "monkey",
    closes: "rabbit",
    decides: { rabbit: "what must stay as it is", monkey: "what to try" },
    split:
      "For a new office layout, the Monkey draws the first sketch and decides what to try. You test each idea for a week. The Rabbit says what must stay as it is, tells the others and finishes the plan.",
    quarrel:
      "As a surprise, the Monkey turns the meeting room around overnight. The Rabbit walks in with a visitor and suspects a burglary. Security is there when the Monkey says, “Ta-da.”",
    mend: "The Monkey apologizes to the visitor and puts back the table. The Rabbit names one thing that was better. Later surprises need a day's notice and no visitors, and the Rabbit keeps that calendar. The next visitor finds a chair.",
  },
  rooster: {
    opens: "rabbit",
    closes: "rooster",
    decides: { rabbit: "how people are told", rooster: "what is correct" },
    split:
      "The Rabbit starts the guide to benefits by collecting questions, and chooses how people are told. You write the answers together. The Rooster decides what is correct and finishes with a check of every line. Any text you share goes this way.",
    quarrel:
      "Across the office, the Rooster calls out a mistake in the draft. The Rabbit says thank you, goes pale and shows no more pages. The guide goes out with forty mistakes.",
    mend: "At the Rabbit's desk, the Rooster says softly, “I embarrassed you, and page three is very good.” After that, corrections go in the margin of a copy that only the Rabbit sees. The next guide has two mistakes.",
  },
  dog: {
    opens: "rabbit",
    closes: "dog",
    decides: { rabbit: "when and how to tell them", dog: "what to promise" },
    split:
      "When the team must hear bad news, the Rabbit writes the first draft and decides when and how to tell them. You each talk to half the team. The Dog decides what to promise and finishes with weekly follow-ups.",
    quarrel:
      "The Rabbit knows of a budget cut and waits for a good moment. The Dog senses something. At breakfast the Dog has three worries, and after lunch the team has them.",
    mend: "“It's the travel budget, and nobody loses a job,” says the Rabbit, and the Dog passes that on. Next time, the Dog hears at once on which day the news will come, and keeps quiet until then. Lunch is about lunch again.",
  },
  pig: {
    opens: "pig",
    closes: "rabbit",
    decides: { rabbit: "what is promised", pig: "who is invited" },
    split:
      "The Pig starts the search for a trainer with three good lunches, and decides who is invited. You compare notes afterward. The Rabbit settles what is promised and finishes with a short agreement, price included.",
    quarrel:
      "The agreement lists dates and topics and no price, because each of you left the clear word to the other. The bill is 5,200 dollars, and you blame each other in long, polite emails.",
    mend: "“I should have asked at the soup,” says the Pig, and phones the trainer: “Would 4,000 work?” The Rabbit adds the line. For later lunches, the budget goes into the invitation, under the address. Everyone enjoys dessert, and no bill surprises anyone.",
  },
};
