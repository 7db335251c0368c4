import { describe, expect, test } from "vitest";
import { readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { jsonLd } from "./json-ld.ts";

const address = "https://acme.example/jobs/baker-7";

function read(body: string, url = address) {
  return readResponse({ url, status: 200, contentType: null, body }, sourceOf("json-ld", address));
}

function pageWith(json: string, head = "") {
  return `<!doctype html><html><head>${head}<script type="application/ld+json">${json}</script></head><body>Baker</body></html>`;
}

const job = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Baker (m/f/d)",
  identifier: { "@type": "PropertyValue", name: "Acme", value: "B-7" },
  description: "<p>Bake &amp; ship.</p>",
  datePosted: "2026-03-31T23:30:00-04:00",
  validThrough: "2026-04-30",
  employmentType: ["FULL_TIME"],
  hiringOrganization: { "@type": "Organization", name: "Acme", sameAs: "https://acme.example" },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "Wien", addressRegion: "Wien", addressCountry: "AT" },
  },
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "EUR",
    value: { "@type": "QuantitativeValue", minValue: 2500, maxValue: "3000", unitText: "MONTH" },
  },
};

function jobWith(fields: object) {
  return onlyPosting(read(pageWith(JSON.stringify({ ...job, ...fields }))));
}

test("reads every field of a posting, and the company's name", () => {
  const page = read(pageWith(JSON.stringify(job)));
  expect(page.companyName).toBe("Acme");
  expect(onlyPosting(page)).toEqual({
    id: "B-7",
    title: "Baker (m/f/d)",
    locations: ["Wien, AT"],
    remote: null,
    department: null,
    type: "full-time",
    salary: { min: 2500, max: 3000, currency: "EUR", period: "month", text: "EUR 2,500–3,000 per month" },
    postedDate: "2026-03-31",
    url: address,
    description: { text: "Bake & ship.", html: "<p>Bake &amp; ship.</p>" },
  });
});

describe("finds a posting", () => {
  const json = JSON.stringify(job);
  const escaped = json.replaceAll('"', "&quot;");
  test.each([
    ["in a graph", pageWith(`{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},${json}]}`)],
    ["in a list", pageWith(`[{"@type":"Organization","name":"Acme"},${json}]`)],
    ["in another thing", pageWith(`{"@type":"WebPage","mainEntity":${json}}`)],
    ["in a list of items", pageWith(`{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":${json}}]}`)],
    ["with several types", pageWith(json.replace('"JobPosting"', '["Thing","JobPosting"]'))],
    ["with the address of its type", pageWith(json.replace('"JobPosting"', '"http://schema.org/JobPosting"'))],
    [
      "with a prefix",
      pageWith(json.replace('"JobPosting"', '"schema:JobPosting"').replace('"title"', '"schema:title"')),
    ],
    ["in the second block", pageWith('{"@type":"WebSite"}</script><script type="application/ld+json">'.concat(json))],
    [
      "after a block that is no JSON",
      pageWith('{"@type": oops</script><script type="application/ld+json">'.concat(json)),
    ],
    ["after an empty block", pageWith('</script><script type="application/ld+json">'.concat(json))],
    [
      "in a type with capitals and parameters",
      pageWith(json).replace("application/ld+json", "Application/LD+JSON; charset=utf-8"),
    ],
    ["in a type without quotes", pageWith(json).replace('"application/ld+json"', "application/ld+json")],
    ["with an additional bracket", pageWith(`${json}}`)],
    ["with a semicolon", pageWith(`${json};`)],
    ["with a trailing comma", pageWith(json.replace(/\}$/, ",}"))],
    ["with raw line breaks", pageWith(json.replace("Bake &amp;", "Bake\r\n&amp;\t"))],
    ["with control characters", pageWith(json.replace("Bake", "\u0000\u0007Bake"))],
    ["with comments", pageWith(`/* job */ ${json.replace('"title"', '// it\'s the title\n"title"')}`)],
    ["in a comment of HTML", pageWith(`<!-- ${json} -->`)],
    ["in CDATA", pageWith(`//<![CDATA[\n${json}\n//]]>`)],
    ["with escaped quotes", pageWith(escaped.replaceAll("&amp;", "&amp;amp;"))],
    ["with quotes that are escaped twice", pageWith(escaped.replaceAll("&amp;", "&amp;amp;").replaceAll("&", "&amp;"))],
    ["with an unescaped quote", pageWith(json.replace("Bake &amp;", `Bake "" &amp;`))],
    ["without its end", pageWith(json.slice(0, -1))],
    ["as a response of its own", json],
    ["in a page that is cut off", pageWith(json).slice(0, pageWith(json).indexOf("</script>"))],
  ])("%s", (_, body) => {
    const posting = onlyPosting(read(body));
    expect(posting).toMatchObject({ id: "B-7", title: "Baker (m/f/d)", postedDate: "2026-03-31", url: address });
    expect(posting.description?.text).toMatch(/Bake\s("" )?&\sship\./);
  });

  test("in microdata", () => {
    const posting = onlyPosting(
      read(`<div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Baker</h1>
        <meta itemprop="datePosted" content="2026-03-31"><span itemprop="employmentType">Teilzeit</span>
        <div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><b itemprop="name">Acme</b></div>
        <div itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope
          itemtype="http://schema.org/PostalAddress"><span itemprop="addressLocality">Wien</span></span></div>
        <div itemprop="description"><p>Bake <b>rye</b>.</p></div></div>`),
    );
    expect(posting).toMatchObject({ title: "Baker", locations: ["Wien"], type: "part-time", postedDate: "2026-03-31" });
    expect(posting.description?.html).toBe("<p>Bake <strong>rye</strong>.</p>");
  });

  test("in RDFa", () => {
    const posting = onlyPosting(
      read(`<div vocab="https://schema.org/" typeof="JobPosting"><h2 property="title">Baker</h2>
        <span property="jobLocation" typeof="Place"><span property="address" typeof="PostalAddress">
        <span property="addressLocality">Wien</span></span></span></div>`),
    );
    expect(posting).toMatchObject({ title: "Baker", locations: ["Wien"], url: address });
  });

  test("once, if it stands in several blocks", () => {
    const json = JSON.stringify(job);
    expect(read(pageWith(`[${json},${json}]`)).postings).toHaveLength(1);
  });

  test("not in a comment around a block", () => {
    expect(read(`<html><!-- ${pageWith(JSON.stringify(job))} --></html>`).outcome).toBe("changed");
  });
});

