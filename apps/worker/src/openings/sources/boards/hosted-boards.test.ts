import { jobTypes, type Posting, type SourceKind, salaryPeriods, workplaces } from "@zodiac-at-work/catalog";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Source, SourcePage } from "../../source.ts";
import { conclude, readers, readResponse } from "../index.ts";
import { responseOf, sourceOf } from "../testing-source.ts";
import type { HostedKind } from "./board-address.ts";
import { UnreadablePosting } from "./collect-postings.ts";

const text = "<p>We bake &amp; ship.</p><ul><li>Rye</li></ul>";
const money = { min: 3000, max: "3500", currency: "EUR", period: "month", interval: "per-month-salary" };

/** The addresses of kinds that take no bare name. */
const addresses: Partial<Record<SourceKind, string>> = {
  workday: "https://acme.wd5.myworkdayjobs.com/Careers",
  oracle: "https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1",
  phenom: "https://careers.acme.example",
};

/** One body of each board in JSON, with every field that is read. */
const jsonBodies: Partial<Record<HostedKind, unknown>> = {
  greenhouse: {
    jobs: [1, 2].map((id) => ({
      id,
      title: "Baker",
      absolute_url: `https://acme.example/${id}`,
      location: { name: "Portland, OR; Remote" },
      content: `${text}<div class="title">Annual Salary:</div><div class="pay-range"><span>$10</span>—<span>$20 USD</span></div>`,
      first_published: "2026-03-31T23:30:00-04:00",
      company_name: "Acme",
      departments: [{ name: "Bakery" }],
      offices: [{ name: "Portland", location: "Portland" }],
      metadata: [
        { name: "Employment Type", value: "Full-time", value_type: "single_select" },
        { name: "Salary", value: { min_value: "1", max_value: 2, unit: "USD" }, value_type: "currency_range" },
      ],
      pay_input_ranges: [{ min_cents: 100, max_cents: 200, currency_type: "USD", title: "Hourly" }],
    })),
    meta: { total: 2 },
  },
  lever: [1, 2].map((id) => ({
    id: `${id}`,
    text: "Baker",
    hostedUrl: `https://jobs.lever.co/acme/${id}`,
    createdAt: 1774999800000,
    country: "US",
    workplaceType: "hybrid",
    categories: { commitment: "Intern", department: "A", team: "B", location: "C; D", allLocations: ["C", "E"] },
    description: text,
    lists: [{ text: "You", content: "<li>Rye</li>" }],
    additional: text,
    salaryRange: money,
    salaryDescriptionPlain: "$10 - $20",
  })),
  ashby: {
    apiVersion: "1",
    jobs: [1, 2].map((id) => ({
      id: `${id}`,
      title: "Baker",
      jobUrl: `https://jobs.ashbyhq.com/acme/${id}`,
      department: "A",
      employmentType: "FullTime",
      location: "Berlin",
      secondaryLocations: [{ location: "Remote (US)", address: { postalAddress: { addressCountry: "US" } } }],
      address: { postalAddress: { addressLocality: "Berlin", addressCountry: "Germany" } },
      isListed: true,
      isRemote: true,
      workplaceType: "Remote",
      publishedAt: "2026-03-31T23:30:00.000+00:00",
      descriptionHtml: text,
      shouldDisplayCompensationOnJobPostings: true,
      compensation: {
        compensationTierSummary: "$1K – $2K",
        summaryComponents: [
          { compensationType: "Salary", interval: "1 YEAR", currencyCode: "USD", minValue: 1, maxValue: 2 },
        ],
      },
    })),
  },
  smartrecruiters: {
    offset: 0,
    limit: 100,
    totalFound: 2,
    content: [1, 2].map((id) => ({
      id: `${id}`,
      name: "Baker",
      company: { identifier: "Acme", name: "Acme" },
      releasedDate: "2026-03-31T23:30:00.000Z",
      location: { city: "Berlin", country: "de", remote: true, fullLocation: "Berlin, , Germany" },
      department: { label: "A" },
      typeOfEmployment: { id: "permanent", label: "Full-time" },
      compensation: money,
      jobAd: { sections: { jobDescription: { title: "Job", text } } },
    })),
  },
  workable: {
    name: "Acme",
    jobs: [1, 2].map((id) => ({
      shortcode: `${id}`,
      title: "Baker",
      url: `https://apply.workable.com/j/${id}`,
      published_on: "2026-03-31",
      telecommuting: true,
      employment_type: "Contract",
      department: "A",
      locations: [{ country: "Greece", countryCode: "GR", city: "Athens", region: "", hidden: false }],
      description: text,
    })),
  },
  recruitee: {
    offers: [1, 2].map((id) => ({
      id,
      title: "Baker",
      status: "published",
      careers_url: `https://acme.recruitee.com/o/${id}`,
      published_at: "2026-03-31 23:30:00 UTC",
      employment_type_code: "parttime",
      remote: true,
      locations: [{ city: "Ghent", country: "Belgium", country_code: "BE" }],
      salary: money,
      description: text,
      translations: { nl: { title: "Bakker" } },
    })),
  },
  teamtailor: {
    version: "https://jsonfeed.org/version/1.1",
    title: "Acme",
    items: [1, 2].map((id) => ({
      id: `${id}`,
      title: "Baker",
      url: `https://acme.teamtailor.com/jobs/${id}`,
      date_published: "2026-03-31T23:30:00+02:00",
      content_html: text,
      _jobposting: {
        "@type": "JobPosting",
        employmentType: ["FULL_TIME"],
        hiringOrganization: { name: "Acme" },
        jobLocation: [{ address: { addressLocality: "Malmö", addressCountry: "SE" } }],
        baseSalary: { currency: "SEK", value: { minValue: 1, maxValue: 2, unitText: "MONTH" } },
      },
    })),
  },
  workday: {
    total: 2,
    jobPostings: [1, 2].map((id) => ({
      title: "Baker",
      externalPath: `/job/Berlin/Baker_R${id}`,
      locationsText: "Berlin",
      postedOn: "Posted Today",
      bulletFields: [`R${id}`],
    })),
    facets: [{ facetParameter: "locations", values: [{ id: "berlin", descriptor: "Berlin", count: 2 }] }],
  },
  oracle: {
    items: [
      {
        TotalJobsCount: 2,
        requisitionList: [1, 2].map((id) => ({
          Id: `${id}`,
          Title: "Baker",
          PostedDate: "2026-03-31",
          PrimaryLocation: "Berlin, Germany",
          PrimaryLocationCountry: "DE",
          secondaryLocations: [{ Name: "Remote, Italy" }],
          WorkplaceTypeCode: "ORA_HYBRID",
          JobSchedule: "Full time",
          Department: "Bakery",
        })),
        categoriesFacet: [{ Id: 12, Name: "Bakery", TotalCount: 2 }],
      },
    ],
  },
  eightfold: {
    status: 200,
    data: {
      count: 2,
      positions: [1, 2].map((id) => ({
        id,
        name: "Baker",
        locations: ["Berlin,Germany"],
        standardizedLocations: ["Berlin, DE"],
        postedTs: 1774999800,
        department: "Bakery",
        workLocationOption: "onsite",
        positionUrl: `/careers/job/${id}`,
      })),
    },
  },
  bamboohr: {
    result: [1, 2].map((id) => ({
      id: `${id}`,
      jobOpeningName: "Baker",
      departmentLabel: "Bakery",
      employmentStatusLabel: "Full-Time",
      location: { city: null, state: null },
      atsLocation: { city: "Munich", province: "Bavaria", country: "Germany" },
      locationType: "2",
    })),
    meta: { totalCount: 2 },
  },
  breezy: [1, 2].map((id) => ({
    id: `${id}`,
    name: "Baker",
    url: `https://acme.breezy.hr/p/${id}`,
    published_date: "2026-04-01T10:00:00Z",
    type: { id: "fullTime", name: "Full-Time" },
    location: { name: "Berlin, Germany", city: "Berlin", country: { id: "DE", name: "Germany" }, is_remote: true },
    department: "Bakery",
    salary: "€20k - €30k",
    company: { name: "Acme" },
  })),
  rippling: [1, 2].map((id) => ({
    uuid: `${id}b`,
    name: "Baker",
    department: { id: "1", label: "Bakery" },
    workLocation: { id: "1", label: "Remote (US)" },
  })),
  pinpoint: {
    data: [1, 2].map((id) => ({
      id: `${id}`,
      title: "Baker",
      url: `https://acme.pinpointhq.com/en/postings/${id}`,
      path: `/en/postings/${id}`,
      location: { city: "Berlin", province: "", name: "Office" },
      job: { department: { name: "Bakery" } },
      workplace_type: "hybrid",
      employment_type: "full_time",
      compensation_visible: true,
      compensation_minimum: 3000,
      compensation_maximum: "3500",
      compensation_currency: "EUR",
      compensation_frequency: "month",
      description: text,
      benefits_header: "Benefits",
      benefits: text,
    })),
  },
};

