import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** A response with its body as it was sent, still compressed. */
export interface RawResponse {
  readonly status: number;
  /** Without the headers that depend on the connection or the time. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Fetches without decompressing the body, unlike `fetch`. */
export async function fetchRaw(url: string, headers: Readonly<Record<string, string>>): Promise<RawResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on("error", reject);
  });
  const chunks: Buffer[] = await response.toArray();
  const kept = Object.entries(response.headers).filter(([name]) => !volatileHeaders.has(name));
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  };
}

/** Fetches until the response comes from the cache: it adds an ETag. */
export async function fetchFromCache(url: string, headers: Readonly<Record<string, string>>): Promise<RawResponse> {
  for (;;) {
    const response = await fetchRaw(url, headers);
    if (response.headers.etag) return response;
    await sleep(50);
  }
}

const volatileHeaders = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);
