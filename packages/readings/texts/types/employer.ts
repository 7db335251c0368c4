/** Which employer suits a sign, and how to find out in an interview. About 180 words altogether. */
export interface Employer {
  readonly questions: readonly [Question, Question, Question, Question, Question];
  readonly suits: { readonly size: string; readonly pace: string; readonly pay: string };
  readonly warnings: readonly string[];
}

interface Question {
  readonly question: string;
  readonly goodAnswer: string;
}
