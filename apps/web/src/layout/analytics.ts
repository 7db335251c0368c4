import { config } from "../api/config.ts";

/**
 * Reports a page view to the analytics service, if one is configured. Only the path is sent, without query and hash. A view
 * that can't be sent is dropped.
 */
export function reportPageView(pathname: string): void {
  if (!config.analyticsUrl) return;
  const { origin, hostname } = window.location;
  navigator.sendBeacon(
    config.analyticsUrl,
    JSON.stringify({ name: "pageview", url: `${origin}${pathname}`, domain: hostname }),
  );
}
