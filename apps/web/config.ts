import { type Environment, readSettings } from "@zodiac-at-work/settings";
import { z } from "zod";

/**
 * Every variable that the build of the site reads, with its rule. Vite puts the values into `src/api/config.ts`.
 *
 * @public for the test that compares it with `.env.example`
 */
export const variables = {
  /** The origin of the API, if it differs from the site's. */
  VITE_API_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && new URL(value).origin === value,
      "is not an origin such as https://api.example.com",
    )
    .optional(),
  /** Where page views are reported. By default nothing is reported. */
  VITE_ANALYTICS_URL: z.url({ protocol: /^https?$/, error: "is not a URL" }).optional(),
};

/**
 * Checks the variables of the build.
 *
 * @returns where the dev server finds the API; `pnpm dev` sets it
 * @throws {SettingsError}
 */
export function readConfig(environment: Environment = process.env): { devApiUrl: string } {
  const schema = z.object({ ...variables, API_URL: z.url("is not a URL").default("http://127.0.0.1:3000") });
  const { settings } = readSettings(environment, schema, () => []);
  return { devApiUrl: settings.API_URL };
}
