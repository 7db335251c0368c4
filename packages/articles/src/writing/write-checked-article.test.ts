import { describe, expect, test } from "vitest";
import { type Comparison, compareArticles } from "../checks/closest-article.ts";
import { framesOf } from "../checks/frames.ts";
import { writeFromTemplates } from "../families/write-from-templates.ts";
import { phrasesOf } from "../html/phrases.ts";
import type { Article, Writer } from "../types/article.ts";
import { knowledge } from "../types/testing-knowledge.ts";
import { templateWriter } from "./template-writer.ts";
import { UnusableAnswerError } from "./unusable-answer-error.ts";
import { type CheckedWriting, writeCheckedArticle } from "./write-checked-article.ts";

const request = {
  ...{ keyword: "rat and ox compatibility", seed: "1", today: "2026-11-23", targetWordCount: 700, knowledge },
};
const nothing: Comparison = { closest: undefined, frameUses: new Map() };
const writing: CheckedWriting = {
  writer: templateWriter,
  attempts: 3,
  request,
  paths: new Set(["/zodiac-sample"]),
  articlePath: (slug) => `/blog/${slug}.html`,
  compare: async () => nothing,
};
const other = { slug: "old", title: "The old one", phrases: phrasesOf("<p>An old text about other things.</p>") };

/** Returns the template writer with a change of its articles, and the seeds that it was asked for. */
function changed(change: (article: Article, seed: string) => Article): { writer: Writer; seeds: string[] } {
  const seeds: string[] = [];
  const write: Writer["write"] = async (given) => {
    seeds.push(given.seed);
    return change(await templateWriter.write(given), given.seed);
  };
  return { writer: { name: "changed", write }, seeds };
}

test("a text that passes is returned with its seed, and its steps are reported in order", async () => {
  const steps: string[] = [];
  const onStep = async (step: string) => void steps.push(step);
  const checked = await writeCheckedArticle({ ...writing, onStep });
  expect(checked).toMatchObject({ passed: true, attempts: 1, seed: "1" });
  expect(checked.checks).toHaveLength(17);
  expect(steps).toEqual(["text", "links", "checks"]);
});

test("a text that fails is written again with another seed", async () => {
  const { writer, seeds } = changed((article, seed) => (seed === "1.3" ? article : { ...article, slug: "Not A Slug" }));
  expect(await writeCheckedArticle({ ...writing, writer })).toMatchObject({ passed: true, attempts: 3, seed: "1.3" });
  expect(seeds).toEqual(["1", "1.2", "1.3"]);
});

test("the writer is told what failed of its last text, and nothing at first", async () => {
  const told: (readonly string[] | undefined)[] = [];
  const writer: Writer = {
    name: "told",
    write: async (given) => {
      told.push(given.refusedFor);
      return { ...(await templateWriter.write(given)), slug: "Not A Slug" };
    },
  };
  await writeCheckedArticle({ ...writing, writer });
  const problem = "“Not A Slug” is not a slug: use up to 80 lower-case letters, digits and single hyphens.";
  expect(told).toEqual([undefined, [problem], [problem]]);
});

describe("an answer that is no article", () => {
  const answering = (good: number) => {
    const told: (readonly string[] | undefined)[] = [];
    const write: Writer["write"] = async (given) => {
      told.push(given.refusedFor);
      if (told.length !== good) throw new UnusableAnswerError(`Answer ${told.length} is no article.`);
      return templateWriter.write(given);
    };
    return { told, writer: { name: "answering", write } };
  };

  test("is one failed try, of which the writer is told", async () => {
    const { told, writer } = answering(2);
    expect(await writeCheckedArticle({ ...writing, writer })).toMatchObject({ passed: true, attempts: 2 });
    expect(told).toEqual([undefined, ["Answer 1 is no article."]]);
  });

  test("is the error of the last try", async () => {
    const { told, writer } = answering(9);
    await expect(writeCheckedArticle({ ...writing, writer })).rejects.toThrow("Answer 3 is no article.");
    expect(told).toHaveLength(3);
  });

  test("is told from any other error, which ends the writing", async () => {
    const write = async () => {
      throw new Error("The provider is gone.");
    };
    await expect(writeCheckedArticle({ ...writing, writer: { name: "gone", write } })).rejects.toThrow("is gone");
  });
});