/** One detail of each board whose lists lack the text. */
const details: Partial<Record<HostedKind, unknown>> = {
  workday: {
    jobPostingInfo: {
      title: "Baker",
      jobDescription: text,
      location: "Berlin",
      additionalLocations: ["Remote, Italy"],
      startDate: "2026-03-31",
      timeType: "Full time",
      remoteType: "Hybrid",
      country: { descriptor: "Germany" },
      jobRequisitionLocation: { country: { alpha2Code: "DE" } },
    },
    hiringOrganization: { name: "Acme" },
  },
  oracle: {
    items: [
      {
        Id: "1",
        Title: "Baker",
        ExternalDescriptionStr: text,
        ExternalPostedStartDate: "2026-03-31T08:00:00+00:00",
        PrimaryLocation: "Berlin, Germany",
        otherWorkLocations: [{ LocationName: "Rome" }],
        WorkplaceType: "Hybrid",
        JobSchedule: "Full time",
      },
    ],
  },
};

const position = `<position><id>1</id><office>Berlin</office><additionalOffices><office>Remote</office></additionalOffices>
  <department>A</department><name>Baker</name><jobDescriptions><jobDescription><name>Job</name><value><![CDATA[${text}]]></value>
  </jobDescription></jobDescriptions><employmentType>intern</employmentType><schedule>full-time</schedule>
  <createdAt>2026-03-31T23:30:00+00:00</createdAt></position>`;
