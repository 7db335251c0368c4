import type { Writer } from "@zodiac-at-work/articles";
import type { Db } from "@zodiac-at-work/db";

/** What the tasks of the blog need. */
export interface ArticlesContext {
  db: Db;
  writer: Writer;
  /** How many texts the writer may try until one passes the gates. */
  attempts: number;
  now(): Date;
}

/** The template writer's texts depend on the seed, so another seed may pass where one did not. */
export const templateAttempts = 24;
