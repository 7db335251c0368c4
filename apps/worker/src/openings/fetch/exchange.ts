import { Client, errors } from "undici";
import type { Clock } from "../clock.ts";
import { startDeadline } from "./deadline.ts";
import { decompress } from "./decompress.ts";
import { FetchError, TransientError } from "./fetch-error.ts";
import { isNetworkError, type Transport } from "./transport.ts";

/** The most that one response may take. */
export interface ResponseLimits {
  headerBytes: number;
  /** The body as it is sent. */
  wireBytes: number;
  /** The body after decompression. */
  decodedBytes: number;
  /** Without a sign of life. */
  idleMs: number;
  /** From the connection to the end of the body. */
  totalMs: number;
  /** Whether a body beyond `wireBytes` is cut there instead of refused. */
  truncates?: boolean;
}

export interface ExchangeRequest {
  url: URL;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string | null;
}

/** One response, before redirects are followed. */
export interface Exchange {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
}

export interface ExchangeOptions {
  transport: Transport;
  clock: Clock;
  limits: ResponseLimits;
  /** Called with the size of each part of the body as it arrives. */
  onBytes: (bytes: number) => void;
  signal: AbortSignal | undefined;
}

/**
 * Sends one request over a connection of its own and reads the response. Follows no redirects, keeps no cookies.
 *
 * @throws {TransientError} if the network or the host fails
 * @throws {FetchError} if the response exceeds a limit or is not valid
 * @throws the reason of `signal` if it aborts
 */
export async function exchange(request: ExchangeRequest, options: ExchangeOptions): Promise<Exchange> {
  const { transport, clock, limits, signal, onBytes } = options;
  const { origin, path } = transport.route(request.url);
  const deadline = startDeadline(clock, limits, signal);
  const client = new Client(origin, {
    connect: (_, callback) => {
      transport.connect(request.url, deadline.signal).then(
        (socket) => callback(null, socket),
        (error: Error) => callback(error, null),
      );
    },
    maxHeaderSize: limits.headerBytes,
    // One request a connection.
    pipelining: 0,
    // The deadline keeps the time.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  try {
    const { method, headers, body } = request;
    const response = await client.request({ method, path, headers, body, signal: deadline.signal });
    deadline.touch();
    const wire = await readWire(response.body, request.url.hostname, limits, (bytes) => {
      deadline.touch();
      onBytes(bytes);
    });
    const responseHeaders = flatten(response.headers);
    return {
      status: response.statusCode,
      headers: responseHeaders,
      body: await decompress(wire, responseHeaders.get("content-encoding"), limits),
    };
  } catch (error) {
    throw deadline.signal.aborted ? deadline.signal.reason : explain(error, request.url.hostname);
  } finally {
    deadline.stop();
    client.destroy().catch(() => {});
  }
}

async function readWire(
  body: AsyncIterable<Buffer>,
  host: string,
  limits: ResponseLimits,
  onBytes: (bytes: number) => void,
): Promise<{ bytes: Uint8Array; isTruncated: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    onBytes(chunk.length);
    size += chunk.length;
    chunks.push(chunk);
    if (size <= limits.wireBytes) continue;
    if (limits.truncates) return { bytes: Buffer.concat(chunks).subarray(0, limits.wireBytes), isTruncated: true };
    throw new FetchError("failed", `The response of ${host} is larger than ${limits.wireBytes} bytes.`);
  }
  return { bytes: Buffer.concat(chunks), isTruncated: false };
}

function flatten(headers: Record<string, string | string[] | undefined>): Map<string, string> {
  return new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}

function explain(cause: unknown, host: string): unknown {
  if (cause instanceof FetchError) return cause;
  if (isNetworkError(cause)) return new TransientError(`The connection to ${host} failed (${cause.code}).`, { cause });
  if (isCutOff(cause)) return new TransientError(`The response of ${host} ends too early.`, { cause });
  if (cause instanceof errors.HeadersOverflowError) {
    return new FetchError("failed", `The headers of ${host} are too large.`, { cause });
  }
  if (cause instanceof errors.HTTPParserError) {
    return new FetchError("failed", `The response of ${host} is not valid HTTP.`, { cause });
  }
  return cause;
}

function isCutOff(error: unknown): boolean {
  if (error instanceof errors.ResponseContentLengthMismatchError) return true;
  // At the end of a connection the parser fails on no data.
  return error instanceof errors.HTTPParserError && "data" in error && error.data === "";
}
