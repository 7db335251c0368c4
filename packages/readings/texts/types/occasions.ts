/** What to do on four occasions of working life, in about 100 words each. It addresses the reader. */
export interface Occasions {
  readonly hardConversation: string;
  readonly changingJobs: string;
  /** How readers of the sign bargain, and what to do about it. */
  readonly negotiating: string;
  /** How to bargain with a person of the sign. */
  readonly negotiatingWith: string;
}