describe("several postings of a page", () => {
  test("are all read, and a bad one hides no good one", () => {
    const page = read(
      pageWith(
        JSON.stringify([job, { ...job, title: "", identifier: "B-8" }, { ...job, title: "Miller", identifier: "B-9" }]),
      ),
    );
    expect(page.postings.map(({ id }) => id)).toEqual(["B-7", "B-9"]);
    expect(page.unreadable).toEqual([{ id: "B-8", reason: "The posting has no title." }]);
  });

  test("are told apart although they share an identifier and have no address", () => {
    const ids = read(pageWith(JSON.stringify([job, { ...job, title: "Miller" }]))).postings.map(({ id }) => id);
    expect(ids).toEqual([`${address}#Baker (m/f/d), Wien, AT`, `${address}#Miller, Wien, AT`]);
  });

  test("lead to the next page of their list", () => {
    const head = '<link rel="next" href="?page=2"><link rel="canonical" href="/jobs">';
    const page = read(pageWith(JSON.stringify([job, { ...job, title: "Miller", identifier: "B-9" }]), head), address);
    expect(page.next).toEqual([{ url: `${address}?page=2` }]);
  });
});

describe("the link is", () => {
  test.each([
    [
      "the posting's url",
      { url: "https://acme.example/jobs/baker-7?lang=en" },
      "",
      "https://acme.example/jobs/baker-7?lang=en",
    ],
    ["the posting's relative url", { url: "/jobs/b7" }, "", "https://acme.example/jobs/b7"],
    [
      "the canonical one if the url is the homepage",
      { url: "https://acme.example/" },
      "/jobs/canonical",
      "https://acme.example/jobs/canonical",
    ],
    [
      "the canonical one if the url is the list of jobs",
      { url: "https://www.acme.example/jobs" },
      "/jobs/canonical",
      "https://acme.example/jobs/canonical",
    ],
    ["the page's if the canonical one is the homepage", {}, "https://acme.example", address],
    ["the page's if the url is no address", { url: "n/a n/a" }, "", address],
  ])("%s", (_, fields, canonical, url) => {
    const head = canonical && `<link rel="canonical" href="${canonical}">`;
    expect(onlyPosting(read(pageWith(JSON.stringify({ ...job, ...fields }), head))).url).toBe(url);
  });

  test("missing if neither the body nor the response has one", () => {
    expect(read(pageWith(JSON.stringify(job)), "").unreadable).toEqual([
      { id: "B-7", reason: "The posting has no link." },
    ]);
  });
});

