import type { SourceKind } from "@zodiac-at-work/catalog";
import { checkSource } from "@zodiac-at-work/tasks";
import { concludeTurn, defaultPoliteness } from "@zodiac-at-work/worker/politeness";

/** What one check of a board of a kind asks for, besides its list. */
interface KindModel {
  /** Boards of this kind in a thousand, as in the catalog. */
  share: number;
  /** The host that all boards of the kind are asked at, if there is one. */
  host?: string;
  /** Postings in one response. */
  pageSize: number;
  /** Whether a posting that is new has a page of its own to read. */
  hasDetails?: boolean;
  /** Whether the pages of missing jobs are looked at. */
  hasJobPages?: boolean;
}

const kinds: Partial<Record<SourceKind, KindModel>> = {
  workday: { share: 360, pageSize: 20, hasDetails: true },
  greenhouse: { share: 200, host: "boards-api.greenhouse.io", pageSize: 10_000, hasJobPages: true },
  successfactors: { share: 145, pageSize: 10_000, hasDetails: true },
  ashby: { share: 45, host: "api.ashbyhq.com", pageSize: 10_000 },
  sitemap: { share: 40, pageSize: 1, hasDetails: true, hasJobPages: true },
  smartrecruiters: { share: 35, host: "api.smartrecruiters.com", pageSize: 100, hasDetails: true },
  lever: { share: 32, host: "api.lever.co", pageSize: 10_000 },
  eightfold: { share: 32, pageSize: 10, hasDetails: true },
  phenom: { share: 28, pageSize: 10, hasDetails: true },
  oracle: { share: 23, pageSize: 200, hasDetails: true },
  teamtailor: { share: 20, pageSize: 30, hasJobPages: true },
  personio: { share: 20, pageSize: 10_000 },
  avature: { share: 20, pageSize: 12, hasDetails: true },
};

const checks = 20_000;
const postings = 1_000_000;
/** The share of a board's postings that is new in a day. The same share is gone. */
const turnover = 0.03;
const mostDetails = 100;
const mostJobPages = 20;
/** How long a host takes to answer. */
const answerMs = 800;
/** Saving and ending a check, at 5,000 postings a second. */
const savedPerMs = 5;

export interface Sweep {
  checks: number;
  requests: number;
  hours: number;
  /** How many checks end within the first half of that time. */
  endedInHalf: number;
  /** How many checks were put off because a host was too busy. */
  putOff: number;
  /** The least time between two requests to one host. */
  leastSpacingMs: number;
}

/**
 * Simulates a sweep of one worker over 20,000 boards with a million postings in virtual time: the slots of the task, the
 * queue of each host, and the spacing that `concludeTurn` demands.
 */
export function simulateSweep(random: () => number): Sweep {
  const waiting = makeChecks(random);
  const slots = Array.from({ length: checkSource.concurrency }, () => 0);
  const hosts = new Map<string, { freeAt: number; askedAt: number }>();
  const result: Sweep = {
    checks,
    requests: 0,
    hours: 0,
    endedInHalf: 0,
    putOff: 0,
    leastSpacingMs: Number.POSITIVE_INFINITY,
  };
  const ends: number[] = [];
  const active: (Planned & { left: number })[] = [];
  // Each slot takes the next check, sends its requests one by one, and each request waits for its host.
  for (;;) {
    const slot = slots.indexOf(Math.min(...slots));
    const now = slots[slot] ?? 0;
    if (!active[slot]) {
      const next = takeDue(waiting, now);
      if (!next) {
        const due = Math.min(...waiting.map(({ notBefore }) => notBefore));
        if (waiting.length > 0) slots[slot] = due;
        else slots[slot] = Number.POSITIVE_INFINITY;
        if (slots.every((at) => at === Number.POSITIVE_INFINITY)) break;
        continue;
      }
      active[slot] = { ...next, left: next.requests };
    }
    const check = active[slot] as Planned & { left: number };
    const host = hosts.get(check.host) ?? { freeAt: 0, askedAt: Number.NEGATIVE_INFINITY };
    const start = Math.max(now, host.freeAt);
    if (start - now > defaultPoliteness.longestQueueMs) {
      result.putOff += 1;
      waiting.push({ ...check, requests: check.left, notBefore: now + retryMs });
      delete active[slot];
      continue;
    }
    const end = start + answerMs * (0.5 + random());
    const state = { failures: 0, crawlDelayMs: 0, now: new Date(end), random };
    result.leastSpacingMs = Math.min(result.leastSpacingMs, start - host.askedAt);
    hosts.set(check.host, {
      freeAt: concludeTurn({ kind: "answered" }, state, defaultPoliteness).nextRequestAt.getTime(),
      askedAt: start,
    });
    result.requests += 1;
    check.left -= 1;
    slots[slot] = end;
    if (check.left > 0) continue;
    slots[slot] = end + check.postings / savedPerMs;
    ends.push(end);
    delete active[slot];
  }
  const last = Math.max(...ends);
  result.hours = last / 3_600_000;
  result.endedInHalf = ends.filter((end) => end <= last / 2).length;
  return result;
}

const retryMs = 60_000;

interface Planned {
  host: string;
  requests: number;
  postings: number;
  notBefore: number;
}

function takeDue(waiting: Planned[], now: number): Planned | undefined {
  const index = waiting.findIndex(({ notBefore }) => notBefore <= now);
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}

/** The checks of a sweep in any order. Most boards are small; one in a hundred has thousands of postings. */
function makeChecks(random: () => number): Planned[] {
  const sizes = Array.from({ length: checks }, () => Math.exp(3 + 1.35 * gauss(random)));
  const scale = postings / sizes.reduce((sum, size) => sum + size, 0);
  const models = Object.entries(kinds).flatMap(([kind, model]) => Array(model.share).fill({ kind, model }));
  return sizes.map((size, index) => {
    const { kind, model } = models[Math.floor(random() * models.length)] as { kind: string; model: KindModel };
    const listed = Math.max(1, Math.round(size * scale));
    const changed = Math.ceil(listed * turnover);
    const pages = kind === "sitemap" ? 1 : Math.ceil(listed / model.pageSize);
    const details = model.hasDetails ? Math.min(changed, mostDetails) : 0;
    const jobPages = model.hasJobPages ? Math.min(changed, mostJobPages) : 0;
    // One more for robots.txt, which is asked for once a day.
    return {
      host: model.host ?? `${kind}-${index}`,
      requests: pages + details + jobPages + 1,
      postings: listed,
      notBefore: 0,
    };
  });
}

function gauss(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
