/** Why a model did not write an article. */
export type ModelFailure =
  /** The key is refused. */
  | "unauthorized"
  /** The address or the model does not exist. */
  | "notFound"
  | "rateLimited"
  /** The request itself is refused. */
  | "refused"
  /** The service does not answer, or answers with an error of its own. */
  | "unavailable"
  | "timedOut"
  /** The text ended before its end. */
  | "interrupted"
  /** The model reached the limit of tokens. */
  | "cutShort"
  /** The provider withheld the text. */
  | "filtered"
  /** The article needs more tokens than the settings allow. */
  | "overBudget"
  /** The operator has not named the prices of the model. */
  | "noPrices"
  /** The call could exceed what all calls of a day may cost. */
  | "dailyLimit";

const ownRefusals: readonly ModelFailure[] = ["overBudget", "noPrices", "dailyLimit"];

/** A model wrote no article. The message tells the operator what happened and what to do. It never holds the key. */
export class ModelError extends Error {
  override name = "ModelError";
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure, message: string) {
    super(message);
    this.reason = reason;
  }

  /** Whether the model was asked. If not, the settings refused the call. */
  get isOfProvider(): boolean {
    return !ownRefusals.includes(this.reason);
  }
}
