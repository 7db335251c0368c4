import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import * as tasks from "@zodiac-at-work/tasks";
import { ApiError } from "../../errors.ts";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";
import { readPage } from "../../http/paging.ts";
import { type Companies, companyOf, getCompanies } from "./row-companies.ts";

/** The sources of jobs, and what an administrator decides about them. */
export const sources: Routes = ({ mount }, { db }) => {
  const queue = tasks.openQueue(db);

  mount(contracts.listSources, async ({ query }) => {
    const page = readPage(query);
    const { kind, status, health } = query;
    const search = query.search?.trim() || undefined;
    const { sources, counts } = await queries.listSourcePage(db, { kind, status, health, search }, page);
    const companies = await getCompanies(db, sources);
    const matching = counts.filter((each) => status === undefined || each.status === status);
    const total = matching.reduce((sum, { count }) => sum + count, 0);
    return {
      sources: sources.map((source) => toSource(source, companies)),
      total,
      totalPages: Math.ceil(total / page.limit),
      counts,
    };
  });

  mount(contracts.checkSource, async ({ params, caller }) => {
    const source = await getSource(Number(params.id));
    if (source.status !== "active") {
      throw new ApiError("source-not-active", "The source is not checked. Switch it on first.");
    }
    const runId = await queries.findRunOfSource(db, source.id);
    if (runId !== undefined) return { runId };
    return tasks.startRun(db, queue, {
      trigger: "operator",
      requestedBy: caller.uid,
      sourceIds: [source.id],
      now: new Date(),
    });
  });

  mount(contracts.pauseSource, ({ params }) => changeSource(params, (id) => queries.pauseSource(db, id)));
  mount(contracts.activateSource, ({ params }) => changeSource(params, (id) => queries.activateSource(db, id)));
  mount(contracts.confirmSource, ({ params }) =>
    changeSource(params, (id) => queries.confirmSource(db, id, new Date())),
  );

  mount(contracts.replaceSourceAddress, async ({ params, body }) => {
    const { kind, address } = body;
    const source = await getSource(Number(params.id));
    if (kind === "listing" && source.kind !== "listing") {
      throw new ApiError(
        "invalid-request",
        "body.kind: a listing needs settings, which only the worker's command sets",
      );
    }
    const settings = source.kind === kind ? source.settings : null;
    return changeSource(params, (id) => queries.replaceSource(db, id, { kind, address, settings })).catch((error) => {
      if (!isAddressTaken(error)) throw error;
      throw new ApiError("source-exists", "Another source has this address.", { cause: error });
    });
  });

  async function getSource(id: number): Promise<queries.JobSource> {
    const source = await queries.findSource(db, id);
    if (!source) throw new ApiError("not-found", "The source does not exist.");
    return source;
  }

  async function changeSource(params: { id: string }, change: (id: number) => Promise<boolean>) {
    const id = Number(params.id);
    await change(id);
    const source = await getSource(id);
    return { source: toSource(source, await getCompanies(db, [source])) };
  }
};

function toSource(source: queries.ListedSource, companies: Companies) {
  const { id, kind, address, status, verifiedAt, health, failures, postings, lastAttemptAt, lastCompleteAt } = source;
  const dates = withIsoDates({ verifiedAt, lastAttemptAt, lastCompleteAt });
  return {
    ...{ id, kind, address, status, health, failures, postings },
    ...dates,
    company: companyOf(source, companies),
  };
}

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "job_sources_address";
}
