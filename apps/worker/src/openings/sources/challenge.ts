/**
 * Names the service whose challenge or refusal a page is, or null. Scripts of these services stand on normal pages too
 * (Cloudflare's beacon and e-mail protection, a CAPTCHA in a form), so a page counts as a challenge only if it lacks the
 * content that was expected. That is for the caller to know.
 */
export function findChallenge(body: string): string | null {
  const page = body.slice(0, 400_000);
  return challenges.find(([, pattern]) => pattern.test(page))?.[0] ?? null;
}

const challenges: [service: string, pattern: RegExp][] = [];
