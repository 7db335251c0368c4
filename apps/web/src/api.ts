import { queryOptions } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { config } from "./config.ts";

/** Values of a query string; those that are null or undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Reads = { [K in keyof Api as K extends `GET ${infer Path}` ? Path : never]: Of<Api[K], "response"> };

/** An answer that is not 2xx. The message is `status: body text`, or the status text where the body is empty. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/**
 * A read of the API as TanStack Query takes it: the path is the key's first element, the query its second.
 *
 * @example
 * const { data } = useQuery(reading("/api/stats"));
 */
export function reading<Path extends keyof Reads & string>(path: Path, query?: Query) {
  return queryOptions<Reads[Path]>({ queryKey: query ? [path, query] : [path] });
}

/** One call of the API with credentials. Throws `ApiError` where the answer is not 2xx. */
export async function request(
  method: string,
  path: string,
  { query = {}, body }: { query?: Query; body?: unknown } = {},
) {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const response = await fetch(`${config.apiUrl}${path}${search && `?${search}`}`, {
    method,
    credentials: "include",
    ...(body !== undefined && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response.json() as Promise<unknown>;
}
