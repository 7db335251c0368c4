import { type Board, type BoardBody, dayOf, escapeMarkup, html, json } from "./board.ts";
import { slugOf } from "./large-boards.ts";
import { jobPage } from "./page-boards.ts";
import type { SamplePosting } from "./sample-postings.ts";

/** `{slug}.pinpointhq.com/postings.json`. */
export function pinpoint({ company, postings }: Board, parts: readonly string[], site: string): BoardBody | undefined {
  if (parts.length === 0) return titlePage(company.name);
  if (parts[0] !== "postings.json") return undefined;
  const data = postings.map((one) => ({
    id: `${one.id}`,
    title: one.title,
    url: `${site}/en/postings/${one.id}`,
    location: { city: one.city, province: one.area, name: one.location },
    job: { department: { name: one.department } },
    workplace_type: { "on-site": "onsite", hybrid: "hybrid", remote: "remote" }[one.workplace],
    employment_type: one.type.replace("-", "_"),
    compensation_visible: one.salary !== null,
    compensation_minimum: one.salary?.min,
    compensation_maximum: one.salary?.max,
    compensation_currency: one.salary?.currency,
    compensation_frequency: one.salary?.period,
    description: one.html,
  }));
  return json({ data });
}

/** `{slug}.bamboohr.com/careers/list`, `…/company-info` and `…/{id}/detail`. */
export function bamboohr({ company, postings, declared }: Board, parts: readonly string[]): BoardBody | undefined {
  const [careers, resource, detail] = parts;
  if (careers !== "careers") return undefined;
  const openings = postings.map((one) => ({
    id: `${one.id}`,
    jobOpeningName: one.title,
    departmentLabel: one.department,
    employmentStatusLabel: one.type === "part-time" ? "Part-Time" : "Full-Time",
    location: { city: null, state: null },
    atsLocation: { city: one.city, province: one.area, country: one.countryCode },
    locationType: { "on-site": "0", remote: "1", hybrid: "2" }[one.workplace],
  }));
  if (resource === "list") return json({ meta: { totalCount: declared }, result: openings });
  if (resource === "company-info") return json({ meta: [], result: { id: "1", name: company.name } });
  const index = detail === "detail" ? openings.findIndex(({ id }) => id === resource) : -1;
  const [posting, opening] = [postings[index], openings[index]];
  if (!posting || !opening) return undefined;
  const jobOpening = { ...opening, description: posting.html, datePosted: dayOf(posting.postedAt), compensation: null };
  return json({ meta: [], result: { jobOpening } });
}

/** `{slug}.breezy.hr/json` and `…/p/{id}`. */
export function breezy(board: Board, parts: readonly string[], site: string): BoardBody | undefined {
  const { company, postings } = board;
  if (parts[0] === "p") {
    const posting = postings.find((one) => `${one.id}` === parts[1]);
    return (
      posting &&
      html(`<!doctype html><html lang="en"><body><div class="description">${posting.html}</div></body></html>`)
    );
  }
  if (parts[0] !== "json") return undefined;
  return json(
    postings.map((one) => ({
      id: `${one.id}`,
      name: one.title,
      url: `${site}/p/${one.id}`,
      published_date: one.postedAt.toISOString(),
      type: { id: one.type === "part-time" ? "partTime" : "fullTime" },
      location: { name: one.location, is_remote: one.workplace === "remote" },
      department: one.department,
      company: { name: company.name },
    })),
  );
}

/** `api.rippling.com/platform/api/ats/v1/board/{slug}/jobs` and `…/jobs/{uuid}`. */
export function rippling({ company, postings }: Board, [list, uuid]: readonly string[]): BoardBody | undefined {
  if (list !== "jobs") return undefined;
  if (uuid === undefined) {
    return json(
      postings.map((one) => ({
        uuid: `${one.id}`,
        name: one.title,
        department: { id: "1", label: one.department },
        workLocation: { id: "1", label: one.location },
      })),
    );
  }
  const posting = postings.find((one) => `${one.id}` === uuid);
  return (
    posting &&
    json({
      uuid,
      name: posting.title,
      companyName: company.name,
      description: { company: "", role: posting.html },
      employmentType: { label: posting.type === "part-time" ? "SALARIED_PT" : "SALARIED_FT" },
      workLocations: [posting.location],
      createdOn: posting.postedAt.toISOString(),
    })
  );
}

