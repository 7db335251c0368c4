import type { SignPortrait } from "../sign-portrait.ts";

export const monkey: SignPortrait = {
  temper: { pace: "quick", risk: "bold", talk: "plain" },
  role: "Inventor",
  gifts: [
    "a third answer when there were only two",
    "the ability to learn a new tool over a weekend",
    "humor that keeps a hard week bearable",
  ],
  traps: [
    "taking a shortcut that others have to repair",
    "winning the argument and losing the partner",
    "dropping a project at ninety percent",
  ],
  remedies: [
    "stay for the dull last tenth of the job",
    "let somebody else have the last word once a day",
    "document the clever trick before you use it twice",
  ],
  lore: [
    "The most loved Monkey in Chinese books stole the peaches of heaven and was shut under a mountain for it. He got out by promising to guard a monk on a very long road, and he kept his word.",
    "Officials liked pictures of a Monkey with a seal or on a tree beside a hive. The words sound like “may you be made a lord.”",
    "A storyteller in old China tells of a keeper who offered his Monkeys three nuts at dawn and four at dusk. They protested until he switched the two, which still counts as a lesson in bargaining.",
  ],
  moments: {
    meeting: [
      "A Monkey doodles, makes one joke, and then fixes in a sentence what the slide could not.",
      "Monkeys argue a position to see if it holds. Ask whether they believe it before you start to fight.",
      "Without a puzzle a Monkey gets restless after twenty minutes. Give them the open question and a pen.",
    ],
    deadline: [
      "A Monkey has a first draft in an hour. The last fix is never done, unless someone takes the keyboard away.",
      "Monkeys look for the part of the task that can be skipped. Often they are right, so ask before you insist.",
      "Two deadlines at once suit a Monkey better than one. They rest from the first by working on the second.",
    ],
    money: [
      "A Monkey haggles for sport. Saving ten dollars gives them a story for a week.",
      "Monkeys earn from several sources and forget to invoice one. A simple ledger is worth more to them than a raise.",
      "A Monkey takes a risk for fun and hedges it with a trick. Check the trick.",
    ],
    conflict: [
      "A Monkey can argue your side better than you do. You will be convinced and a little annoyed.",
      "Monkeys use jokes to end a quarrel. Wait for the laugh and then return to the point.",
      "When a Monkey feels stupid, they turn sharp. Offer a way to be clever about the solution.",
    ],
    feedback: [
      "Show a Monkey a faster way and they are yours. Tell them to obey and you have lost the afternoon.",
      "Monkeys see through the sandwich of praise, blame and praise. Give them the middle.",
      "A Monkey improves what is measured in public. A weekly score with a silly prize works.",
    ],
    morning: [
      "Six tabs, two ideas and half a plan are open before the first meeting. A Monkey chooses by what surprises them.",
      "Monkeys warm up on something that was not on the list. Let it be, for twenty minutes.",
      "A Monkey reads three unrelated things over breakfast and connects two of them by lunch.",
    ],
    newcomer: [
      "A new Monkey breaks something small in week one, to learn how it was put together.",
      "Monkeys find the workaround before they find the manual. Have them write down both.",
      "In the first month a Monkey has automated a task that somebody loved. Introduce the two of them in time.",
    ],
    boss: [
      "Under a Monkey there is room to play, there are few rules, and the plan may be new again today.",
      "A Monkey boss asks how you would do it, and means the question. Dull obedience worries them.",
      "Monkey managers improvise well and prepare badly. Keep a list of what was promised to whom.",
    ],
    selling: [
      "A Monkey sells by showing. With a demo in hand, they are hard to send away.",
      "Monkeys find a second use for the product while they talk to the customer. Write it down, it may be a market.",
      "Scripts bore a Monkey, and customers hear it. Give them three facts and let them play.",
    ],
    rest: [
      "Games, gadgets, a language that is dropped by June: a Monkey rests by being a beginner.",
      "Monkeys recover in company. One evening of jokes with old friends beats a silent retreat.",
      "A Monkey forgets to stop because it is fun. Somebody should carry the charger away at eleven.",
    ],
    writing: [
      "A Monkey writes quickly and well, in lower case. The key fact is in the link that you did not open.",
      "Monkeys answer with a picture or a prototype. Ask for one full sentence along with it.",
      "Long forms make a Monkey creative in the wrong way. Three fields get honest answers.",
    ],
    choice: [
      "A Monkey tries both, mixes the halves that worked, and acts as if that had been the plan.",
      "Monkeys keep options open longer than others can bear. Tell them what the waiting costs per day.",
      "A Monkey picks what will teach them something. Remind them that the client is paying for a result.",
    ],
  },
  jobs: [
    ["Software developer", "every day has a puzzle, and a test proves the answer"],
    ["Growth marketer", "ten small trials beat one large belief"],
    ["Management consultant", "each client is a new set of problems"],
    ["Game designer", "play is both the product and the method"],
    ["Incident responder", "calm wit is worth most at three in the morning"],
    ["Comedy writer", "the truth gets in sideways"],
    ["Patent engineer", "somebody has to see what is new about the thing"],
    ["Special effects artist", "a trick has to survive the close-up"],
    ["Derivatives trader", "two prices that disagree are an invitation"],
    ["Innovation coach", "teams need permission to try the odd idea"],
  ],
};
