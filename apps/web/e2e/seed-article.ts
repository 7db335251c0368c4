import { randomUUID } from "node:crypto";
import type { SignId } from "@zodiac-at-work/zodiac";
import { seedArticles } from "./seed-articles.ts";

/** An article of this test alone. */
export interface SeededArticle {
  readonly id: number;
  readonly title: string;
  readonly path: string;
}

export interface ArticleFields {
  readonly title: string;
  readonly keyword: string;
  readonly signs: readonly SignId[];
  readonly content: string;
}

/** Text with every kind of element that the editor offers. */
const richContent = `<aside class="short-answer"><p><strong>Yes.</strong> It begins on a day in winter.</p></aside>
<p>Intro with a <a href="https://example.com/" rel="noopener">source</a> and the <a href="/zodiac-sample">free zodiac sample</a>.</p>
<h2>Why the date moves</h2><p>It follows the moon. <em>Mostly.</em></p><ul><li>One</li><li>Two</li></ul>
<blockquote><p>For thirty-six days, the Horse is still in charge.</p></blockquote>
<h2>A wide table</h2><table><caption>Eight columns</caption><thead><tr>${"<th>A long heading</th>".repeat(8)}</tr></thead><tbody><tr>${"<td>Unbreakable-value</td>".repeat(8)}</tr></tbody></table>
<pre><code>${"a long line of code ".repeat(12)}</code></pre>
<details><summary>More</summary><p>Folded text.</p></details>
<h2>Questions</h2><h3>Is it a Goat year?</h3><p>From the first day on.</p>
<p>${"Averyveryverylongwordwithoutanyspaces".repeat(6)}</p>`;

/** Publishes an article directly in the database. */
export async function seedArticle(fields: Partial<ArticleFields> = {}): Promise<SeededArticle> {
  const mark = randomUUID().slice(0, 8);
  const { title = `The Goat year ${mark}`, keyword = "chinese new year 2027", signs = ["goat", "horse"] } = fields;
  const slug = `goat-${mark}`;
  const [id = 0] = await seedArticles([
    {
      title,
      slug,
      content: fields.content ?? richContent,
      metaDescription: "When it begins, and why charts disagree.",
      targetKeyword: keyword,
      category: "zodiac",
      status: "published",
      // Long enough for a table of contents.
      words: 950,
      signs,
      publishedAt: new Date(),
    },
  ]);
  return { id, title, path: `/blog/${slug}.html` };
}
