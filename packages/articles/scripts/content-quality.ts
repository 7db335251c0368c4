import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { frameUses, mostArticles } from "../src/checks/frames.ts";
import {
  compareArticles,
  countWords,
  factsOf,
  framesOf,
  type Knowledge,
  keywords,
  NoMatterError,
  type OtherArticle,
  overlapOf,
  phrasesOf,
  readHtml,
  readingEase,
  sampleKeywords,
  signsIn,
  templateWriter,
  writeCheckedArticle,
} from "../src/index.ts";

/** Writes the article of every keyword the way the worker does, measures it, and reports in docs/measurements/content-quality.md. */
const knowledge: Knowledge = { companies: fixture("companies"), states: fixture("states"), brands: fixture("brands") };
const today = "2026-11-25";
const paths = new Set(["/zodiac-sample"]);
const others: OtherArticle[] = [];
const articles: {
  family: string;
  keyword: string;
  title: string;
  slug: string;
  content: string;
  description: string;
}[] = [];
const refused: string[] = [];

for (const { keyword, family } of keywords) {
  const linkTargets = others
    .slice(-60)
    .map(({ slug, title }) => ({ path: articlePath(slug), title, targetKeyword: title.split(/[:?]/)[0] as string }));
  const { article, checks, passed } = await writeCheckedArticle({
    writer: templateWriter,
    attempts: 1,
    request: { keyword, seed: "1", today, targetWordCount: 2000, knowledge, linkTargets },
    paths,
    articlePath,
    compare: (content) => compareArticles(content, others),
  });
  if (!passed) {
    refused.push(`${keyword}: ${checks.flatMap(({ problem }) => problem ?? []).join(" ")}`);
    continue;
  }
  const { slug, title, content } = article;
  paths.add(articlePath(slug));
  others.push({
    ...{ slug, title, phrases: phrasesOf(content), signs: signsIn(article) },
    frames: new Set(framesOf(content).map(({ frame }) => frame)),
  });
  articles.push({ family, keyword, title, slug, content, description: article.metaDescription });
}

/** What people also ask, and what the writer has nothing to say about. */
const withoutMatter = [
  "lucky interview colors for rat",
  "best chinese zodiac sign for negotiating a raise",
  "ten ideas for a dragon",
  "rooster interview horoscope",
  "working for a rat boss",
  "rat love compatibility",
  "tiger 2031 money luck",
  "snake lucky numbers",
  "is my boss an ox",
  "zodiac team compatibility test",
];
const refusals = await Promise.all(
  withoutMatter.map((keyword) =>
    templateWriter.write({ keyword, seed: "1", today, knowledge }).then(
      () => `${keyword} | is written`,
      (error: unknown) => {
        if (!(error instanceof NoMatterError)) throw error;
        return `${keyword} | ${error.nearest.join(", ")}`;
      },
    ),
  ),
);

const overlaps = others
  .flatMap((a, i) => others.slice(0, i).map((b) => overlapOf(a.phrases, b.phrases)))
  .sort((a, b) => a - b);
const uses = [...frameUses(articles.map(({ content }) => content)).values()];
const eases = articles.map(({ content }) => readingEase(content)).sort((a, b) => a - b);
const facts = articles.flatMap(({ content }) => factsOf(content, knowledge));
const links = articles.flatMap(({ content }) => readHtml(content).links);
const dead = links.filter(({ href }) => !paths.has(href));
const percent = (share: number | undefined) => `${((share ?? 0) * 100).toFixed(1)} %`;
const middle = <T>(list: readonly T[]) => list[list.length >> 1];
const families = ["stories", "guides", "explainers"].map((family) => {
  const own = articles.filter((each) => each.family === family);
  const words = own.map(({ content }) => countWords(content)).sort((a, b) => a - b);
  const figures = own.reduce((sum, { content }) => sum + content.split("<figure>").length - 1, 0);
  return `| ${family} | ${own.length} | ${words[0]} | ${middle(words)} | ${words.at(-1)} | ${figures} |`;
});

writeFileSync(
  new URL("../../../docs/measurements/content-quality.md", import.meta.url),
  `# Content quality

\`pnpm measure content-quality\` writes the article of each of the ${keywords.length} keywords with the template writer and measures
it. Every article passes every check against all articles before it, or its keyword is listed as refused. The catalog and
the day of writing are fixed, so the result is the same on every machine.

| family | articles | fewest words | median | most | figures |
|---|---|---|---|---|---|
${families.join("\n")}

| measure | value |
|---|---|
| keywords refused by the checks | ${refused.length} |
| pairs compared | ${overlaps.length} |
| shared five-word phrases, of the smaller article, without names, dates and tables | median ${percent(middle(overlaps))}, largest ${percent(overlaps.at(-1))}; 12 % is the limit |
| sentence frames | ${uses.length} |
| frames in more than one article | ${uses.filter((count) => count > 1).length} |
| articles of the most frequent frame | ${Math.max(...uses)}; ${mostArticles} is the limit |
| Flesch reading ease | ${eases[0]?.toFixed(1)} to ${eases.at(-1)?.toFixed(1)}, median ${middle(eases)?.toFixed(1)} |
| statements checked | ${facts.length} |
| statements wrong | ${facts.filter(({ problem }) => problem !== undefined).length} |
| links checked | ${links.length} |
| links dead | ${dead.length} |

Phrases do not cross blocks. A frame is a sentence with marks in place of its names and numbers. A statement is a date,
year, sign, element, relation, score or sum that the patterns of \`src/checks\` find in the text. A test changes one date,
year, sign, element, relation or number of a statement at random; the checks find at least 95 % of the changes of each
kind.

## Keywords without matter
The writer refuses them and offers the nearest keywords that have some.

| keyword | offered |
|---|---|
${refusals.map((line) => `| ${line} |`).join("\n")}
${refused.length > 0 ? `\n## Refused by the checks\n${refused.map((line) => `- ${line}`).join("\n")}\n` : ""}`,
);
const samples = new URL("../../../docs/samples/", import.meta.url);
mkdirSync(samples, { recursive: true });
for (const { keyword, title, slug, content, description } of articles) {
  if (!sampleKeywords.includes(keyword)) continue;
  writeFileSync(new URL(`${slug}.md`, samples), `# ${title}\n\n*${description}*\n\n${markdownOf(content)}\n`);
}

console.log({
  articles: articles.length,
  refused: refused.length,
  largest: percent(overlaps.at(-1)),
  facts: facts.length,
});
console.log(refused.slice(0, 12).join("\n"));

/** Returns the text of an article as a reader sees it. Figures are their tables. */
function markdownOf(content: string): string {
  return readHtml(content)
    .blocks.map(({ tag, text, row }, i, all) => {
      if (row) {
        const cells = `| ${row.cells.join(" | ")} |`;
        const above = all[i - 1]?.row;
        // The first row of a table has no head, and a table may follow another one at once.
        const isHead = above === undefined || (row.head.length === 0 && above.head.length > 0);
        return isHead ? `\n${cells}\n|${" --- |".repeat(row.cells.length)}` : cells;
      }
      if (/^h\d$/.test(tag)) return `\n${"#".repeat(Number(tag.slice(1)))} ${text}`;
      if (tag === "li") return `- ${text}`;
      return tag === "figcaption" ? `\n*${text}*` : `\n${text}`;
    })
    .join("\n")
    .trim();
}

function articlePath(slug: string): string {
  return `/blog/${slug}.html`;
}

function fixture(name: string) {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8"));
}