const rssItem = `<item><title>Baker</title><guid>1</guid><link>https://acme.teamtailor.com/jobs/1</link><remoteStatus>fully</remoteStatus>
  <pubDate>Tue, 31 Mar 2026 23:30:00 +0200</pubDate><description>&lt;p&gt;We bake.&lt;/p&gt;</description>
  <tt:locations><tt:location><tt:city>Malmö</tt:city><tt:country>Sweden</tt:country></tt:location></tt:locations></item>`;
const xmlBodies: [kind: HostedKind, body: string][] = [
  ["personio", `<?xml version="1.0"?><workzag-jobs>${position}${position.replace("<id>1", "<id>2")}</workzag-jobs>`],
  ["teamtailor", `<rss xmlns:tt="https://teamtailor.com/locations"><channel>${rssItem}</channel></rss>`],
];

describe.each(Object.entries(jsonBodies) as [HostedKind, unknown][])("%s", (kind, body) => {
  const source = sourceOf(kind, addresses[kind]);

  test("reads its whole body", () => {
    const page = readResponse(responseOf(body), source);
    expect(page).toMatchObject({ outcome: "complete", unreadable: [] });
    expect(page.postings).toHaveLength(2);
    expect(conclude([page], source)).toMatchObject({ outcome: "complete", isSnapshot: true });
    checkPage(page, source);
  });

  test("reads whatever its body becomes, without an exception", () => {
    fc.assert(
      fc.property(mutations, (changes) => {
        const changed = changes.reduce<unknown>((value, change) => mutate(value, change), structuredClone(body));
        const page = readers[kind]?.parse(responseOf(changed), source);
        if (page) checkPage(page, source);
      }),
      { numRuns: 400 },
    );
  });
});