describe("the id is", () => {
  test.each([
    ["an identifier as text", "B-8", "B-8"],
    ["an identifier as a number", 8, "8"],
    ["the link if the identifier is the company's name", { "@type": "PropertyValue", value: "Acme" }, address],
    ["the link if there is no identifier", undefined, address],
  ])("%s", (_, identifier, id) => {
    expect(jobWith({ identifier }).id).toBe(id);
  });
});

describe("places", () => {
  const place = (addressLocality: string) => ({ "@type": "Place", address: { addressLocality } });
  test.each([
    ["one", place("Wien"), ["Wien"]],
    ["many", [place("Wien"), place("Graz"), place("Wien")], ["Wien", "Graz"]],
    ["text", "Wien", ["Wien"]],
    ["an address as text", { "@type": "Place", address: "Ring 1, Wien" }, ["Ring 1, Wien"]],
    ["an address without a place", { "@type": "PostalAddress", addressLocality: "Wien" }, ["Wien"]],
    ["a country as a thing", { address: { addressCountry: { "@type": "Country", name: "Austria" } } }, ["Austria"]],
    ["a name", { "@type": "Place", name: "Headquarters" }, ["Headquarters"]],
    ["nothing", { "@type": "Place", address: { addressLocality: "", addressCountry: null } }, []],
    ["null", null, []],
  ])("as %s", (_, jobLocation, locations) => {
    expect(jobWith({ jobLocation }).locations).toEqual(locations);
  });

  test("that another node describes", () => {
    const graph = [
      { ...job, jobLocation: { "@id": "#wien" } },
      { "@id": "#wien", ...place("Wien") },
    ];
    expect(onlyPosting(read(pageWith(JSON.stringify({ "@graph": graph })))).locations).toEqual(["Wien"]);
  });
});

describe("remote work", () => {
  test.each([
    ["a country", { "@type": "Country", name: "USA" }, ["US"]],
    [
      "countries",
      [
        { "@type": "Country", name: "Germany" },
        { "@type": "Country", name: "AT" },
      ],
      ["DE", "AT"],
    ],
    ["a state", { "@type": "State", name: "Texas, USA" }, ["US"]],
    ["text", "France", ["FR"]],
    ["nothing", undefined, ["AT"]],
  ])("within %s", (_, applicantLocationRequirements, countries) => {
    const { remote } = jobWith({ jobLocationType: "TELECOMMUTE", applicantLocationRequirements });
    expect(remote).toEqual({ mode: "remote", countries });
  });

  test("is not said by a place alone", () => {
    expect(jobWith({ jobLocationType: undefined }).remote).toBeNull();
  });
});

describe("pay", () => {
  const amount = { min: 2500, max: 2500, currency: "EUR", period: "month" };
  test.each([
    ["a single value", { currency: "EUR", value: { value: 2500, unitText: "MONTH" } }, amount],
    ["a number with the unit beside it", { currency: "EUR", value: 2500, unitText: "MONTH" }, amount],
    [
      "a span without a value around it",
      { currency: "EUR", minValue: 2500, maxValue: 2500, unitText: "month" },
      amount,
    ],
    ["a unit as a code", { currency: "EUR", value: { value: "2500", unitCode: "MON" } }, amount],
    ["a text", "EUR 2,500 per month", amount],
    ["a text as a value", { currency: "EUR", value: "2500", unitText: "MONTH" }, amount],
  ])("as %s", (_, baseSalary, salary) => {
    expect(jobWith({ baseSalary }).salary).toMatchObject(salary);
  });

  test.each([
    ["0", { currency: "EUR", value: { minValue: 0, maxValue: 0, unitText: "MONTH" } }],
    ["empty", { currency: "EUR", value: { value: "", unitText: "MONTH" } }],
    ["words", "Competitive"],
    ["null", null],
  ])("is not said by %s", (_, baseSalary) => {
    expect(jobWith({ baseSalary }).salary).toBeNull();
  });
});

test.each([
  ["FULL_TIME", "full-time"],
  [["PART_TIME", "INTERN"], "internship"],
  ["Vollzeit, unbefristet", "full-time"],
  ["", null],
])("reads the type of employment %j as %s", (employmentType, type) => {
  expect(jobWith({ employmentType }).type).toBe(type);
});

