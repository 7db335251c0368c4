import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { ApiError } from "../errors.ts";

/**
 * Refuses requests whose Host header is missing, repeated or malformed (RFC 9112, 3.2). Node refuses a missing one only,
 * with an empty body, and drops the second of two, while a proxy in front may have read the second. HTTP/1.0 needs no Host.
 */
export const refuseMalformedHosts = fp(async (app: FastifyInstance) => {
  app.addHook("onRequest", (request, _reply, done) => {
    done(hasValidHost(request) ? undefined : refusal());
  });
});

function hasValidHost(request: FastifyRequest): boolean {
  const { rawHeaders, headers, httpVersion } = request.raw;
  if (headers.host === undefined) return httpVersion === "1.0";
  // Behind a trusted proxy, this is the host of X-Forwarded-Host.
  const { host } = request;
  return isHost(headers.host) && (host === headers.host || isHost(host)) && countHosts(rawHeaders) <= 1;
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

/** The forms that pages can put into their own addresses: a name or an IP address, and a port. */
const hostForm = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d*)?$/i;

/** The last host that was found valid. Nearly all requests name the same one, and parsing it costs each a microsecond. */
let lastValidHost: string | undefined;

function isHost(host: string): boolean {
  if (host === lastValidHost) return true;
  const isValid = hostForm.test(host) && URL.canParse(`http://${host}`);
  if (isValid) lastValidHost = host;
  return isValid;
}

function refusal(): ApiError {
  return new ApiError("invalid-request", "The Host header is missing or malformed.");
}
