import type { FastifyReply } from "fastify";
import type { SampleCompany } from "./sample-companies.ts";
import type { SamplePosting } from "./sample-postings.ts";

/** A board as one request meets it. */
export interface Board {
  company: SampleCompany;
  slug: string;
  postings: readonly SamplePosting[];
  /** The number of postings that the board declares, more than it lists while it has the fault `partial`. */
  declared: number;
  query: Record<string, string | undefined>;
}

/** The content type, and an object that is sent as JSON or text that is sent as it is. */
export type BoardBody = readonly [type: string, body: object | string];

export const json = (body: object): BoardBody => ["application/json; charset=utf-8", body];
export const xml = (body: string): BoardBody => ["application/xml; charset=utf-8", body];
export const html = (body: string): BoardBody => ["text/html; charset=utf-8", body];

/** Sends a response, or 404. */
export function sendBody(reply: FastifyReply, body: BoardBody | undefined): FastifyReply {
  if (!body) return reply.code(404).type("application/json; charset=utf-8").send({ error: "Not found" });
  return reply.type(body[0]).send(body[1]);
}

/** Escapes text for HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Returns the civil date of a moment in UTC. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
