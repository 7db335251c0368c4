import { readFileSync, writeFileSync } from "node:fs";
import {
  countWords,
  factsOf,
  findClosest,
  type Knowledge,
  keywords,
  type OtherArticle,
  overlapOf,
  phrasesOf,
  readHtml,
  readingEase,
  templateWriter,
  writeCheckedArticle,
} from "../src/index.ts";

/** Writes articles for 200 keywords the way the worker does, measures them, and reports in docs/measurements/content-quality.md. */
const knowledge: Knowledge = { companies: fixture("companies"), states: fixture("states") };
const target = 2000;
const today = "2026-11-23";
const paths = new Set(["/zodiac-sample"]);
const others: OtherArticle[] = [];
const articles: {
  keyword: string;
  category: string;
  title: string;
  content: string;
  attempts: number;
}[] = [];
const refused: string[] = [];
// 200 of the keywords, spread over the list: every category is there.
const left = keywords.length - 200;
const selection = keywords.filter(
  (_, i) => Math.floor(((i + 1) * left) / keywords.length) === Math.floor((i * left) / keywords.length),
);

for (const { keyword, category } of selection) {
  const linkTargets = others
    .slice(0, 60)
    .map(({ slug, title }) => ({ path: articlePath(slug), title, targetKeyword: title.split(/[:?]/)[0] as string }));
  const { article, checks, passed, attempts } = await writeCheckedArticle({
    writer: templateWriter,
    attempts: 24,
    request: { keyword, seed: "1", today, targetWordCount: target, knowledge, linkTargets },
    paths,
    articlePath,
    findClosest: (phrases) => findClosest(phrases, others),
  });
  if (!passed) {
    refused.push(`${keyword}: ${checks.flatMap(({ problem }) => problem ?? []).join(" ")}`);
    continue;
  }
  paths.add(articlePath(article.slug));
  others.push({ slug: article.slug, title: article.title, phrases: phrasesOf(article.content) });
  articles.push({
    keyword,
    category,
    title: article.title,
    content: article.content,
    attempts,
  });
}

const overlaps = others
  .flatMap((a, i) => others.slice(0, i).map((b) => overlapOf(a.phrases, b.phrases)))
  .sort((a, b) => a - b);
const words = articles.map(({ content }) => countWords(content)).sort((a, b) => a - b);
const eases = articles.map(({ content }) => readingEase(content)).sort((a, b) => a - b);
const attempts = articles.map((each) => each.attempts).sort((a, b) => a - b);
const facts = articles.flatMap(({ content }) => factsOf(content, knowledge));
const links = articles.flatMap(({ content }) => readHtml(content).links);
const dead = links.filter(({ href }) => !paths.has(href));
const percent = (share: number | undefined) => `${((share ?? 0) * 100).toFixed(1)} %`;
const middle = <T>(list: readonly T[]) => list[list.length >> 1];
const categories = [...new Set(articles.map(({ category }) => category))].map(
  (category) => `${category} ${articles.filter((each) => each.category === category).length}`,
);

writeFileSync(
  new URL("../../../docs/measurements/content-quality.md", import.meta.url),
  `# Content quality

\`pnpm measure content-quality\` writes ${articles.length} articles of ${target} words with the template writer and measures
them. Every article passes every check against all articles before it, or its keyword is refused. The seeds and the day
of writing are fixed, so the result is the same on every machine.

| measure | value |
|---|---|
| articles | ${articles.length} (${categories.join(", ")}) |
| keywords refused | ${refused.length} |
| pairs compared | ${overlaps.length} |
| shared five-word phrases, of the smaller article | median ${percent(middle(overlaps))}, largest ${percent(overlaps.at(-1))} |
| words | ${words[0]} to ${words.at(-1)}, median ${middle(words)} |
| Flesch reading ease | ${eases[0]?.toFixed(1)} to ${eases.at(-1)?.toFixed(1)}, median ${middle(eases)?.toFixed(1)} |
| statements checked | ${facts.length} |
| statements wrong | ${facts.filter(({ problem }) => problem !== undefined).length} |
| attempts until the checks passed | median ${middle(attempts)}, 9 of 10 within ${attempts[Math.floor(attempts.length * 0.9)]}, most ${attempts.at(-1)} |
| links checked | ${links.length} |
| links dead | ${dead.length} |

An attempt that fails a check is repeated with another seed, up to 24 times, so the largest overlap stays below the
limit of 20 %. The number of attempts shows how often that was needed.

Phrases do not cross blocks. Tables are not prose and do not count for the reading ease. A statement is a date, year,
sign, element, relation, score or sum that the patterns of \`src/checks\` find in the text. A test changes one
date, year, sign, element, relation or number of a statement at random; the checks find at least 95 % of the changes of
each kind.
${refused.length > 0 ? `\n## Refused\n${refused.map((line) => `- ${line}`).join("\n")}\n` : ""}`,
);
console.log({
  articles: articles.length,
  refused: refused.length,
  largest: percent(overlaps.at(-1)),
  median: percent(middle(overlaps)),
  facts: facts.length,
});
console.log(refused.slice(0, 12).join("\n"));

function articlePath(slug: string): string {
  return `/blog/${slug}.html`;
}

function fixture(name: string) {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8"));
}
