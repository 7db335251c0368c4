import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);
const admin = await signIn({ uid: "admin", role: "admin" });

beforeEach(async () => {
  await db.deleteFrom("rateLimits").execute();
  await db.deleteFrom("blogPosts").execute();
  await db.deleteFrom("blogKeywords").execute();
});

async function call(method: "GET" | "POST" | "PUT" | "DELETE", path = "", payload?: object) {
  const response = await app.inject({
    method,
    url: `/api/blog/keywords${path}`,
    headers: admin,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const add = (keyword: string, fields: object = {}) => call("POST", "", { keyword, ...fields });
const upload = (csv: string) => call("POST", "/import", { csv });
const listed = async () => (await call("GET")).body.keywords;

describe("a keyword", () => {
  test("is added with the defaults, and its articles are counted without the deleted ones", async () => {
    const { status, body } = await add("  Rat \n boss ");
    expect([status, body.keyword]).toMatchObject([
      200,
      { keyword: "Rat boss", category: "astrology", searchIntent: "informational", isActive: true, articles: 0 },
    ]);
    const post = { title: "A", content: "", targetKeyword: "RAT BOSS" };
    await db
      .insertInto("blogPosts")
      .values([
        { ...post, slug: "a" },
        { ...post, slug: "b", deletedAt: new Date() },
      ])
      .execute();
    expect(await listed()).toMatchObject([{ keyword: "Rat boss", articles: 1, lastUsed: null }]);
  });

  test("is refused if another differs only in case", async () => {
    await add("rat boss");
    const { body } = await add("ox boss");
    expect(await add("RAT Boss")).toEqual({
      status: 409,
      body: { error: "The keyword is in the list already.", code: "keyword-exists" },
    });
    expect(await call("PUT", `/${body.keyword.id}`, { keyword: "Rat Boss" })).toMatchObject({ status: 409 });
    expect(await listed()).toHaveLength(2);
  });

  test.each([
    [{}],
    [{ keyword: "" }],
    [{ keyword: " \t" }],
    [{ keyword: "a\u0000b" }],
    [{ keyword: "a\ud800" }],
    [{ keyword: "x".repeat(201) }],
    [{ keyword: 7 }],
    [{ keyword: "a", category: "cooking" }],
    [{ keyword: "a", difficulty: 101 }],
    [{ keyword: "a", searchVolume: 2_147_483_648 }],
    [{ keyword: "a", isActive: "yes" }],
  ])("is refused if it is invalid: %j", async (payload) => {
    expect(await call("POST", "", payload)).toMatchObject({ status: 400, body: { code: "invalid-request" } });
    expect(await listed()).toEqual([]);
  });

  test("changes in the named fields only, and is deleted once", async () => {
    const { body } = await add("rat boss", { category: "career", difficulty: 3 });
    const path = `/${body.keyword.id}`;
    const changed = await call("PUT", path, { isActive: false, difficulty: null });
    expect(changed).toEqual({ status: 200, body: { keyword: { ...body.keyword, isActive: false, difficulty: null } } });
    expect(await call("PUT", path, {})).toEqual(changed);
    expect(await call("DELETE", path)).toEqual({ status: 200, body: {} });
    for (const again of [await call("DELETE", path), await call("PUT", path, {})]) {
      expect(again).toMatchObject({ status: 404, body: { error: "The keyword does not exist." } });
    }
  });

  test("is stored as text, whatever it contains", async () => {
    const hostile = ["<script>alert(1)</script>", "'; drop table blog_keywords; --", "%00 $1 \\ 龙年 🐀", '"quoted"'];
    for (const keyword of hostile) expect((await add(keyword)).body.keyword.keyword).toBe(keyword);
    expect(await listed()).toHaveLength(hostile.length);
  });
});

describe("an import of keywords", () => {
  test("adds and changes keywords, and keeps the fields that the file lacks", async () => {
    await add("Rat boss", { category: "career", searchVolume: 5 });
    await add("ox boss", { category: "career" });
    const { body } = await upload("Keyword;Category\r\nrat boss;zodiac\r\nox boss;career\r\npig boss;\r\n");
    expect(body).toEqual({ added: 1, changed: 1, unchanged: 1, problems: [] });
    expect(await listed()).toMatchObject([
      { keyword: "ox boss", category: "career" },
      { keyword: "pig boss", category: "astrology", searchIntent: "informational", isActive: true },
      { keyword: "rat boss", category: "zodiac", searchVolume: 5 },
    ]);
  });

  test("takes an export back unchanged", async () => {
    await add("=HYPERLINK(1)", { searchVolume: 12, category: "zodiac" });
    await add("'=x", { isActive: false });
    await add('a "quoted", b; c', { difficulty: 0, searchIntent: "commercial" });
    const before = await listed();
    const { csv } = (await call("GET", "/export")).body;
    expect((await upload(csv)).body).toEqual({ added: 0, changed: 0, unchanged: 3, problems: [] });
    await db.deleteFrom("blogKeywords").execute();
    expect((await upload(csv)).body).toEqual({ added: 3, changed: 0, unchanged: 0, problems: [] });
    const withoutId = ({ id: _, createdAt: __, ...rest }: Record<string, unknown>) => rest;
    expect((await listed()).map(withoutId)).toEqual(before.map(withoutId));
  });

  test("imports nothing if a line is wrong, and names the line", async () => {
    expect((await upload("keyword,category\na,zodiac\nb,cooking\n")).body).toMatchObject({
      ...{ added: 0, changed: 0, unchanged: 0 },
      problems: [{ line: 3 }],
    });
    expect((await upload("keyword\nÄpfel\nb\näpfel\nB\n")).body).toEqual({
      ...{ added: 0, changed: 0, unchanged: 0 },
      problems: [
        { line: 4, problem: "The keyword is on line 2 already." },
        { line: 5, problem: "The keyword is on line 3 already." },
      ],
    });
    expect(await listed()).toEqual([]);
  });

  test("is refused if it holds characters that can't be stored", async () => {
    expect((await upload("keyword\na\ud800\nb")).body.error).toBe("body.csv: must be well-formed Unicode");
  });

  test("takes thousands of keywords and a file of a megabyte", async () => {
    const lines = Array.from({ length: 10_000 }, (_, i) => `${"k".repeat(80)} ${i}`);
    expect((await upload(`keyword\n${lines.join("\n")}`)).body).toEqual({
      ...{ added: 10_000, changed: 0, unchanged: 0, problems: [] },
    });
    expect(await upload("k".repeat(1_000_001))).toMatchObject({ status: 400 });
  });
});
