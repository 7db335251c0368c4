import { sessionKeyPrefix } from "../src/auth/session.ts";
import { appFailed } from "../src/early/app-events.ts";
import { lookScript } from "./look-script.ts";

/** When a page loads the app for a visitor: after the first paint, or when the reader first scrolls, points or types. */
export type StartMoment = "paint" | "first-input";

/**
 * Returns the script that starts a prerendered page. In a browser that stores a session it marks the document, which hides
 * a page that is rendered for visitors, and loads the app at once.
 *
 * The scripts are fetched together and evaluated one after the other. No task may block a phone for long.
 *
 * @param scripts the addresses of the app's scripts, each after those that it imports; the last one is the entry
 */
export function startScript(scripts: readonly string[], moment: StartMoment): string {
  return `{
const scripts = ${JSON.stringify(scripts)};
const load = async () => {
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  for (const script of scripts) {
    await import(script);
    await new Promise((resolve) => setTimeout(resolve));
  }
};
const start = () => load().catch(() => document.dispatchEvent(new Event(${JSON.stringify(appFailed)})));
${visitorStarts[moment]}
${lookScript}
let hasSession = false;
try {
  hasSession = Object.keys(localStorage).some((key) => key.startsWith(${JSON.stringify(sessionKeyPrefix)}));
} catch {}
if (hasSession) {
  document.documentElement.dataset.session = "";
  start();
} else {
  startForVisitor();
}
}`;
}

const visitorStarts: Readonly<Record<StartMoment, string>> = {
  paint: `const startAfterPaint = () => {
  if (document.hidden) return start();
  new PerformanceObserver((entries, observer) => {
    // The browser may paint the background in a frame of its own first.
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: "paint", buffered: true });
};
const startForVisitor = () => addEventListener("load", startAfterPaint);`,
  "first-input": `const inputs = ["keydown", "pointerdown", "pointermove", "scroll"];
const startOnce = () => {
  for (const input of inputs) removeEventListener(input, startOnce);
  start();
};
const startForVisitor = () => {
  for (const input of inputs) addEventListener(input, startOnce, { passive: true });
};`,
};
