import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Attacker, headOf, openAttacker } from "./attacker.ts";

/** Whom an attack is against, and as whom: members, because some large bodies are read for members only. */
interface Target {
  readonly url: string;
  /** Returns the authorization of the member whose connection has a number. No member reaches a limit. */
  authorizationOf(number: number): string;
}

/** A kind of attack. Each of its connections does what its number says. */
export interface Attack {
  readonly name: string;
  /** How many connections the long campaign opens. */
  readonly connections: number;
  begin(attacker: Attacker, authorization: string, number: number): Promise<void> | void;
}

const json = { "content-type": "application/json" };
const report = "/api/browser-reports";

/** Sends a part each second until the connection ends. */
async function drip({ socket, signal }: Attacker, part: string): Promise<void> {
  while (!signal.aborted) {
    socket.write(part);
    await sleep(1_000, undefined, { signal }).catch(() => {});
  }
}

/** Sends as fast as the server takes it, until the connection ends or all is sent. */
async function pour({ socket, signal }: Attacker, part: string | Buffer, times: number): Promise<void> {
  for (let time = 0; time < times && !signal.aborted; time += 1) {
    if (socket.write(part)) continue;
    await Promise.race([
      new Promise((resolve) => socket.once("drain", resolve)),
      new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true })),
    ]);
  }
}

const slowHeaders: Attack = {
  name: "slow headers",
  connections: 200,
  begin(attacker) {
    attacker.socket.write("GET /api/stats HTTP/1.1\r\nhost: localhost\r\n");
    return drip(attacker, "x-slow: 1\r\n");
  },
};

function lengthOf(isChunked: boolean, bytes: number): Readonly<Record<string, string | number>> {
  return isChunked ? { "transfer-encoding": "chunked" } : { "content-length": bytes };
}

const slowBodies: Attack = {
  name: "slow bodies",
  connections: 200,
  begin(attacker, authorization, number) {
    const isChunked = number % 2 === 1;
    const length = lengthOf(isChunked, 60_000);
    attacker.socket.write(headOf("POST", "/api/user/register", { ...json, authorization, ...length }));
    return drip(attacker, isChunked ? "1\r\n \r\n" : " ");
  },
};

const megabyte = Buffer.alloc(2 ** 20, 32);
const chunk = Buffer.concat([Buffer.from("100000\r\n"), megabyte, Buffer.from("\r\n")]);

const oversized: Attack = {
  name: "oversized bodies",
  connections: 40,
  begin(attacker, authorization, number) {
    const isChunked = number % 2 === 1;
    const length = lengthOf(isChunked, 10_000 * megabyte.length);
    const headers = { ...json, authorization, ...length };
    // A member may save, but upload no picture: that call's guard reads no body.
    const isAllowed = number % 4 < 2;
    attacker.socket.write(
      isAllowed ? headOf("PUT", "/api/account/saved", headers) : headOf("POST", "/api/blog/images", headers),
    );
    return pour(attacker, isChunked ? chunk : megabyte, 10_000);
  },
};

/** 60 KB that become 60 MB. A gzip file may have several members, so these can be repeated up to a gigabyte. */
const gzipMember = gzipSync(Buffer.alloc(60_000_000));

/** Less than a kilobyte that becomes 100 MB. */
const brotliBomb = brotliCompressSync(Buffer.alloc(100_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });

const bombs: readonly (readonly [encoding: string, body: Buffer])[] = [
  ["gzip", gzipMember],
  ["gzip", Buffer.concat(Array.from({ length: 20 }, () => gzipMember))],
  ["br", brotliBomb],
];

const compressed: Attack = {
  name: "compressed bombs",
  connections: 40,
  begin({ socket }, authorization, number) {
    const [encoding, body] = bombs[number % bombs.length] as (typeof bombs)[number];
    const headers = { ...json, authorization, "content-encoding": encoding, "content-length": body.length };
    // One takes 64 KB, the other 1.5 MB.
    const head =
      number % 2 === 0 ? headOf("POST", "/api/user/register", headers) : headOf("PUT", "/api/account/saved", headers);
    socket.write(head);
    socket.write(body);
  },
};

const halfClosed: Attack = {
  name: "half-closed sockets",
  connections: 200,
  begin({ socket }, authorization, number) {
    const whole = headOf("GET", "/api/stats");
    const upload = headOf("POST", "/api/user/register", { ...json, authorization, "content-length": 1_000 });
    const large = headOf("GET", "/api/docs/json").repeat(50);
    switch (number % 5) {
      case 0:
        return void socket.end("GET /api/stats HTTP/1.1\r\nhost: loc");
      case 1:
        return void socket.end(`${upload}{`);
      case 2:
        return void socket.end(whole);
      case 3:
        socket.write(whole);
        return void socket.resetAndDestroy();
      default:
        // Asks for megabytes and reads nothing.
        socket.pause();
        return void socket.write(large);
    }
  },
};

const ask = headOf("GET", "/api/stats");

const garbage: readonly (string | Buffer)[] = [
  `${ask.repeat(100)}\u0000\u0001garbage`,
  ask.repeat(2_000),
  Buffer.concat([Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]), randomBytes(512)]),
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${"\u0000".repeat(64)}`,
  randomBytes(20_000),
  `${headOf("POST", report, { ...json, "content-length": 5, "transfer-encoding": "chunked" })}0\r\n\r\nGET /api/operations HTTP/1.1\r\n`,
  `${headOf("POST", report, { ...json, "transfer-encoding": "chunked" })}ZZZ\r\nx\r\n`,
  `${headOf("POST", report, { ...json, "transfer-encoding": "chunked" })}1;${"x".repeat(30_000)}\r\n \r\n`,
  headOf("POST", report, { ...json, "content-length": -1 }),
  headOf("POST", report, { ...json, "content-length": "1, 2" }),
  `GET /api/stats HTTP/1.1\r\nhost: localhost\r\nx: ${"y".repeat(40_000)}\r\n\r\n`,
  "GET /api/stats HTTP/1.1\r\nhost: localhost\r\nbad header\r\n\r\n",
  "GET /api/stats HTTP/1.1\nhost: localhost\nx: \u0000\n\n",
  "GET /api/stats HTTP/9.9\r\n\r\n",
  `${"\r\n".repeat(10_000)}`,
  `${headOf("GET", "/api/stats", { upgrade: "websocket", connection: "upgrade" })}\u0081\u0085....`,
  `${headOf("CONNECT", "127.0.0.1:5432")}hello`,
];

const pipelined: Attack = {
  name: "pipelined garbage",
  connections: 200,
  begin({ socket }, _, number) {
    socket.write(garbage[number % garbage.length] as string | Buffer);
  },
};

const idle: Attack = {
  name: "idle connections",
  connections: 2_000,
  begin({ socket }, _, number) {
    if (number % 2 === 1) socket.write(ask);
  },
};

/** Every attack of the campaign but the streams. */
export const attacks: readonly Attack[] = [slowHeaders, slowBodies, oversized, compressed, halfClosed, pipelined, idle];

/** Opens the connections of an attack. */
export function begin(attack: Attack, target: Target, connections: number): Attacker[] {
  return Array.from({ length: connections }, (_, number) => {
    const attacker = openAttacker(target.url);
    attacker.socket.once("connect", () => void attack.begin(attacker, target.authorizationOf(number), number));
    return attacker;
  });
}
