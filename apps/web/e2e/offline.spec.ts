import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { createMember, fillIn, openAsMember, storeSession } from "./people.ts";

const reading = "/personal?view=reading";
const text = "You want the big plan, and you want its foundations inspected";

/** Opens the reading of a member, and waits until it can be read offline. */
async function openReading(page: Page): Promise<void> {
  await page.getByLabel("Birth date").fill("1988-11-29");
  await page.getByRole("button", { name: "Open My Reading" }).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

async function enterDate(page: Page): Promise<void> {
  await page.getByLabel("Birth date").fill("1988-11-29");
  await page.getByRole("button", { name: "Open My Reading" }).click();
}

/** Returns the names and the content of all caches of the browser. */
function cached(page: Page): Promise<{ names: string[]; content: string; headers: string }> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = (
      await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all((await cache.keys()).map(async (key) => ({ key, response: await cache.match(key) })));
        }),
      )
    ).flat();
    return {
      names,
      content: entries.map(({ key }) => key.url).join("\n"),
      headers: entries
        .flatMap(({ key, response }) => [...key.headers.keys(), ...(response?.headers.keys() ?? [])])
        .join("\n"),
    };
  });
}

test("a reading that was opened once is readable offline, and signing out leaves nothing of it", async ({
  page,
  context,
}) => {
  await openAsMember(page, reading);
  await openReading(page);
  const kept = await cached(page);
  expect(kept.content).toContain("/api/reading?sign=dragon");
  expect(kept.content).not.toMatch(/1988|\/api\/(account|user|payment|openings\?|blog)/);
  expect(kept.headers).not.toMatch(/authorization|cookie/i);

  await context.setOffline(true);
  await page.reload();
  await enterDate(page);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Account" })).toBeVisible();

  await page.goto("/companies");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline");
  await page.getByRole("link", { name: "Open your reading" }).click();
  await expect(page.getByLabel("Birth date")).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect.poll(async () => (await cached(page)).names.filter((name) => name.startsWith("answers:"))).toEqual([]);
  await page.goto(reading);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline");
  await expect(page.getByRole("link", { name: "Open your reading" })).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/born under your sign/);
});

test("another account on the same browser does not see the reading of the first one offline", async ({
  page,
  context,
  request,
}) => {
  await openAsMember(page, reading);
  await openReading(page);
  const first = (await cached(page)).names.filter((name) => name.startsWith("answers:"));
  expect(first).toHaveLength(1);
  const other = await createMember(request);
  await storeSession(page, other.email);
  await page.goto("/account");
  await expect(page.getByText(other.email).first()).toBeVisible();
  await expect.poll(async () => (await cached(page)).names).not.toContain(first[0]);
  // Nothing is kept for this account. Offline, its reading fails and does not show that of the first account.
  await page.goto(reading);
  await expect(page.getByLabel("Birth date")).toBeVisible();
  await context.setOffline(true);
  await enterDate(page);
  await expect(page.getByRole("alert").first()).toContainText("Failed to load your reading.");
  await expect(page.getByText(text)).toHaveCount(0);
});

test.describe("with a new release", () => {
  let site: Awaited<ReturnType<typeof serveReleases>>;
  test.beforeEach(async ({ baseURL }) => {
    site = await serveReleases(String(baseURL));
  });
  test.afterEach(() => site.close());

  test("a page of the release before stays whole and keeps what is typed, and the next one has the new worker", async ({
    page,
    context,
    request,
  }) => {
    const member = await createMember(request);
    await page.goto(`${site.url}/login`);
    await fillIn(page, member.email);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Welcome back!")).toBeVisible();
    await page.goto(`${site.url}${reading}`);
    await openReading(page);
    await page.reload();
    await page.getByLabel("Birth date").fill("1988-11-29");

    site.release("second");
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect.poll(() => stateOf(page, "waiting")).toBe("installed");
    await expect(page.getByLabel("Birth date")).toHaveValue("1988-11-29");
    // The file is gone from the site.
    expect((await page.request.get(`${site.url}${site.oldFile}`)).status()).toBe(404);
    expect(await page.evaluate(async (file) => (await fetch(file)).status, site.oldFile)).toBe(200);
    await page.getByRole("button", { name: "Open My Reading" }).click();
    await expect(page.getByText(text)).toBeVisible();

    const next = await context.newPage();
    await page.close();
    // The browser replaces the worker some moments after the last page of the release before has closed.
    await expect(async () => {
      await next.goto("about:blank");
      await next.goto(`${site.url}/login`);
      expect(await stateOf(next, "waiting")).toBeUndefined();
    }).toPass();
    await expect.poll(async () => (await cached(next)).content).not.toContain(site.oldFile);
  });
});

function stateOf(page: Page, part: "active" | "waiting"): Promise<string | undefined> {
  return page.evaluate(async (name) => (await navigator.serviceWorker.getRegistration())?.[name]?.state, part);
}

/**
 * Serves the site on a port of its own. Its first release has a file more than the site itself, and the second release has
 * the service worker of the site.
 */
async function serveReleases(target: string) {
  let current = "first";
  const oldFile = "/assets/only-in-the-first-release.js";
  const server: Server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? "/", target);
      if (pathname === oldFile) {
        response.writeHead(current === "first" ? 200 : 404, { "content-type": "text/javascript" }).end("export {};");
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      // The releases have the same tag and time, so each request asks for the whole file.
      const { host: _, connection: __, "accept-encoding": ___, ...rest } = request.headers;
      const { "if-none-match": ____, "if-modified-since": _____, ...headers } = rest;
      const answer = await fetch(new URL(request.url ?? "/", target), {
        method: request.method ?? "GET",
        headers: headers as Record<string, string>,
        redirect: "manual",
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      let body: Buffer | string = Buffer.from(await answer.arrayBuffer());
      if (pathname === "/sw.js" && current === "first") body = withFile(body.toString(), oldFile);
      const { "content-encoding": ______, "content-length": _______, ...others } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, others).end(body);
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    oldFile,
    release: (name: "first" | "second") => {
      current = name;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Adds a file to those that a built service worker lists. */
function withFile(worker: string, file: string): string {
  const changed = worker.replace(/\[\{(url:|"url":)/, (list) => `[{"url":"${file}","revision":null},${list.slice(1)}`);
  expect(changed).not.toBe(worker);
  return changed;
}
