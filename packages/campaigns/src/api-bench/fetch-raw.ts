import { get, type IncomingMessage } from "node:http";

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

const volatileHeaders = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);
