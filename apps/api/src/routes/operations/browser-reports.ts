import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import type { Routes } from "../../http/mount.ts";

/** What browsers report about visits, as sums. */
export const browserReports: Routes = ({ mount }, { db }) => {
  mount(contracts.reportBrowser, async ({ body }) => {
    await queries.recordBrowserReport(db, body);
    return {};
  });

  mount(contracts.listBrowserReleases, async () => ({
    releases: await queries.listBrowserReleases(db, thirtyDaysAgo()),
  }));

  mount(contracts.getBrowserRelease, ({ params: { release } }) =>
    queries.getBrowserRelease(db, release, thirtyDaysAgo()),
  );
};

function thirtyDaysAgo(): string {
  return new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
}
