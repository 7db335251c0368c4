import { type Access, type Endpoint, type ErrorCode, errorStatus } from "@zodiac-at-work/contracts";
import type { FastifySchema } from "fastify";
import { z } from "zod";

/** Returns the schema that Fastify validates and serializes with, and that the OpenAPI document shows. */
export function schemaOf(endpoint: Endpoint): FastifySchema {
  const { access, summary, params, query, body, response, mayContinue, streams } = endpoint;
  return {
    summary,
    description: `Access: ${access}.`,
    ...(access !== "open" && { security: [{ idToken: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      200: streams ? { content: { "text/event-stream": { schema: response } } } : response,
      ...(mayContinue && { 202: response }),
      ...errorResponses(endpoint),
    },
  };
}

const errorsOfAccess: Record<Access, readonly ErrorCode[]> = {
  open: [],
  signedIn: ["not-signed-in", "account-blocked", "identity-unavailable", "rate-limited"],
  paid: ["not-signed-in", "account-blocked", "identity-unavailable", "rate-limited", "payment-required"],
  admin: ["not-signed-in", "account-blocked", "identity-unavailable", "rate-limited", "forbidden"],
};

/** Returns one schema for each status, with the codes that it may carry. */
function errorResponses({ access, params, query, body, errors = [] }: Endpoint): Record<number, z.ZodType> {
  const ofEveryCall: ErrorCode[] = ["internal", "not-ready", "overloaded"];
  const ofSchemas: ErrorCode[] = params || query || body ? ["invalid-request"] : [];
  const ofBody: ErrorCode[] = body ? ["body-too-large", "unsupported-media-type"] : [];
  const codes: ErrorCode[] = [...ofEveryCall, ...ofSchemas, ...ofBody, ...errorsOfAccess[access], ...errors];
  const codesByStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code]);
  return Object.fromEntries(
    Array.from(codesByStatus, ([status, ofStatus]) => [
      status,
      z.object({ error: z.string(), code: z.enum(ofStatus) }),
    ]),
  );
}
