import { randomUUID } from "node:crypto";
import type { Page } from "./page.ts";

/** A part of the main flow. It needs those before it. */
export interface Step {
  readonly name: string;
  run(page: Page): Promise<void>;
}

/** What a stranger does to become a member, what members do most, and what an administrator does. */
export const mainFlow: readonly Step[] = [
  {
    name: "choose a sign on the landing page's wheel",
    async run(page) {
      await page.open("/");
      await page.click("link", "Dragon");
      await page.see(/\d+ companies are Dragons like you/);
    },
  },
  {
    name: "find the sign of a birth date in the free sample",
    async run(page) {
      await page.click("link", "Try Free Sample");
      await page.fill("Birth date", "11/29/1988");
      await page.click("button", "Discover My Zodiac Sign");
      await page.see("the year of the Earth Dragon");
    },
  },
  {
    name: "create an account and pay",
    async run(page) {
      await page.click("button", /^Get (Full|Lifetime) Access - \$62$/);
      await page.fill("Email", `reader-${randomUUID()}@example.com`);
      await page.fill("Password", "correct horse");
      await page.click("button", "Continue to Payment");
      await page.fill("Card number", "4242424242424242");
      await page.fill("Expiry", "1234");
      await page.fill("Security code", "123");
      await page.click("button", "Create Account & Pay $62");
      await page.see("Payment Successful!");
    },
  },
  {
    name: "find the home page with the sign of the sample",
    async run(page) {
      await page.click("button", "Menu");
      await page.click("link", "Your Zodiac");
      await page.see("Earth Dragon");
      await page.see("Your companies");
    },
  },
  {
    name: "open the reading",
    async run(page) {
      await page.click("link", "Open your reading");
      await page.see("Your numbers");
    },
  },
  {
    name: "match oneself with a company",
    async run(page) {
      await page.click("link", "Match two");
      await page.fill("Company", "Nvidia");
      await page.see(/92\s+of 100/);
    },
  },
  {
    name: "search the companies and open one",
    async run(page) {
      await page.open("/companies");
      await page.fill("Search", "Nvidia");
      await page.click("link", "Details of Nvidia");
      await page.see("Ask them this");
    },
  },
  {
    name: "log out",
    async run(page) {
      await page.open("/account");
      await page.click("button", "Menu");
      await page.click("button", "Logout");
      await page.see("Logged out");
    },
  },
  {
    name: "sign in with the keyboard alone",
    async run(page) {
      await page.open("/login");
      await page.fill("Email", "admin@example.com");
      await page.press("Tab");
      await page.fill("Password", "zodiac-demo");
      await page.press("Enter");
      await page.see("Welcome back!");
    },
  },
  {
    name: "watch the live operations page",
    async run(page) {
      await page.open("/admin/operations");
      await page.see("Payments without access");
    },
  },
  {
    name: "have an article written",
    async run(page) {
      await page.open("/blog-admin?tab=generate");
      await page.click("button", /Initialize System/);
      await page.see(/[1-9]\d* not used yet/);
      await page.click("button", /Generate Random Article/);
      await page.see(/” is a draft\./);
    },
  },
  {
    name: "open the article in the editor",
    async run(page) {
      await page.click("link", /^Edit /);
      await page.see("min read");
    },
  },
];

/** Every kind of page. They must fit the window and throw no error. */
export const pagePaths = [
  "/",
  "/zodiac-sample",
  "/signs/dragon",
  "/signs/dragon/rat",
  "/blog",
  "/terms",
  "/personal",
  "/personal/match",
  "/personal/team",
  "/companies",
  "/companies/1",
  "/openings",
  "/openings/saved",
  "/car-brands",
  "/us-states",
  "/account",
  "/blog-admin",
  "/admin/operations",
  "/admin/access",
  "/admin/audit-log",
] as const;
