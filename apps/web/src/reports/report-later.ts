/** After the page has settled. What loads a page has the network to itself until then. */
const delayMs = 2_000;

/** Reports the load times and errors of this visit. Errors from now on are kept until the code for it is loaded. */
export function reportLater(): void {
  const errors: unknown[] = [];
  for (const type of ["error", "unhandledrejection"] as const) {
    addEventListener(type, (event) => errors.push("reason" in event ? event.reason : event.error));
  }
  setTimeout(() => {
    // A report that can't be loaded or sent is missing among many.
    import("./report-visit.ts").then(({ reportVisit }) => reportVisit(import.meta.url, errors)).catch(() => {});
  }, delayMs);
}
