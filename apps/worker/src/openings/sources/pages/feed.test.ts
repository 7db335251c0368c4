import { describe, expect, test } from "vitest";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";

const address = "https://acme.example/jobs/feed";
const source = sourceOf("feed", address);

function read(body: unknown, url = address) {
  return readResponse(responseOf(body, url), source);
}

function rss(items: string, channel = "<title>Jobs at Acme</title><link>https://acme.example/jobs/</link>") {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:job_listing="https://wpjobmanager.com">
<channel>${channel}${items}</channel></rss>`;
}

describe("RSS", () => {
  test("is read with the elements that sites add for jobs", () => {
    const page = read(
      rss(`<item><title>Acme: Baker &amp;amp; Miller</title><link>https://acme.example/jobs/7</link>
        <guid isPermaLink="false">job-7</guid><pubDate>Tue, 31 Mar 2026 23:30:00 -0400</pubDate>
        <category>Kitchen</category><description>Short</description>
        <content:encoded><![CDATA[<p>Bake &amp; <b>ship</b>.</p>]]></content:encoded>
        <job_listing:location><![CDATA[Portland, OR; Remote]]></job_listing:location>
        <job_listing:job_type>Part Time</job_listing:job_type><salary>$20 - $25 per hour</salary></item>`),
    );
    expect(page.companyName).toBe("Jobs at Acme");
    expect(onlyPosting(page)).toEqual({
      id: "job-7",
      title: "Acme: Baker & Miller",
      locations: ["Portland, OR", "Remote"],
      remote: { mode: "remote", countries: [] },
      department: null,
      type: "part-time",
      salary: { min: 20, max: 25, currency: null, period: "hour", text: "$20 - $25 per hour" },
      postedDate: "2026-03-31",
      url: "https://acme.example/jobs/7",
      description: { text: "Bake & ship.", html: "<p>Bake &amp; <strong>ship</strong>.</p>" },
    });
  });

  test.each([
    [
      "the guid, which is an address unless it says otherwise",
      "<guid>https://acme.example/a</guid>",
      "https://acme.example/a",
    ],
    ["a link relative to the channel's", "<link>7?x=1&amp;y</link>", "https://acme.example/jobs/7?x=1&y"],
    ["a link in CDATA", "<link><![CDATA[https://acme.example/a]]></link>", "https://acme.example/a"],
    ["an http link as published", "<link>http://acme.example/a</link>", "http://acme.example/a"],
  ])("links by %s", (_, elements, url) => {
    expect(onlyPosting(read(rss(`<item><title>Baker</title>${elements}</item>`))).url).toBe(url);
  });

  test("does not take a guid that is no permanent link for an address", () => {
    const page = read(
      rss('<item><title>Baker</title><guid isPermaLink="false">https://acme.example/a</guid></item><item/>'),
    );
    expect(page.postings.map(({ url }) => url)).toEqual(["https://acme.example/a"]);
  });

  test("keeps the items that can't be read, with the reason", () => {
    const page = read(
      rss(`<item><title></title><link>/1</link><guid>1</guid></item><item><title>Baker</title><link>/2</link></item>
        <item><title>Miller</title><guid isPermaLink="false">3</guid></item>`),
    );
    expect(page.postings.map(({ title }) => title)).toEqual(["Baker"]);
    expect(page.unreadable).toEqual([
      { id: "1", reason: "The posting has no title." },
      { id: "3", reason: "The posting has no link." },
    ]);
    expect(conclude([page], source).outcome).toBe("partial");
  });

  test("without a date has none: the date of the channel is no posting date", () => {
    const page = read(
      rss("<item><title>Baker</title><link>/1</link></item>", "<pubDate>Tue, 31 Mar 2026 23:30:00 GMT</pubDate>"),
    );
    expect(onlyPosting(page).postedDate).toBeNull();
  });

  test("with one guid for all items is told apart by the links", () => {
    const item = (n: number) => `<item><title>Baker</title><guid isPermaLink="false">x</guid><link>/${n}</link></item>`;
    expect(read(rss(item(1) + item(2) + item(1))).postings).toHaveLength(2);
  });

  test("that ends in the middle is partial", () => {
    const body = rss("<item><title>Baker</title><link>/1</link></item><item><title>Mil");
    const page = read(body.slice(0, body.indexOf("Mil") + 3));
    expect(page.postings).toHaveLength(1);
    expect(conclude([page], source).outcome).toBe("partial");
  });

  test("1.0 has its items beside the channel", () => {
    const page = read(`<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel><title>Acme</title><link>https://acme.example</link></channel>
      <item rdf:about="https://acme.example/1"><title>Baker</title><dc:date>2026-03-31T10:00:00Z</dc:date></item></rdf:RDF>`);
    expect(onlyPosting(page)).toMatchObject({
      id: "https://acme.example/1",
      url: "https://acme.example/1",
      postedDate: "2026-03-31",
    });
  });
});

describe("Atom", () => {
  const entry = (content: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://acme.example/jobs/"><title>Acme</title><id>tag:x</id>
     <link rel="self" href="/feed"/><entry><id>tag:acme.example,2026:7</id><title type="html">R&amp;amp;D &lt;b&gt;Baker&lt;/b&gt;</title>
     <link rel="edit" href="/edit"/><link rel="alternate" type="text/html" href="7"/>${content}</entry></feed>`;

  test("is read by its alternate link and its first publication", () => {
    const page = read(
      entry(`<updated>2026-04-02T00:00:00Z</updated><published>2026-03-31T23:00:00-04:00</published>
        <summary>Short</summary><content type="html">&lt;p&gt;Bake&lt;/p&gt;</content>`),
    );
    expect(onlyPosting(page)).toMatchObject({
      id: "tag:acme.example,2026:7",
      title: "R&D Baker",
      url: "https://acme.example/jobs/7",
      postedDate: "2026-03-31",
      description: { text: "Bake" },
    });
  });

  test("has no posting date if it only says when it was updated", () => {
    expect(onlyPosting(read(entry("<updated>2026-04-02T00:00:00Z</updated>"))).postedDate).toBeNull();
  });

  test("may hold XHTML", () => {
    const xhtml =
      '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Bake <b>rye</b></p></div></content>';
    expect(onlyPosting(read(entry(xhtml))).description?.html).toBe("<p>Bake <strong>rye</strong></p>");
  });
});

