import type { KarmicDebt } from "@zodiac-at-work/numerology";

/**
 * What each karmic debt number asks for. The name is traditional; the texts treat it as a habit to watch at work, not as
 * something owed.
 */
export const karmicDebtTexts: Readonly<Record<KarmicDebt, string>> = {
  13: "Thirteen warns of the shortcut. The old name is the debt of effort, but at work it's simply a habit. You leave a report until the last evening, and then there's only time to put a new date on the old one. On the day you get a task, give it ten minutes: open the file, write the heading, send the first question. Starting is the hard part for you, and then it's behind you.",
  14: "Fourteen warns of too much of everything. Tradition calls it the debt of moderation, though you don't owe anybody a cent. You can't pass up anything new, so you have three apps for one to-do list, two evening classes and forty open tabs. For the next three months, finish or drop one thing before you start another. One class with a certificate looks better on your resume than two that you left in November.",
  16: "Sixteen warns of pride. Tradition speaks of a debt of humility, but there's nothing to pay back. When a colleague corrects you in a meeting, you defend your plan for twenty minutes, and nobody dares to mention the second mistake. Next time, say “Good catch,” write the point down and answer it tomorrow. People then tell you about mistakes early, when they're easy to fix.",
  19: "Nineteen warns of going it alone. It's known as a debt to others, but nobody will send you a bill. When a colleague offers to help, you hear a doubt about your skill. So you say you're fine and carry all four boxes, with your chin on top. Next time, hand over two of them. With only two boxes, you can see the stairs, and your colleague will offer again.",
};
