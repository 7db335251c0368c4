import { expect, type Page, test } from "@playwright/test";
import { openAsMember, storeSession } from "../e2e/people.ts";
import { untilHydrated } from "../e2e/until-hydrated.ts";
import { problemsOf, takePicture, views, viewWith } from "./views.ts";

// Takes a picture of every screen in each way of looking at it: `pnpm pictures`. They are for the eye, so nothing is
// compared. On the way, axe checks each screen, and no screen may scroll sideways.
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: "member" | "visitor" | "admin";
  /** Leads to the state that the picture shows. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const enterBirthDate = async (page: Page) => {
  await page.getByLabel("Birth date").fill("1988-11-29");
  await page.getByLabel("Birth date").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dragon");
};
const withSign = (path: string) => async (page: Page) => {
  await page.evaluate(() => sessionStorage.setItem("zodiac:readers-sign", "dragon"));
  await page.goto(path);
};

const screens: readonly Screen[] = [
  { name: "landing", path: "/" },
  { name: "sample", path: "/zodiac-sample" },
  { name: "sample-result", path: "/zodiac-sample", prepare: enterBirthDate },
  { name: "dating", path: "/how-we-date-companies" },
  { name: "login", path: "/login" },
  { name: "not-found", path: "/no-such-page" },
  { name: "signs", path: "/signs" },
  { name: "sign", path: "/signs/dragon" },
  { name: "pair", path: "/signs/rat/dragon" },
  { name: "sign-element", path: "/signs/dragon/earth" },
  { name: "reset-password", path: "/reset-password" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "refunds", path: "/refunds" },
  { name: "contact", path: "/contact" },
  { name: "blog", path: "/blog" },
  { name: "companies-locked", path: "/companies" },
  {
    name: "signup",
    path: "/",
    prepare: (page) => page.getByRole("button", { name: "Get Lifetime Access - $62" }).first().click(),
  },
  { name: "checkout", path: "/checkout", as: "visitor" },
  { name: "home-form", path: "/personal", as: "member" },
  { name: "home", path: "/personal", as: "member", prepare: enterBirthDate },
  { name: "reading", path: "/personal?view=reading", as: "member", prepare: enterBirthDate },
  { name: "match-empty", path: "/personal/match", as: "member" },
  { name: "team-empty", path: "/personal/team", as: "member" },
  {
    name: "match",
    path: "/personal/match?a=person:dragon&b=company:Reddit",
    as: "member",
  },
  { name: "team", path: "/personal/team#team=dragon.Me&ox.Boss&rooster.Ana&rabbit.J.T.&goat.Sam", as: "member" },
  { name: "companies", path: "/companies", as: "member", prepare: withSign("/companies") },
  { name: "companies-all", path: "/companies", as: "member" },
  { name: "companies-none", path: "/companies?search=qqxxzz", as: "member" },
  { name: "company", path: "/companies/1", as: "member", prepare: withSign("/companies/1") },
  { name: "openings", path: "/openings", as: "member", prepare: withSign("/openings") },
  { name: "saved-empty", path: "/openings/saved", as: "member" },
  { name: "car-brands", path: "/car-brands", as: "member", prepare: withSign("/car-brands") },
  { name: "car-brands-all", path: "/car-brands", as: "member" },
  { name: "us-states-all", path: "/us-states", as: "member" },
  { name: "us-states", path: "/us-states", as: "member", prepare: withSign("/us-states?state=Texas") },
  { name: "account", path: "/account", as: "member" },
  { name: "account-unpaid", path: "/account", as: "visitor" },
  {
    name: "account-deletion",
    path: "/account",
    as: "visitor",
    prepare: (page) => page.getByRole("button", { name: "Delete account" }).click(),
  },
  {
    name: "access-unconfirmed",
    path: "/companies",
    as: "visitor",
    prepare: async (page) => {
      await page.route("**/payment-status", (route) => route.abort());
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: /confirm your access/ })).toBeVisible();
    },
  },
  { name: "success", path: "/success", as: "member" },
  { name: "success-with-sign", path: "/success", as: "member", prepare: withSign("/success") },
  { name: "blog-admin", path: "/blog-admin", as: "admin" },
  { name: "blog-articles", path: "/blog-admin?tab=articles", as: "admin" },
  { name: "blog-keywords", path: "/blog-admin?tab=keywords", as: "admin" },
  { name: "blog-calendar", path: "/blog-admin?tab=calendar", as: "admin" },
  { name: "operations", path: "/admin/operations", as: "admin" },
  { name: "move-access", path: "/admin/access", as: "admin" },
  { name: "audit-log", path: "/admin/audit-log", as: "admin" },
];

for (const { name, path, as, prepare } of screens) {
  test(name, async ({ page }) => {
    test.slow();
    if (as === "member") await openAsMember(page, path);
    else if (as) await storeSession(page, `${as}@example.com`, "zodiac-demo");
    const found: string[] = [];
    for (const view of views) {
      await viewWith(page, view);
      await page.goto(path);
      await untilHydrated(page);
      await prepare?.(page);
      await takePicture(page, name, view);
      found.push(...(await problemsOf(page)).map((problem) => `${view.name}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}
