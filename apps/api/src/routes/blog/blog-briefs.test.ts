import * as contracts from "@zodiac-at-work/contracts";
import { insertBlogKeyword } from "@zodiac-at-work/db";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const admin = await signIn({ uid: "ada", email: "ada@example.com", role: "admin" });
const reader = await signIn({ uid: "ben", email: "ben@example.com" });

async function get(url: string, headers = admin) {
  const response = await app.inject({ method: "GET", url: `/api/blog${url}`, headers });
  return { status: response.statusCode, body: response.json() };
}

async function addKeyword(keyword: string): Promise<number> {
  return (await insertBlogKeyword(db, { keyword })).id;
}

async function addArticle(targetKeyword: string): Promise<number> {
  const payload = { title: "My own title", content: "<p>Text.</p>", metaDescription: "", targetKeyword };
  const response = await app.inject({ method: "POST", url: "/api/blog/posts", headers: admin, payload });
  return response.json().post.id;
}

test("a keyword with matter has a brief, and the text of the built-in writer", async () => {
  const id = await addKeyword("rat and ox compatibility");
  const { status, body } = await get(`/keywords/${id}/brief`);
  expect(status).toBe(200);
  expect(contracts.getKeywordBrief.response.parse(body)).toEqual(body);
  expect(body).toMatchObject({ keyword: "rat and ox compatibility", refusal: null });
  expect(body.brief).toMatchObject({ family: "guides", question: body.preview.title, mostWords: 2000 });
  expect(body.brief.facts).toContain("Rat and Ox: 82 of 100");
  expect(body.brief.words).toBeGreaterThan(150);
  expect(body.preview.content).toContain(body.brief.outline[0]);
});

test("a keyword without matter is refused with the nearest ones", async () => {
  const { body } = await get(`/keywords/${await addKeyword("lucky interview colors for rat")}/brief`);
  expect(body).toMatchObject({ brief: null, preview: null });
  expect(body.refusal).toMatch(/^There is no matter for an article on .* The nearest keywords that have it: “.*rat/);
});

test("an article has the brief of its keyword under its own title", async () => {
  const { body } = await get(`/posts/${await addArticle("rat and ox compatibility")}/brief`);
  expect(contracts.getArticleBrief.response.parse(body)).toEqual(body);
  expect(body.brief).toMatchObject({ family: "guides", question: "My own title" });
  expect((await get(`/posts/${await addArticle(" ")}/brief`)).body).toEqual({
    brief: null,
    refusal: "The article has no target keyword, so there is no brief.",
  });
});

test("a hostile keyword is data", async () => {
  const keyword = "<script>alert(1)</script> rat and ox compatibility '; drop table blog_posts; --";
  const { status, body } = await get(`/keywords/${await addKeyword(keyword)}/brief`);
  expect(status).toBe(200);
  expect(body.preview?.content ?? "").not.toContain("<script>");
});

test("sentences that five articles have are banned", async () => {
  const sentence = (name: string) => `The patient ${name} reads every line of the plan before anybody else arrives.`;
  const names = ["Rat", "Ox", "Tiger", "Rabbit", "Dragon"];
  for (const [i, name] of names.entries()) {
    const payload = {
      title: `A ${name}`,
      content: `<p>${sentence(name)} ${i}</p>`,
      metaDescription: "",
      targetKeyword: "",
    };
    await app.inject({ method: "POST", url: "/api/blog/posts", headers: admin, payload });
  }
  const { body } = await get(`/keywords/${await addKeyword("dog and pig compatibility")}/brief`);
  expect(body.brief.banned).toEqual([expect.stringContaining("reads every line of the plan")]);
});

test("only administrators read briefs, and unknown ids are not found", async () => {
  expect((await get("/keywords/1/brief", reader)).status).toBe(403);
  expect((await get("/posts/1/brief", reader)).status).toBe(403);
  expect((await get("/keywords/999999/brief")).body.code).toBe("not-found");
  expect((await get("/posts/999999/brief")).body.code).toBe("not-found");
  expect((await get("/keywords/1%20or%201/brief")).status).toBe(400);
});
