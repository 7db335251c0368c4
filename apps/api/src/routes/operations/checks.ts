import { sourceOutcomes } from "@zodiac-at-work/catalog";
import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { ApiError } from "../../errors.ts";
import type { Routes } from "../../http/mount.ts";
import { type Companies, companyOf, getCompanies } from "./row-companies.ts";

const dayMs = 86_400_000;

/** The checks of sources that have ended. */
export const checks: Routes = ({ mount }, { db }) => {
  mount(contracts.listChecks, async ({ query }) => {
    const { before, outcome, limit = "20", days = "1" } = query;
    const search = query.search?.trim() || undefined;
    const endedAfter = new Date(Date.now() - Number(days) * dayMs);
    const after = before === undefined ? undefined : await getCheck(Number(before));
    const [found, counts] = await Promise.all([
      // One more, to learn whether there are older ones.
      queries.listChecks(db, {
        outcome,
        search,
        endedAfter,
        after: after && positionOf(after),
        limit: Number(limit) + 1,
      }),
      queries.countChecks(db, { search, endedAfter }),
    ]);
    const shown = found.slice(0, Number(limit));
    const companies = await getCompanies(db, shown);
    const all = sourceOutcomes.map((each) => ({ outcome: each, count: counts[each] ?? 0 }));
    const matching = all.filter((each) => outcome === undefined || each.outcome === outcome);
    return {
      checks: shown.map((check) => toCheck(check, companies)),
      hasOlder: found.length > shown.length,
      total: matching.reduce((sum, { count }) => sum + count, 0),
      counts: all,
    };
  });

  mount(contracts.getCheck, async ({ params }) => {
    const check = await getCheck(Number(params.id));
    const [source, run, companies, latest] = await Promise.all([
      queries.findSource(db, check.sourceId),
      queries.findRun(db, check.runId),
      getCompanies(db, [check]),
      queries.countLatestChecks(db, check.kind, check.sourceId),
    ]);
    if (!source || !run) throw new ApiError("not-found", "The check does not exist.");
    const { address, attempts, changed, unchanged, unreadable, requests, bytes, reason, handledBy } = check;
    const { status, lastCompleteAt, postings } = source;
    const checked = Object.values(latest).reduce((sum, count) => sum + count, 0);
    return {
      check: {
        ...toCheck(check, companies),
        ...{ address, status, trigger: run.trigger, reason, attempts, changed, unchanged, unreadable, requests, bytes },
        details: readDetails(check.details),
        handledBy,
        lastComplete: lastCompleteAt && { at: lastCompleteAt.toISOString(), openings: postings },
        others: { checked, same: (check.outcome && latest[check.outcome]) ?? 0 },
      },
    };
  });

  mount(contracts.markCheckHandled, async ({ params, caller }) => {
    const id = Number(params.id);
    await queries.markHandled(db, id, caller.uid, new Date());
    const { handledAt } = await getCheck(id);
    if (!handledAt) throw new Error("A check was marked as handled, and is not.");
    return { handledAt: handledAt.toISOString() };
  });

  async function getCheck(id: number): Promise<queries.RunCheck> {
    const check = await queries.findCheck(db, id);
    if (!check?.endedAt) throw new ApiError("not-found", "The check does not exist.");
    return check;
  }
};

function toCheck(check: queries.RunCheck, companies: Companies) {
  const { id, runId, sourceId, kind, outcome, found, new: added, closed, startedAt, endedAt, handledAt } = check;
  if (!outcome || !endedAt) throw new Error(`The check ${id} has not ended.`);
  return {
    ...{ id, runId, sourceId, kind, outcome, found, new: added, closed },
    company: companyOf(check, companies),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt.toISOString(),
    durationMs: startedAt && Math.max(0, endedAt.getTime() - startedAt.getTime()),
    handledAt: handledAt?.toISOString() ?? null,
  };
}

function positionOf({ id, endedAt }: queries.RunCheck) {
  return endedAt ? { id, endedAt } : undefined;
}

/** An older release may have written other details. */
function readDetails(details: object | null) {
  const { expected = null, found = null, unreadable = [] } = (details ?? {}) as Record<string, unknown>;
  return {
    expected: expected === null ? null : asText(expected),
    found: found === null ? null : asText(found),
    unreadable: (Array.isArray(unreadable) ? unreadable : []).slice(0, 100).map((posting) => {
      const { id = null, reason = "" } = (posting ?? {}) as Record<string, unknown>;
      return { id: id === null ? null : asText(id), reason: asText(reason) };
    }),
  };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
