/**
 * Why HTML was refused: too many characters, headings or tables, elements nested too deeply, or nesting that no browser
 * reads twice alike.
 */
export type UnusableHtmlReason = "tooLarge" | "tooManyHeadings" | "tooManyTables" | "tooDeep" | "tooTangled";

/** HTML that cannot be cleaned without loss. The message is a sentence for the person who sent it. */
export class UnusableHtmlError extends Error {
  override name = "UnusableHtmlError";
  readonly reason: UnusableHtmlReason;

  constructor(reason: UnusableHtmlReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
