import type { SignId } from "@zodiac-at-work/zodiac";

/** What every text about two signs says of them: the guides that anybody may read, and the paid texts. */
export interface PairClaims {
  /** Who begins a deal or a project with others. */
  readonly opens: SignId;
  /** Who brings it to its end. */
  readonly closes: SignId;
  /** Who leads, in the pairs that work best with a leader. */
  readonly leads?: SignId;
  readonly quarrel: {
    /** What the usual quarrel is about. */
    readonly about: string;
    /** The word by which a text about the quarrel is known. */
    readonly word: string;
  };
}

/** Returns what every text says of two different signs, the same in both orders. */
export function claimsOf(a: SignId, b: SignId): PairClaims | undefined {
  return pairClaims[`${a} ${b}`] ?? pairClaims[`${b} ${a}`];
}

/** The claims by the two signs, in the order of the cycle. */
export const pairClaims: Readonly<Record<string, PairClaims>> = {
  "rat ox": { opens: "rat", closes: "ox", quarrel: { about: "changes to the plan", word: "change" } },
  "rat tiger": {
    opens: "tiger",
    closes: "rat",
    leads: "tiger",
    quarrel: { about: "numbers named in public", word: "number" },
  },
  "rat rabbit": { opens: "rabbit", closes: "rat", quarrel: { about: "messages that are too short", word: "message" } },
  "rat dragon": {
    opens: "dragon",
    closes: "rat",
    leads: "dragon",
    quarrel: { about: "credit for the work", word: "credit" },
  },
  "rat snake": { opens: "rat", closes: "snake", quarrel: { about: "plans that nobody shares", word: "plan" } },
  "rat horse": { opens: "horse", closes: "rat", quarrel: { about: "promises made on the road", word: "promise" } },
  "rat goat": { opens: "goat", closes: "rat", quarrel: { about: "hurt that goes unsaid", word: "hurt" } },
  "rat monkey": { opens: "monkey", closes: "rat", quarrel: { about: "the dull work", word: "dull" } },
  "rat rooster": { opens: "rat", closes: "rooster", quarrel: { about: "what was agreed", word: "agree" } },
  "rat dog": { opens: "rat", closes: "dog", quarrel: { about: "loopholes", word: "loophole" } },
  "rat pig": { opens: "pig", closes: "rat", quarrel: { about: "gifts and their price", word: "gift" } },
  "ox tiger": { opens: "tiger", closes: "ox", quarrel: { about: "a “not yet” that sounds like no", word: "not yet" } },
  "ox rabbit": { opens: "rabbit", closes: "ox", quarrel: { about: "a yes that wasn't meant", word: "yes" } },
  "ox dragon": { opens: "dragon", closes: "ox", quarrel: { about: "plans that change", word: "plan" } },
  "ox snake": { opens: "snake", closes: "ox", quarrel: { about: "silence", word: "silence" } },
  "ox horse": { opens: "horse", closes: "ox", quarrel: { about: "small words such as “soon”", word: "soon" } },
  "ox goat": { opens: "goat", closes: "ox", quarrel: { about: "rules and feelings", word: "rule" } },
  "ox monkey": { opens: "monkey", closes: "ox", quarrel: { about: "jokes at work", word: "joke" } },
  "ox rooster": { opens: "rooster", closes: "ox", quarrel: { about: "details found too late", word: "detail" } },
  "ox dog": { opens: "dog", closes: "ox", quarrel: { about: "principles", word: "principle" } },
  "ox pig": { opens: "pig", closes: "ox", quarrel: { about: "what the Pig gives away", word: "gives" } },
  "tiger rabbit": { opens: "rabbit", closes: "tiger", quarrel: { about: "loud arguments", word: "loud" } },
  "tiger dragon": { opens: "dragon", closes: "tiger", quarrel: { about: "orders that differ", word: "order" } },
  "tiger snake": { opens: "tiger", closes: "snake", quarrel: { about: "the Snake's silence", word: "silence" } },
  "tiger horse": {
    opens: "horse",
    closes: "tiger",
    leads: "tiger",
    quarrel: { about: "leftovers such as forms", word: "leftover" },
  },
  "tiger goat": { opens: "tiger", closes: "goat", quarrel: { about: "comments on a draft", word: "draft" } },
  "tiger monkey": { opens: "monkey", closes: "tiger", quarrel: { about: "jokes in front of others", word: "joke" } },
  "tiger rooster": {
    opens: "tiger",
    closes: "rooster",
    quarrel: { about: "corrections in front of others", word: "correct" },
  },
  "tiger dog": {
    opens: "tiger",
    closes: "dog",
    leads: "tiger",
    quarrel: { about: "doubts on the last day", word: "doubt" },
  },
  "tiger pig": { opens: "tiger", closes: "pig", quarrel: { about: "the Pig's evenings", word: "evening" } },
  "rabbit dragon": { opens: "dragon", closes: "rabbit", quarrel: { about: "careless remarks", word: "remark" } },
  "rabbit snake": { opens: "rabbit", closes: "snake", quarrel: { about: "too much tact", word: "tact" } },
  "rabbit horse": { opens: "horse", closes: "rabbit", quarrel: { about: "changes at short notice", word: "change" } },
  "rabbit goat": { opens: "goat", closes: "rabbit", quarrel: { about: "bills that nobody mentions", word: "bill" } },
  "rabbit monkey": { opens: "monkey", closes: "rabbit", quarrel: { about: "surprises", word: "surprise" } },
  "rabbit rooster": {
    opens: "rabbit",
    closes: "rooster",
    quarrel: { about: "mistakes named in public", word: "mistake" },
  },
  "rabbit dog": { opens: "rabbit", closes: "dog", quarrel: { about: "the Dog's worries", word: "worries" } },
  "rabbit pig": {
    opens: "pig",
    closes: "rabbit",
    quarrel: { about: "the clear word that neither says", word: "clear word" },
  },
  "dragon snake": {
    opens: "dragon",
    closes: "snake",
    leads: "dragon",
    quarrel: { about: "warnings that nobody heard", word: "warning" },
  },
  "dragon horse": { opens: "horse", closes: "dragon", quarrel: { about: "the bookkeeping", word: "bookkeeping" } },
  "dragon goat": {
    opens: "dragon",
    closes: "goat",
    quarrel: { about: "what the Goat keeps quiet about", word: "quiet" },
  },
  "dragon monkey": {
    opens: "dragon",
    closes: "monkey",
    leads: "dragon",
    quarrel: { about: "what both improvise", word: "improvise" },
  },
  "dragon rooster": { opens: "dragon", closes: "rooster", quarrel: { about: "matters of taste", word: "taste" } },
  "dragon dog": { opens: "dragon", closes: "dog", quarrel: { about: "doubts in public", word: "doubt" } },
  "dragon pig": { opens: "dragon", closes: "pig", quarrel: { about: "help taken for granted", word: "help" } },
  "snake horse": { opens: "horse", closes: "snake", quarrel: { about: "speed", word: "speed" } },
  "snake goat": {
    opens: "goat",
    closes: "snake",
    quarrel: { about: "opinions that nobody asked for", word: "opinion" },
  },
  "snake monkey": { opens: "monkey", closes: "snake", quarrel: { about: "tricks among friends", word: "trick" } },
  "snake rooster": { opens: "rooster", closes: "snake", quarrel: { about: "how much to explain", word: "explain" } },
  "snake dog": { opens: "dog", closes: "snake", quarrel: { about: "questions without an answer", word: "question" } },
  "snake pig": { opens: "pig", closes: "snake", quarrel: { about: "the reason behind a gift", word: "reason" } },
  "horse goat": { opens: "horse", closes: "goat", quarrel: { about: "a call that never came", word: "call" } },
  "horse monkey": { opens: "horse", closes: "monkey", quarrel: { about: "the dull work", word: "dull" } },
  "horse rooster": {
    opens: "horse",
    closes: "rooster",
    quarrel: { about: "corrections in front of customers", word: "correct" },
  },
  "horse dog": {
    opens: "horse",
    closes: "dog",
    leads: "horse",
    quarrel: { about: "how long the Horse will stay", word: "stay" },
  },
  "horse pig": { opens: "horse", closes: "pig", quarrel: { about: "long goodbyes", word: "goodbye" } },
  "goat monkey": { opens: "goat", closes: "monkey", quarrel: { about: "changes to finished work", word: "change" } },
  "goat rooster": { opens: "goat", closes: "rooster", quarrel: { about: "errors that were none", word: "error" } },
  "goat dog": { opens: "goat", closes: "dog", quarrel: { about: "what was agreed and forgotten", word: "forgotten" } },
  "goat pig": { opens: "pig", closes: "goat", quarrel: { about: "favors", word: "favor" } },
  "monkey rooster": { opens: "monkey", closes: "rooster", quarrel: { about: "the procedure", word: "procedure" } },
  "monkey dog": { opens: "monkey", closes: "dog", quarrel: { about: "straight answers", word: "answer" } },
  "monkey pig": { opens: "pig", closes: "monkey", quarrel: { about: "things that were lent", word: "lent" } },
  "rooster dog": {
    opens: "dog",
    closes: "rooster",
    quarrel: { about: "errors, and who hears of them", word: "error" },
  },
  "rooster pig": { opens: "pig", closes: "rooster", quarrel: { about: "receipts", word: "receipt" } },
  "dog pig": { opens: "pig", closes: "dog", quarrel: { about: "a yes to somebody new", word: "yes" } },
};
