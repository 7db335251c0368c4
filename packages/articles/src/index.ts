export { formatArticleDate } from "./article-date.ts";
export { countWords, readTime } from "./read-time.ts";
export { slugOf } from "./slug.ts";
