import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, text } from "./fields.ts";
import { notFound, pages } from "./pages.ts";

const path = z.enum([...Object.values(pages).map((page) => page.path), notFound.path]);

/** Identifies a build of the site: the part of its main script's name that changes with each. */
const release = z.string().regex(/^[A-Za-z0-9_-]{8}$/);

const milliseconds = z.number().min(0).max(3_600_000);

export const reportBrowser = {
  method: "POST",
  path: "/api/browser-reports",
  access: "open",
  summary: "Counts the load times and errors of a visit. Only sums are stored, without anything about the visitor",
  body: z.object({
    release,
    /** The pattern of the path at which the visit began. */
    page: path,
    /** Whether the visit reports for the first time. */
    isFirst: z.boolean(),
    vitals: z.object({
      lcp: milliseconds.optional(),
      inp: milliseconds.optional(),
      cls: z.number().min(0).max(1_000).optional(),
      fcp: milliseconds.optional(),
      ttfb: milliseconds.optional(),
    }),
    errors: z
      .array(
        z.object({
          page: path,
          /** The kind of the error, such as `TypeError`. Its message may hold personal data, so it stays in the browser. */
          name: z.string().regex(/^\w{1,40}$/),
          /** The file of the site with line and column, such as `main-Bx3kQ9aZ.js:1:2048`, or `unknown`. */
          place: z.string().regex(/^([\w.-]{1,80}\.js:\d{1,7}:\d{1,7}|unknown)$/),
        }),
      )
      .max(3),
  }),
  maxBodyBytes: 2_000,
  response: z.object({}),
} as const satisfies Endpoint;

/** Three of four visits have at most this value; the share of the visits whose value is good. Null without a visit. */
const vital = z.object({ p75: z.number(), good: z.number().min(0).max(1), visits: count }).nullable();

const summary = {
  visits: count,
  errors: count,
  /** Milliseconds; the layout shift has no unit. */
  vitals: z.object({ lcp: vital, inp: vital, cls: vital, fcp: vital, ttfb: vital }),
};

export const listBrowserReleases = {
  method: "GET",
  path: "/api/operations/browsers",
  access: "admin",
  summary: "Summarizes what browsers reported in the last 30 days, by release of the site, the latest first",
  response: z.object({
    releases: z.array(z.object({ release: z.string(), firstDay: z.iso.date(), lastDay: z.iso.date(), ...summary })),
  }),
} as const satisfies Endpoint;

export const getBrowserRelease = {
  method: "GET",
  path: "/api/operations/browsers/:release",
  access: "admin",
  summary: "Summarizes the pages of a release in the last 30 days, and lists its most frequent errors",
  params: z.object({ release: text(20) }),
  response: z.object({
    pages: z.array(z.object({ page: z.string(), ...summary })),
    errors: z.array(z.object({ page: z.string(), error: z.string(), count, lastDay: z.iso.date() })),
  }),
} as const satisfies Endpoint;