describe("JSON Feed", () => {
  const feed = { version: "https://jsonfeed.org/version/1.1", title: "Acme", items: [] as object[] };

  test("is read with extensions and its next page", () => {
    const page = read({
      ...feed,
      next_url: "https://acme.example/jobs/feed?page=2",
      items: [
        {
          id: "7",
          url: "/jobs/7",
          title: "Baker",
          content_html: "<p>Bake</p>",
          date_published: "2026-03-31T23:30:00-04:00",
          date_modified: "2026-04-02T00:00:00Z",
          _job: { location: "Wien", employment_type: "full-time" },
        },
      ],
    });
    expect(onlyPosting(page)).toMatchObject({
      id: "7",
      url: "https://acme.example/jobs/7",
      locations: ["Wien"],
      type: "full-time",
      postedDate: "2026-03-31",
    });
    expect(page.next).toEqual([{ url: "https://acme.example/jobs/feed?page=2" }]);
  });

  test("with a date of change only has no posting date", () => {
    const items = [{ id: "7", url: "/jobs/7", title: "Baker", date_modified: "2026-04-02T00:00:00Z" }];
    expect(onlyPosting(read({ ...feed, items })).postedDate).toBeNull();
  });

  test("keeps items that are no objects as unreadable", () => {
    const page = read({ ...feed, items: [null, { id: "7", url: "/jobs/7", title: "Baker" }] });
    expect(page).toMatchObject({ postings: [{ id: "7" }], unreadable: [{ id: null }] });
  });
});

describe("lists of jobs in JSON", () => {
  const job = {
    id: 7,
    position: "Baker",
    company: "Acme",
    location: "Wien",
    date: "2026-03-31T00:00:00+00:00",
    url: "https://acme.example/7",
    salary_min: 30000,
    salary_max: 40000,
  };

  test("may begin with a legal notice, which is no posting", () => {
    const page = read([{ last_updated: 1774692720, legal: "Please link back and name us." }, job]);
    expect(onlyPosting(page)).toMatchObject({
      id: "7",
      title: "Baker",
      locations: ["Wien"],
      salary: { min: 30000, max: 40000 },
    });
    expect(page.companyName).toBe("Acme");
  });

  test("are empty if there is only the notice", () => {
    expect(conclude([read([{ legal: "Please link back." }])], source).outcome).toBe("empty");
  });

  test("need few fields besides the title and the link", () => {
    const page = read([{ legal: "x" }, { id: 7, position: "Baker", company: "Acme", url: "https://acme.example/7" }]);
    expect(onlyPosting(page).title).toBe("Baker");
  });

  test.each(["jobs", "data", "results", "items"])("may stand in %s", (name) => {
    expect(read({ meta: { total: 1 }, [name]: [job] })).toMatchObject({ postings: [{ id: "7" }], declared: 1 });
  });

  test("are partial if they hold fewer than they declare", () => {
    for (const body of [
      { total: 2, jobs: [job] },
      { totalCount: 95_423, limit: 20, jobs: [job] },
    ]) {
      expect(conclude([read(body)], source)).toMatchObject({ outcome: "partial", isSnapshot: false });
    }
  });

  test("are complete beside a total of the whole site", () => {
    for (const body of [
      { totalCount: 95_423, offset: 0, limit: 1, jobs: [job] },
      { "0-legal-notice": "Please link back.", "job-count": 1, "total-job-count": 1_500, jobs: [job] },
    ]) {
      expect(conclude([read(body)], source)).toMatchObject({ outcome: "complete", isSnapshot: false });
    }
  });

  test("are empty if the list is there", () => {
    for (const body of [[], { jobs: [] }, { data: { jobs: [] }, total: 0 }]) {
      expect(conclude([read(body)], source).outcome).toBe("empty");
    }
  });
});

