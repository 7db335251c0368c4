/** @public for the test that compares the paid texts of pairs */
export { type ClaimingText, claimsNamedIn } from "./named-claims.ts";
export { claimsOf, type PairClaims } from "./pair-claims.ts";
