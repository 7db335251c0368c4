/** The kind of an error and its place in the site's scripts. */
interface DescribedError {
  readonly name: string;
  /** File, line and column, or `unknown`. */
  readonly place: string;
}

/** Describes what was thrown, without its message: that may hold what the reader typed. */
export function describeError(thrown: unknown): DescribedError {
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  const place = /\/([\w.-]{1,80}\.js)(?:\?[^:\s]*)?:(\d{1,7}):(\d{1,7})/.exec(stack ?? "");
  return {
    name: /^\w{1,40}$/.test(name) ? name : "Error",
    place: place ? place.slice(1).join(":") : "unknown",
  };
}
