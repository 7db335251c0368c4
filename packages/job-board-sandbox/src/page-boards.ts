import { type Board, type BoardBody, dayOf, escapeMarkup, html, json, xml } from "./board.ts";
import type { SampleCompany } from "./sample-companies.ts";
import type { SamplePosting } from "./sample-postings.ts";

/** `{slug}.jobs.personio.de/xml`. */
export function personio({ company, postings }: Board): BoardBody {
  const positions = postings.map(
    (one) => `<position><id>${one.id}</id><subcompany>${escapeMarkup(company.name)}</subcompany>
<office>${escapeMarkup(one.city)}</office><department>${escapeMarkup(one.department)}</department>
<name>${escapeMarkup(one.title)}</name><jobDescriptions><jobDescription><name>Your work</name>
<value><![CDATA[${one.html}]]></value></jobDescription></jobDescriptions>
<employmentType>${one.type === "internship" ? "intern" : one.type === "temporary" ? "temporary" : "permanent"}</employmentType>
<schedule>${one.type === "part-time" ? "part-time" : "full-time"}</schedule>
<createdAt>${one.postedAt.toISOString().replace(".000Z", "+00:00")}</createdAt></position>`,
  );
  return xml(`<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${positions.join("")}</workzag-jobs>`);
}

/** `{slug}.teamtailor.com/jobs.json`, a JSON Feed. */
export function teamtailor({ company, slug, postings }: Board): BoardBody {
  return json({
    version: "https://jsonfeed.org/version/1.1",
    title: company.name,
    home_page_url: `https://${slug}.teamtailor.com/jobs`,
    items: postings.map((one) => ({
      id: `${one.id}`,
      url: `https://${slug}.teamtailor.com/jobs/${one.id}`,
      title: one.title,
      content_html: one.html,
      date_published: one.postedAt.toISOString(),
      _jobposting: jobPosting(company, one, `https://${slug}.teamtailor.com/jobs/${one.id}`),
    })),
  });
}

/** The newest postings as RSS. */
export function feed(company: SampleCompany, postings: readonly SamplePosting[], careersUrl: string): BoardBody {
  const items = postings.map(
    (one) => `<item><title>${escapeMarkup(one.title)}</title><link>${escapeMarkup(jobUrl(careersUrl, one))}</link>
<guid isPermaLink="false">${one.id}</guid><pubDate>${one.postedAt.toUTCString()}</pubDate>
<category>${escapeMarkup(one.department)}</category><description><![CDATA[${one.html}]]></description></item>`,
  );
  const name = escapeMarkup(company.name);
  return xml(
    `<?xml version="1.0"?><rss version="2.0"><channel><title>${name}</title>${items.join("")}</channel></rss>`,
  );
}

