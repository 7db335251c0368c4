import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Endpoint, endpoints, listCarBrands, listCompanies, listUsStates } from "@zodiac-at-work/contracts";
import { createMember, createPerson, type Person, tokenOf } from "./people.ts";

const catalog: readonly Endpoint[] = endpoints.filter(({ path }) =>
  /^\/api\/(companies|zodiac-stats|car-brands|us-states)/.test(path),
);

test("every catalog call enforces its access and matches its contract", async ({ request }) => {
  const [unpaid, member] = [await createPerson(request), await createMember(request)];
  const admin = await tokenOf(request, "admin@example.com", "zodiac-demo");
  const { companies } = await ask(request, listCompanies, member);
  expect(catalog).toHaveLength(13);
  for (const { path, access, response } of catalog) {
    const url = path.replace(":id", String(companies[0]?.id));
    const statusOf = async (person?: Person) => (await request.get(url, { headers: headersOf(person) })).status();
    const statuses = [await statusOf(), await statusOf(unpaid), await statusOf(member), await statusOf(admin)];
    expect([url, ...statuses]).toEqual([url, ...(access === "open" ? [200, 200] : [401, 402]), 200, 200]);
    await parse(request, { response }, url, member);
  }
});

test("filters, searches and pages match their contracts, and the pages add up to the whole list", async ({
  request,
}) => {
  const member = await createMember(request);
  const { companies } = await ask(request, listCompanies, member);
  expect(companies.length).toBeGreaterThanOrEqual(800);
  const bySign = await ask(request, listCompanies, member, "?zodiac=dragon");
  expect(bySign.companies).toEqual([
    ...companies.filter(({ zodiacSign }) => zodiacSign === "dragon"),
    ...companies.filter(({ possibleSign }) => possibleSign === "dragon"),
  ]);
  const found = await ask(request, listCompanies, member, "?search=microsfot");
  expect(found.companies.map(({ name }) => name)).toContain("Microsoft");

  for (const [endpoint, key, least] of [
    [listCarBrands, "carBrands", 200],
    [listUsStates, "usStates", 50],
  ] as const) {
    const names = new Set<string>();
    let page = 0;
    for (let pages = 1; page < pages; ) {
      page += 1;
      const answer: Record<string, unknown> = await ask(request, endpoint, member, `?page=${page}&limit=20`);
      for (const { name } of answer[key] as { name: string }[]) names.add(name);
      pages = Number(answer.totalPages);
    }
    expect(names.size).toBeGreaterThanOrEqual(least);
    const beyond: Record<string, unknown> = await ask(request, endpoint, member, `?page=${page + 1}&limit=20`);
    expect(beyond).toEqual({ [key]: [], totalPages: page });
  }

  for (const url of ["companies?zodiac=all", "car-brands?category=Tank", "us-states?region=Atlantis"]) {
    const refused = await request.get(`/api/${url}`, { headers: headersOf(member) });
    expect([refused.status(), await refused.json()]).toEqual([
      400,
      { code: "invalid-request", error: expect.stringMatching(/^query\.\w+: must be one of \w+.*, /) },
    ]);
  }
});

test("a repeated call returns 304", async ({ request }) => {
  const member = await createMember(request);
  const first = await request.get(listCompanies.path, { headers: headersOf(member) });
  expect(first.headers()).toMatchObject({ "content-encoding": "br", "cache-control": "private, no-cache" });
  const headers = { ...headersOf(member), "if-none-match": String(first.headers().etag) };
  expect((await request.get(listCompanies.path, { headers })).status()).toBe(304);
});

test("every logo of a company or a car brand exists", async ({ request, baseURL }) => {
  const member = await createMember(request);
  const { companies } = await ask(request, listCompanies, member);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => ask(request, listCarBrands, member, `?limit=100&page=${page}`)),
  );
  expect(pages[0]?.totalPages).toBeLessThanOrEqual(pages.length);
  const named = [...companies, ...pages.flatMap(({ carBrands }) => carBrands)].map(({ logoUrl }) => logoUrl);
  const logos = [...new Set(named)].filter((url) => url !== null);
  expect(logos.length).toBeGreaterThan(50);
  const answers = await Promise.all(
    logos.map(async (url) => {
      // Uses fetch, because Playwright's request context keeps every response in memory.
      const answer = await fetch(new URL(url, baseURL));
      return [url, answer.status, answer.headers.get("content-type")] as const;
    }),
  );
  expect(answers.filter(([, status, type]) => status !== 200 || !String(type).startsWith("image/svg+xml"))).toEqual([]);
});

function ask<E extends Pick<Endpoint, "path" | "response">>(
  request: APIRequestContext,
  endpoint: E,
  person: Person,
  query = "",
) {
  return parse(request, endpoint, `${endpoint.path}${query}`, person);
}

/** Returns the body, which has exactly the fields of the contract. */
async function parse<E extends Pick<Endpoint, "response">>(
  request: APIRequestContext,
  { response }: E,
  url: string,
  person: Person,
) {
  const answer = await request.get(url, { headers: headersOf(person) });
  expect(answer.status(), url).toBe(200);
  const body: unknown = await answer.json();
  const parsed = response.parse(body) as ReturnType<E["response"]["parse"]>;
  expect(body).toEqual(parsed);
  return parsed;
}

function headersOf(person?: Person): Record<string, string> {
  return person ? { authorization: `Bearer ${person.idToken}` } : {};
}
