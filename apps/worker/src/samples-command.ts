import { keywords, sampleKeywords } from "@zodiac-at-work/articles";
import { areEmpty, type Db, initializeBlog } from "@zodiac-at-work/db";
import { openQueue, type Queue, startGeneration, startRun } from "@zodiac-at-work/tasks";
import type { Config } from "./config.ts";
import { type Dependencies, withDependencies } from "./dependencies.ts";
import { CommandError } from "./exit-code.ts";

/** Who asked for the samples, for the lists of runs and generations. */
const requestedBy = "samples";

/**
 * Requests a check of all sample boards and some articles, so that a new product on a laptop does not open with zeros. The
 * workers do the work. A second call changes nothing.
 *
 * @throws {CommandError} in production, where nothing is invented
 */
export async function requestSamples(): Promise<void> {
  await withDependencies(async ({ db, openings }: Dependencies, { production, articleModel }: Config) => {
    if (production) throw new CommandError("Samples are for a laptop. These are the settings of production.");
    const queue = openQueue(db);
    const now = new Date();
    // Real boards are asked by their schedule, and a text of a model costs money.
    const requested = [
      openings?.isSample && (await requestOpenings(db, queue, now)) && "openings",
      articleModel === null && (await requestArticles(db, queue, now)) && "articles",
    ].filter(Boolean);
    console.log(requested.length > 0 ? `Requested samples: ${requested.join(" and ")}.` : "The product is not empty.");
  });
}

/** Starts a run over all sources if there was none before. Returns whether it did. */
async function requestOpenings(db: Db, queue: Queue, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await areEmpty(trx, ["runs", "jobs"]))) return false;
    await startRun(trx, queue, { trigger: "operator", requestedBy, now });
    return true;
  });
}

/** Initializes the blog and starts the generations if it has neither keywords nor articles. Returns whether it did. */
async function requestArticles(db: Db, queue: Queue, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await areEmpty(trx, ["blogKeywords", "blogPosts", "blogGenerations"]))) return false;
    await initializeBlog(trx, keywords, now);
    for (const keyword of sampleKeywords) {
      const settings = { autoPublish: true };
      // The seed makes every first start write the same articles.
      await startGeneration(trx, queue, {
        ...{ trigger: "sample", requestedBy, keyword: { text: keyword }, settings, seed: keyword },
      });
    }
    return true;
  });
}
