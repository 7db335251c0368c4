/** The app has rendered or hydrated the page, and its controls work. */
export const appReady = "app:ready";

/** A script of the app did not load, so the page's controls will not work. */
export const appFailed = "app:failed";

/** Tells the early script about the app. The early script is built on its own, so that they share only events. */
export function announce(event: typeof appReady | typeof appFailed): void {
  document.dispatchEvent(new Event(event));
}
