export { type Reading, type ReadingInput, readingOf } from "./reading-of.ts";
