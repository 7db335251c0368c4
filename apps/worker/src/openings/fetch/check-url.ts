import { isIP } from "node:net";
import { FetchError } from "./fetch-error.ts";

const maxLength = 4_096;

/**
 * Parses an address that may be fetched: https, port 443, a host name with a dot, no credentials. Where the name leads is
 * checked when it is resolved.
 *
 * @param base what a relative address is relative to
 * @throws {FetchError} that names what is wrong
 */
export function checkUrl(text: string, base?: URL): URL {
  if (text.length > maxLength) throw refusal(`is longer than ${maxLength} characters`);
  // URL would drop them.
  if (hasControlCharacter(text)) throw refusal("has control characters");
  const url = URL.parse(text, base?.href);
  if (!url) throw refusal("is not a URL");
  const problem = findProblem(url);
  if (problem) throw refusal(problem);
  url.hash = "";
  return url;
}

function findProblem({ protocol, username, password, port, hostname }: URL): string | undefined {
  if (protocol !== "https:") return `does not begin with https:, but ${protocol}`;
  if (username || password) return "has a user name or a password";
  if (port) return `names port ${port}`;
  if (isIP(hostname) || hostname.startsWith("[")) return "names an IP address instead of a host";
  if (hostname.endsWith(".")) return "names a host that ends with a dot";
  if (!hostname.includes(".")) return `names the host ${hostname}, which has no domain`;
  return undefined;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < " " || character === "\u007f");
}

function refusal(problem: string): FetchError {
  return new FetchError("failed", `The address ${problem}.`);
}
