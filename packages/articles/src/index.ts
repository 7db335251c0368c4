export {
  type CheckContext,
  type CheckName,
  type CheckResult,
  checkArticle,
  type Finding,
} from "./checks/check-article.ts";
export {
  type ClosestArticle,
  type Comparison,
  compareArticles,
  findClosest,
  mostOverlap,
  type OtherArticle,
} from "./checks/closest-article.ts";
export { bannedSentences, commonSentences } from "./checks/common-sentences.ts";
export type { FactCheck } from "./checks/fact-check.ts";
export { factsOf } from "./checks/facts.ts";
export { framesOf } from "./checks/frames.ts";
export { familyOf } from "./families/family-of.ts";
export { keywords } from "./families/keywords.ts";
export { NoMatterError } from "./families/no-matter-error.ts";
export { sampleKeywords } from "./families/sample-keywords.ts";
export { seriesOf } from "./families/series-of.ts";
export { writeFromTemplates } from "./families/write-from-templates.ts";
export { type ArticleStats, articleStats } from "./html/article-stats.ts";
export {
  type CleanHtml,
  cleanHtml,
  maxHtmlLength,
  maxHtmlTables,
  type Removal,
} from "./html/clean-html.ts";
export { faqOf } from "./html/faq.ts";
export { addInternalLinks, type LinkedHtml, type LinkLimits } from "./html/internal-links.ts";
export { type OutlinedHtml, type OutlineEntry, outlineOf } from "./html/outline.ts";
export { overlapOf, type Phrases, phrasesOf, wholePhrasesOf } from "./html/phrases.ts";
export { readHtml } from "./html/read-html.ts";
export { countWords, readTime } from "./html/read-time.ts";
export { readingEase } from "./html/reading-ease.ts";
export { signsIn } from "./html/signs-in.ts";
export { UnusableHtmlError, type UnusableHtmlReason } from "./html/unusable-html-error.ts";
export { NoVariantError } from "./rewrite/no-variant-error.ts";
export { paragraphAt, paragraphHtml, withParagraph } from "./rewrite/paragraphs.ts";
export { rewriteProblems } from "./rewrite/rewrite-problems.ts";
export type {
  Article,
  BrandFact,
  CompanyFact,
  Fact,
  Faq,
  InternalLink,
  Knowledge,
  LinkTarget,
  RewriteRequest,
  StateFact,
  WriteRequest,
  Writer,
  WritingAccount,
} from "./types/article.ts";
export type { Keyword } from "./types/keyword.ts";
export { formatArticleDate } from "./words/article-date.ts";
export { keywordText } from "./words/keyword-text.ts";
export { slugOf } from "./words/slug.ts";
export { templateWriter } from "./writing/template-writer.ts";
export { UnusableAnswerError } from "./writing/unusable-answer-error.ts";
export { type CheckedArticle, type CheckedWriting, writeCheckedArticle } from "./writing/write-checked-article.ts";
export { type WritingBrief, writingBrief } from "./writing/writing-brief.ts";
