import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { getNews } from "@zodiac-at-work/contracts";
import { countNewOpenings, listPublicPosts } from "@zodiac-at-work/db";
import type { Routes } from "../../http/mount.ts";

export const news: Routes = ({ mount }, { db }) => {
  mount(getNews, async ({ query }) => {
    const { sign } = query;
    const since = new Date(query.since);
    const [openings, { posts }] = await Promise.all([
      countNewOpenings(db, { signs: bestSigns(sign) }, since),
      listPublicPosts(db, { sign, page: { page: 1, limit: 20 } }),
    ]);
    return {
      openings,
      articles: posts.filter(({ publishedAt, createdAt }) => (publishedAt ?? createdAt) > since).length,
    };
  });
};
