import { get, type IncomingMessage } from "node:http";

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  /** Without those that belong to the connection or the moment. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Asks without decompressing, which fetch would do. */
export async function fetchWhole(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on("error", reject);
  });
  const chunks: Buffer[] = await response.toArray();
  const kept = Object.entries(response.headers).filter(([name]) => !ofTheMoment.has(name));
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  };
}

const ofTheMoment = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);
