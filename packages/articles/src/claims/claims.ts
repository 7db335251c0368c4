export { type Character, characters, moreOf } from "./characters.ts";
export { type ClaimingText, claimsNamedIn, type NamedClaim } from "./named-claims.ts";
export { claimsOf, type PairClaims, pairClaims } from "./pair-claims.ts";
