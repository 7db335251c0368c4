import { describe, expect, test } from "vitest";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { greenhouse } from "./greenhouse.ts";

const source = sourceOf("greenhouse");
const bakerJob = {
  absolute_url: "https://job-boards.greenhouse.io/acme/jobs/4000000001",
  internal_job_id: 3000000001,
  location: { name: "Portland, OR; Remote" },
  metadata: [{ id: 1, name: "Quota Type", value: "n/a", value_type: "single_select" }],
  id: 4000000001,
  updated_at: "2026-08-10T16:52:46-04:00",
  requisition_id: "17",
  title: " Head  Baker ",
  company_name: "Acme Bread",
  first_published: "2026-03-31T23:30:00-04:00",
  content: "&lt;p&gt;We bake &amp;amp; ship.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Rye&lt;/li&gt;&lt;/ul&gt;",
  departments: [{ id: 5, name: "Bakery", child_ids: [], parent_id: null }],
  offices: [{ id: 6, name: "Portland", location: "Portland, Oregon, United States" }],
};

function parse(body: unknown, address = "acme", url = "") {
  return greenhouse.parse(responseOf(body, url), sourceOf("greenhouse", address));
}

function read(changes: object) {
  return onlyPosting(parse({ jobs: [{ ...bakerJob, ...changes }] }));
}

test("requests the whole board with its texts", () => {
  expect(greenhouse.requests(source)).toEqual([
    { url: "https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true", accept: "application/json" },
  ]);
  expect(greenhouse.requests(sourceOf("greenhouse", "https://boards.greenhouse.io/acme"))).toEqual(
    greenhouse.requests(source),
  );
  expect(greenhouse.requests(sourceOf("greenhouse", "https://acme.example/careers"))).toEqual([]);
});

test("reads a posting", () => {
  const page = parse({ jobs: [bakerJob], meta: { total: 1 } });
  expect(page).toMatchObject({ declared: 1, isWhole: true, companyName: "Acme Bread" });
  expect(onlyPosting(page)).toEqual({
    id: "4000000001",
    title: "Head Baker",
    locations: ["Portland, OR", "Remote"],
    remote: { mode: "remote", countries: [] },
    department: "Bakery",
    type: null,
    salary: null,
    postedDate: "2026-03-31",
    url: "https://job-boards.greenhouse.io/acme/jobs/4000000001",
    description: { text: "We bake & ship.\n\n- Rye", html: "<p>We bake &amp; ship.</p><ul><li>Rye</li></ul>" },
  });
});

