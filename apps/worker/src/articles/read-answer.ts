import { type Article, cleanHtml, faqOf, slugOf, UnusableHtmlError, type WriteRequest } from "@zodiac-at-work/articles";
import { ModelError } from "./model-error.ts";
import { contentMark } from "./model-prompt.ts";

/**
 * Reads an article from a model's answer, whose form `modelPrompt` asks for. The HTML is cleaned like everybody's, and loses its
 * links and pictures.
 *
 * @throws {ModelError} if a part is missing or cannot be cleaned
 */
export function readAnswer(answer: string, request: WriteRequest): Article {
  const text = withoutFence(answer.replace(/\r\n?/g, "\n").trim());
  const mark = text.indexOf(`\n${contentMark}`);
  const head = text.slice(0, mark);
  const title = request.title?.trim() || lineOf(head, "TITLE");
  const metaDescription = lineOf(head, "DESCRIPTION");
  const html = mark < 0 ? "" : withoutFence(text.slice(mark + contentMark.length + 1).trim());
  const content = withoutLinks(clean(html));
  const missing = [!title && "title", !metaDescription && "description", !content && "content"].filter(Boolean);
  if (mark < 0 || !title || !metaDescription || !content) {
    throw new ModelError(
      "unreadable",
      `The model's answer has no ${missing.join(" and no ")} where it was asked for. Try again, or use a model that follows instructions better.`,
    );
  }
  return {
    title,
    slug: slugOf(title),
    metaDescription,
    content,
    targetKeyword: request.keyword.trim().replace(/\s+/g, " "),
    faq: faqOf(content),
  };
}

function clean(html: string): string {
  try {
    return cleanHtml(html).html.trim();
  } catch (error) {
    if (!(error instanceof UnusableHtmlError)) throw error;
    throw new ModelError("unreadable", `The model's HTML is of no use. ${error.message} Try again.`);
  }
}

/** A model has no addresses of its own to send readers to. The links between articles are added later. */
function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>|<img\b[^>]*>/g, "");
}

function lineOf(head: string, name: string): string | undefined {
  const line = new RegExp(`^${name}:(.*)$`, "m").exec(head)?.[1];
  return (
    line
      ?.replace(/\p{Cc}/gu, "")
      .toWellFormed()
      .trim()
      .slice(0, 500) || undefined
  );
}

/** Models like to put an answer between three backticks. */
function withoutFence(text: string): string {
  return text.replace(/^```[a-z]*\n/i, "").replace(/\n```$/, "");
}
