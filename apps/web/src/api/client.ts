import { queryOptions } from "@tanstack/react-query";
import type { Api, ErrorBody, ErrorCode, Of } from "@zodiac-at-work/contracts";
import { buildPath, type ParamNames, type Query } from "@zodiac-at-work/contracts/path";
import { config } from "./config.ts";

type Reads = { [K in keyof Api as K extends `GET ${infer Path}` ? Path : never]: Of<Api[K], "response"> };

type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never;

/** The input of a call: the parameters of its path, its body, and a signal that ends the wait for the response. */
type CallInput<Name extends keyof Api> = ([ParamNames<PathOf<Name>>] extends [never]
  ? object
  : { readonly params: Readonly<Record<ParamNames<PathOf<Name>>, string>> }) &
  (Of<Api[Name], "body"> extends undefined ? object : { readonly body: Of<Api[Name], "body"> }) & {
    readonly signal?: AbortSignal;
  };

/** A response that is not 2xx. The message is `status: body text`, with the status text if the body is empty. */
export class ResponseError extends Error {
  override readonly name = "ResponseError";
  readonly status: number;
  /** The API's error code. Undefined if the response came from a proxy. */
  readonly code: ErrorCode | undefined;
  /** The API's sentence about the error. Undefined if the response came from a proxy. */
  readonly reason: string | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    const body = errorBodyIn(text);
    this.status = status;
    this.code = body.code;
    this.reason = body.error;
  }
}

const settingsPath = "/api/config";

let idToken: () => Promise<string | undefined> = async () => undefined;

/** Sets the source of the ID token. Every later call sends the token if there is one. */
export function authorizeWith(source: () => Promise<string | undefined>): void {
  idToken = source;
}

/**
 * Calls the API by the name of an endpoint in the contracts.
 *
 * @throws {ResponseError} if the response is not 2xx
 * @example
 * const { hasPaid } = await call("GET /api/user/:uid/payment-status", { params: { uid } });
 */
export async function call<Name extends keyof Api>(
  name: Name,
  input: CallInput<Name>,
): Promise<Of<Api[Name], "response">> {
  const { params = {}, ...rest } = input as RequestInput & { params?: Record<string, string> };
  const [method = "GET", path = ""] = name.split(" ");
  const response = await send(method, buildPath(path, params), rest);
  return (await response.json()) as Of<Api[Name], "response">;
}

/**
 * Returns the TanStack Query options of a GET endpoint. The key holds the path and, if there is one, the query.
 *
 * @param params the parameters of the path, if it has any
 * @example
 * const { data } = useQuery(apiQuery("/api/stats"));
 * apiQuery("/api/companies/:id", undefined, { id: "7" }).queryKey; // ["/api/companies/7"]
 */
export function apiQuery<Path extends keyof Reads & string>(
  path: Path,
  query?: Query,
  ...params: [ParamNames<Path>] extends [never] ? [] : [Readonly<Record<ParamNames<Path>, string>>]
) {
  const url = buildPath<string>(path, params[0] ?? {});
  return queryOptions<Reads[Path]>({ queryKey: query ? [url, query] : [url] });
}

interface RequestInput {
  readonly query?: Query | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Sends a request to the API, with credentials, and returns the response. Throws `ResponseError` if it is not 2xx. */
export async function send(
  method: string,
  path: string,
  { query, body, signal }: RequestInput = {},
): Promise<Response> {
  // Sign-in starts with the settings, so these can't wait for a token.
  const token = path === settingsPath ? undefined : await idToken();
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  const response = await fetch(config.apiUrl + buildPath<string>(path, {}, query), {
    method,
    credentials: "include",
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new ResponseError(response.status, (await response.text()) || response.statusText);
  return response;
}

function errorBodyIn(text: string): Partial<ErrorBody> {
  try {
    return (JSON.parse(text) as Partial<ErrorBody> | null) ?? {};
  } catch {
    return {};
  }
}
