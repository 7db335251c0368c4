import { z } from "zod";
import { type Board, type BoardBody, dayOf, json } from "./board.ts";
import type { SamplePosting } from "./sample-postings.ts";

/** What the list of a site of Workday says of a posting. */
export interface WorkdayEntry {
  id: string;
  title: string;
  place: string;
  jobFamily: string;
  timeType: string;
}

/** Many sites state this total for any larger one, and repeat their first postings after it. */
const cap = 2_000;

const facetNames = { locations: "place", jobFamilyGroup: "jobFamily", timeType: "timeType" } as const;

const querySchema = z.object({
  appliedFacets: z.record(z.string(), z.array(z.string())),
  limit: z.int().min(1).max(20),
  offset: z.int().min(0),
});

/**
 * Answers the query of a list as sites do that cap their totals: pages of 20, a total on the first page only, the first
 * postings again after the cap, and facets with true counts.
 *
 * @param missing how many postings more than it lists the site declares
 * @returns undefined if the site would refuse the query
 */
export function answerWorkdayQuery(
  entries: readonly WorkdayEntry[],
  query: unknown,
  missing = 0,
): { total: number; jobPostings: object[]; facets: object[] } | undefined {
  const { success, data } = querySchema.safeParse(query);
  if (!success) return undefined;
  const { appliedFacets, limit, offset } = data;
  const found = entries.filter((entry) =>
    Object.entries(facetNames).every(
      ([facet, field]) => appliedFacets[facet]?.includes(facetId(entry[field])) !== false,
    ),
  );
  const reachable = found.slice(0, cap);
  const start = offset < reachable.length ? offset : 0;
  return {
    total: offset === 0 ? Math.min(found.length + missing, cap) : 0,
    jobPostings: reachable.slice(start, start + limit).map((entry) => ({
      title: entry.title,
      externalPath: `/job/${facetId(entry.place)}/${workdayName(entry)}`,
      locationsText: entry.place,
      postedOn: "Posted 30+ Days Ago",
      bulletFields: [entry.id],
    })),
    facets: offset === 0 ? Object.entries(facetNames).map(([facet, field]) => facetOf(found, facet, field)) : [],
  };
}

function facetOf(entries: readonly WorkdayEntry[], facetParameter: string, field: keyof WorkdayEntry): object {
  const values = Map.groupBy(entries, (entry) => entry[field]);
  return {
    facetParameter,
    descriptor: facetParameter,
    values: [...values].map(([descriptor, { length: count }]) => ({ id: facetId(descriptor), descriptor, count })),
  };
}

function facetId(value: string): string {
  return value.replaceAll(/[^A-Za-z0-9]+/g, "-");
}

/** The last part of a posting's path. */
function workdayName({ id, title }: Pick<WorkdayEntry, "id" | "title">): string {
  return `${facetId(title)}_${id}`;
}

/** `{slug}.wd5.myworkdayjobs.com/wday/cxs/{slug}/{site}/jobs`, asked by POST, and `…/job/{place}/{name}`. */
export function workday(board: Board, [resource, , name]: readonly string[], query: unknown): BoardBody | undefined {
  const { company, postings, declared } = board;
  const entries = postings.map(entryOf);
  if (resource === "jobs") {
    const answer = answerWorkdayQuery(entries, query, declared - postings.length);
    return answer && json(answer);
  }
  const index = resource === "job" ? entries.findIndex((entry) => workdayName(entry) === name) : -1;
  const [entry, posting] = [entries[index], postings[index]];
  if (!entry || !posting) return undefined;
  return json({
    jobPostingInfo: {
      title: posting.title,
      jobDescription: posting.html,
      location: posting.location,
      postedOn: "Posted 30+ Days Ago",
      startDate: dayOf(posting.postedAt),
      timeType: entry.timeType,
      remoteType: { "on-site": "On-Site", hybrid: "Hybrid", remote: "Remote" }[posting.workplace],
      jobReqId: entry.id,
      country: { descriptor: posting.countryCode },
    },
    hiringOrganization: { name: company.name, url: "" },
  });
}

function entryOf({ id, title, location, department, type }: SamplePosting): WorkdayEntry {
  return {
    id: `R${id}`,
    title,
    place: location,
    jobFamily: department,
    timeType: type === "part-time" ? "Part time" : "Full time",
  };
}
