export { type Reading, type ReadingInput, readingOf } from "./reading-of.ts";
export { type MatchSide, type TextsOfMatch, textsOfMatch } from "./texts-of-match.ts";
