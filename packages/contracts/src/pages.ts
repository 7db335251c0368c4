import type { Access } from "./endpoint.ts";

/** The name that ends every title. */
export const siteName = "Zodiac at Work";

/** One page of the site: its address, its text for search engines and previews, and its audience. */
export interface Page {
  /** Path pattern. `:name` matches a segment, or the part of one before a suffix: `/blog/:slug.html`. */
  readonly path: `/${string}`;
  /** Title without the site's name. */
  readonly title: PageText;
  readonly description: PageText;
  /** Who may see the page's own content. Everybody else sees the landing page, what is locked, or a request to sign in. */
  readonly access: Access;
  /** Whether search engines may list the page. Only open pages may be listed. */
  readonly indexed: boolean;
  /** Path of the picture in link previews, 1200 by 630 pixels. */
  readonly preview: `/${string}`;
  /** The HTML file that the build renders for the page. A page without one is rendered in the browser, from `app.html`. */
  readonly file?: `${string}.html`;
  /** The HTML file with the frame of a page for members: what a member sees until the app runs. It has no content. */
  readonly frame?: `${string}.html`;
  /** Whether the API renders the content. Links to such a page load its document. */
  readonly rendersOnServer?: true;
}

/** A text of the page, or a function of its record. The record is undefined until it is loaded. */
export type PageText = string | ((subject: PageSubject | undefined) => string);

/** The record that a page with parameters shows: a company, an article. */
export interface PageSubject {
  readonly name: string;
  readonly description?: string;
}

const preview = "/preview.png";
const almanac =
  "An almanac for your working life: companies, car brands and US states, each under its Chinese zodiac sign, to the day wherever records allow.";

/** Every page of the site. The web router, the HTML that the API sends and the sitemap read this table. */
export const pages = {
  home: {
    path: "/",
    title: "Which companies were born under your sign?",
    description: almanac,
    access: "open",
    indexed: true,
    preview,
    file: "index.html",
  },
  sample: {
    path: "/zodiac-sample",
    title: "Free zodiac sample",
    description:
      "Enter a birth date and read your Chinese zodiac sign, calculated to the day, with the reason for it. No account, and the date stays in your browser.",
    access: "open",
    indexed: true,
    preview,
    file: "zodiac-sample.html",
  },
  dating: {
    path: "/how-we-date-companies",
    title: "How we date companies",
    description: "Four rules say from which day a company counts, with examples and what our check found.",
    access: "open",
    indexed: true,
    preview,
    file: "how-we-date-companies.html",
  },
  login: {
    path: "/login",
    title: "Sign In",
    description: "Sign in to your reading, your receipts and your account.",
    access: "open",
    indexed: true,
    preview,
    file: "login.html",
  },
  personal: {
    path: "/personal",
    title: "Your Zodiac",
    description: almanac,
    access: "paid",
    indexed: false,
    preview,
  },
  match: {
    path: "/personal/match",
    title: "Match two",
    description: "How well any two of a person, a company, a car brand and a state work together, with the sum.",
    access: "paid",
    indexed: false,
    preview,
    frame: "match-frame.html",
  },
  team: {
    path: "/personal/team",
    title: "Your team",
    description: "Which pairs of a team pull together, and where to agree on rules first.",
    access: "paid",
    indexed: false,
    preview,
  },
  companies: {
    path: "/companies",
    title: "Companies",
    description: "Companies of the world, each under the Chinese zodiac sign of its founding.",
    access: "paid",
    indexed: false,
    preview,
    frame: "companies-frame.html",
  },
  company: {
    path: "/companies/:id",
    title: (company) => company?.name ?? "Company",
    description: "A company under its Chinese zodiac sign, with the reason for it.",
    access: "paid",
    indexed: false,
    preview,
  },
  openings: {
    path: "/openings",
    title: "Openings",
    description: "Jobs at companies by Chinese zodiac sign, from the companies’ own boards.",
    access: "paid",
    indexed: false,
    preview,
    frame: "openings-frame.html",
  },
  saved: {
    path: "/openings/saved",
    title: "Saved",
    description: "The openings and searches that you saved.",
    access: "paid",
    indexed: false,
    preview,
  },
  carBrands: {
    path: "/car-brands",
    title: "Car Brands",
    description: "Car brands, each under the Chinese zodiac sign of its founding, and on a timeline.",
    access: "paid",
    indexed: false,
    preview,
    frame: "car-brands-frame.html",
  },
  usStates: {
    path: "/us-states",
    title: "US States",
    description: "All fifty states on a map, each under the Chinese zodiac sign of the day it joined.",
    access: "paid",
    indexed: false,
    preview,
    frame: "us-states-frame.html",
  },
  checkout: {
    path: "/checkout",
    title: "Checkout",
    description: "Lifetime access, paid once. No subscription.",
    access: "signedIn",
    indexed: false,
    preview,
  },
  success: {
    path: "/success",
    title: "Your payment",
    description: "The status of your payment.",
    access: "signedIn",
    indexed: false,
    preview,
  },
  account: {
    path: "/account",
    title: "Your account",
    description: "Your access, your receipts, your password and your data.",
    access: "signedIn",
    indexed: false,
    preview,
  },
  blogAdmin: {
    path: "/blog-admin",
    title: "Blog Admin",
    description: "The articles of the blog.",
    access: "admin",
    indexed: false,
    preview,
  },
  blog: {
    path: "/blog",
    title: "Blog",
    description: "Short, sourced reading on Chinese astrology and working life, with dates calculated to the day.",
    access: "open",
    indexed: true,
    preview,
    file: "blog.html",
    rendersOnServer: true,
  },
  article: {
    path: "/blog/:slug.html",
    title: (article) => article?.name ?? "Article",
    description: (article) => article?.description ?? "An article on Chinese astrology and working life.",
    access: "open",
    indexed: true,
    preview,
    file: "article.html",
    rendersOnServer: true,
  },
  articlePreview: {
    path: "/blog/preview/:token.html",
    title: (article) => article?.name ?? "Preview",
    description: (article) => article?.description ?? "The preview of an article.",
    access: "open",
    indexed: false,
    preview,
    file: "article-preview.html",
    rendersOnServer: true,
  },
  signs: {
    path: "/signs",
    title: "The twelve signs at work",
    description:
      "The twelve signs of the Chinese zodiac at work: the exact days of their years, their strengths, and how each works with the others.",
    access: "open",
    indexed: true,
    preview,
    file: "signs.html",
    rendersOnServer: true,
  },
  sign: {
    path: "/signs/:sign",
    title: (sign) => sign?.name ?? "Sign",
    description: (sign) => sign?.description ?? "A sign of the Chinese zodiac at work.",
    access: "open",
    indexed: true,
    preview,
    file: "sign.html",
    rendersOnServer: true,
  },
  signPair: {
    path: "/signs/:sign/:other",
    title: (pair) => pair?.name ?? "Two signs",
    description: (pair) => pair?.description ?? "Two signs of the Chinese zodiac at work together.",
    access: "open",
    indexed: true,
    preview,
    file: "sign-pair.html",
    rendersOnServer: true,
  },
  terms: {
    path: "/terms",
    title: "Terms",
    description: "The terms of use.",
    access: "open",
    indexed: true,
    preview,
    file: "terms.html",
    rendersOnServer: true,
  },
  privacy: {
    path: "/privacy",
    title: "Privacy",
    description: "What the site knows about you, and how you take it back.",
    access: "open",
    indexed: true,
    preview,
    file: "privacy.html",
    rendersOnServer: true,
  },
  refunds: {
    path: "/refunds",
    title: "Refund policy",
    description: "How you get your money back.",
    access: "open",
    indexed: true,
    preview,
    file: "refunds.html",
    rendersOnServer: true,
  },
  contact: {
    path: "/contact",
    title: "Contact",
    description: "Who runs the site, and how you reach them.",
    access: "open",
    indexed: true,
    preview,
    file: "contact.html",
    rendersOnServer: true,
  },
  operations: {
    path: "/admin/operations",
    title: "Operations",
    description: "Job boards, their checks, and tasks.",
    access: "admin",
    indexed: false,
    preview,
  },
  moveAccess: {
    path: "/admin/access",
    title: "Move access",
    description: "Moves paid access to another account.",
    access: "admin",
    indexed: false,
    preview,
  },
  auditLog: {
    path: "/admin/audit-log",
    title: "Audit log",
    description: "What was changed, and when.",
    access: "admin",
    indexed: false,
    preview,
  },
  resetPassword: {
    path: "/reset-password",
    title: "Reset your password",
    description: "Ask for an email with a link to choose a new password.",
    access: "open",
    indexed: false,
    preview,
  },
  emailAction: {
    path: "/auth/action",
    title: "Your account",
    description: "Confirms an email address or sets a new password.",
    access: "open",
    indexed: false,
    preview,
  },
} as const satisfies Readonly<Record<string, Page>>;

