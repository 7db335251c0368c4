import { productToken } from "./robots/robots.ts";

/**
 * Returns the user agent of every request. It says who asks and where to complain.
 *
 * @param contact an email address or URL; null only where no request leaves this machine
 * @example
 * createUserAgent("jobs@example.com"); // "ZodiacAtWorkBot/1.0 (+jobs@example.com)"
 */
export function createUserAgent(contact: string | null): string {
  return `${productToken}/1.0 (+${contact ?? "a stand-in on this machine"})`;
}
