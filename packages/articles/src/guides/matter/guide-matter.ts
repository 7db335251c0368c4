/** A situation at work. A guide tells one sign what to do in it. */
export type Situation = "boss" | "interview" | "raise" | "first-month" | "team" | "conflict" | "partner" | "employer";

/** What a guide says to one sign in one situation. The texts are plain, without markup. */
export interface GuideMatter {
  /** The headline, in title case, without a period. */
  title: string;
  /** Answers the title at once, in at most 60 words. */
  answer: string;
  /** Three or four things to do. */
  do: readonly string[];
  /** Two or three things to leave out. */
  avoid: readonly string[];
  /** Three to six sentences to say aloud, in this order, without quotation marks. */
  script: readonly string[];
  /** One or two paragraphs about named people at a workplace. */
  scene: readonly string[];
  /** What Chinese zodiac tradition says about it, and where it says nothing. */
  tradition: string;
}
