import { expect, test } from "@playwright/test";
import { buildScript } from "../plugins/build-script.ts";

const service = "https://stats.example.net/api/event";

test("the browser's own beacon reports the path of a page, and no query", async ({ page }) => {
  // As a site with an analytics service has it.
  const reporter = await buildScript("src/layout/analytics.ts", {
    name: "analytics",
    define: { "import.meta.env.VITE_ANALYTICS_URL": JSON.stringify(service) },
  });
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