describe.each(Object.entries(details) as [HostedKind, unknown][])("a detail of %s", (kind, body) => {
  const source = sourceOf(kind, addresses[kind]);
  const [posting] = readers[kind].parse(responseOf(jsonBodies[kind]), source).postings;
  const read = (value: unknown) => posting && readers[kind].parseDetail?.(responseOf(value), posting, source);

  test("completes the posting", () => {
    expect(read(body)).toMatchObject({ id: posting?.id, postedDate: "2026-03-31", description: { html: text } });
  });

  test("completes it to a posting whatever the detail becomes, or is refused", () => {
    fc.assert(
      fc.property(mutations, (changes) => {
        const changed = changes.reduce<unknown>((value, change) => mutate(value, change), structuredClone(body));
        try {
          const completed = read(changed);
          if (completed) checkPosting(completed);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadablePosting);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe.each(xmlBodies)("%s in XML", (kind, body) => {
  const source = sourceOf(kind);

  test("reads whatever its body becomes, without an exception", () => {
    expect(readResponse(responseOf(body), source)).toMatchObject({ outcome: "complete", unreadable: [] });
    const cut = fc.tuple(
      fc.nat(body.length),
      fc.nat(60),
      fc.constantFrom("", "<", "</a>", "&", "]]>", "<!--", "\u0000"),
    );
    fc.assert(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 4 }), (cuts) => {
        const changed = cuts.reduce((xml, [at, length, by]) => xml.slice(0, at) + by + xml.slice(at + length), body);
        const page = readers[kind]?.parse(responseOf(changed), source);
        if (page) checkPage(page, source);
      }),
      { numRuns: 400 },
    );
  });
});

test.each(Object.keys(readers) as (keyof typeof readers)[])("%s reads any text without an exception", (kind) => {
  const source = sourceOf(kind, addresses[kind]);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (body) => {
      checkPage(readResponse(responseOf(body), source), source);
    }),
  );
});

interface Mutation {
  /** Which value of the body changes, modulo their number. */
  at: number;
  /** What it becomes; undefined removes it. */
  to: unknown;
  /** Whether the value goes into a list or an object instead. */
  nests: "list" | "object" | "no";
}

const strange = fc.oneof(
  fc.constantFrom(undefined, null, true, "", " ", 0, -1, 1e300, "null", [], {}, "https://", "javascript:alert(1)"),
  fc.constantFrom("0000-00-00", "<script>alert(1)</script>", "\u0000\uD800", "Remote", "$", "9".repeat(400)),
  fc.anything({ maxDepth: 2, withNullPrototype: false }).filter(isJson),
  fc.string(),
);
const mutations = fc.array(
  fc.record<Mutation>({ at: fc.nat(), to: strange, nests: fc.constantFrom("list", "object", "no", "no", "no") }),
  { minLength: 1, maxLength: 6 },
);

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

function mutate(body: unknown, { at, to, nests }: Mutation): unknown {
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      places.push([holder, key]);
      visit(holder[key]);
    }
  };
  visit(body);
  const [holder, key] = places[at % Math.max(1, places.length)] ?? [];
  // JSON has no undefined.
  if (!holder || key === undefined) return to ?? null;
  if (nests === "list") holder[key] = [holder[key]];
  else if (nests === "object") holder[key] = { name: holder[key] };
  else if (to === undefined && !Array.isArray(holder)) delete holder[key];
  else holder[key] = to ?? null;
  return body;
}

function checkPage(page: SourcePage, source: Source): void {
  for (const posting of page.postings) checkPosting(posting);
  for (const { reason } of page.unreadable) expect(reason).toMatch(/^[A-Z`].*\.$/s);
  if (page.outcome !== "complete") expect(page.reason).toMatch(/\.$/);
  for (const { url } of page.next) expect(url).toMatch(/^https:\/\//);
  expect(new Set(page.postings.map(({ id }) => id)).size).toBe(page.postings.length);
  expect(conclude([page], source).outcome).toBeTypeOf("string");
}

function checkPosting(posting: Posting): void {
  expect(JSON.parse(JSON.stringify(posting))).toEqual(posting);
  expect(posting.id.trim()).not.toBe("");
  expect(posting.title.trim()).not.toBe("");
  expect(URL.parse(posting.url)?.protocol).toBe("https:");
  expect(posting.postedDate ?? "2026-03-31").toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect([null, ...jobTypes]).toContain(posting.type);
  for (const place of posting.locations) expect(place).toMatch(/\S/);
  const { remote, salary, description } = posting;
  if (remote) expect(workplaces).toContain(remote.mode);
  for (const country of remote?.countries ?? []) expect(country).toMatch(/^[A-Z]{2}$/);
  if (salary) {
    expect(salary.min ?? salary.max).toBeGreaterThan(0);
    expect(salary.max ?? Number.MAX_VALUE).toBeGreaterThanOrEqual(salary.min ?? 0);
    expect([null, ...salaryPeriods]).toContain(salary.period);
    expect(salary.currency ?? "EUR").toMatch(/^[A-Z]{3}$/);
  }
  expect(description?.html ?? "").not.toMatch(/<script/i);
  expect(JSON.stringify(posting)).not.toContain("\\u0000");
}
