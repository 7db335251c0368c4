import { describe, expect, test } from "vitest";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { successfactors } from "./successfactors.ts";

// The feed and the page of a posting have the shape that public readers of the service quote from real sites, among them
// colophon-group/jobseek. The older list is that of complete-labs/ats-scrapers. No body is a real one.

const site = "https://jobs.acme.example";
const source = sourceOf("successfactors", site);

const item = (changes: Record<string, string> = {}) => {
  const fields = {
    title: "Head Baker - Night Shift (Santa Monica, CA, US, 90404)",
    description:
      "<![CDATA[&lt;p&gt;Lead the night shift.&lt;/p&gt;&lt;p&gt;Salary: $55,000 - $60,000 USD per year&lt;/p&gt;]]>",
    link: `${site}/Acme/job/Santa-Monica-Head-Baker-CA-90404/1390287000/`,
    guid: "1390287000",
    "g:id": "1390287000",
    "g:expiration_date": "2026-06-14",
    "g:employer": "Acme Bakeries Inc.",
    "g:job_function": "Sales &amp; Distribution",
    "g:location": "Santa Monica, CA, US, 90404",
    ...changes,
  };
  const elements = Object.entries(fields).map(([name, value]) => (value === "" ? "" : `<${name}>${value}</${name}>`));
  return `<item>${elements.join("")}</item>`;
};
const feed = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Acme</title>
<description>Search jobs at Acme</description>${items.join("")}</channel></rss>`;
const parse = (body: string) => readResponse(responseOf(body, `${site}/googlefeed.xml`), source);

test("asks for the feed of the career site, or for the list of an older board", () => {
  expect(successfactors.requests(source)).toMatchObject([{ url: `${site}/googlefeed.xml` }]);
  expect(successfactors.requests(sourceOf("successfactors", "acme"))).toMatchObject([
    { url: "https://acme.jobs2web.com/googlefeed.xml" },
  ]);
  const older = "https://career8.successfactors.com/career?company=acme&site=x";
  expect(successfactors.requests(sourceOf("successfactors", older))).toMatchObject([
    {
      url: "https://career8.successfactors.com/career?company=acme&career_ns=job_listing_summary&resultType=XML",
    },
  ]);
});

test("reads a posting of the feed, without a date, because the feed has the last day only", () => {
  const page = parse(feed(item()));
  expect(page).toMatchObject({ isWhole: true, companyName: "Acme" });
  expect(onlyPosting(page)).toEqual({
    id: "1390287000",
    title: "Head Baker - Night Shift",
    locations: ["Santa Monica, CA, US"],
    remote: null,
    department: "Sales & Distribution",
    type: null,
    salary: { min: 55000, max: 60000, currency: "USD", period: "year", text: "Salary: $55,000 - $60,000 USD per year" },
    postedDate: null,
    url: `${site}/Acme/job/Santa-Monica-Head-Baker-CA-90404/1390287000/`,
    description: {
      text: "Lead the night shift.\n\nSalary: $55,000 - $60,000 USD per year",
      html: "<p>Lead the night shift.</p><p>Salary: $55,000 - $60,000 USD per year</p>",
    },
  });
});

test.each([
  ["stated twice", "Baker (Tel Aviv, IL)", "Tel Aviv, IL, 6944020", "Baker", ["Tel Aviv, IL"]],
  ["in the title only", "Baker (Berlin, DE, 10115)", "", "Baker", ["Berlin, DE"]],
  ["in the field only", "Baker (m/f/d)", "London, LND, GB", "Baker (m/f/d)", ["London, LND, GB"]],
  ["another one in the title", "Baker (Night, Day)", "Oslo, NO", "Baker (Night, Day)", ["Oslo, NO"]],
  ["nowhere", "Baker (Nights, Weekends)", "", "Baker (Nights, Weekends)", []],
])("a place that is %s", (_, title, location, readTitle, locations) => {
  expect(onlyPosting(parse(feed(item({ title, "g:location": location }))))).toMatchObject({
    title: readTitle,
    locations,
  });
});

test("takes a date that the feed states, no code for a department, and no title for a text", () => {
  const posting = onlyPosting(
    parse(
      feed(
        item({
          pubDate: "Fri, 25 Sep 2026 10:00:00 GMT",
          "g:job_function": "ATS_WEBFORM",
          description: "Head Baker - Night Shift",
        }),
      ),
    ),
  );
  expect(posting).toMatchObject({ postedDate: "2026-09-25", department: null, description: null });
});

test("an item without an id or a link makes the check partial", () => {
  const page = parse(feed(item(), item({ link: "javascript:alert(1)", guid: "2", "g:id": "2" })));
  expect(page.unreadable).toEqual([{ id: "2", reason: expect.stringContaining("`link`") }]);
  expect(conclude([page], source)).toMatchObject({ outcome: "partial", isSnapshot: false });
});

test("a feed that is cut off closes nothing", () => {
  expect(conclude([parse(feed(item(), item({ "g:id": "2" })).slice(0, -80))], source).outcome).toBe("partial");
});

test("an empty feed is an empty board, and another page is not a board", () => {
  expect(conclude([parse(feed())], source).outcome).toBe("empty");
  expect(parse("<html><body>We moved</body></html>").outcome).toBe("changed");
  expect(parse("<urlset></urlset>").outcome).toBe("changed");
});

describe("the page of a posting", () => {
  const page = `<html><body><div class="jobDisplay" itemscope itemtype="http://schema.org/JobPosting">
