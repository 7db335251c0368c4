/** A request that is traced. */
export interface RequestTrace {
  /** The id of the trace, in hexadecimal digits. */
  readonly id: string;
  /** Runs work as a part of the request. */
  run<Result>(work: () => Result): Result;
  /** Ends the span of the request. */
  end(result: { route: string; statusCode: number }): void;
}

/** Records what a process does as the spans of traces. A span that is created inside of another belongs to its trace. */
export interface Tracing {
  /** Begins the trace of a request. `traceparent` of the caller becomes a link: a caller can't choose the id of a trace. */
  beginRequest(request: { method: string; traceparent: string | undefined }): RequestTrace;
  /** Runs a task that was enqueued, in the trace of whoever enqueued it if `parent` names one. `work` reports a failure. */
  runTask<Result>(
    task: { name: string; parent: string | undefined },
    work: (fail: (error: Error) => void) => Promise<Result>,
  ): Promise<Result>;
  /** Runs a query. `text` has no values. */
  runQuery<Result>(text: string, work: () => Promise<Result>): Promise<Result>;
  /** The current place in a trace, as the W3C's `traceparent`, and the trace's id. Undefined outside of a trace. */
  current(): { readonly id: string; readonly traceparent: string } | undefined;
  /** Sends what is left, and ends the tracing of the process. */
  stop(): Promise<void>;
}
