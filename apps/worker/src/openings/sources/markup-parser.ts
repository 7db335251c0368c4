import { type Handler, Parser, type ParserOptions } from "htmlparser2";

/**
 * The parser of HTML and XML, for texts that may be hostile: it stops at a depth that no real document has, because each
 * element costs time by its depth.
 */
export class MarkupParser extends Parser {
  constructor(handler: Partial<Handler>, options?: ParserOptions) {
    let depth = 0;
    super(
      {
        ...handler,
        onopentag(name, attributes, isImplied) {
          if (++depth > maxDepth) throw tooDeep;
          handler.onopentag?.(name, attributes, isImplied);
        },
        onclosetag(name, isImplied) {
          depth--;
          handler.onclosetag?.(name, isImplied);
        },
      },
      options,
    );
  }

  /** Parses the text. Returns false if it stopped before the end. */
  parse(text: string): boolean {
    try {
      this.end(text);
      return true;
    } catch (error) {
      if (error === tooDeep) return false;
      throw error;
    }
  }
}

const maxDepth = 2_000;
const tooDeep = new Error("The elements are nested too deeply.");
