import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect as connectTcp, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import ipaddr from "ipaddr.js";
import type { Clock } from "../clock.ts";
import { FetchError, TimeoutError, TransientError } from "./fetch-error.ts";
import type { OnFetchStep } from "./fetch-step.ts";
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

/** A server of the tests on this machine. The real dial connects to it. */
export interface TestServer {
  /** The addresses that count as public. */
  addresses: readonly string[];
  /** The port that stands for 443. */
  port: number;
}

export interface LiveTransportOptions {
  clock: Clock;
  /** How long one address may take to accept a connection. */
  connectMs: number;
  resolve?: Resolve;
  /** A certificate authority to trust instead of the public ones. */
  ca?: string;
  /** Only in a test run. */
  testServer?: TestServer;
  onStep?: OnFetchStep;
}

/**
 * Connects to the real hosts: https on port 443. A host is resolved once for each connection, and the connection goes to
 * the very address that was checked, so a later answer of the resolver changes nothing.
 *
 * @throws {Error} if there is a test server outside of a test run
 */
export function createLiveTransport(options: LiveTransportOptions): Transport {
  const { clock, connectMs, resolve = resolveHost, ca, testServer, onStep } = options;
  // biome-ignore lint/style/noProcessEnv: No setting may lead to a test server. Production has no NODE_ENV "test".
  if (testServer && process.env.NODE_ENV !== "test") throw new Error("A test server needs a test run.");
  const port = testServer?.port ?? 443;
  const isAllowed = (address: string) => isPublicAddress(address) || testServer?.addresses.includes(address) === true;
  return {
    route: (url) => ({ origin: url.origin, path: url.pathname + url.search }),
    async connect({ hostname }, signal) {
      const found = await lookUp(hostname, resolve);
      onStep?.({ type: "resolved", host: hostname, addresses: found });
      const addresses = selectAllowed(hostname, found, isAllowed);
      signal.throwIfAborted();
      const socket = await connectToFirst(addresses, async (address) => {
        const connected = await opened(connectTcp({ host: address, port }), "connect", { clock, connectMs, signal });
        checkPeer(connected, address, isAllowed);
        return connected;
      });
      onStep?.({ type: "connected", host: hostname, address: String(socket.remoteAddress), port });
      const tls = connectTls({ socket, servername: hostname, ca, ALPNProtocols: ["http/1.1"], minVersion: "TLSv1.2" });
      await opened(tls, "secureConnect", { clock, connectMs, signal }).catch((error: unknown) => {
        if (error instanceof FetchError || signal.aborted || isNetworkError(error)) throw error;
        const cause = error instanceof Error ? error : undefined;
        throw new FetchError("failed", `${hostname} has no valid certificate: ${cause?.message}.`, { cause });
      });
      onStep?.({ type: "secured", host: hostname, ...describeCertificate(tls) });
      return tls;
    },
  };
}

/**
 * Ends a connection that leads elsewhere than to the address that was checked.
 *
 * @throws {FetchError}
 */
export function checkPeer(
  socket: Pick<Socket, "remoteAddress" | "destroy">,
  address: string,
  isAllowed: (address: string) => boolean,
): void {
  const peer = socket.remoteAddress;
  if (peer !== undefined && isSameAddress(peer, address) && isAllowed(peer)) return;
  socket.destroy();
  throw new FetchError("failed", `A connection to ${address} led to ${peer ?? "no address"}, so it was closed.`);
}

function isSameAddress(one: string, other: string): boolean {
  return ipaddr.parse(one).toNormalizedString() === ipaddr.parse(other).toNormalizedString();
}

function describeCertificate(tls: TLSSocket): { issuer: string; validUntil: Date } {
  const { issuer, valid_to } = tls.getPeerCertificate();
  return { issuer: [issuer.O ?? issuer.CN].flat().join(", "), validUntil: new Date(valid_to) };
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

function lookUp(host: string, resolve: Resolve): Promise<string[]> {
  return resolve(host).catch((cause: unknown) => {
    if (isNotFound(cause)) throw new FetchError("unreachable", `The host ${host} does not exist.`, { cause });
    throw new TransientError(`The address of ${host} could not be looked up.`, { cause });
  });
}

function selectAllowed(host: string, addresses: string[], isAllowed: (address: string) => boolean): string[] {
  const allowed = addresses.filter(isAllowed);
  if (allowed.length > 0) return allowed;
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
    // A destroyed socket may still report an error. Nobody listens to it.
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