test("lists of jobs in XML of any makers are read", () => {
  const page = read(`<source><publisher>Acme</publisher>
    <job><title><![CDATA[Baker]]></title><referencenumber>7</referencenumber><url>https://acme.example/7</url>
      <city>Portland</city><state>OR</state><country>US</country><date>Tue, 31 Mar 2026 00:00:00 GMT</date>
      <jobtype>fulltime</jobtype><description><![CDATA[<p>Bake</p>]]></description></job>
    <job><title>Miller</title><referencenumber>8</referencenumber></job></source>`);
  expect(page.postings).toMatchObject([
    { id: "7", title: "Baker", locations: ["Portland, OR, US"], type: "full-time", postedDate: "2026-03-31" },
  ]);
  expect(page.unreadable).toEqual([{ id: "8", reason: "The posting has no link." }]);
});

test("a feed is never the whole board", () => {
  const page = read(rss("<item><title>Baker</title><link>/1</link></item>"));
  expect(conclude([page], source)).toMatchObject({ outcome: "complete", isSnapshot: false });
});

test.each([
  ["RSS", rss("")],
  ["Atom", '<feed xmlns="http://www.w3.org/2005/Atom"><title>Acme</title></feed>'],
  ["JSON Feed", '{"version":"https://jsonfeed.org/version/1","items":[]}'],
  ["a list in XML", "<jobs/>"],
])("a valid feed without an item is empty: %s", (_, body) => {
  expect(conclude([read(body)], source)).toMatchObject({ outcome: "empty" });
});

test.each([
  ["HTML", "<!doctype html><html><body><h1>Jobs</h1></body></html>"],
  ["other XML", "<Error><Code>NoSuchKey</Code></Error>"],
  ["a site map", "<urlset><url><loc>https://acme.example</loc></url></urlset>"],
  ["RSS without a channel", "<rss/>"],
  ["other JSON", '{"error":"not found"}'],
  ["cut JSON", '{"items":[{"id":"7"'],
  ["text", "Not Found"],
  ["nothing", ""],
])("%s is changed, not empty", (_, body) => {
  expect(read(body)).toMatchObject({ outcome: "changed", postings: [] });
});

test("the older lists of Jobvite are read, with their links and with dates that begin with the month", () => {
  const job = (id: string, date: string) => `<id>${id}</id><title>Baker</title><location>Portland, OR</location>
    <jobtype>Full-Time</jobtype><date>${date}</date><description><![CDATA[<p>Bake</p>]]></description>
    <apply-url><![CDATA[http://jobs.jobvite.com/acme/job/${id}/apply]]></apply-url>
    <detail-url><![CDATA[http://jobs.jobvite.com/acme/job/${id}]]></detail-url>`;
  const list = `<?xml version="1.0"?><result><job>${job("oA", "3/31/2026")}</job><job>${job("oB", "12/1/2025")}</job></result>`;
  expect(read(list).postings.map(({ id, url, postedDate }) => [id, url, postedDate])).toEqual([
    ["oA", "http://jobs.jobvite.com/acme/job/oA", "2026-03-31"],
    ["oB", "http://jobs.jobvite.com/acme/job/oB", "2025-12-01"],
  ]);
  expect(onlyPosting(read(`<result>${job("oA", "13/31/2026")}</result>`)).postedDate).toBeNull();
  expect(conclude([read("<result></result>")], source).outcome).toBe("empty");
});

test("an older list of Jobvite has the department as its category, several places, and pay in its text", () => {
  const list = `<result><job><id>oC</id><title>Clerk</title><category>Office</category><location>London, United Kingdom</location>
    <locations><location><city>London</city><country>United Kingdom</country></location><location>Leeds</location></locations>
    <description><![CDATA[<p>Salary: EUR 30,000 - 34,000 per year.</p>]]></description>
    <detail-url>https://jobs.jobvite.com/acme/job/oC</detail-url></job></result>`;
  expect(onlyPosting(read(list))).toMatchObject({
    locations: ["London, United Kingdom", "Leeds"],
    department: "Office",
    salary: { min: 30_000, max: 34_000, currency: "EUR", period: "year" },
  });
});
