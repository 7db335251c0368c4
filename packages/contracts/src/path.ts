/** The parameter names of a path pattern: `"uid"` for `/api/user/:uid`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values of a query string. Those that are null or undefined are skipped. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Builds a path from a pattern and a query. The entry `@zodiac-at-work/contracts/path` imports nothing: a browser
 * loads no schema with it.
 *
 * @example
 * buildPath("/api/user/:uid", { uid: "a/b" }); // "/api/user/a%2Fb"
 * buildPath("/api/car-brands", {}, { page: 2, category: undefined }); // "/api/car-brands?page=2"
 */
export function buildPath<Path extends string>(
  path: Path,
  params: Readonly<Record<ParamNames<Path>, string | number>>,
  query: Query = {},
): string {
  const values: Readonly<Record<string, string | number>> = params;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
