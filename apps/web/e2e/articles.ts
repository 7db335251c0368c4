import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { createPerson, type Person, storeSession } from "./people.ts";
import { withDatabase } from "./with-database.ts";

type Article = Of<Api["GET /api/blog/posts/:id"], "response">["post"];
type Fields = Of<Api["POST /api/blog/posts"], "body">;

/** Creates an administrator of one's own. Tests must not meet each other's drafts. */
export async function createAdmin(request: APIRequestContext): Promise<Person> {
  const person = await createPerson(request);
  await withDatabase((client) => client.query("update users set role = 'admin' where id = $1", [person.uid]));
  return person;
}

/** Calls the API as an administrator and returns the body. */
export async function callAs(
  request: APIRequestContext,
  person: Pick<Person, "idToken">,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  data?: object,
) {
  const response = await request.fetch(path, {
    method,
    headers: { Authorization: `Bearer ${person.idToken}` },
    ...(data && { data }),
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Creates an article with a title of its own. */
export async function createArticle(
  request: APIRequestContext,
  person: Pick<Person, "idToken">,
  fields: Partial<Fields> = {},
): Promise<Article> {
  const body = {
    title: newTitle(),
    content: "<p>The Ox waits.</p>",
    metaDescription: "",
    targetKeyword: "",
    ...fields,
  };
  return (await callAs(request, person, "POST", "/api/blog/posts", body)).post;
}

export function newTitle(): string {
  return `Ox ${crypto.randomUUID().slice(0, 8)}`;
}

/** Signs in as an administrator and opens an article in the editor. */
export async function openEditor(page: Page, person: Person, id: number | "new"): Promise<void> {
  await storeSession(page, person.email);
  await page.goto(`/blog-admin?edit=${id}`);
  await expect(editorOf(page)).toBeVisible();
}

export function editorOf(page: Page) {
  return page.getByRole("dialog").filter({ has: page.getByLabel("Meta description") });
}
