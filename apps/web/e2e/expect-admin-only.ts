import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { createMember, signIn } from "./people.ts";

interface AdminPage {
  readonly path: string;
  /** Matches the addresses of the page's code and of its calls. */
  readonly code: RegExp;
  /** Paths of calls that the page makes. */
  readonly calls: readonly string[];
}

/** Expects that a visitor and a member get neither a page of administrators nor its code nor its data. */
export async function expectAdminOnly(page: Page, request: APIRequestContext, { path, code, calls }: AdminPage) {
  const asked: string[] = [];
  page.on("request", (each) => asked.push(each.url()));
  await page.goto(path);
  await expect(page).toHaveURL("/");
  const { email, idToken } = await createMember(request);
  await signIn(page, email);
  await page.goto(path);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog Admin" })).toHaveCount(0);
  expect(asked.filter((url) => code.test(url))).toEqual([]);
  for (const call of calls) {
    const headers = { Authorization: `Bearer ${idToken}` };
    expect((await request.get(call, { headers })).status(), call).toBe(403);
    expect((await request.get(call)).status(), call).toBe(401);
  }
}
