import { describe, expect, test } from "vitest";
import { conclude } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { personio } from "./personio.ts";

const bakerPosition = `<position>
    <id>1834171</id>
    <subcompany>Acme Bread GmbH</subcompany>
    <office>Munich</office>
    <additionalOffices><office>Berlin</office><office>Remote, Austria</office></additionalOffices>
    <department>Bakery &amp; Mill</department>
    <recruitingCategory>Production</recruitingCategory>
    <name>Head Baker (m/f/d)</name>
    <jobDescriptions>
      <jobDescription><name>Your job</name><value><![CDATA[<p>You bake &amp; ship.</p>]]></value></jobDescription>
      <jobDescription><name>Your profile</name><value>&lt;ul&gt;&lt;li&gt;Patience&lt;/li&gt;&lt;/ul&gt;</value></jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>2-5</yearsOfExperience>
    <occupation>baker</occupation>
    <createdAt>2026-03-31T23:30:00+02:00</createdAt>
  </position>`;

function boardOf(...positions: string[]) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>${positions.join("")}</workzag-jobs>`;
}

function parse(body: string, address = "acme", url = "") {
  return personio.parse(responseOf(body, url), sourceOf("personio", address));
}

function read(from: string | RegExp, to: string) {
  return onlyPosting(parse(boardOf(bakerPosition.replace(from, to))));
}

test("requests the board in English on the company's host", () => {
  const requestOf = (address: string) => personio.requests(sourceOf("personio", address))[0]?.url;
  expect(requestOf("acme")).toBe("https://acme.jobs.personio.de/xml?language=en");
  expect(requestOf("https://acme.jobs.personio.com")).toBe("https://acme.jobs.personio.com/xml?language=en");
});

test("reads a posting, whose address is made of the host and the id", () => {
  const page = parse(boardOf(bakerPosition));
  expect(page).toMatchObject({ companyName: "Acme Bread GmbH", isWhole: true, declared: null });
  expect(onlyPosting(page)).toEqual({
    id: "1834171",
    title: "Head Baker (m/f/d)",
    locations: ["Munich", "Berlin", "Remote, Austria"],
    remote: { mode: "remote", countries: ["AT"] },
    department: "Bakery & Mill",
    type: "full-time",
    salary: null,
    postedDate: "2026-03-31",
    url: "https://acme.jobs.personio.de/job/1834171",
    description: {
      text: "Your job\n\nYou bake & ship.\n\nYour profile\n\n- Patience",
      html: "<h3>Your job</h3><p>You bake &amp; ship.</p><h3>Your profile</h3><ul><li>Patience</li></ul>",
    },
  });
});

test("takes the host from the address of the response if the source has none", () => {
  const page = parse(boardOf(bakerPosition), "", "https://acme.jobs.personio.com/xml?language=en");
  expect(onlyPosting(page).url).toBe("https://acme.jobs.personio.com/job/1834171");
  expect(parse(boardOf(bakerPosition), "").unreadable).toEqual([
    { id: "1834171", reason: "The address of the board is unknown, so the posting has no link." },
  ]);
});

describe("the type", () => {
  test.each([
    ["permanent", "part-time", "part-time"],
    ["permanent", "full-or-part-time", "full-time"],
    ["permanent", "", "other"],
    ["intern", "full-time", "internship"],
    ["trainee", "full-time", "internship"],
    ["temporary", "part-time", "temporary"],
    ["freelance", "full-time", "contract"],
    ["working_student", "part-time", "part-time"],
    ["", "", null],
  ])("%s with the schedule %s is %s", (employment, schedule, type) => {
    const position = bakerPosition
      .replace(">permanent<", `>${employment}<`)
      .replace("<schedule>full-time<", `<schedule>${schedule}<`);
    expect(onlyPosting(parse(boardOf(position))).type).toBe(type);
  });
});

test("reads markup within a description that is neither escaped nor CDATA", () => {
  expect(read(/<!\[CDATA\[.*?]]>/, "<p>You <b>bake</b>.</p>").description?.html).toContain(
    "<p>You <strong>bake</strong>.</p>",
  );
});

test("reads a position of which only id and name are known", () => {
  expect(onlyPosting(parse(boardOf("<position><id> 7 </id><name>Baker</name></position>")))).toEqual({
    id: "7",
    title: "Baker",
    locations: [],
    remote: null,
    department: null,
    type: null,
    salary: null,
    postedDate: null,
    url: "https://acme.jobs.personio.de/job/7",
    description: null,
  });
});

test("keeps the readable positions", () => {
  const page = parse(boardOf("<position><id>1</id></position>", bakerPosition, "<position/>"));
  expect(page.postings).toHaveLength(1);
  expect(page.unreadable).toEqual([
    { id: "1", reason: "The posting is incomplete: `name` is missing." },
    { id: null, reason: "The posting is incomplete: `id` is missing." },
  ]);
});

test("does not lose sight of what is missing at the end of a cut response", () => {
  const board = boardOf(bakerPosition, bakerPosition.replace("1834171", "2"));
  const page = parse(board.slice(0, board.indexOf("occupation", board.length / 2)));
  expect(page.postings.map(({ id }) => id)).toEqual(["1834171"]);
  expect(page.unreadable).toEqual([{ id: null, reason: "The response ends early." }]);
});

test.each([boardOf(), '<?xml version="1.0"?><workzag-jobs/>', "\uFEFF<workzag-jobs></workzag-jobs>\n"])(
  "a board without positions is empty: %s",
  (body) => {
    expect(parse(body)).toMatchObject({ outcome: "complete", postings: [], unreadable: [], isWhole: true });
  },
);

test("reads a single position", () => {
  const page = parse(bakerPosition);
  expect(onlyPosting(page).id).toBe("1834171");
  expect(page.isWhole).toBe(false);
});

test.each([
  ["<!doctype html><html><body>Jobs</body></html>", "The response is not XML."],
  ["", "The response is not XML."],
  ['{"positions":[]}', "The response is not XML."],
  ["<rss><channel/></rss>", "The response has no element `workzag-jobs`, but `rss`."],
])("a response without the expected structure is changed: %s", (body, reason) => {
  expect(parse(body)).toMatchObject({ outcome: "changed", reason });
});

test("names the company from the title of its jobs page", () => {
  expect(personio.nameRequest?.(sourceOf("personio")).url).toBe("https://acme.jobs.personio.de/");
  expect(personio.parseName?.(responseOf("<title>Jobs bei Acme Bread</title>"))).toBe("Acme Bread");
  expect(personio.parseName?.(responseOf("<title>Jobs at Acme Bread | Join us</title>"))).toBe("Acme Bread");
});

describe("the pay", () => {
  const withPay = (pay: string) => read("<createdAt>", `${pay}<createdAt>`).salary;

  test("is in an element for each value", () => {
    const pay =
      "<salaryInformation><type>yearly</type><min>50000</min><max>60000.00</max><currencyCode>EUR</currencyCode></salaryInformation>";
    expect(withPay(pay)).toEqual({
      min: 50_000,
      max: 60_000,
      currency: "EUR",
      period: "year",
      text: "EUR 50,000–60,000 per year",
    });
  });

  test("is in the employer's words", () => {
    const salary = { min: 3_000, max: 3_600, currency: "EUR", period: "month" };
    expect(withPay("<salary>3.000 – 3.600 € pro Monat</salary>")).toMatchObject(salary);
    expect(read("<p>You bake &amp; ship.</p>", "<p>Gehalt: 3.000 – 3.600 € pro Monat.</p>").salary).toMatchObject(
      salary,
    );
  });

  test("is unknown without an amount", () => {
    expect(withPay("<salaryInformation><type>yearly</type><min/><max/></salaryInformation>")).toBeNull();
  });
});

test.each([
  [
    "a position without an end tag",
    boardOf(bakerPosition.replace("</position>", ""), bakerPosition.replace("1834171", "2")),
  ],
  ["a misspelled start tag", boardOf(bakerPosition, bakerPosition.replace("<position>", "<postion>"))],
  [
    "a value without an end tag",
    boardOf(bakerPosition.replace("</office>", ""), bakerPosition.replace("1834171", "2")),
  ],
  ["an open CDATA section", boardOf(bakerPosition, bakerPosition.replace("]]>", ""))],
  ["a cut tag", `${boardOf(bakerPosition, bakerPosition.replace("1834171", "2")).replace("</workzag-jobs>", "")}<posi`],
])("a board with %s is partial", (_, body) => {
  const page = parse(body);
  expect(page.postings.length).toBeGreaterThan(0);
  expect(conclude([page], sourceOf("personio"))).toMatchObject({ outcome: "partial", isSnapshot: false });
});
