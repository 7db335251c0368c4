import type { JobSource } from "@zodiac-at-work/db";
import type { CheckReport } from "../run-report.ts";
import type { OpeningsContext } from "./context.ts";
import { readSource } from "./read-source.ts";
import { toSource } from "./source.ts";

/** Reads a source as a check would, without texts of single postings, and saves nothing. */
export async function dryRun({ fetcher, clock }: OpeningsContext, source: JobSource): Promise<CheckReport> {
  const { id: sourceId, companyName: company, kind, address } = source;
  const startedAt = clock.now();
  const spent = { requests: 0, bytes: 0 };
  const reading = await readSource(toSource(source), {
    companyName: company,
    validators: null,
    async fetch(request) {
      const result = await fetcher.fetch(request);
      spent.requests += result.requests;
      spent.bytes += result.bytes;
      return result;
    },
    verified: async () => {},
    save: async () => [],
  });
  const { outcome, reason, found, unreadable, unreadableCount } = reading;
  return {
    ...{ sourceId, company, kind, address, reason, found, ...spent, startedAt },
    // Without validators no source can answer that nothing changed.
    outcome: outcome === "not-modified" ? "complete" : outcome,
    ...{ new: 0, changed: 0, closed: 0, unchanged: 0, attempts: 1 },
    unreadable: unreadableCount,
    unreadablePostings: unreadable,
    endedAt: clock.now(),
  };
}
