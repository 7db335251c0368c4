import { type Board, type BoardBody, dayOf, escapeMarkup, html, json } from "./board.ts";
import type { SamplePosting } from "./sample-postings.ts";

/** `boards-api.greenhouse.io/v1/boards/{slug}`, `…/jobs` and `…/jobs/{id}`. */
export function greenhouse({ company, slug, postings, declared }: Board, [list, id]: readonly string[]) {
  if (!list) return json({ name: company.name, content: "" });
  const jobs = postings.map((one) => ({
    id: one.id,
    internal_job_id: one.id + 1,
    title: one.title,
    company_name: company.name,
    absolute_url: `https://boards.greenhouse.io/${slug}/jobs/${one.id}`,
    location: { name: one.workplace === "remote" ? `Remote - ${one.area}` : one.location },
    departments: [{ id: 1, name: one.department, parent_id: null, child_ids: [] }],
    offices: [],
    metadata: [{ id: 1, name: "Employment Type", value: one.type, value_type: "single_select" }],
    first_published: one.postedAt.toISOString(),
    updated_at: one.postedAt.toISOString(),
    content: escapeMarkup(one.html + payRange(one)),
  }));
  if (!id) return json({ jobs, meta: { total: declared } });
  const job = jobs.find((one) => `${one.id}` === id);
  return job && json(job);
}

function payRange({ salary }: SamplePosting): string {
  if (!salary) return "";
  const { min, max, currency, period } = salary;
  const [low, high] = [min, max].map((amount) => amount.toLocaleString("en-US"));
  return `<div class="pay-range">${low} — ${high} ${currency} per ${period}</div>`;
}

/** `api.lever.co/v0/postings/{slug}`. */
export function lever({ slug, postings }: Board, [id]: readonly string[]): BoardBody | undefined {
  const site = slug.includes("://") ? slug : `https://jobs.lever.co/${slug}`;
  const all = postings.map((one) => ({
    id: uuidOf(one),
    text: one.title,
    hostedUrl: `${site}/${uuidOf(one)}`,
    applyUrl: `${site}/${uuidOf(one)}/apply`,
    createdAt: one.postedAt.getTime(),
    country: one.countryCode,
    workplaceType: one.workplace === "on-site" ? "onsite" : one.workplace,
    categories: {
      location: one.location,
      allLocations: [one.location],
      team: one.department,
      department: one.department,
      commitment: titleCase(one.type),
    },
    description: one.html,
    descriptionPlain: "",
    lists: [],
    ...(one.salary && {
      salaryRange: { ...one.salary, period: undefined, interval: `per-${one.salary.period}-salary` },
    }),
  }));
  if (!id) return json(all);
  const posting = all.find((one) => one.id === id);
  return posting && json(posting);
}

/** `api.ashbyhq.com/posting-api/job-board/{slug}`. */
export function ashby({ slug, postings }: Board): BoardBody {
  const jobs = postings.map((one) => ({
    id: uuidOf(one),
    title: one.title,
    department: one.department,
    team: one.department,
    employmentType: ashbyTypes[one.type],
    location: one.location,
    secondaryLocations: [],
    workplaceType: { "on-site": "OnSite", hybrid: "Hybrid", remote: "Remote" }[one.workplace],
    isRemote: one.workplace === "remote",
    isListed: true,
    publishedAt: one.postedAt.toISOString(),
    jobUrl: `https://jobs.ashbyhq.com/${slug}/${uuidOf(one)}`,
    applyUrl: `https://jobs.ashbyhq.com/${slug}/${uuidOf(one)}/application`,
    descriptionHtml: one.html,
    shouldDisplayCompensationOnJobPostings: one.salary !== null,
    compensation: one.salary && {
      compensationTierSummary: null,
      summaryComponents: [
        {
          compensationType: "Salary",
          interval: `1 ${one.salary.period.toUpperCase()}`,
          currencyCode: one.salary.currency,
          minValue: one.salary.min,
          maxValue: one.salary.max,
        },
      ],
    },
  }));
  return json({ apiVersion: "1", jobs });
}

const ashbyTypes = {
  "full-time": "FullTime",
  "part-time": "PartTime",
  contract: "Contract",
  internship: "Intern",
  temporary: "Temporary",
  other: null,
} as const;

