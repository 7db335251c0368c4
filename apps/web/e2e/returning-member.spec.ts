import { expect, type Page, test } from "@playwright/test";
import { expectNoShift } from "./expect-no-shift.ts";
import { holdBack } from "./hold-back.ts";
import { createMember, createPerson, openAsMember, storeSession } from "./people.ts";

const list = (page: Page) => page.getByRole("main").getByRole("listitem").filter({ hasText: "Details" });
const landing = (page: Page) => page.getByRole("heading", { level: 1, name: /^Which companies/ });
/** Firebase asks for the account whenever it starts. */
const lookup = "**/accounts:lookup**";

/** Opens a page as a member who has been here before. */
async function open(page: Page, path: string): Promise<void> {
  await openAsMember(page, "/account");
  await expect(page.getByText("Lifetime access").first()).toBeVisible();
  await page.goto(path);
}

test("a member’s page opens before Firebase and the API have confirmed the session", async ({ page }) => {
  await open(page, "/account");
  const confirm = [await holdBack(page, lookup), await holdBack(page, "**/payment-status")];
  await page.goto("/companies");
  await expect(list(page)).toHaveCount(20);
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toHaveCount(0);
  for (const release of confirm) release();
  await page.goto("/account");
  await expect(page.getByText("Lifetime access").first()).toBeVisible();
});

test("the calls of a page begin before Firebase is loaded, and with the token of the session", async ({ page }) => {
  await open(page, "/account");
  const release = await holdBack(page, /\/assets\/firebase-[^/]+\.js$/);
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/us-states");
  await page.goto("/us-states");
  expect((await call).headers().authorization).toMatch(/^Bearer ./);
  await expect(page.getByRole("link", { name: /^Texas/ }).first()).toBeVisible();
  release();
});

test("with a token that has ended, the calls wait for the one that Firebase gets", async ({ page }) => {
  await open(page, "/account");
  const ended = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("firebase:authUser:")) ?? "";
    const user = JSON.parse(localStorage.getItem(key) ?? "");
    user.stsTokenManager.accessToken = "ended";
    user.stsTokenManager.expirationTime = Date.now() - 1000;
    localStorage.setItem(key, JSON.stringify(user));
    return user.stsTokenManager.accessToken as string;
  });
  const refused: string[] = [];
  page.on("request", (request) => {
    if (request.headers().authorization === `Bearer ${ended}`) refused.push(request.url());
  });
  await page.goto("/companies");
  await expect(list(page)).toHaveCount(20);
  expect(refused).toEqual([]);
});

test("the scripts of a member’s page are requested together", async ({ page }) => {
  await open(page, "/account");
  const release = await holdBack(page, /\/assets\/index-[^/]+\.js$/);
  const early = ["companies-page", "firebase", "resume-session"].map((name) =>
    page.waitForRequest((request) => request.url().includes(`/assets/${name}-`)),
  );
  await page.goto("/companies", { waitUntil: "commit" });
  await Promise.all(early);
  release();
  await expect(list(page)).toHaveCount(20);
});

test("a session whose account is gone ends, and its page closes", async ({ page, request }) => {
  const member = await createMember(request);
  await openAsMember(page, "/account", member);
  await expect(page.getByText("Lifetime access").first()).toBeVisible();
  await page.route(lookup, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: "USER_NOT_FOUND" } } }),
  );
  await page.goto("/personal");
  await expect(landing(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("the session of a user who has not paid waits for the API and sees no page of members", async ({
  page,
  request,
}) => {
  await storeSession(page, (await createPerson(request)).email);
  const release = await holdBack(page, "**/payment-status");
  await page.goto("/personal");
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toBeVisible();
  await expect(page.getByLabel("Birth date")).toHaveCount(0);
  release();
  await expect(landing(page)).toBeVisible();
});

const frames = [
  ["/companies", "Companies"],
  ["/openings", "Openings"],
  ["/car-brands", "Car brands"],
  ["/us-states", "US states"],
  ["/personal/match", "Match two"],
] as const;

for (const [path, title] of frames) {
  test(`${path} shows a member its frame before any script has arrived`, async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => message.type() === "error" && messages.push(message.text()));
    await open(page, "/account");
    const release = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("#root[data-frame] h1")).toHaveText(new RegExp(title, "i"));
    await expect(page.locator("#root[data-frame] h1")).toBeVisible();
    // Whether the reader has entered a birth date is not known yet.
    await expect(page.locator("[data-sign-invitation]:visible")).toHaveCount(0);
    release();
    await expect(page.locator("[data-frame]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    // Without openings, a note takes the place of the controls.
    if (path !== "/openings") await expectNoShift(page);
    expect(messages).toEqual([]);
  });
}

test("nobody but a member sees a frame", async ({ page, request }) => {
  const frame = page.locator("#root[data-frame]");
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/companies", { waitUntil: "commit" });
  await expect(frame).toBeAttached();
  await expect(frame).toBeHidden();
  await storeSession(page, (await createPerson(request)).email);
  await page.goto("/companies", { waitUntil: "commit" });
  await expect(frame).toBeAttached();
  await expect(frame).toBeHidden();
  release();
  await expect(page.getByText("Part of lifetime access")).toBeVisible();
});
