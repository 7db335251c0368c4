import { xssVectors } from "@zodiac-at-work/articles/testing-xss-vectors";

/** The vectors that a browser test tries: every fourth, or all with `XSS_VECTORS=all`, as `pnpm measure xss` sets it. */
export function sampledVectors(): readonly string[] {
  const vectors = xssVectors();
  return process.env.XSS_VECTORS === "all" ? vectors : vectors.filter((_, index) => index % 4 === 0);
}