/** `api.smartrecruiters.com/v1/companies/{slug}/postings` and `…/postings/{id}`. An unknown company has no postings. */
export function smartrecruiters(board: Board, [, id]: readonly string[]): BoardBody | undefined {
  const { company, slug, postings, declared, query } = board;
  const [limit, offset] = [Math.min(Number(query.limit ?? 10), 100), Number(query.offset ?? 0)];
  const all = postings.map((one) => ({
    id: `${one.id}`,
    name: one.title,
    uuid: uuidOf(one),
    company: { identifier: slug, name: company.name },
    releasedDate: one.postedAt.toISOString(),
    location: {
      city: one.city,
      region: one.area,
      country: one.countryCode?.toLowerCase(),
      remote: one.workplace === "remote",
      hybrid: one.workplace === "hybrid",
      fullLocation: one.location,
    },
    department: { id: "1", label: one.department },
    typeOfEmployment: { id: one.type === "internship" ? "intern" : one.type, label: titleCase(one.type) },
    ref: `https://api.smartrecruiters.com/v1/companies/${slug}/postings/${one.id}`,
  }));
  if (!id) return json({ offset, limit, totalFound: declared, content: all.slice(offset, offset + limit) });
  const index = all.findIndex((one) => one.id === id);
  const [posting, sample] = [all[index], postings[index]];
  if (!posting || !sample) return undefined;
  const text = { title: "Job Description", text: sample.html };
  return json({
    ...posting,
    postingUrl: `https://jobs.smartrecruiters.com/${slug}/${id}`,
    applyUrl: `https://jobs.smartrecruiters.com/${slug}/${id}?oga=true`,
    jobAd: { sections: { jobDescription: text } },
    active: true,
    ...(sample.salary && { compensation: { ...sample.salary, period: `${sample.salary.period}ly` } }),
  });
}

/** `apply.workable.com/api/v1/widget/accounts/{slug}`. */
export function workable({ company, slug, postings }: Board): BoardBody {
  const jobs = postings.map((one) => ({
    title: one.title,
    shortcode: one.id.toString(36).toUpperCase(),
    employment_type: titleCase(one.type),
    telecommuting: one.workplace === "remote",
    department: one.department,
    url: `https://apply.workable.com/j/${one.id.toString(36).toUpperCase()}`,
    application_url: `https://apply.workable.com/j/${one.id.toString(36).toUpperCase()}/apply`,
    published_on: dayOf(one.postedAt),
    created_at: dayOf(one.postedAt),
    country: one.area,
    city: one.city,
    locations: [{ country: one.area, countryCode: one.countryCode, city: one.city, region: "", hidden: false }],
    description: one.html,
  }));
  return json({ name: company.name, description: "", slug, jobs });
}

/** `{slug}.recruitee.com/api/offers/`. */
export function recruitee({ company, slug, postings }: Board): BoardBody {
  const offers = postings.map((one) => ({
    id: one.id,
    slug: slugOf(one.title),
    title: one.title,
    status: "published",
    company_name: company.name,
    department: one.department,
    created_at: utcText(one.postedAt),
    published_at: utcText(one.postedAt),
    updated_at: utcText(one.postedAt),
    close_at: null,
    employment_type_code: one.type.endsWith("-time") ? `${one.type.replace("-", "")}_permanent` : one.type,
    remote: one.workplace === "remote",
    hybrid: one.workplace === "hybrid",
    on_site: one.workplace === "on-site",
    location: one.location,
    city: one.city,
    country_code: one.countryCode,
    locations: [{ city: one.city, country: one.area, country_code: one.countryCode }],
    salary: one.salary && { ...one.salary, min: `${one.salary.min}`, max: `${one.salary.max}` },
    careers_url: `https://${slug}.recruitee.com/o/${slugOf(one.title)}`,
    careers_apply_url: `https://${slug}.recruitee.com/o/${slugOf(one.title)}/c/new`,
    description: one.html,
    requirements: "",
  }));
  return json({ offers });
}

/** The page of a hosted board for readers. Its title names the company. */
export function boardPage({ company, postings }: Board): BoardBody {
  const items = postings.map(({ title }) => `<li>${escapeMarkup(title)}</li>`).join("");
  const name = escapeMarkup(company.name);
  return html(`<!doctype html><html lang="en"><title>${name} Jobs</title><h1>${name}</h1><ul>${items}</ul></html>`);
}

/** Formats a moment as Recruitee does. */
function utcText(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

function titleCase(text: string): string {
  return text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function uuidOf({ id }: SamplePosting): string {
  return `00000000-0000-4000-8000-${`${id}`.padStart(12, "0")}`;
}
