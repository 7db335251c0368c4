/** A writer answered with something that is no article. Another try may give one. The message is a sentence for the operator. */
export class UnusableAnswerError extends Error {
  override name = "UnusableAnswerError";
}
