import type { Api, Of } from "@zodiac-at-work/contracts";
import { matchPage, notFound } from "@zodiac-at-work/contracts/pages";
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { config } from "../api/config.ts";
import { describeError } from "./describe-error.ts";

type Report = Of<Api["POST /api/browser-reports"], "body">;

const vitals = { CLS: "cls", FCP: "fcp", INP: "inp", LCP: "lcp", TTFB: "ttfb" } as const;

/** The API takes no more at once. */
const mostErrors = 3;

/**
 * Sends the load times when the reader leaves the page, and its errors then and later. Nothing in a report tells readers apart:
 * it has the kind of page, no message of an error and no address.
 *
 * @param script the address of the app's main script, whose name changes with each build
 * @param errors receives what was thrown
 */
export function reportVisit(script: string, errors: unknown[]): void {
  const release = /-([\w-]{8})\.js/.exec(script)?.[1];
  if (release === undefined) return;
  const page = pageNow();
  const measured: Report["vitals"] = {};
  const keep = ({ name, value }: Metric) => {
    measured[vitals[name]] = Math.round(value * 1_000) / 1_000;
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep);
  let isFirst = true;
  let sent = 0;
  // web-vitals captures this event, so its listeners come first.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    const latest = errors.slice(sent, mostErrors).map((error) => ({ page: pageNow(), ...describeError(error) }));
    if (!isFirst && latest.length === 0) return;
    sent += latest.length;
    send({ release, page, isFirst, vitals: isFirst ? measured : {}, errors: latest });
    isFirst = false;
  });
}

function pageNow(): Report["page"] {
  return (matchPage(window.location.pathname)?.page ?? notFound).path as Report["page"];
}

/** Sends a report that outlives the page. It carries no credentials, and not the address of the page. */
function send(report: Report): void {
  fetch(`${config.apiUrl}/api/browser-reports`, {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
  }).catch(() => {});
}
