import type { SignId } from "@zodiac-at-work/zodiac";

/**
 * How readers of one sign get on with a boss, by the boss's sign, in 90 to 130 words: how the boss decides, how to bring
 * news, how to ask for a raise, what never to do, and a sentence to say aloud.
 */
export type Bosses = Readonly<Record<SignId, string>>;
