import { templateWriter, type Writer } from "@zodiac-at-work/articles";
import type { Db } from "@zodiac-at-work/db";
import { ModelError, type ModelFailure } from "./model-error.ts";
import type { ModelMeter } from "./model-meter.ts";
import type { ModelSettings } from "./model-settings.ts";

/** What the tasks of the blog need. */
export interface ArticlesContext {
  db: Db;
  writer: Writer;
  /** How many texts the writer may try until one passes the checks. */
  attempts: number;
  now(): Date;
}

/**
 * Returns the writer of the settings, with the texts that it may try. A configured model writes everything.
 *
 * @param onFailure receives each failed call to the model
 */
export function chooseWriter(
  model: ModelSettings | null,
  meter: ModelMeter,
  onFailure: (kind: ModelFailure) => void,
): Pick<ArticlesContext, "writer" | "attempts"> {
  return model
    ? { writer: loadedModelWriter(model, meter, onFailure), attempts: modelAttempts }
    : { writer: templateWriter, attempts: templateAttempts };
}

/** Loads the libraries of the model with its first article, because most commands of the worker need none. */
function loadedModelWriter(model: ModelSettings, meter: ModelMeter, onFailure: (kind: ModelFailure) => void): Writer {
  const reportFailure = (error: unknown) => {
    if (error instanceof ModelError && error.isOfProvider) onFailure(error.reason);
    throw error;
  };
  return {
    name: "model-writer",
    write: async (request, signal) => {
      const { modelWriter } = await import("./model-writer.ts");
      return modelWriter(model, meter).write(request, signal).catch(reportFailure);
    },
    rewrite: async (request, signal) => {
      const { rewriteWithModel } = await import("./rewrite-with-model.ts");
      return rewriteWithModel(model, meter, request, signal).catch(reportFailure);
    },
  };
}

/** Each text of a model costs money. It is told what failed at most twice. */
const modelAttempts = 3;

/** The template writer has one text for a keyword. */
export const templateAttempts = 1;
