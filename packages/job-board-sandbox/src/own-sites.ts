import { type Board, type BoardBody, html, json } from "./board.ts";
import { slugOf } from "./large-boards.ts";

/** `www.amazon.jobs/en/search.json`. */
export function amazon({ postings, declared, query }: Board, parts: readonly string[]): BoardBody | undefined {
  if (parts.join("/") !== "en/search.json") return undefined;
  const [offset, limit] = [Number(query.offset ?? 0), Number(query.result_limit ?? 10)];
  const jobs = postings.slice(offset, offset + limit).map((one) => ({
    id_icims: `${one.id}`,
    title: one.title,
    job_path: `/en/jobs/${one.id}/${slugOf(one.title)}`,
    normalized_location: one.location,
    locations: [
      JSON.stringify({ normalizedLocation: one.location, type: one.workplace === "remote" ? "VIRTUAL" : "ONSITE" }),
    ],
    country_code: one.countryCode,
    job_schedule_type: one.type === "part-time" ? "part-time" : "full-time",
    posted_date: one.postedAt.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }),
    job_category: one.department,
    description: one.html,
  }));
  return json({ error: null, hits: declared, jobs });
}

/** `jobs.apple.com/en-us/search`, with twenty postings on a page, and `…/details/{id}/{title}`. */
export function apple({ postings, declared, query }: Board, parts: readonly string[]): BoardBody | undefined {
  const [, resource, id] = parts;
  if (resource === "details") {
    const posting = postings.find((one) => `${one.id}` === id);
    return posting && hydrated({ jobDetails: { jobsData: { description: posting.html } } });
  }
  if (resource !== "search") return undefined;
  const start = (Number(query.page ?? 1) - 1) * 20;
  const searchResults = postings.slice(start, start + 20).map((one) => ({
    positionId: `${one.id}`,
    postingTitle: one.title,
    transformedPostingTitle: slugOf(one.title).toLowerCase(),
    postDateInGMT: one.postedAt.toISOString(),
    homeOffice: one.workplace === "remote",
    team: { teamName: one.department },
    locations: [{ name: one.location }],
  }));
  return hydrated({ search: { searchResults, totalRecords: declared } });
}

function hydrated(loaderData: object): BoardBody {
  const data = JSON.stringify(JSON.stringify({ loaderData })).replaceAll("<", "\\u003c");
  return html(
    `<!doctype html><html lang="en"><body><script>window.__staticRouterHydrationData = JSON.parse(${data});</script></body></html>`,
  );
}
