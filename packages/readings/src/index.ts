export { type MatchSide, type TextsOfMatch, textsOfMatch } from "./matches/texts-of-match.ts";
export { type Reading, type ReadingInput, readingOf } from "./reading-of.ts";
