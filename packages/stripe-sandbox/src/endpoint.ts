import type { z } from "zod";
import type { Sandbox } from "./store.ts";

/** The request that an event is caused by. */
export interface Origin {
  requestId: string;
  idempotencyKey: string | null;
}

export interface Call<Parameters> {
  sandbox: Sandbox;
  /** Browsers hold the publishable key. */
  caller: "secret" | "publishable";
  /** The `:id` of the path, empty where it has none. */
  id: string;
  parameters: Parameters;
  origin: Origin;
}

/** One operation of the API: what it takes and what it answers. */
export interface Endpoint<Schema extends z.ZodType = z.ZodType> {
  method: "GET" | "POST";
  path: string;
  /** Answers to the publishable key too, for whoever also knows the object's client secret. */
  openToBrowsers?: true;
  parameters: Schema;
  /** Runs in one turn of the event loop, so that no two requests ever see half a change. */
  answer(call: Call<z.output<Schema>>): object;
}

export function endpoint<Schema extends z.ZodType>(definition: Endpoint<Schema>): Endpoint {
  return definition;
}
