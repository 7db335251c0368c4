import { Parser, type ParserOptions } from "htmlparser2";

/** What is called while HTML is parsed. Every opened tag is closed, void and forgotten ones too. */
export interface HtmlHandler {
  readonly onopentag?: (name: string, attributes: Readonly<Record<string, string>>, place: Place) => void;
  /** Called before `onopentag` of the same tag, for repeated attributes too. */
  readonly onattribute?: (name: string, value: string, place: Place) => void;
  readonly onclosetag?: (name: string, place: Place) => void;
  readonly ontext?: (text: string, place: Place) => void;
}

/** The first and the last character of an event in the source. Valid during the call. */
interface Place {
  readonly startIndex: number;
  readonly endIndex: number;
}

/**
 * Parses HTML and calls the handler.
 *
 * The parser's time grows with the square of the depth, so the depth is limited.
 *
 * @throws {RangeError} if tags are nested more than 10,000 deep.
 * @example
 * parseHtml("<p>Ox</p>", { ontext: (text, { startIndex }) => console.log(text, startIndex) }); // Ox 3
 */
export function parseHtml(html: string, handler: HtmlHandler, options?: ParserOptions): void {
  let depth = 0;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > deepest) throw new RangeError(`The HTML is nested more than ${deepest} tags deep.`);
        handler.onopentag?.(name, attributes, parser);
      },
      onattribute: (name, value) => handler.onattribute?.(name, value, parser),
      onclosetag(name) {
        depth--;
        handler.onclosetag?.(name, parser);
      },
      ontext: (text) => handler.ontext?.(text, parser),
    },
    options,
  );
  parser.end(html);
}

const deepest = 10_000;

/** The tags whose text nobody reads. */
export const hiddenTags: ReadonlySet<string> = new Set(["script", "style", "template", "title"]);

/** The tags that end a paragraph where they begin and where they end. */
export const blockTags: ReadonlySet<string> = new Set(
  "address article aside blockquote body caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre script section style summary table tbody template tfoot thead title tr ul".split(
    " ",
  ),
);
