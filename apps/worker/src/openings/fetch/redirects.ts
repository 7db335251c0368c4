import { checkUrl } from "./check-url.ts";
import type { Exchange, ExchangeRequest } from "./exchange.ts";
import { FetchError, RedirectError } from "./fetch-error.ts";

const mostRedirects = 5;

/**
 * Sends a request and follows its redirects, each to an address that is checked as the first was.
 *
 * @param send is called for each request; it checks robots.txt and takes the host's turn
 * @throws {RedirectError} if the redirects are too many, lead in a circle, or lead where nothing may be fetched
 */
export async function followRedirects(
  first: ExchangeRequest,
  send: (request: ExchangeRequest) => Promise<Exchange>,
): Promise<{ url: URL; response: Exchange }> {
  const seen = new Set<string>();
  let request = first;
  for (let redirects = 0; ; redirects++) {
    seen.add(`${request.method} ${request.url.href}`);
    const response = await send(request);
    const location = findLocation(response);
    if (location === undefined) return { url: request.url, response };
    if (redirects === mostRedirects) {
      throw new RedirectError(`${first.url.href} redirects more than ${mostRedirects} times.`);
    }
    request = redirect(request, response.status, location);
    if (seen.has(`${request.method} ${request.url.href}`)) {
      throw new RedirectError(`${first.url.href} redirects in a circle.`);
    }
  }
}

/** Returns where a response redirects to; undefined if it is no redirect. */
export function findLocation({ status, headers }: Exchange): string | undefined {
  return [301, 302, 303, 307, 308].includes(status) ? headers.get("location") : undefined;
}

function redirect(request: ExchangeRequest, status: number, location: string): ExchangeRequest {
  const url = checkTarget(location, request.url);
  if (request.method === "GET" || status === 307 || status === 308) return { ...request, url };
  const { "content-type": _, ...headers } = request.headers;
  return { url, method: "GET", headers, body: null };
}

function checkTarget(location: string, from: URL): URL {
  try {
    return checkUrl(location, from);
  } catch (cause) {
    if (!(cause instanceof FetchError)) throw cause;
    throw new RedirectError(`${from.hostname} redirects to an address that may not be fetched. ${cause.message}`, {
      cause,
    });
  }
}
