import type { getGeneration, Of } from "@zodiac-at-work/contracts";
import type { BlogGeneration, Db } from "@zodiac-at-work/db";
import * as queries from "@zodiac-at-work/db";
import { isWorkerRunning } from "@zodiac-at-work/tasks";
import { withIsoDates } from "../../http/iso-dates.ts";
import { readGates } from "../../server-pages/blog/article-response.ts";

/** A generation as administrators see it. */
export type GenerationResponse = Of<typeof getGeneration, "response">["generation"];

/** Reads a generation, or undefined if the id is unknown. */
export async function findGenerationResponse(db: Db, id: number): Promise<GenerationResponse | undefined> {
  const [generation, hasWorker] = await Promise.all([queries.findGeneration(db, id), isWorkerRunning(db)]);
  return generation && toGeneration(generation, hasWorker);
}

/** Reads the latest generations, the newest first. */
export async function listGenerationResponses(db: Db, limit: number): Promise<GenerationResponse[]> {
  const [generations, hasWorker] = await Promise.all([queries.listGenerations(db, { limit }), isWorkerRunning(db)]);
  return generations.map((generation) => toGeneration(generation, hasWorker));
}

/**
 * Says how a generation is going or went.
 *
 * @example
 * describeGeneration(generation); // "Wrote “Rat and Ox at Work” and saved it as a draft."
 */
export function describeGeneration(generation: GenerationResponse): string {
  const { state, step, hasWorker, keyword, problem, post } = generation;
  if (state === "failed") return problem ?? "The article could not be written.";
  if (state === "done") {
    if (!post) return "The article was written, and has been removed since.";
    return post.status === "published"
      ? `Wrote and published “${post.title}”.`
      : `Wrote “${post.title}” and saved it as a ${post.status}.`;
  }
  const article = keyword ? `The article for “${keyword}”` : "The article";
  if (!hasWorker) return `${article} waits for the background worker, which is not running.`;
  if (state === "queued") return `${article} is about to be written.`;
  return `${article} is being written${step ? `: ${steps[step]}` : ""}.`;
}

const steps: Readonly<Record<NonNullable<GenerationResponse["step"]>, string>> = {
  keyword: "picking a keyword",
  text: "writing the text",
  links: "adding links",
  gates: "checking the facts",
  save: "saving",
};

function toGeneration(generation: BlogGeneration, hasWorker: boolean): GenerationResponse {
  const { id, trigger, keyword, title, state, step, problem, gates, post, createdAt, endedAt } = generation;
  return {
    ...{ id, trigger, keyword, title, state, step, hasWorker, problem, post },
    gates: readGates(gates),
    ...withIsoDates({ createdAt, endedAt }),
  };
}