/** The page that every other address shows, with status 404. */
export const notFound = {
  path: "/*",
  title: "Page Not Found",
  description: "There is no page at this address.",
  access: "open",
  indexed: false,
  preview,
  file: "404.html",
} as const satisfies Page;

/** The page at a path. */
export interface PageMatch {
  readonly page: Page;
  /** The page's one address: the path without a trailing slash, in the table's case. */
  readonly path: string;
}

/**
 * Finds the page at a path, as the web router does: a trailing slash and the case of letters make no difference.
 *
 * @param pathname the path of an address, percent-encoded, without the query
 * @example
 * matchPage("/Companies/7/"); // { page: pages.company, path: "/companies/7" }
 */
export function matchPage(pathname: string, table: Readonly<Record<string, Page>> = pages): PageMatch | undefined {
  for (const page of Object.values(table)) {
    const match = patternOf(page.path).exec(pathname);
    if (match) return { page, path: page.path.replace(parameter, (_, name: string) => match.groups?.[name] ?? "") };
  }
  return undefined;
}

/**
 * The title of the document, with the site's name.
 *
 * @example
 * documentTitle(pages.company, { name: "Apple" }); // "Apple · Zodiac at Work"
 */
export function documentTitle({ title }: Page, subject?: PageSubject): string {
  return `${textOf(title, subject)} · ${siteName}`;
}

/** The title without the site's name. */
export function pageTitle({ title }: Page, subject?: PageSubject): string {
  return textOf(title, subject);
}

/** The description of the document. */
export function documentDescription({ description }: Page, subject?: PageSubject): string {
  return textOf(description, subject);
}

const parameter = /:(\w+)/g;

function patternOf(path: string): RegExp {
  const source = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(parameter, "(?<$1>[^/]+)");
  return new RegExp(`^${source}/?$`, "i");
}

function textOf(text: PageText, subject: PageSubject | undefined): string {
  return typeof text === "string" ? text : text(subject);
}
