/** All twelve texts. The caller picks its own, because a request for one would name the hour of birth. */
export { birthHours } from "../texts/birth-hours.ts";
export { bossText } from "./boss-text.ts";
export { companyElementText } from "./company-element-text.ts";
export { companyLifePathText } from "./company-life-path-text.ts";
export { type Reading, type ReadingInput, readingOf } from "./reading-of.ts";
export { type SharedWork, sharedWork } from "./shared-work.ts";
export { leaderRules, type TeamLeader, teamLeader } from "./team-leader.ts";
export { type MatchSide, type TextsOfMatch, textsOfMatch } from "./texts-of-match.ts";
export { type WorkAdvice, workAdviceOf } from "./work-advice-of.ts";
export { type WorkChapter, workChapterOf } from "./work-chapter-of.ts";
