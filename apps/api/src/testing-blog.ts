import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, pages } from "@zodiac-at-work/contracts/pages";
import type { Db, Post } from "@zodiac-at-work/db";

/** The style of the HTML files. The Content-Security-Policy allows it by its hash. */
const templateStyle = "body{margin:0}";

/** Creates a folder with the HTML files of the pages that the API renders, as the build writes them. */
export function createBlogFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "blog-"));
  for (const { file, rendersOnServer } of Object.values<Page>(pages))
    if (file && rendersOnServer) writeBlogTemplate(folder, file);
  const head = "<!-- head -->\n<title>Almanac</title>\n<!-- /head -->";
  writeFileSync(join(folder, "404.html"), `<!doctype html><html><head>${head}</head><body>404</body></html>`);
  return folder;
}

export function writeBlogTemplate(folder: string, file: string, footer = "a footer"): void {
  const head = `<!-- head -->\n<title>Almanac</title>\n<!-- /head --><style>${templateStyle}</style>`;
  const body = `<header>a header</header><main><!-- content --><!-- /content --></main><footer>${footer}</footer><nav><!-- legal --><!-- /legal --></nav>`;
  writeFileSync(join(folder, file), `<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
}

/** Inserts a published article. */
export async function insertArticle(db: Db, { title = "The Dragon at Work", ...values }: Partial<Post> = {}) {
  const slug =
    values.slug ??
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
  return db
    .insertInto("blogPosts")
    .values({
      title,
      slug,
      content: "<p>Dragons lead.</p><h2>How</h2><p>Openly.</p>",
      metaDescription: "How Dragons lead.",
      targetKeyword: "dragon at work",
      featuredImage: null,
      status: "published",
      publishedAt: new Date("2026-02-17T12:00:00Z"),
      createdAt: new Date("2026-02-01T12:00:00Z"),
      updatedAt: new Date("2026-02-18T12:00:00Z"),
      category: "career",
      scheduledFor: null,
      deletedAt: null,
      words: 201,
      signs: ["dragon"],
      gates: null,
      gatesVersion: null,
      writer: null,
      seed: null,
      updatedBy: null,
      isSample: false,
      family: null,
      textChangedAt: new Date("2026-02-18T12:00:00Z"),
      ...values,
    })
    .returning(["id", "slug"])
    .executeTakeFirstOrThrow();
}
