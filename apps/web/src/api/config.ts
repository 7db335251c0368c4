/** The settings of the build, which `config.ts` of this workspace checks. An empty value means the API on the site's own origin, or no analytics. */
export const config = {
  /** The origin of the API, without a slash at the end. */
  apiUrl: (import.meta.env.VITE_API_URL ?? "") as string,
  /** The endpoint for page views, in Plausible's format: `https://host/api/event`. */
  analyticsUrl: (import.meta.env.VITE_ANALYTICS_URL ?? "") as string,
};
