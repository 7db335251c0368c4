/** Registers the service worker after the page has loaded. `pnpm dev` has none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch (error) {
    // The site works without it, except offline.
    console.error("The service worker could not start.", error);
  }
}
