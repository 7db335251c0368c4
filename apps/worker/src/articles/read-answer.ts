import {
  type Article,
  cleanHtml,
  faqOf,
  slugOf,
  UnusableAnswerError,
  UnusableHtmlError,
  type WriteRequest,
} from "@zodiac-at-work/articles";
import type { z } from "zod";
import { modelAnswer } from "./model-answer.ts";

/**
 * Reads an article from a model's answer, whose form is `modelAnswer`. The HTML is cleaned like everybody's, and loses its
 * links and pictures.
 *
 * @throws {UnusableAnswerError} if the answer has another form or cannot be cleaned
 */
export function readAnswer(answer: string, request: WriteRequest): Article {
  const { title: ownTitle, description, content: html } = parseAnswer(answer, modelAnswer);
  const title = request.title?.trim() || lineOf(ownTitle);
  const content = cleanAnswerHtml(html);
  if (content === "" || title === "") {
    throw new UnusableAnswerError("The model's answer has no text that an article can contain. Try again.");
  }
  return {
    title,
    slug: slugOf(title),
    metaDescription: lineOf(description),
    content,
    targetKeyword: request.keyword.trim().replace(/\s+/g, " "),
    faq: faqOf(content),
  };
}

/**
 * Reads JSON of a schema from an answer.
 *
 * @throws {UnusableAnswerError} that says what is missing
 */
export function parseAnswer<Schema extends z.ZodType>(answer: string, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(jsonIn(answer));
  if (read.success) return read.data;
  const problems = read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join(".") || "It"}: ${message}.`);
  throw new UnusableAnswerError(
    `The model's answer is not in the form that was asked for. ${problems.join(" ")} Try again, or use a model that follows instructions better.`,
  );
}

/** Cleans HTML of a model. A model has no addresses of its own to send readers to: links are added later. */
function cleanAnswerHtml(html: string): string {
  return withoutLinks(clean(html));
}

function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(withoutFence(answer.replace(/\r\n?/g, "\n").trim()));
  } catch {
    throw new UnusableAnswerError(
      "The model's answer is not JSON. Try again, or use a model that follows instructions better.",
    );
  }
}

function clean(html: string): string {
  try {
    return cleanHtml(html).html.trim();
  } catch (error) {
    if (!(error instanceof UnusableHtmlError)) throw error;
    throw new UnusableAnswerError(`The model's HTML is of no use. ${error.message} Try again.`);
  }
}

function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>|<img\b[^>]*>/g, "");
}

/** Titles and descriptions are one line. */
function lineOf(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}/gu, "")
    .toWellFormed()
    .trim();
}

/** Models like to put an answer between three backticks. */
function withoutFence(text: string): string {
  return text.replace(/^```[a-z]*\n/i, "").replace(/\n```$/, "");
}