test.each([
  ["its own field", { department: "Bakery" }],
  ["the unit of the employer", { employmentUnit: { "@type": "Organization", name: "Bakery" } }],
  ["the employer", { hiringOrganization: { name: "Acme", department: { name: "Bakery" } } }],
])("reads the department from %s", (_, fields) => {
  expect(jobWith(fields).department).toBe("Bakery");
});

test("a missing date stays missing, also if it is known until when the posting is valid", () => {
  expect(jobWith({ datePosted: undefined }).postedDate).toBeNull();
});

test("text of several languages or in a list is read", () => {
  expect(jobWith({ title: { "@value": "Bäcker", "@language": "de" } }).title).toBe("Bäcker");
  expect(jobWith({ title: ["Bäcker", "Baker"] }).title).toBe("Bäcker");
});

test("a list of links to pages of the same site leads to these pages", () => {
  const links = ["/jobs/1", "https://www.acme.example/jobs/2", "https://other.example/3", address];
  const list = {
    "@type": "ItemList",
    itemListElement: links.map((url, index) => (index === 0 ? { "@type": "ListItem", url } : { item: { "@id": url } })),
  };
  const page = read(pageWith(JSON.stringify(list)));
  expect(page).toMatchObject({ outcome: "complete", postings: [], declared: 2 });
  expect(page.next).toEqual([{ url: "https://acme.example/jobs/1" }, { url: "https://www.acme.example/jobs/2" }]);
});

test.each([
  ["a page without data", "<html><body>Baker wanted</body></html>", "The page has no JobPosting."],
  [
    "data of other things",
    pageWith('{"@type":"BreadcrumbList","itemListElement":[{"item":"/jobs"}]}'),
    "The page has no JobPosting.",
  ],
  ["data that can't be read", pageWith("oops"), "The page has no JobPosting; 1 blocks of JSON-LD can't be read."],
  ["a page to sign in on", '<form><input type="password"></form>', "The page has no JobPosting."],
  ["the empty page of an app", '<div id="root"></div>', "The page has no JobPosting."],
  ["nothing", "", "The page has no JobPosting."],
])("%s is changed, not empty", (_, body, reason) => {
  expect(read(body)).toMatchObject({ outcome: "changed", reason, postings: [] });
});

test("reads the pay from the text if the page has no field for it", () => {
  const url = "https://acme.example/jobs/7";
  const job = { "@type": "JobPosting", title: "Baker", description: "<p>Salary: €3,000 – €3,600 per month</p>" };
  const page = (changes: object) =>
    onlyPosting(
      jsonLd.parse(
        responseOf(`<script type="application/ld+json">${JSON.stringify({ ...job, ...changes })}</script>`, url),
        sourceOf("json-ld", url),
      ),
    );
  expect(page({}).salary).toMatchObject({ min: 3_000, max: 3_600, currency: "EUR", period: "month" });
  expect(page({ baseSalary: "€20 – €24 per hour" }).salary).toMatchObject({ min: 20, max: 24, period: "hour" });
});

test("reads the sloppy block of a page of Cornerstone", () => {
  // Built after the pages of csod.com: a text with raw line breaks and quotes, missing values, and commas at the end.
  const block = `
    {
      "@context" : "http://schema.org/",
      "@type" : "JobPosting",
      "title" : "Payroll Analyst",
      "description" : "<p>You run the "monthly" payroll.</p>
<p>You write	reports.</p>",
      "identifier": { "@type": "PropertyValue", "name": "Acme", "value": "4711", },
      "datePosted" : "2026-11-03",
      "validThrough" : ,
      "employmentType" : "FULL_TIME",
      "hiringOrganization" : { "@type" : "Organization", "name" : "Acme", "sameAs" : "https://acme.csod.com", },
      "jobLocation" : { "@type" : "Place", "address" : {
        "@type" : "PostalAddress", "addressLocality" : "Oslo", "addressRegion" : , "addressCountry" : "NO",
      } },
    }`;
  const url = "https://acme.csod.com/ux/ats/careersite/4/home/requisition/4711?c=acme";
  const page = read(pageWith(block), url);
  expect(page).toMatchObject({ outcome: "complete", companyName: "Acme" });
  expect(onlyPosting(page)).toMatchObject({
    ...{ id: "4711", title: "Payroll Analyst", locations: ["Oslo, NO"], type: "full-time", salary: null, remote: null },
    ...{ postedDate: "2026-11-03", url },
    description: { text: expect.stringMatching(/^You run the "monthly" payroll\.\s+You write\s+reports\.$/) },
  });
});
