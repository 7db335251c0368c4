import type { KarmicDebt } from "@zodiac-at-work/numerology";

/**
 * What each karmic debt number asks for. The name is traditional; the texts treat it as a habit to watch at work, not as
 * something owed.
 */
export const karmicDebtTexts: Readonly<Record<KarmicDebt, string>> = {
  13: "Thirteen goes by an old name, the debt of effort, but nobody sends a bill. Treat it as a habit to watch: the shortcut. The report gets written on the last evening, or it lands on the colleague who can't refuse. Tradition's cure is plain. Finish one task before you open another, and put in the first hour on the day it's assigned.",
  14: "Fourteen is called the debt of measure. The habit behind it is a surplus of freedom: three apps for one list, a new plan every payday, a desk you last saw in spring. You owe nobody a cent for that. Choose two commitments that bore you slightly, and hold on through one gray month. Seen from there, restlessness looks a lot like range.",
  16: "Sixteen is known for the debt of humility, and the thing to watch is your shop window. You dress a plan so well that the first correction feels like falling off the roof. There's nothing to pay back. Ask for criticism in week one, while a change costs no more than an eraser, and ask the person who has never once flattered you.",
  19: "Nineteen stands for a debt to others, though no one keeps the books. It comes down to a habit of going it alone. You hear an offer of help as a vote against you, so you carry the box with your chin on top. Speak up before it gets heavy. Afterward, share the credit by name. You stay independent, and you've got company at lunch.",
};