/** `join.com/companies/{slug}?page=1`, with five postings on a page, and `…/{slug}/{id}-{title}`. */
export function join(board: Board, [name]: readonly string[]): BoardBody | undefined {
  const { company, slug, postings, declared, query } = board;
  const idParam = ({ id, title }: SamplePosting) => `${id}-${slugOf(title).toLowerCase()}`;
  if (name !== undefined) {
    const posting = postings.find((one) => idParam(one) === name);
    return posting && jobPage(company, posting, `https://join.com/companies/${slug}/${name}`);
  }
  const page = Number(query.page ?? 1);
  const items = postings.slice((page - 1) * 5, page * 5).map((one) => ({
    id: one.id,
    idParam: idParam(one),
    title: one.title,
    city: { cityName: one.city, countryName: one.area },
    workplaceType: { "on-site": "ONSITE", hybrid: "HYBRID", remote: "REMOTE" }[one.workplace],
    category: { name: one.department },
  }));
  const jobs = { items, pagination: { page, pageCount: Math.ceil(declared / 5), total: declared } };
  const initialState = { company: { id: 1, name: company.name, domain: slug }, jobs };
  const data = JSON.stringify({ props: { pageProps: { initialState } } }).replaceAll("<", "\\u003c");
  return html(
    `<!doctype html><html lang="en"><body><script id="__NEXT_DATA__" type="application/json">${data}</script></body></html>`,
  );
}

/** `jobs.jobvite.com/{slug}/search` and `…/job/{id}`. */
export function jobvite(board: Board, [resource, id]: readonly string[]): BoardBody | undefined {
  const { company, slug, postings, declared } = board;
  if (resource === "job") {
    const posting = postings.find((one) => `${one.id}` === id);
    return posting && jobPage(company, posting, `https://jobs.jobvite.com/${slug}/job/${id}`);
  }
  if (resource !== "search") return undefined;
  const items = postings.map(
    (one) => `<li><a href="/${slug}/job/${one.id}"><div class="jv-job-list-name">${escapeMarkup(one.title)}</div>
<div class="jv-job-list-location">${escapeMarkup(one.location)}</div></a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join("")}</ul>` : "<p>There are no jobs at the moment.</p>";
  const range = items.length > 0 ? `<div class="jv-pagination-text">1-${items.length} of ${declared}</div>` : "";
  return html(`<!doctype html><html lang="en"><body><div class="jv-job-list">${list}</div>${range}</body></html>`);
}

/** `{slug}.avature.net/careers/SearchJobs` and `…/JobDetail/{title}/{id}`, also under another path. */
export function avature(board: Board, parts: readonly string[], site: string): BoardBody | undefined {
  const { company, postings, query } = board;
  const start = parts.findIndex((part) => part === "SearchJobs" || part === "JobDetail");
  const [resource, , id] = parts.slice(Math.max(start, 0));
  const base = `${site}/${parts.slice(0, start).join("/")}`;
  const url = (one: SamplePosting) => `${base}/JobDetail/${slugOf(one.title)}/${one.id}`;
  if (resource === "SearchJobs") {
    const offset = Number(query.jobOffset ?? 0);
    const items = postings.slice(offset, offset + 12).map(
      (one) => `<article class="article article--result"><h3><a href="${url(one)}">${escapeMarkup(one.title)}</a></h3>
<span class="list-item-location">${escapeMarkup(one.location)}</span></article>`,
    );
    const title = `Careers at ${escapeMarkup(company.name)}`;
    return html(`<!doctype html><html lang="en"><head><title>${title}</title></head><body><form action="${base}/SearchJobs"></form>
${items.join("")}</body></html>`);
  }
  const posting = resource === "JobDetail" ? postings.find((one) => `${one.id}` === id) : undefined;
  const field = (label: string, value: string) => `<div class="article__content__view__field">
<div class="article__content__view__field__label">${label}</div>
<div class="article__content__view__field__value">${value}</div></div>`;
  return (
    posting &&
    html(`<!doctype html><html lang="en"><body><article class="article--details">
${field("Date published", dayOf(posting.postedAt))}${field("", posting.html)}</article></body></html>`)
  );
}

function titlePage(name: string): BoardBody {
  return html(`<!doctype html><html lang="en"><head><title>Careers at ${escapeMarkup(name)}</title></head></html>`);
}
