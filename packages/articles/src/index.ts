export type {
  Article,
  CompanyFact,
  Fact,
  Faq,
  InternalLink,
  Knowledge,
  LinkTarget,
  StateFact,
  WriteRequest,
  Writer,
} from "./article.ts";
export { formatArticleDate } from "./article-date.ts";
export type { FactCheck } from "./gates/fact-check.ts";
export { factsOf } from "./gates/facts.ts";
export { checkArticle, type GateContext, type GateName, type GateResult } from "./gates/gates.ts";
export { type ArticleStats, articleStats } from "./html/article-stats.ts";
export { calloutClasses, idPrefix } from "./html/clean-attributes.ts";
export {
  type CleanHtml,
  cleanHtml,
  maxHtmlDepth,
  maxHtmlHeadings,
  maxHtmlLength,
  maxHtmlTables,
  type Removal,
} from "./html/clean-html.ts";
export { faqOf } from "./html/faq.ts";
export { addInternalLinks, type LinkedHtml, type LinkLimits } from "./html/internal-links.ts";
export { type OutlinedHtml, type OutlineEntry, outlineOf } from "./html/outline.ts";
export { overlapOf, type Phrases, phrasesOf } from "./html/phrases.ts";
export { readHtml } from "./html/read-html.ts";
export { readingEase } from "./html/reading-ease.ts";
export { signsIn } from "./html/signs-in.ts";
export { UnusableHtmlError, type UnusableHtmlReason } from "./html/unusable-html-error.ts";
export { type Keyword, keywords } from "./keywords.ts";
export { countWords, readTime } from "./read-time.ts";
export { slugOf } from "./slug.ts";
export {
  type CheckedArticle,
  templateWriter,
  writeFromTemplates,
  writeThroughGates,
} from "./template/template-writer.ts";
export { type WritingBrief, writingBrief } from "./writing-brief.ts";
