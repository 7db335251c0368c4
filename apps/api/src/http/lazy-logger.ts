import type { FastifyBaseLogger } from "fastify";

type Log = FastifyBaseLogger["info"];
type Args = Parameters<Log>;

/**
 * The logger of a request. With its first line it creates pino's child logger, because that adds the request's id.
 * Most requests write no line. Decision 14 has what that saves.
 */
export class LazyLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #createChild: () => FastifyBaseLogger;
  #child: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, createChild: () => FastifyBaseLogger) {
    this.#parent = parent;
    this.#createChild = createChild;
  }

  get level(): string {
    return this.#parent.level;
  }

  trace(...args: unknown[]): void {
    if (this.#isOn("trace")) this.#logger.trace(...(args as Args));
  }

  debug(...args: unknown[]): void {
    if (this.#isOn("debug")) this.#logger.debug(...(args as Args));
  }

  info(...args: unknown[]): void {
    this.#logger.info(...(args as Args));
  }

  warn(...args: unknown[]): void {
    this.#logger.warn(...(args as Args));
  }

  error(...args: unknown[]): void {
    this.#logger.error(...(args as Args));
  }

  fatal(...args: unknown[]): void {
    this.#logger.fatal(...(args as Args));
  }

  silent(): void {}

  child(...args: Parameters<FastifyBaseLogger["child"]>): FastifyBaseLogger {
    return this.#logger.child(...args);
  }

  get #logger(): FastifyBaseLogger {
    this.#child ??= this.#createChild();
    return this.#child;
  }

  #isOn(level: "trace" | "debug"): boolean {
    return this.#parent.level === "trace" || this.#parent.level === level;
  }
}
