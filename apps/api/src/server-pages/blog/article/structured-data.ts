import { faqOf } from "@zodiac-at-work/articles";
import { siteName } from "@zodiac-at-work/contracts/pages";
import type { Article as ArticleData, BreadcrumbList, FAQPage, Graph, ItemList, Organization } from "schema-dts";
import { Html } from "../../shared/html.ts";
import {
  type Article,
  type ArticleInBrief,
  articlePath,
  categoryName,
  changedDate,
  shownDate,
  wordCount,
} from "./article.ts";

interface Place {
  readonly origin: string;
  readonly address: string;
  readonly picture: string;
  readonly description: string;
}

/** Renders an article for search engines: the article, its breadcrumb, and its questions if it has any. */
export function structuredData(article: Article, { origin, address, picture, description }: Place): Html {
  const { title, category, targetKeyword, content } = article;
  const publisher = {
    "@type": "Organization",
    name: siteName,
    url: `${origin}/`,
    logo: { "@type": "ImageObject", url: `${origin}/preview.png`, width: "1200", height: "630" },
  } as const satisfies Organization;
  const data = {
    "@type": "Article",
    "@id": `${address}#article`,
    headline: title,
    description,
    image: picture,
    datePublished: shownDate(article).toISOString(),
    dateModified: changedDate(article).toISOString(),
    author: publisher,
    publisher,
    mainEntityOfPage: address,
    inLanguage: "en-US",
    isAccessibleForFree: true,
    wordCount: wordCount({ ...article, uncounted: content }),
    ...(category && { articleSection: categoryName(category) }),
    ...(targetKeyword && { keywords: targetKeyword }),
  } as const satisfies ArticleData;
  const steps = [
    { name: "Blog", item: `${origin}/blog` },
    ...(category ? [{ name: categoryName(category), item: `${origin}/blog?category=${category}` }] : []),
    { name: title, item: address },
  ];
  const breadcrumb = {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem" as const, position: index + 1, ...step })),
  } satisfies BreadcrumbList;
  const questions = faqOf(content);
  const faq: FAQPage = {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return scriptOf({
    "@context": "https://schema.org",
    "@graph": [data, breadcrumb, ...(questions.length > 0 ? [faq] : [])],
  });
}

/** Renders the articles of a list for search engines. */
export function structuredList(articles: readonly ArticleInBrief[], origin: string): Html {
  const list: ItemList = {
    "@type": "ItemList",
    itemListElement: articles.map((article, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: article.title,
      url: `${origin}${articlePath(article)}`,
    })),
  };
  return scriptOf({ "@context": "https://schema.org", "@graph": [list] });
}

/** A data block: browsers do not run it, so the Content-Security-Policy does not concern it. */
function scriptOf(data: Graph): Html {
  return new Html(`<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`);
}

/** Escapes what could end the script element or begin a comment in it. */
function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
