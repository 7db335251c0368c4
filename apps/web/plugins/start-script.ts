import { sessionKeyPrefix } from "../src/auth/session.ts";

/**
 * Returns the inline script of a prerendered page. For a visitor it loads the app after the first paint. In a browser that
 * stores a session it marks the document, which hides the page, and loads the app at once.
 *
 * The scripts are fetched together and evaluated one after the other, so that no task blocks a phone for long.
 *
 * @param scripts the addresses of the app's scripts, each after those that it imports; the last one is the entry
 */
export function startScript(scripts: readonly string[]): string {
  return `{
const scripts = ${JSON.stringify(scripts)};
const start = async () => {
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  for (const script of scripts) {
    await import(script);
    await new Promise((resolve) => setTimeout(resolve));
  }
};
const startAfterPaint = () => {
  if (document.hidden) return start();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: "paint", buffered: true });
};
let hasSession = false;
try {
  hasSession = Object.keys(localStorage).some((key) => key.startsWith(${JSON.stringify(sessionKeyPrefix)}));
} catch {}
if (hasSession) {
  document.documentElement.dataset.session = "";
  start();
} else {
  addEventListener("load", startAfterPaint);
}
}`;
}