describe("what a field says", () => {
  test("an update is no posting date", () => {
    expect(read({ first_published: null }).postedDate).toBeNull();
    expect(read({ first_published: undefined }).postedDate).toBeNull();
  });

  test("content that is not escaped is read too", () => {
    expect(read({ content: "<p>We bake.</p>" }).description?.text).toBe("We bake.");
  });

  test("the link may lead to the employer's own site", () => {
    const url = "https://acme.example/careers?gh_jid=4000000001";
    expect(read({ absolute_url: url }).url).toBe(url);
  });

  test("a posting without a link gets the address of its page at Greenhouse", () => {
    expect(read({ absolute_url: null }).url).toBe("https://job-boards.greenhouse.io/acme/jobs/4000000001");
    expect(read({ absolute_url: "javascript:alert(1)" }).url).toMatch(/^https:\/\/job-boards\.greenhouse\.io\//);
  });

  test("the offices are the places of a posting without a location", () => {
    expect(read({ location: null }).locations).toEqual(["Portland, Oregon, United States"]);
    expect(read({ location: { name: null }, offices: null }).locations).toEqual([]);
  });

  test("a place that names the country of remote work", () => {
    expect(read({ location: { name: "Remote, Italy" } }).remote).toEqual({ mode: "remote", countries: ["IT"] });
    expect(read({ location: { name: "Rome, Italy" } }).remote).toBeNull();
  });

  test("the employer's own fields state the type and the place of work", () => {
    const metadata = [
      { id: 1, name: "Employment Type", value: "Full-time", value_type: "single_select" },
      { id: 2, name: "Location Type", value: "Hybrid", value_type: "single_select" },
    ];
    expect(read({ metadata })).toMatchObject({ type: "full-time", remote: { mode: "hybrid", countries: [] } });
    const yes = [{ id: 2, name: "Remote?", value: "Yes", value_type: "single_select" }];
    expect(read({ metadata: yes, location: { name: "Oslo" } }).remote?.mode).toBe("remote");
    const lists = [{ id: 1, name: "Time Type", value: ["Part time"], value_type: "multi_select" }];
    expect(read({ metadata: lists }).type).toBe("part-time");
  });

  test.each([null, true, 7, ["x"], { a: 1 }, "Full-time"])(
    "an employer's field of another name with %j says nothing",
    (value) => {
      const metadata = [{ id: 1, name: "Pillar", value, value_type: "short_text" }, value];
      expect(read({ metadata, location: { name: "Oslo" } })).toMatchObject({ type: null, remote: null, salary: null });
    },
  );

  test("ignores the department that Greenhouse adds to jobs without one", () => {
    expect(read({ departments: [{ id: 0, name: "No Department" }] }).department).toBeNull();
    expect(read({ departments: [] }).department).toBeNull();
  });
});

describe("pay", () => {
  test("comes from pay ranges in cents, as the widest span", () => {
    const pay_input_ranges = [
      {
        min_cents: 5_000_000,
        max_cents: 7_500_000,
        currency_type: "USD",
        title: "NYC Salary Range, annual",
        blurb: "",
      },
      { min_cents: "4500000", max_cents: 7_000_000, currency_type: "USD", title: "Annual pay elsewhere", blurb: null },
    ];
    expect(read({ pay_input_ranges }).salary).toMatchObject({
      min: 45_000,
      max: 75_000,
      currency: "USD",
      period: "year",
    });
  });

  test("comes from an employer's field with a currency range", () => {
    const value = { min_value: "120000.0", max_value: 150_000, unit: "USD" };
    const metadata = [{ id: 1, name: "Salary Range", value, value_type: "currency_range" }];
    expect(read({ metadata }).salary).toMatchObject({ min: 120_000, max: 150_000, currency: "USD", period: null });
    expect(read({ metadata: [{ ...metadata[0], name: "Bonus Range" }] }).salary).toBeNull();
  });

  test("comes from the pay range within the escaped content", () => {
    const html = `<p>Text</p><div class="content-pay-transparency"><div class="pay-input"><div class="description"><p>Ours:</p></div>
      <div class="title">Annual Salary:</div><div class="pay-range"><span>$140,000</span><span class="divider">&mdash;</span><span>$180,000 USD</span></div></div></div>`;
    const content = html
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;");
    const salary = { min: 140_000, max: 180_000, currency: "USD", period: "year", text: "$140,000—$180,000 USD" };
    expect(read({ content }).salary).toEqual(salary);
    expect(read({ content: html }).salary).toEqual(salary);
  });
});

describe("a board", () => {
  test("keeps the readable postings, and the reason for each other one", () => {
    const page = parse({
      jobs: [null, { ...bakerJob, title: "" }, bakerJob, { title: "Miller" }, 7],
      meta: { total: 5 },
    });
    expect(page.postings).toHaveLength(1);
    expect(page.unreadable).toEqual([
      { id: null, reason: "The posting is not an object." },
      { id: "4000000001", reason: "The posting is incomplete: `title` is missing." },
      { id: null, reason: "The posting is incomplete: `id` is missing." },
      { id: null, reason: "The posting is not an object." },
    ]);
  });

  test("is empty with a list without jobs", () => {
    expect(parse({ jobs: [], meta: { total: 0 } })).toMatchObject({ outcome: "complete", postings: [] });
  });

  test("declares how many postings it has", () => {
    expect(parse({ jobs: [bakerJob], meta: { total: 9 } }).declared).toBe(9);
  });

  test("has one posting for records with one id, with all their places", () => {
    const page = parse({ jobs: [bakerJob, { ...bakerJob, location: { name: "Salem, OR" } }] });
    expect(onlyPosting(page).locations).toEqual(["Portland, OR", "Remote", "Salem, OR"]);
  });

  test("has two postings for one job in two offices", () => {
    expect(parse({ jobs: [bakerJob, { ...bakerJob, id: 2 }] }).postings).toHaveLength(2);
  });

  test("shows a prospect post, which belongs to no job", () => {
    expect(read({ internal_job_id: null, requisition_id: null }).title).toBe("Head Baker");
  });

  test("is read behind a byte order mark", () => {
    expect(parse(`\uFEFF${JSON.stringify({ jobs: [bakerJob] })}`).postings).toHaveLength(1);
  });

  test("of a single job is not the whole board", () => {
    const page = parse(bakerJob);
    expect(onlyPosting(page).id).toBe("4000000001");
    expect(page.isWhole).toBe(false);
  });
});

test.each([
  ["<!doctype html><title>Jobs</title>", "The response is HTML or XML, not JSON."],
  ["", "The response is empty."],
  ['{"jobs":[{"id":1,', "The response is not valid JSON."],
  [{ status: 404, error: "Job not found" }, 'The response has no list `jobs`. It says "Job not found".'],
  [{ jobs: {} }, "The response has no list `jobs`."],
  [[], "The response has no list `jobs`."],
  ["null", "The response has no list `jobs`."],
])("a response without the expected structure is changed: %j", (body, reason) => {
  expect(parse(body)).toMatchObject({ outcome: "changed", reason, postings: [], isWhole: false });
});

test("names the company from the board itself", () => {
  expect(greenhouse.nameRequest?.(source).url).toBe("https://boards-api.greenhouse.io/v1/boards/acme");
  expect(greenhouse.parseName?.(responseOf({ name: "Acme Bread", content: "" }))).toBe("Acme Bread");
  expect(greenhouse.parseName?.(responseOf("<html>"))).toBeNull();
});
