import { readFileSync, writeFileSync } from "node:fs";
import {
  countWords,
  factsOf,
  type GateResult,
  type Knowledge,
  keywords,
  overlapOf,
  type Phrases,
  phrasesOf,
  readHtml,
  readingEase,
  writeThroughGates,
} from "../src/index.ts";

/** Writes articles for the first 200 keywords that pass the gates, measures them, and reports in docs/content-quality.md. */
const knowledge: Knowledge = { companies: fixture("companies"), states: fixture("states") };
const target = 2000;
const paths = new Set(["/zodiac-sample"]);
const others: { slug: string; title: string; phrases: Phrases }[] = [];
const articles: {
  keyword: string;
  category: string;
  title: string;
  content: string;
  results: readonly GateResult[];
}[] = [];
const refused: string[] = [];

for (const { keyword, category } of keywords) {
  if (articles.length === 200) break;
  const linkTargets = others
    .slice(0, 60)
    .map(({ slug, title }) => ({ path: `/blog/${slug}.html`, title, targetKeyword: title.split(/[:?]/)[0] as string }));
  const { article, results } = writeThroughGates(
    { keyword, seed: "1", targetWordCount: target, knowledge, linkTargets },
    { knowledge, targetWordCount: target, others, paths },
  );
  const shut = results.filter(({ passed }) => !passed);
  if (shut.length > 0) {
    refused.push(`${keyword}: ${shut.map(({ problem }) => problem).join(" ")}`);
    continue;
  }
  paths.add(`/blog/${article.slug}.html`);
  others.push({ slug: article.slug, title: article.title, phrases: phrasesOf(article.content) });
  articles.push({ keyword, category, title: article.title, content: article.content, results });
}

const overlaps = others
  .flatMap((a, i) => others.slice(0, i).map((b) => overlapOf(a.phrases, b.phrases)))
  .sort((a, b) => a - b);
const words = articles.map(({ content }) => countWords(content)).sort((a, b) => a - b);
const eases = articles.map(({ content }) => readingEase(content)).sort((a, b) => a - b);
const facts = articles.flatMap(({ content }) => factsOf(content, knowledge));
const links = articles.flatMap(({ content }) => readHtml(content).links);
const dead = links.filter(({ href }) => !paths.has(href));
const percent = (share: number | undefined) => `${((share ?? 0) * 100).toFixed(1)} %`;
const middle = <T>(list: readonly T[]) => list[list.length >> 1];
const categories = [...new Set(articles.map(({ category }) => category))].map(
  (category) => `${category} ${articles.filter((each) => each.category === category).length}`,
);
const printed = ["pair", "career", "life path"].map(
  (_, i) => articles[[3, 70, articles.findIndex(({ keyword }) => keyword.includes("life path"))][i] as number],
);

writeFileSync(
  new URL("../../../docs/content-quality.md", import.meta.url),
  `# Content quality

\`pnpm --filter @zodiac-at-work/articles content-quality\` writes ${articles.length} articles of ${target} words with the template writer and measures
them. Every article passes every gate against all articles before it, or its keyword is refused. The seeds are fixed, so
the result is the same on every machine.

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
| links checked | ${links.length} |
| links dead | ${dead.length} |

The goal is 200 accepted articles. A keyword is refused after 24 seeds, so the largest overlap above is that of a
selection and stays below the limit by construction; the list of refused keywords shows what the texts still lack.

Phrases do not cross blocks. Tables are not prose and do not count for the reading ease. A statement is a date, year,
sign, element, relation, score or sum that the patterns of \`src/gates\` find in the text. A test changes one
date, year, sign, element, relation or number of a statement at random; the gates find at least 95 % of the changes of
each kind.
${refused.length > 0 ? `\n## Refused\n${refused.map((line) => `- ${line}`).join("\n")}\n` : ""}
${printed.map((article) => (article ? `## Article: ${article.title}\n\n${markdownOf(article.content)}` : "")).join("\n\n")}
`,
);
console.log({
  articles: articles.length,
  refused: refused.length,
  largest: percent(overlaps.at(-1)),
  median: percent(middle(overlaps)),
  facts: facts.length,
});
console.log(refused.slice(0, 12).join("\n"));

function fixture(name: string) {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8"));
}

function markdownOf(html: string): string {
  return readHtml(html)
    .blocks.map(({ tag, text }, i, all) => {
      if (tag === "h2") return `\n### ${text}\n`;
      if (tag === "h3") return `\n**${text}**\n`;
      if (tag === "li") return `- ${text}`;
      if (tag === "tr")
        return `| ${text} |${all[i - 1]?.tag === "tr" ? "" : `\n|${"---|".repeat(text.split(" | ").length)}`}`;
      return `\n${text}\n`;
    })
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
