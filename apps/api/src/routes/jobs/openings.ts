import { industries, jobTypes } from "@zodiac-at-work/catalog";
import {
  countCompanyOpenings,
  countRemoteOpenings,
  getOpeningFilters,
  listCities,
  listCompanyOpenings,
  listOpenings,
  listOpeningsById,
  markOpeningsSeen,
  type Of,
} from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { listSchedules, startScheduledRun } from "@zodiac-at-work/tasks";
import { careerMatch, type SignId, signIds } from "@zodiac-at-work/zodiac";
import { ApiError } from "../../errors.ts";
import { suggestCities } from "../../filters/open-places.ts";
import { readOpeningFilter } from "../../filters/read-opening-filter.ts";
import type { Routes } from "../../http/mount.ts";
import { readPage } from "../../http/paging.ts";
import { toJobResponse } from "./job-response.ts";

const tags = ["jobs", "companies"] as const;

export const openings: Routes = ({ mount, mountCached }, dependencies) => {
  const { db, caches } = dependencies;

  mount(listOpenings, async ({ query }) => {
    const now = new Date();
    const { reader, sort = "newest" } = query;
    if (sort === "match" && !reader) {
      throw new ApiError("invalid-request", "query.reader: is required to sort by match");
    }
    const page = readPage(query);
    const filter = await readOpeningFilter(query, now, dependencies);
    const scores = reader && scoresFor(reader);
    const seenAt = momentIn(query);
    const bySign = await countBySign(filter, keyOf(query));
    const total = (filter.signs ?? signIds).reduce((sum, sign) => sum + bySign[sign], 0);
    const order = { newSince: seenAt, ...(sort === "match" && { scores }) };
    const [found, newCount, checkedAt] = await Promise.all([
      queries.listOpenings(db, filter, order, page, { matches: total }),
      seenAt ? queries.countNewOpenings(db, filter, seenAt, { matches: total }) : 0,
      queries.findLastChecked(db),
    ]);
    return {
      openings: found.map((opening) => toOpeningResponse(opening, seenAt, scores)),
      total,
      totalPages: Math.ceil(total / page.limit),
      counts: { bySign: signIds.map((sign) => ({ sign, count: bySign[sign] })) },
      newCount,
      seenAt: seenAt?.toISOString() ?? null,
      checkedAt: checkedAt?.toISOString() ?? null,
      nextCheckAt: total > 0 ? null : await findNextCheck(now),
    };
  });

  /** Returns when the schedule checks all boards next. */
  async function findNextCheck(now: Date): Promise<string | null> {
    const schedule = (await listSchedules(db, now)).find(({ task }) => task === startScheduledRun.name);
    return schedule?.nextAt?.toISOString() ?? null;
  }

  /** Counting thousands of matches takes longer than reading a page of them. */
  async function countBySign({ signs: _, ...others }: queries.OpeningFilter, key: string) {
    const load = () => queries.countOpeningsBySign(db, others);
    return caches.openingCounts.fetch(`${key} ${others.listedFrom}`, { tags, load });
  }

  mount(countRemoteOpenings, async ({ query }) => {
    const filter = await readOpeningFilter(query, new Date(), dependencies);
    const load = () => queries.countRemoteOpenings(db, filter);
    const key = `${query.signs} ${keyOf(query)} ${filter.listedFrom}`;
    const { total, countries } = await caches.remoteCounts.fetch(key, { tags, load });
    return { total, countries: countries.map(({ country, openings }) => ({ country, count: openings })) };
  });

  mount(listCities, async ({ query: { search } }) => ({ cities: await suggestCities(dependencies, search, 8) }));

  mount(listOpeningsById, async ({ query: { ids, reader } }) => {
    const scores = reader && scoresFor(reader);
    const found = await queries.listOpeningsById(db, ids.split(",").map(Number));
    return {
      openings: found.map(({ closedAt, ...opening }) => ({
        ...toOpeningResponse(opening, null, scores),
        closedAt: closedAt?.toISOString() ?? null,
      })),
    };
  });

  mount(markOpeningsSeen, async () => ({ seenAt: new Date().toISOString() }));

  mountCached(getOpeningFilters, { tags }, async () => {
    const [places, totals, boards] = await Promise.all([
      queries.listOpeningPlaces(db, 200),
      queries.countOpenJobs(db),
      queries.countBoardsBySign(db),
    ]);
    const boardsOf = new Map(boards.map(({ zodiacSign, count }) => [zodiacSign, count]));
    const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
    const countsBy = <Key extends "type" | "industry" | "zodiacSign">(key: Key) =>
      Map.groupBy(totals, (row) => row[key]);
    const [byType, byIndustry, bySign] = [countsBy("type"), countsBy("industry"), countsBy("zodiacSign")];
    return {
      places: places.map(({ place, openings }) => ({ place, count: openings })),
      types: jobTypes.map((type) => ({ type, count: sum(byType.get(type) ?? []) })),
      industries: industries.map((industry) => ({ industry, count: sum(byIndustry.get(industry) ?? []) })),
      signs: signIds.map((sign) => ({
        sign,
        openings: sum(bySign.get(sign) ?? []),
        boards: boardsOf.get(sign) ?? 0,
      })),
      total: sum(totals),
    };
  });

  mountCached(countCompanyOpenings, { tags }, async () => {
    const counts = await queries.countOpenJobsByCompany(db);
    return {
      counts: counts.map(({ companyId, openings, samples }) => ({
        companyId,
        openings,
        isSample: samples === openings,
      })),
    };
  });

  mount(listCompanyOpenings, async ({ params, query }) => {
    const id = Number(params.id);
    if (!(await queries.findCompany(db, id))) throw new ApiError("not-found", "The company does not exist.");
    const seenAt = momentIn(query);
    const [{ jobs, total, totalPages }, newCount, [source]] = await Promise.all([
      queries.listJobs(db, id, readPage(query)),
      seenAt ? queries.countNewJobs(db, id, seenAt) : 0,
      queries.listSources(db, { companyId: id, status: "active" }),
    ]);
    return {
      openings: jobs.map(({ description: _, descriptionHtml, lastSeenAt: __, ...job }) => ({
        ...toJobResponse(job, seenAt),
        descriptionHtml,
      })),
      total,
      totalPages,
      newCount,
      board: source
        ? {
            kind: source.kind,
            checkedAt: source.lastCompleteAt?.toISOString() ?? null,
            isForbidden: source.health === "forbidden",
          }
        : null,
    };
  });
};

function toOpeningResponse(opening: queries.Opening, seenAt: Date | null, scores?: Record<SignId, number>) {
  const { lastSeenAt: _, companyId, companyName, industry, logoUrl, zodiacSign, website, ...job } = opening;
  return {
    ...toJobResponse(job, seenAt),
    company: { id: companyId, name: companyName, industry, logoUrl, zodiacSign, website },
    score: scores?.[zodiacSign] ?? null,
  };
}

/** Returns the moment after which openings are new to the caller. */
function momentIn({ since }: { since?: string | undefined }): Date | null {
  return since === undefined ? null : new Date(since);
}

/** Returns what the filters of a query are, but for the signs and the day. A city stands for its many places. */
function keyOf({ industry, place, near, within, remote, remoteCountry, type, search }: Filters): string {
  return JSON.stringify([industry, place, near, within, remote, remoteCountry, type, search?.trim()]);
}

type Filters = Of<typeof listOpenings, "query">;

function scoresFor(reader: SignId): Record<SignId, number> {
  const scores = signIds.map((sign) => [sign, careerMatch(reader, sign).score]);
  return Object.fromEntries(scores) as Record<SignId, number>;
}