test("the last text is returned with its problems if none passes", async () => {
  const { writer } = changed((article) => ({ ...article, slug: "Not A Slug" }));
  const { passed, attempts, checks } = await writeCheckedArticle({ ...writing, writer, attempts: 2 });
  expect({ passed, attempts }).toEqual({ passed: false, attempts: 2 });
  expect(checks.filter((each) => !each.passed).map(({ check }) => check)).toEqual(["slug"]);
});

test("the HTML is cleaned and linked before it is checked", async () => {
  const { writer } = changed((article) => ({ ...article, content: `${article.content}<script>alert(1)</script>` }));
  const linkTargets = [{ path: "/blog/own.html", title: "Own", targetKeyword: "controlling cycle" }];
  const paths = new Set(["/zodiac-sample", "/blog/own.html"]);
  const { article, passed } = await writeCheckedArticle({
    ...writing,
    writer,
    paths,
    request: { ...request, linkTargets },
  });
  expect(passed).toBe(true);
  expect(article.content).not.toContain("script");
  expect(article.content).toContain('href="/blog/own.html"');
});

describe("other articles", () => {
  test("are read only for a text that passes otherwise, and for the last one", async () => {
    let reads = 0;
    const compare = async () => {
      reads++;
      return { ...nothing, closest: { other, overlap: 0 } };
    };
    const { writer } = changed((article) => ({ ...article, slug: "Not A Slug" }));
    await writeCheckedArticle({ ...writing, writer, compare });
    expect(reads).toBe(1);
  });

  test("that are too close fail the text, and are compared first from then on", async () => {
    const { article } = await writeCheckedArticle(writing);
    const twin = { slug: "twin", title: "The twin", phrases: phrasesOf(article.content) };
    let reads = 0;
    const compare = async () => {
      reads++;
      return { ...nothing, closest: { other: twin, overlap: 1 } };
    };
    const { writer } = changed((again) => ({ ...again, content: article.content }));
    const { checks, passed } = await writeCheckedArticle({ ...writing, writer, compare });
    expect(passed).toBe(false);
    expect(checks.find(({ check }) => check === "originality")?.measured).toMatchObject({ closest: "twin" });
    // The second text fails against the twin that the first one met. The last is read again, because it is returned.
    expect(reads).toBe(2);
  });
});

describe("frames of sentences", () => {
  const sentence = "On Monday the Rat asks Ann for the one page that nobody has read.";
  const { writer } = changed((article) => ({ ...article, content: `${article.content}\n<p>${sentence}</p>` }));
  const { content } = writeFromTemplates({ ...request, keyword: "ox in a team" });
  const users = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const html = `${content}<p>On Friday the Ox asks Ben for the one page that nobody has read.</p>`;
      return {
        ...{ slug: `user-${i}`, title: `User ${i}`, phrases: phrasesOf(html) },
        frames: new Set(framesOf(html).map(({ frame }) => frame)),
      };
    });

  test("may stand in five articles in all, and not in a sixth", async () => {
    const check = (count: number) =>
      writeCheckedArticle({
        ...writing,
        ...{ writer, attempts: 1, compare: (html) => compareArticles(html, users(count)) },
      });
    expect((await check(4)).passed).toBe(true);
    const { passed, checks } = await check(5);
    expect(passed).toBe(false);
    expect(checks.flatMap(({ problem }) => problem ?? [])).toEqual([
      `The sentence “${sentence}” stands in 5 other articles with other names or numbers; 5 in all are allowed.`,
    ]);
  });
});

test("a title that a person gave is measured and does not fail the article", async () => {
  const title = "A title of a person that is much longer than the sixty characters of a result page";
  const { passed, checks } = await writeCheckedArticle({ ...writing, request: { ...request, title } });
  expect(passed).toBe(true);
  expect(checks.find(({ check }) => check === "title")?.passed).toBe(false);
});
