import { randomUUID } from "node:crypto";
import { Pool } from "pg";

/** An article of this test alone. */
export interface SeededArticle {
  readonly id: number;
  readonly title: string;
  readonly path: string;
}

export interface ArticleFields {
  readonly title: string;
  readonly keyword: string;
  readonly signs: readonly string[];
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
export async function seedArticle(databaseUrl: string, fields: Partial<ArticleFields> = {}): Promise<SeededArticle> {
  const mark = randomUUID().slice(0, 8);
  const { title = `The Goat year ${mark}`, keyword = "chinese new year 2027", signs = ["goat", "horse"] } = fields;
  const slug = `goat-${mark}`;
  const [row] = await query<{ id: number }>(
    databaseUrl,
    `insert into blog_posts
       (title, slug, content, meta_description, target_keyword, status, published_at, category, words, signs)
     values ($1, $2, $3, $4, $5, 'published', now(), 'zodiac', 900, $6) returning id`,
    [title, slug, fields.content ?? richContent, "When it begins, and why charts disagree.", keyword, signs],
  );
  return { id: row?.id ?? 0, title, path: `/blog/${slug}.html` };
}

export async function query<Row extends object>(databaseUrl: string, text: string, values: unknown[]): Promise<Row[]> {
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    return (await pool.query<Row>(text, values)).rows;
  } finally {
    await pool.end();
  }
}
