import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { getNews } from "@zodiac-at-work/contracts";
import { countOpenings, listPublicPosts } from "@zodiac-at-work/db";
import type { Routes } from "../../http/mount.ts";

export const news: Routes = ({ mount }, { db }) => {
  mount(getNews, async ({ query }) => {
    const { sign } = query;
    const since = new Date(query.since);
    const [openings, { posts }] = await Promise.all([
      countOpenings(db, { signs: bestSigns(sign) }, { newSince: since }),
      listPublicPosts(db, { sign, page: { page: 1, limit: 20 } }),
    ]);
    return {
      openings: openings.new,
      articles: posts.filter(({ publishedAt, createdAt }) => (publishedAt ?? createdAt) > since).length,
    };
  });
};
