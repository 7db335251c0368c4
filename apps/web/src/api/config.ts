/** What the build was told. Empty means: the API on the site's own origin, no analytics. */
export const config = {
  /** Origin of the API, without a slash at the end. */
  apiUrl: (import.meta.env.VITE_API_URL ?? "") as string,
  /** Where page views are reported: an endpoint that takes Plausible's events, `https://host/api/event`. */
  analyticsUrl: (import.meta.env.VITE_ANALYTICS_URL ?? "") as string,
};
