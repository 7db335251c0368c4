import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";

/** More articles than anybody publishes in two months. */
const mostListed = 1_000;

export const blogCalendar: Routes = ({ mount }, { db }) => {
  mount(contracts.getArticleCalendar, async ({ query }) => {
    const time = { from: new Date(query.from), to: new Date(query.to), limit: mostListed + 1 };
    const articles = await queries.listPostCalendar(db, time);
    return { articles: withIsoDates(articles.slice(0, mostListed)), hasMore: articles.length > mostListed };
  });
};
