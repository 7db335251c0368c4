import type { SignPortrait } from "../sign-portrait.ts";

export const snake: SignPortrait = {
  temper: { pace: "slow", risk: "careful", talk: "spare" },
  role: "Strategist",
  gifts: [
    "the patience to wait for the right moment",
    "a mind that finds the cause behind the cause",
    "calm judgment of people and motives",
  ],
  traps: [
    "keeping reasons so private that others invent them",
    "trusting nobody with the whole picture",
    "waiting for certainty until the chance has gone",
  ],
  remedies: [
    "write two lines of explanation under each decision",
    "show a plan to one colleague while it is still rough",
    "set the date on which you will decide with what you know",
  ],
  lore: [
    "In the great race, the Snake hid around another animal's hoof and slipped ahead at the finish. It took sixth place without a drop of sweat.",
    "A Chinese proverb warns against painting feet on a Snake. A man who had finished his drawing first added legs, and lost the jug of wine that was the prize.",
    "A story from Hangzhou tells of the White Snake, who became a woman and married a druggist. She knew more about medicine than her husband did.",
  ],
  moments: {
    meeting: [
      "A Snake speaks once, near the end, and the vote goes the way of that remark.",
      "Snakes watch who looks at whom. They leave with a better idea of the alliances than of the agenda.",
      "Do not call on a Snake in the first five minutes. Ask for a conclusion at the end and you get a good one.",
    ],
    deadline: [
      "A Snake thinks for eight days and writes for two. On day six there is nothing to see, and that is normal.",
      "Snakes hate to hand in something they do not believe in. If the date is fixed, agree on what may stay unfinished.",
      "Reminders annoy a Snake. One date, one format, one person to ask: that is all the management they need.",
    ],
    money: [
      "A Snake studies a purchase for months and then buys the best one without looking at the price again.",
      "Snakes are good investors because they can do nothing for a long time. They are private about what they own.",
      "In a salary talk, a Snake names a figure and waits. The silence does most of the work.",
    ],
    conflict: [
      "A Snake withdraws, thinks it through, and returns with the one question you hoped nobody would ask.",
      "Snakes seldom raise their voice, and they seldom forget. Settle things fully, since a half apology is filed away.",
      "When a Snake turns cold, ask directly and alone. The reason is precise, and it is often three weeks old.",
    ],
    feedback: [
      "Give a Snake your criticism in writing and in full. Then leave them alone until they come to you.",
      "Snakes see through praise with a purpose. A serious question about the method honors them more.",
      "A Snake corrects a fault once. If it comes back, they have decided that you were wrong, so ask.",
    ],
    morning: [
      "A Snake starts late and slowly, then works four hours without looking up. Put meetings after lunch.",
      "Snakes read before they talk. A morning without messages gives you their best thinking.",
      "The first thing a Snake does is decide what not to do. The list is short by nine.",
    ],
    newcomer: [
      "A new Snake listens for a month. Then they describe your company to you, and it is uncomfortable and true.",
      "Snakes want to know why things are done. A new one who gets a real answer stays for years.",
      "Do not judge a Snake by small talk at the welcome lunch. Judge by the first report.",
    ],
    boss: [
      "A Snake boss knows more than they say. If they ask about a detail, there is a reason, and you may ask for it.",
      "Under a Snake you get few instructions and good ones. Think before you report, because loose words are noticed.",
      "Snake managers plan succession years ahead. If you are being given odd little tasks, you may be on the list.",
    ],
    selling: [
      "A Snake lets the buyer talk. The price they name fits the worry that they have just heard.",
      "Snakes sell expensive things to few people. The first meeting contains no offer at all.",
      "A Snake knows when to walk out of a negotiation. More often than not, the phone rings the next morning.",
    ],
    rest: [
      "Snakes need hours with nobody in them. They return from such an evening as if repaired.",
      "A bath, a book, a long walk at dusk: a Snake rests through the senses and without company.",
      "A Snake on vacation does very little and does it well. A program with six sights a day is no rest at all.",
    ],
    writing: [
      "A Snake writes three sentences, and each one could be quoted. What is missing was left out on purpose.",
      "Snakes prefer documents to chat. A good memo from one of them saves the team a week of calls.",
      "If a Snake answers a question with a question, the first one was too vague. Add the purpose.",
    ],
    choice: [
      "A Snake waits until one option removes itself. It works more often than it should.",
      "Snakes ask what everyone involved truly wants. The choice that serves most motives wins.",
      "Intuition counts for a Snake, and it is trained on years of watching. Ask for the reasons all the same.",
    ],
  },
  jobs: [
    ["Strategy consultant", "the client needs the cause and not the symptom"],
    ["Psychologist", "silence is a tool of the trade"],
    ["Portfolio manager", "doing nothing at the right time pays"],
    ["Detective", "a motive explains more than a clue"],
    ["Research scientist", "one good question can take ten years"],
    ["Antiques appraiser", "knowledge is worth more than a quick sale"],
    ["Data scientist", "a pattern shows itself to the patient"],
    ["Tax adviser", "the best move is made two years before the form"],
    ["Negotiator", "the other side's real interest is under the table"],
    ["Perfumer", "fine senses need a long apprenticeship"],
  ],
};
