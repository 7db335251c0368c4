/** The writer has no matter for a keyword. The message is meant for the person who asked. */
export class NoMatterError extends RangeError {
  override name = "NoMatterError";
  /** The keywords with matter that are closest to the refused one. */
  readonly nearest: readonly string[];

  constructor(keyword: string, nearest: readonly string[]) {
    const list = nearest.map((each) => `“${each}”`).join(", ");
    super(`There is no matter for an article on “${keyword}”. The nearest keywords that have it: ${list}.`);
    this.nearest = nearest;
  }
}
