import { sessionKeyPrefix } from "../src/auth/session.ts";

/**
 * Returns the inline script of a prerendered page. For a visitor it loads the app after the first paint. In a browser that
 * stores a session it marks the document, which hides the page, and loads the app at once.
 *
 * @param scripts the addresses of the app's entry and of the scripts that the entry imports
 */
export function startScript([entry, ...imported]: readonly string[]): string {
  return `{
const start = () => {
  for (const href of ${JSON.stringify(imported)}) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  import(${JSON.stringify(entry)});
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
