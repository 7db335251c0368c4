import { setTimeout as sleep } from "node:timers/promises";
import { openQueue, startRun } from "@zodiac-at-work/tasks";
import type { ApiEnvironment } from "../api-environment.ts";
import { accountOf, authorizationOf } from "../requests/accounts.ts";
import { type Attacker, headOf, openAttacker } from "./attacker.ts";

/** How many streams of events one user and one process may have open. */
const limits = { perUser: 12, perProcess: 1_000 };

/** How many of the streams that were asked for behaved as they must. */
export interface Share {
  readonly asked: number;
  readonly right: number;
}

export interface StreamFigures {
  /** Streams that were opened and got the state of the run. */
  readonly opened: Share;
  /** Streams beyond the limit of their user, refused with 429 and the code `rate-limited`. */
  readonly beyondUser: Share;
  /** Streams beyond the limit of the process, refused with 503 and the code `overloaded`. */
  readonly beyondProcess: Share;
  /** Streams whose client stayed, and that got the last state and the end when the run ended. */
  readonly ended: Share;
}

/** Opens streams of one run, asks for more than the limits allow, leaves half of them, and ends the run. */
export async function openStreams(
  environment: ApiEnvironment,
  { streams, fills, holdMs }: { streams: number; fills: boolean; holdMs: number },
): Promise<StreamFigures> {
  const { db } = environment;
  const { runId } = await startRun(db, openQueue(db), { trigger: "operator", now: new Date() });
  /** Opens some each moment: clients do not all come in the same one. */
  async function open(first: number, count: number, perUser: number): Promise<Attacker[]> {
    const opened: Attacker[] = [];
    for (let number = 0; number < count; number += 1) {
      opened.push(openStream(environment, runId, first + Math.floor(number / perUser)));
      if (number % 20 === 19) await sleep(50);
    }
    return opened;
  }

  const users = streams / limits.perUser;
  const live = await open(0, streams, limits.perUser);
  const opened = await countOnce(live, hasState);
  const refused = await open(0, users, 1);
  const beyondUser = await countOnce(refused, isRefused(429, "rate-limited"));
  const filling = fills ? await open(users, limits.perProcess - streams, limits.perUser) : [];
  await countOnce(filling, hasState);
  // Each of other users, who are below their own limit.
  const last = Math.ceil(limits.perProcess / limits.perUser);
  const surplus = fills ? await open(last, 16, 4) : [];
  const beyondProcess = await countOnce(surplus, isRefused(503, "overloaded"));
  await sleep(holdMs);
  const staying = live.filter((_, number) => number % 2 === 0);
  const leaving = live.filter((_, number) => number % 2 === 1);
  for (const attacker of [...leaving, ...filling, ...refused, ...surplus]) attacker.leave();
  await db.updateTable("runs").set({ endedAt: new Date() }).where("id", "=", runId).execute();
  const ended = await countOnce(staying, hasEnd);
  for (const attacker of staying) attacker.leave();
  return { opened, beyondUser, beyondProcess, ended };
}

function openStream({ url }: ApiEnvironment, runId: number, user: number): Attacker {
  const attacker = openAttacker(url);
  const account = accountOf("member", user);
  const authorization = authorizationOf("member", account, user) ?? "";
  attacker.socket.write(
    headOf("GET", `/api/scrape/runs/${runId}/events`, { authorization, accept: "text/event-stream" }),
  );
  return attacker;
}

const hasState = ({ received }: Attacker) => /^HTTP\/1\.1 200 [\s\S]*^data: /m.test(received());

/** The last chunk is empty. */
const hasEnd = ({ received }: Attacker) => /"state":"ended"[\s\S]*\r\n0\r\n\r\n$/.test(received());

const isRefused = (status: number, code: string) => (attacker: Attacker) =>
  attacker.received().startsWith(`HTTP/1.1 ${status} `) && attacker.received().includes(`"code":"${code}"`);

/** Counts those that are as they must be, as soon as all are, or after 20 seconds. */
async function countOnce(attackers: readonly Attacker[], isRight: (attacker: Attacker) => boolean): Promise<Share> {
  for (let time = 0; time < 200 && !attackers.every(isRight); time += 1) await sleep(100);
  return { asked: attackers.length, right: attackers.filter(isRight).length };
}
