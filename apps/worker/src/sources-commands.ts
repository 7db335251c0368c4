import type { SourceKind, SourceStatus } from "@zodiac-at-work/catalog";
import {
  confirmSource,
  findSource,
  type JobSource,
  listSources,
  pauseSource,
  replaceSource,
  type SourceFilter,
} from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";
import closeWithGrace from "close-with-grace";
import { contactLines } from "./commands/contact-lines.ts";
import { printJson, printTable, showMoment } from "./commands/print.ts";
import type { Config } from "./config.ts";
import { type Dependencies, getOpenings, withDependencies } from "./dependencies.ts";
import { CommandError, exitCode, UsageError } from "./exit-code.ts";
import { findCompanyId } from "./find-company.ts";
import { type Discovery, discoverSources } from "./openings/discover-sources.ts";
import { whyNotFetched } from "./openings/fetch/fetch-settings.ts";
import { makeFirstContact } from "./openings/first-contact.ts";
import { runAndReport } from "./scrape-command.ts";

export interface ListOptions {
  sign?: string;
  company?: string;
  kind?: SourceKind;
  status?: SourceStatus;
  json?: boolean;
}

export interface CheckOptions {
  live?: SourceKind;
  json?: boolean;
}

export interface DiscoverOptions {
  company?: string;
  limit?: number;
  json?: boolean;
}

export async function list({ sign, company, kind, status, json }: ListOptions): Promise<void> {
  await withDependencies(async ({ db }) => {
    const companyId = company === undefined ? undefined : await findCompanyId(db, company);
    const filter: SourceFilter = { sign: sign as SignId | undefined, companyId, kind, status };
    const sources = await listSources(db, filter);
    if (json) return printJson({ sources });
    if (sources.length === 0) return console.log("No source matches.");
    printTable(
      ["id", "company", "kind", "address", "status", "verified", "health", "openings", "last complete"],
      sources.map((source) => [
        ...[source.id, source.companyName, source.kind, source.address, source.status],
        ...[source.verifiedAt ? "yes" : "no", healthOf(source), source.openJobs, showMoment(source.lastCompleteAt)],
      ]),
    );
  });
}

function healthOf({ health, failures }: JobSource): string {
  return failures > 1 ? `${health} (${failures} times)` : health;
}

export async function check(id: number | undefined, { live, json = false }: CheckOptions): Promise<void> {
  if ((id === undefined) === (live === undefined)) throw new UsageError("error: name a source, or a kind with --live.");
  await withDependencies(async (dependencies, config) => {
    if (live !== undefined) return tryLive(dependencies, config, live);
    if (id === undefined) return;
    await getSource(dependencies, id);
    await runAndReport(dependencies, config, { sourceIds: [id] }, json);
  });
}

/** A board may be gone, so several are tried. */
const liveTries = 3;

/** Reads real boards of a kind until one lists a posting, and prints each step. */
async function tryLive({ db }: Dependencies, { fetching }: Config, kind: SourceKind): Promise<void> {
  const { contact, allowedHosts } = fetching;
  const problem = whyNotFetched({ ...fetching, target: "live" });
  if (problem) throw new CommandError(problem);
  const sources = (await listSources(db, { kind })).filter(({ status }) => status !== "paused");
  if (sources.length === 0) throw new UsageError(`error: There is no source of the kind ${kind} to try.`);
  for (const source of sources.slice(0, liveTries)) {
    console.log(nameOf(source));
    const lineOf = contactLines();
    const isRead = await makeFirstContact(source, { db, contact, allowedHosts }, (step) => {
      const line = lineOf(step);
      if (line !== undefined) console.log(`  ${line}`);
    });
    if (isRead) return console.log(`Real boards of the kind ${kind} can be read.`);
  }
  console.log(`No posting was read from the real boards of the kind ${kind}.`);
  process.exitCode = exitCode.failed;
}

export async function discover({ company, limit, json }: DiscoverOptions): Promise<void> {
  await withDependencies(async (dependencies, config) => {
    const companyId = company === undefined ? undefined : await findCompanyId(dependencies.db, company);
    const stopping = new AbortController();
    const grace = closeWithGrace({ delay: 35_000, logger: false }, async () => stopping.abort());
    const discoveries = await discoverSources(getOpenings(dependencies, config), {
      ...{ companyId, limit, signal: stopping.signal },
      onCompany: (discovery) => (json ? undefined : printDiscovery(discovery)),
    });
    grace.uninstall();
    if (json) printJson({ companies: discoveries });
    else printTotals(discoveries);
    const unread = discoveries.filter(({ problem }) => problem !== null).length;
    if (unread > 0) process.exitCode = unread === discoveries.length ? exitCode.failed : exitCode.partial;
  });
}

function printDiscovery({ company, problem, sources }: Discovery): void {
  if (problem) console.log(`${company}: ${problem}`);
  for (const { sourceId, kind, address, isNew, isVerified, reason } of sources) {
    const state = isVerified ? "verified" : isNew ? `proposed. ${reason ?? ""}` : "known already";
    console.log(`${company}: ${kind} ${address} (source ${sourceId}), ${state}`.trimEnd());
  }
}

function printTotals(discoveries: readonly Discovery[]): void {
  const sources = discoveries.flatMap((discovery) => discovery.sources).filter(({ isNew }) => isNew);
  const verified = sources.filter(({ isVerified }) => isVerified).length;
  console.log(
    `Looked at ${discoveries.length} companies: ${sources.length} new sources, ${verified} verified. ` +
      `"worker sources list --status proposed" lists those that wait for you.`,
  );
}

export async function pause(id: number): Promise<void> {
  await withDependencies(async (dependencies) => {
    const source = await getSource(dependencies, id);
    await pauseSource(dependencies.db, id);
    console.log(`Paused ${nameOf(source)}. Its openings stay.`);
  });
}

export async function confirm(id: number): Promise<void> {
  await withDependencies(async (dependencies) => {
    const source = await getSource(dependencies, id);
    await confirmSource(dependencies.db, id, new Date());
    console.log(`Confirmed ${nameOf(source)}. It will be checked from now on.`);
  });
}

export async function replace(id: number, kind: SourceKind, address: string): Promise<void> {
  await withDependencies(async (dependencies) => {
    const { db } = dependencies;
    const source = await getSource(dependencies, id);
    const taken = (await listSources(db, { kind })).find(
      (other) => other.id !== id && other.address.toLowerCase() === address.toLowerCase(),
    );
    if (taken) throw new UsageError(`error: ${nameOf(taken)} has this address.`);
    if (!isAddress.test(address))
      throw new UsageError(`error: "${address}" is neither a name at a service nor an https URL.`);
    await replaceSource(db, id, { kind, address });
    console.log(`Replaced ${nameOf(source)} by ${kind} ${address}. Its next check verifies it.`);
  });
}

/** As the database requires it. */
const isAddress = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*|https:\/\/[a-zA-Z0-9.-]+(?::[0-9]+)?(?:[/?#][!-~]*)?)$/;

async function getSource({ db }: Dependencies, id: number): Promise<JobSource> {
  const source = await findSource(db, id);
  if (!source) throw new UsageError(`error: There is no source ${id}. "worker sources list" lists them.`);
  return source;
}

function nameOf({ id, companyName, kind, address }: JobSource): string {
  return `source ${id} (${companyName}, ${kind} ${address})`;
}
