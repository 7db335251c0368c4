import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import type { Routes } from "../../http/mount.ts";

export const modelCosts: Routes = ({ mount }, { db }) => {
  mount(contracts.getModelCosts, async () => {
    const [budget, days, months, articles] = await Promise.all([
      queries.getModelBudget(db),
      queries.listModelCosts(db, { by: "day", limit: 31 }),
      queries.listModelCosts(db, { by: "month", limit: 12 }),
      queries.listModelCostsOfArticles(db, { limit: 30 }),
    ]);
    const today = new Date().toISOString().slice(0, 10);
    return {
      budget,
      today: days.find(({ period }) => period === today)?.cost ?? 0,
      days: days.map(({ period: day, ...costs }) => ({ day, ...costs })),
      months: months.map(({ period: month, ...costs }) => ({ month, ...costs })),
      articles: articles.map(({ postId: id, title, keyword, ...costs }) => ({
        ...costs,
        keyword,
        post: id === null || title === null ? null : { id, title },
      })),
    };
  });

  mount(contracts.saveModelBudget, async ({ body, caller }) => {
    await queries.saveModelBudget(db, body, { updatedBy: caller.uid, now: new Date() });
    return { budget: await queries.getModelBudget(db) };
  });
};
