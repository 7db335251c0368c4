import { queryOptions } from "@tanstack/react-query";
import type { Api, ErrorBody, ErrorCode, Of } from "@zodiac-at-work/contracts";
import { buildPath, type ParamNames, type Query } from "@zodiac-at-work/contracts/path";
import { config } from "./config.ts";

type Reads = { [K in keyof Api as K extends `GET ${infer Path}` ? Path : never]: Of<Api[K], "response"> };

type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never;

/** What a call has to be given: the parameters of its path, and its body. */
type Needs<Name extends keyof Api> = ([ParamNames<PathOf<Name>>] extends [never]
  ? object
  : { readonly params: Readonly<Record<ParamNames<PathOf<Name>>, string>> }) &
  (Of<Api[Name], "body"> extends undefined ? object : { readonly body: Of<Api[Name], "body"> });

/** An answer that is not 2xx. The message is `status: body text`, or the status text where the body is empty. */
export class ResponseError extends Error {
  override readonly name = "ResponseError";
  readonly status: number;
  /** Which of the API's errors it is; undefined where the answer came from something in between. */
  readonly code: ErrorCode | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.code = codeIn(text);
  }
}

let idToken: () => Promise<string | undefined> = async () => undefined;

/** From now on every call carries this token, as long as there is one. */
export function authorizeWith(source: () => Promise<string | undefined>): void {
  idToken = source;
}

/**
 * One call of the API, by its name in the contracts.
 *
 * @throws {ResponseError} where the answer is not 2xx
 * @example
 * const { hasPaid } = await call("GET /api/user/:uid/payment-status", { params: { uid } });
 */
export async function call<Name extends keyof Api>(name: Name, needs: Needs<Name>): Promise<Of<Api[Name], "response">> {
  const { params = {}, body } = needs as { params?: Record<string, string>; body?: unknown };
  const [method = "GET", path = ""] = name.split(" ");
  return (await request(method, buildPath(path, params), { body })) as Of<Api[Name], "response">;
}

/**
 * A read of the API as TanStack Query takes it: the path is the key's first element, the query its second.
 *
 * @param params the parameters of a path that has some
 * @example
 * const { data } = useQuery(apiQuery("/api/stats"));
 * apiQuery("/api/companies/:id", undefined, { id: "7" }).queryKey; // ["/api/companies/7"]
 */
export function apiQuery<Path extends keyof Reads & string>(
  path: Path,
  query?: Query,
  ...params: [ParamNames<Path>] extends [never] ? [] : [Readonly<Record<ParamNames<Path>, string>>]
) {
  const address = buildPath<string>(path, params[0] ?? {});
  return queryOptions<Reads[Path]>({ queryKey: query ? [address, query] : [address] });
}

/** One call of the API with credentials. Throws `ResponseError` where the answer is not 2xx. */
export async function request(method: string, path: string, { query, body }: { query?: Query; body?: unknown } = {}) {
  const token = await idToken();
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  const response = await fetch(config.apiUrl + buildPath<string>(path, {}, query), {
    method,
    credentials: "include",
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ResponseError(response.status, (await response.text()) || response.statusText);
  return response.json() as Promise<unknown>;
}

function codeIn(text: string): ErrorCode | undefined {
  try {
    return (JSON.parse(text) as Partial<ErrorBody> | null)?.code;
  } catch {
    return undefined;
  }
}
