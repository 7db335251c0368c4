import { listCompaniesToDiscover, proposeSource, verifySource } from "@zodiac-at-work/db";
import { discoverSources as discoverSourcesTask, handleTask, type TaskHandler } from "@zodiac-at-work/tasks";
import pLimit from "p-limit";
import type { OpeningsContext } from "./context.ts";
import { findSources, type SourceCandidate } from "./find-sources.ts";
import { readSource } from "./read-source.ts";

/** Handles the task `discoverSources`, and counts what was found. */
export function handleDiscoverSources(context: OpeningsContext): TaskHandler {
  return handleTask(discoverSourcesTask, {
    schedules: [{ cron: "0 3 * * 0", data: { companyId: null } }],
    async handle({ data: { companyId }, signal, progress }) {
      let checked = 0;
      const onCompany = (_: Discovery, of: number) => progress({ checked: ++checked, of });
      const discoveries = await discoverSources(context, { companyId, signal, onCompany });
      const found = discoveries.flatMap(({ sources }) => sources.filter(({ isNew }) => isNew));
      const verified = found.filter(({ isVerified }) => isVerified).length;
      return { checked: discoveries.length, proposed: found.length, verified };
    },
  });
}

/** What was found for one company. */
export interface Discovery {
  companyId: number;
  company: string;
  /** Why nothing could be looked at, as a sentence for the operator. */
  problem: string | null;
  sources: (SourceCandidate & { sourceId: number; isNew: boolean; isVerified: boolean; reason: string | null })[];
}

export interface DiscoverOptions {
  companyId?: number | null | undefined;
  limit?: number | undefined;
  signal: AbortSignal;
  onCompany?(discovery: Discovery, of: number): void | Promise<void>;
}

/** Pages of a company's site that are looked at. */
const pagesPerCompany = 3;
const concurrency = 4;

/**
 * Looks through the careers pages of companies without an active source, and proposes the sources found there. A source
 * with the company's own name is verified and active from then on; the others wait for an operator.
 */
export async function discoverSources(context: OpeningsContext, options: DiscoverOptions): Promise<Discovery[]> {
  const { companyId, limit, signal, onCompany } = options;
  const companies = await listCompaniesToDiscover(context.db, { companyId: companyId ?? undefined, limit });
  const slots = pLimit(concurrency);
  return Promise.all(
    companies.map((company) =>
      slots(async () => {
        signal.throwIfAborted();
        const discovery = await discoverOne(context, company, signal);
        await onCompany?.(discovery, companies.length);
        return discovery;
      }),
    ),
  );
}

interface Company {
  id: number;
  name: string;
  careersUrl: string;
}

async function discoverOne(
  context: OpeningsContext,
  { id, name, careersUrl }: Company,
  signal: AbortSignal,
): Promise<Discovery> {
  const discovery: Discovery = { companyId: id, company: name, problem: null, sources: [] };
  const candidates = new Map<string, SourceCandidate>();
  const waiting = [careersUrl];
  const seen = new Set<string>(waiting);
  for (let page = 0; page < pagesPerCompany && candidates.size === 0; page += 1) {
    const url = waiting.shift();
    if (url === undefined) break;
    const result = await context.fetcher.fetch({ url, accept: "text/html" }, { signal });
    if (result.type !== "response" || result.response.status !== 200) {
      const problem = result.type === "response" ? `status ${result.response.status}` : describe(result);
      if (page === 0) discovery.problem = `The careers page could not be read: ${problem}`;
      continue;
    }
    const found = findSources(result.response.body, result.response.url);
    for (const candidate of found.candidates) candidates.set(`${candidate.kind} ${candidate.address}`, candidate);
    for (const further of found.further) if (!seen.has(further) && seen.add(further)) waiting.push(further);
  }
  for (const candidate of candidates.values()) {
    discovery.sources.push(await propose(context, discovery, candidate, signal));
  }
  return discovery;
}

function describe(result: { type: string; reason?: string }): string {
  return result.reason ?? result.type;
}

async function propose(
  { db, fetcher, clock }: OpeningsContext,
  { companyId, company }: Discovery,
  candidate: SourceCandidate,
  signal: AbortSignal,
): Promise<Discovery["sources"][number]> {
  const { id: sourceId, isNew } = await proposeSource(db, { companyId, ...candidate });
  let isVerified = false;
  // An older proposal may belong to another company, so only a new one is verified here.
  const reading = isNew
    ? await readSource(
        { ...candidate, isVerified: false, settings: null },
        {
          companyName: company,
          validators: null,
          fetch: (request) => fetcher.fetch(request, { signal }),
          verified: async () => {
            isVerified = true;
          },
          save: async () => [],
        },
      )
    : undefined;
  if (isVerified) await verifySource(db, sourceId, clock.now());
  return { ...candidate, sourceId, isNew, isVerified, reason: isVerified ? null : (reading?.reason ?? null) };
}