<span itemprop="title">Head Baker</span><meta itemprop="datePosted" content="Thu Apr 02 00:00:00 UTC 2026">
<span itemprop="description"><p>Other words.</p></span></div></body></html>`;

  test("has the date, and the text only if the feed has none", () => {
    const posting = onlyPosting(parse(feed(item())));
    expect(successfactors.detailRequest?.(posting, source)).toEqual({ url: posting.url, accept: "text/html" });
    const completed = successfactors.parseDetail?.(responseOf(page, posting.url), posting, source);
    expect(completed).toEqual({ ...posting, postedDate: "2026-04-02" });
    const silent = { ...posting, description: null };
    expect(successfactors.parseDetail?.(responseOf(page, posting.url), silent, source).description?.text).toBe(
      "Other words.",
    );
  });

  test("is asked for again when the text changed, and not without need", () => {
    const posting = onlyPosting(parse(feed(item())));
    const stored = { ...posting, postedDate: "2026-04-02" };
    expect(successfactors.isSameEntry?.(posting, stored)).toBe(true);
    expect(successfactors.isSameEntry?.(posting, posting)).toBe(false);
    const changed = onlyPosting(parse(feed(item({ description: "<![CDATA[<p>New words.</p>]]>" }))));
    expect(successfactors.isSameEntry?.(changed, stored)).toBe(false);
    expect(successfactors.detailRequest?.(stored, source)).toBeUndefined();
  });

  test("of another host is not asked for", () => {
    const posting = onlyPosting(parse(feed(item({ link: "https://evil.example/job/1/" }))));
    expect(successfactors.detailRequest?.(posting, source)).toBeUndefined();
  });
});

describe("an older board", () => {
  const board = "https://career8.successfactors.com/career?company=acme";
  const job = (id: string, date: string, fields = "<Location>Paris, France</Location>") => `<Job>
<JobTitle>R&amp;D Manager</JobTitle><Job-Description><![CDATA[<p>Manage [[filter2]]. [[missing]]</p>]]></Job-Description>
<ReqId>${id}</ReqId><Posted-Date>${date}</Posted-Date>${fields}<Department>Sales</Department>
<filter2><label>Brand</label><value>rye</value></filter2></Job>`;
  const read = (...jobs: string[]) =>
    readResponse(responseOf(`<Job-Listing>${jobs.join("")}</Job-Listing>`), sourceOf("successfactors", board));

  test("has its postings in a list of XML", () => {
    expect(onlyPosting(read(job("29023", "2026-07-26")))).toMatchObject({
      id: "29023",
      title: "R&D Manager",
      locations: ["Paris, France"],
      department: "Sales",
      postedDate: "2026-07-26",
      url: "https://career8.successfactors.com/sfcareer/jobreqcareer?jobId=29023&company=acme",
      description: { text: "Manage rye." },
    });
  });

  test("has dates only if one of them shows whether the month or the day is first", () => {
    const dates = (...stated: string[]) =>
      read(...stated.map((date, id) => job(`${id}`, date))).postings.map(({ postedDate }) => postedDate);
    expect(dates("07/08/2026", "07/26/2026")).toEqual(["2026-07-08", "2026-07-26"]);
    expect(dates("07/08/2026", "26/07/2026")).toEqual(["2026-08-07", "2026-07-26"]);
    expect(dates("07/08/2026", "02/03/2026")).toEqual([null, null]);
    expect(dates("13/08/2026", "02/13/2026")).toEqual([null, null]);
  });

  test("may have its place in labeled fields", () => {
    const field = (name: string, label: string, value: string) =>
      `<${name}><label>${label}</label><value>${value}</value></${name}>`;
    const labeled =
      field("f1", "Country", "Norway") + field("f3", "City/Town", "Oslo") + field("f4", "Additional location", "x");
    expect(onlyPosting(read(job("1", "", labeled))).locations).toEqual(["Oslo, Norway"]);
  });

  test("does not name its company", () => {
    expect(read(job("1", "")).companyName).toBeNull();
  });
});
