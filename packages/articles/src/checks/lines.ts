import type { Passage } from "../html/read-html.ts";
import { sentencesOf } from "../html/sentences.ts";
import type { Knowledge } from "../types/article.ts";
import { type Token, type TokenKind, tokensOf } from "./tokens.ts";

/** A sentence, or a part of one, with its tokens replaced by marks: `«year0» is a «element1» «sign2» year.` */
export interface Line {
  readonly shape: string;
  /** The tokens of the whole block. The marks count them. */
  readonly tokens: readonly Token[];
}

/** A block with its sentences. */
export interface Paragraph {
  readonly block: Passage;
  readonly lines: readonly Line[];
  /** All sentences in one line. */
  readonly whole: Line;
}

/** Returns the sentences of a block in the form that patterns read. */
export function paragraphOf(block: Passage, knowledge: Knowledge): Paragraph {
  const tokens: Token[] = [];
  const lines = sentencesOf(block).map((sentence): Line => {
    const text = sentence.replace(/[«»]/g, '"').replace(/[’‘]/g, "'");
    let shape = "";
    let at = 0;
    for (const token of tokensOf(text, knowledge)) {
      shape += `${text.slice(at, token.at)}«${token.kind}${tokens.length}»`;
      at = token.end;
      tokens.push(token);
    }
    return { shape: shape + text.slice(at), tokens };
  });
  return { block, lines, whole: { shape: lines.map(({ shape }) => shape).join(" "), tokens } };
}

/** Returns the line with its marks as the text has them. */
export function textOf({ tokens }: Line, shape: string): string {
  return shape.replace(/«[a-z]+(\d+)»/gi, (_, i) => tokens[i]?.text ?? "").trim();
}

/** Returns the tokens of a kind that stand in a line, or in a part of it. */
export function tokensIn<Kind extends TokenKind>(
  { tokens, shape }: Line,
  kind: Kind,
  part = shape,
): (Token & { readonly kind: Kind })[] {
  if (!part.includes(`«${kind}`)) return [];
  return [...part.matchAll(marksOf(kind))].map(([, i]) => tokens[Number(i)] as Token & { readonly kind: Kind });
}

const marks = new Map<TokenKind, RegExp>();

function marksOf(kind: TokenKind): RegExp {
  const known = marks.get(kind) ?? new RegExp(`«${kind}(\\d+)»`, "g");
  marks.set(kind, known);
  return known;
}

/** A place where a pattern fits. */
export interface Found {
  /** The words, as the text has them. */
  readonly text: string;
  /** Where it begins in the shape. */
  readonly at: number;
  /** The shapes before and after, as far as a pattern may look. */
  readonly before: string;
  readonly after: string;
  /** Returns whether the part with this name is there. */
  readonly has: (name: string) => boolean;
  /** Returns the tokens of a kind in the part with this name. */
  readonly in: <Kind extends TokenKind>(name: string, kind: Kind) => (Token & { readonly kind: Kind })[];
}

/**
 * Compiles a pattern. `{year}` is a year and `{year:first}` one with a name; `{years}` are one or more, joined by commas, “and” or
 * “or”; `{name}` is a sign with or without its element, and `{fullName}` one with it. The rest is a regular expression
 * that ignores case. Parts have the names of what they are. All alternatives have parts of the same kinds.
 *
 * @example
 * findIn(line, pattern("{year} is an? {name} year"))[0]?.in("name", "sign"); // the sign
 */
export function pattern(source: string): Pattern {
  const filled = source.replace(
    /\{(\w+)(?::(\w+))?\}/g,
    (_, part: string, name = part) => `(?<${name}>${sourceOf(part)})`,
  );
  const kinds = [...source.matchAll(/\{([a-z]\w*)/gi)].flatMap(([, part = ""]) => kindsOf(part));
  return { regex: new RegExp(filled, "gi"), needs: [...new Set(kinds)].map((kind) => `«${kind}`) };
}

/** A compiled pattern with the marks that a line must have, whichever of its alternatives fits. */
export interface Pattern {
  readonly regex: RegExp;
  readonly needs: readonly string[];
}

function kindsOf(part: string): string[] {
  if (part === "name") return ["sign"];
  if (part === "fullName") return ["element", "sign"];
  return [part.endsWith("s") && part !== "hours" ? part.slice(0, -1) : part];
}

function sourceOf(part: string): string {
  if (part === "name") return `(?:${mark("polarity")} )?(?:${mark("element")}[ -])?${mark("sign")}`;
  if (part === "fullName") return `(?:${mark("polarity")} )?${mark("element")}[ -]${mark("sign")}`;
  if (!part.endsWith("s") || part === "hours") return mark(part);
  const one = mark(part.slice(0, -1));
  return `${one}(?:(?:,? (?:and|or|&|as well as) |, |/| ?\\+ )(?:the |an? )?${one}){0,40}`;
}

function mark(kind: string): string {
  return `«${kind}\\d+»`;
}

const sight = 200;

/** Returns the places in a line where a pattern fits. */
export function findIn(line: Line, { regex, needs }: Pattern, shape = line.shape): Found[] {
  if (!needs.every((mark) => shape.includes(mark))) return [];
  return [...shape.matchAll(regex)].map((match) => ({
    text: textOf(line, match[0]),
    at: match.index,
    before: shape.slice(Math.max(0, match.index - sight), match.index),
    after: shape.slice(match.index + match[0].length).slice(0, sight),
    has: (name) => match.groups?.[name] !== undefined,
    in: (name, kind) => tokensIn(line, kind, match.groups?.[name] ?? ""),
  }));
}
