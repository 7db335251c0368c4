import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect as connectTcp, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { Clock } from "../clock.ts";
import { FetchError, TimeoutError, TransientError } from "./fetch-error.ts";
import { isPublicAddress } from "./public-address.ts";

/** Where the request for an address goes, and how the connection is made. */
export interface Transport {
  /** Returns where a request for `url` is sent. */
  route(url: URL): { origin: string; path: string };
  /** Opens a connection to the host of `url`. */
  connect(url: URL, signal: AbortSignal): Promise<Socket | TLSSocket>;
}

/** Returns the IP addresses of a host. */
export type Resolve = (host: string) => Promise<string[]>;

/** Opens a TCP connection to an IP address. */
export type Dial = (address: { address: string; port: number }) => Socket;

export interface LiveTransportOptions {
  clock: Clock;
  /** How long one address may take to accept a connection. */
  connectMs: number;
  resolve?: Resolve;
  dial?: Dial;
  /** A certificate authority to trust instead of the public ones. */
  ca?: string;
}

/**
 * Connects to the real hosts: https on port 443. A host is resolved once for each connection, and the connection goes to
 * the very address that was checked, so a later answer of the resolver changes nothing.
 */
export function createLiveTransport(options: LiveTransportOptions): Transport {
  const { clock, connectMs, resolve = resolveHost, dial = connectTcp as unknown as Dial, ca } = options;
  return {
    route: (url) => ({ origin: url.origin, path: url.pathname + url.search }),
    async connect({ hostname }, signal) {
      const addresses = await findPublicAddresses(hostname, resolve);
      signal.throwIfAborted();
      const socket = await connectToFirst(addresses, (address) =>
        opened(dial({ address, port: 443 }), "connect", { clock, connectMs, signal }),
      );
      const tls = connectTls({ socket, servername: hostname, ca, ALPNProtocols: ["http/1.1"], minVersion: "TLSv1.2" });
      return opened(tls, "secureConnect", { clock, connectMs, signal }).catch((error: unknown) => {
        if (error instanceof FetchError || signal.aborted || isNetworkError(error)) throw error;
        const cause = error instanceof Error ? error : undefined;
        throw new FetchError("failed", `${hostname} has no valid certificate: ${cause?.message}.`, { cause });
      });
    },
  };
}

/**
 * Sends every request to a stand-in for the job boards on this machine: `https://HOST/PATH` becomes `BASE/HOST/PATH`.
 *
 * @param base `http://127.0.0.1:PORT`
 */
export function createStandInTransport(
  base: URL,
  { clock, connectMs }: { clock: Clock; connectMs: number },
): Transport {
  return {
    route: (url) => ({ origin: base.origin, path: `/${url.hostname}${url.pathname}${url.search}` }),
    connect: (_, signal) =>
      opened(connectTcp({ host: base.hostname, port: Number(base.port) }), "connect", { clock, connectMs, signal }),
  };
}

/** Lists IPv4 before IPv6, because more machines have it. */
async function resolveHost(host: string): Promise<string[]> {
  const answers = await lookup(host, { all: true, order: "ipv4first" });
  return answers.map(({ address }) => address);
}

async function findPublicAddresses(host: string, resolve: Resolve): Promise<string[]> {
  const addresses = await resolve(host).catch((cause: unknown) => {
    if (isNotFound(cause)) throw new FetchError("unreachable", `The host ${host} does not exist.`, { cause });
    throw new TransientError(`The address of ${host} could not be looked up.`, { cause });
  });
  const isPublic = addresses.filter(isPublicAddress);
  if (isPublic.length > 0) return isPublic;
  throw new FetchError("failed", `${host} leads to ${addresses.join(", ") || "no address"}, which is not public.`);
}

/** Tries the addresses one after the other. */
async function connectToFirst(
  addresses: string[],
  open: (address: string) => Promise<Socket>,
): Promise<Socket | TLSSocket> {
  let problem: unknown;
  for (const address of addresses.slice(0, 3)) {
    try {
      return await open(address);
    } catch (error) {
      if (!isNetworkError(error) && !(error instanceof TimeoutError)) throw error;
      problem = error;
    }
  }
  throw problem;
}

/** Waits until a socket is connected; destroys it if that fails, takes too long or is aborted. */
async function opened<S extends Socket>(
  socket: S,
  event: "connect" | "secureConnect",
  { clock, connectMs, signal }: { clock: Clock; connectMs: number; signal: AbortSignal },
): Promise<S> {
  const timeout = new AbortController();
  const cancel = clock.after(connectMs, () => timeout.abort());
  try {
    await once(socket, event, { signal: AbortSignal.any([timeout.signal, signal]) });
    return socket;
  } catch (error) {
    // A destroyed socket may still report an error, which nobody listens to.
    socket.on("error", () => {}).destroy();
    if (signal.aborted) throw signal.reason;
    if (timeout.signal.aborted)
      throw new TimeoutError(`The host did not accept the connection in ${connectMs / 1_000} s.`);
    throw error;
  } finally {
    cancel();
  }
}

const networkErrors = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["EHOSTDOWN", "ENETDOWN", "EADDRNOTAVAIL", "UND_ERR_SOCKET"],
]);

/** Returns whether the network or the other side ended a connection. */
export function isNetworkError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && networkErrors.has(String(error.code));
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOTFOUND" || error.code === "ENODATA");
}
