import type { KarmicDebt } from "@zodiac-at-work/numerology";

/**
 * What each karmic debt number asks for. The name is traditional; the texts treat it as a habit to watch at work, not as
 * something owed.
 */
export const karmicDebtTexts: Readonly<Record<KarmicDebt, string>> = {
  13: "Thirteen warns of the shortcut, so finish one task before you open another. Tradition calls it the debt of effort, but nobody sends a bill; it's a habit to watch. The report gets written on the last evening, or it lands on the colleague who can't refuse. Put in the first hour on the day that a task is assigned. The last hour gets quieter by itself.",
  14: "Fourteen warns of too much freedom, so choose two dull commitments and keep them for one gray month. Tradition calls it the debt of moderation, and you owe nobody a cent. The habit behind it is a surplus: three apps for one list, a new plan every payday, a desk you last saw in spring. After that month, your restlessness looks a lot like range.",
  16: "Sixteen warns of pride, so get criticism in the first week, from the person who has never flattered you. Tradition calls it the debt of humility, though there's nothing to pay back. You dress a plan so well that the first correction feels like a fall. Early on, a change costs no more than an eraser. Later it costs the plan, and a good mood or two.",
  19: "Nineteen warns of going it alone, so speak up before a load gets heavy. Tradition calls it a debt to others, and no one keeps the books. You hear an offer of help as a vote against you, and you carry the box with your chin on top. Share the work, and then the credit, by name. You stay independent, and you have company at lunch.",
};
