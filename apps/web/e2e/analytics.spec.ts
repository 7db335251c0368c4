import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build } from "vite";

const service = "https://stats.example.net/api/event";

/** Builds the code that reports page views as a site with an analytics service has it. */
async function buildReporter(): Promise<string> {
  const entry = fileURLToPath(new URL("../src/layout/analytics.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "import.meta.env.VITE_ANALYTICS_URL": JSON.stringify(service) },
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "analytics" } },
  });
  const [bundle] = [result].flat();
  if (!bundle || !("output" in bundle)) throw new Error("The build has no output.");
  return bundle.output[0].code;
}

test("the browser's own beacon reports the path of a page, and no query", async ({ page }) => {
  const reporter = await buildReporter();
  const sent = Promise.withResolvers<{ url: string; body: string | null }>();
  await page.route(service, async (route) => {
    sent.resolve({ url: route.request().url(), body: route.request().postData() });
    await route.fulfill({ status: 204 });
  });
  await page.route("https://site.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Site</title>" }),
  );
  await page.goto("https://site.example/companies?search=secret#part");
  await page.addScriptTag({ content: `${reporter}; analytics.reportPageView(location.pathname);` });
  expect(await sent.promise).toEqual({
    url: service,
    body: '{"name":"pageview","url":"https://site.example/companies","domain":"site.example"}',
  });
});