/** The sitemap of a company's own site, with the pages of its postings. */
export function sitemap(postings: readonly SamplePosting[], careersUrl: string): BoardBody {
  const entries = [careersUrl, ...postings.map((one) => jobUrl(careersUrl, one))].map(
    (url, index) =>
      `<url><loc>${escapeMarkup(url)}</loc><lastmod>${(postings[index - 1]?.postedAt ?? new Date(0)).toISOString()}</lastmod></url>`,
  );
  return xml(
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`,
  );
}

/** The careers page of a company: it leads to its board, or lists its postings itself. */
export function careersPage(company: SampleCompany, postings: readonly SamplePosting[], careersUrl: string): BoardBody {
  const link = boardLink(company, careersUrl);
  const items = postings.map((one) => {
    const data = JSON.stringify(jobPosting(company, one, jobUrl(careersUrl, one))).replaceAll("<", "\\u003c");
    return `<li><a href="${escapeMarkup(jobUrl(careersUrl, one))}">${escapeMarkup(one.title)}</a></li>
<script type="application/ld+json">${data}</script>`;
  });
  const list = company.board?.kind === "json-ld" ? `<ul>${items.join("")}</ul>` : "";
  const name = escapeMarkup(company.name);
  return html(`<!doctype html><html lang="en"><head><title>Careers at ${name}</title></head>
<body><h1>Careers at ${name}</h1>${link}${list}</body></html>`);
}

/** The page of one posting. */
export function jobPage(company: SampleCompany, posting: SamplePosting, url: string): BoardBody {
  const data = JSON.stringify(jobPosting(company, posting, url)).replaceAll("<", "\\u003c");
  const title = escapeMarkup(posting.title);
  return html(`<!doctype html><html lang="en"><head><title>${title}</title>
<script type="application/ld+json">${data}</script></head><body><h1>${title}</h1>${posting.html}</body></html>`);
}

/** Returns the address of a posting's page on a company's own site. */
export function jobUrl(careersUrl: string, { id }: SamplePosting): string {
  return `${careersUrl.replace(/\/$/, "")}/jobs/${id}`;
}

function boardLink({ board }: SampleCompany, careersUrl: string): string {
  if (!board || board.kind === "json-ld" || board.kind === "sitemap") return "";
  if (board.kind === "feed") {
    const address = board.slug.includes("://") ? board.slug : `${careersUrl.replace(/\/$/, "")}/feed.xml`;
    return `<link rel="alternate" type="application/rss+xml" href="${escapeMarkup(address)}">`;
  }
  return `<a href="${boardUrls[board.kind](board.slug)}">Open positions</a>`;
}

const boardUrls = {
  greenhouse: (slug: string) => `https://boards.greenhouse.io/${slug}`,
  lever: (slug: string) => (slug.includes("://") ? slug : `https://jobs.lever.co/${slug}`),
  ashby: (slug: string) => `https://jobs.ashbyhq.com/${slug}`,
  smartrecruiters: (slug: string) => `https://jobs.smartrecruiters.com/${slug}`,
  workable: (slug: string) => `https://apply.workable.com/${slug}/`,
  recruitee: (slug: string) => `https://${slug}.recruitee.com/`,
  personio: (slug: string) => `https://${slug}.jobs.personio.de/`,
  teamtailor: (slug: string) => `https://${slug}.teamtailor.com/jobs`,
  workday: (slug: string) => slug,
  oracle: (slug: string) => slug,
  eightfold: (slug: string) => (slug.includes("://") ? slug : `https://${slug}.eightfold.ai/careers`),
  pinpoint: (slug: string) => `https://${slug}.pinpointhq.com/`,
  successfactors: (slug: string) => (slug.includes("://") ? slug : `https://${slug}.jobs2web.com/`),
  icims: (slug: string) => `https://${slug}.icims.com/jobs/search`,
  phenom: (slug: string) => slug,
  bamboohr: (slug: string) => `https://${slug}.bamboohr.com/careers`,
  breezy: (slug: string) => `https://${slug}.breezy.hr/`,
  rippling: (slug: string) => `https://ats.rippling.com/${slug}/jobs`,
  join: (slug: string) => `https://join.com/companies/${slug}`,
  jobvite: (slug: string) => `https://jobs.jobvite.com/${slug}`,
  amazon: (slug: string) => slug,
  apple: (slug: string) => slug,
  avature: (slug: string) => (slug.includes("://") ? slug : `https://${slug}.avature.net/careers/SearchJobs`),
} as const;

function jobPosting(company: SampleCompany, one: SamplePosting, url: string): object {
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    identifier: { "@type": "PropertyValue", name: company.name, value: `${one.id}` },
    title: one.title,
    description: one.html,
    datePosted: dayOf(one.postedAt),
    employmentType: schemaTypes[one.type],
    hiringOrganization: { "@type": "Organization", name: company.name, sameAs: `https://${company.website}` },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: one.city,
        addressRegion: one.area,
        ...(one.countryCode && { addressCountry: one.countryCode }),
      },
    },
    ...(one.workplace === "remote" && { jobLocationType: "TELECOMMUTE" }),
    ...(one.salary && {
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: one.salary.currency,
        value: {
          "@type": "QuantitativeValue",
          minValue: one.salary.min,
          maxValue: one.salary.max,
          unitText: one.salary.period.toUpperCase(),
        },
      },
    }),
    url,
  };
}

const schemaTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
  temporary: "TEMPORARY",
  other: "OTHER",
} as const;
