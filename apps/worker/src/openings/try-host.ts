import type { Transport } from "./fetch/transport.ts";
import { type StoredSource, toSource } from "./source.ts";
import { readers } from "./sources/index.ts";

/** Returns the host that most of the sources are read from, or undefined without a source. */
export function findBusiestHost(sources: readonly StoredSource[]): string | undefined {
  const counts = new Map<string, number>();
  for (const source of sources) {
    const [request] = readers[source.kind].requests(toSource(source));
    const host = request && URL.parse(request.url)?.hostname;
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const timeoutMs = 15_000;

/** Opens one connection to a host and closes it. Sends no request. */
export async function tryHost(host: string, transport: Transport): Promise<{ ok: boolean; text: string }> {
  try {
    const socket = await transport.connect(new URL(`https://${host}/`), AbortSignal.timeout(timeoutMs));
    const address = socket.remoteAddress;
    socket.destroy();
    return { ok: true, text: `Real hosts: connected to ${host} at ${address}, with a trusted certificate.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, text: `Real hosts: ${host} was not reached. ${reason}` };
  }
}
