import { keywords as defaultKeywords } from "@zodiac-at-work/articles";
import { counted } from "@zodiac-at-work/catalog/counted";
import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import * as tasks from "@zodiac-at-work/tasks";
import { ApiError } from "../../errors.ts";
import type { Routes, WaitingCall } from "../../http/mount.ts";
import { createWatcher } from "../jobs/run-watcher.ts";
import {
  describeGeneration,
  findGenerationResponse,
  type GenerationResponse,
  listGenerationResponses,
} from "./generation-response.ts";
import { normalizeKeyword } from "./keyword-csv.ts";

/** How long a call waits for its task. Proxies give up after half a minute. */
const defaultWaitMs = 25_000;

export const blogGeneration: Routes = ({ mount, mountWaiting, onClosing }, dependencies) => {
  const { db, logger, generationWaitMs = defaultWaitMs } = dependencies;
  const queue = tasks.openQueue(db);
  const watcher = createWatcher<GenerationResponse>({
    load: (id) => findGenerationResponse(db, id),
    onError: (err) => logger.warn({ err }, "could not read the state of a generation"),
  });
  const closing = new AbortController();
  onClosing(() => {
    watcher.close();
    closing.abort();
  });

  mount(contracts.getBlogOverview, async () => {
    const [keywords, articles, settings, hasWorker] = await Promise.all([
      queries.countBlogKeywords(db),
      queries.countArticles(db),
      queries.findBlogSettings(db),
      tasks.isWorkerRunning(db),
    ]);
    const { links, linking, ...counts } = articles;
    return {
      keywords,
      articles: counts,
      internalLinks: { links, articles: linking },
      initializedAt: settings?.initializedAt?.toISOString() ?? null,
      nextGenerationAt: (settings && tasks.nextGenerationAt(settings, new Date()))?.toISOString() ?? null,
      hasWorker,
    };
  });

  mount(contracts.initializeBlog, async () => {
    const added = await db.transaction().execute((trx) => queries.initializeBlog(trx, defaultKeywords, new Date()));
    const { total } = await queries.countBlogKeywords(db);
    const message =
      added > 0
        ? `Added ${counted(added, "keyword")} to the list.`
        : "Nothing to add: the list has all default keywords.";
    return { message, added, total };
  });

  mount(contracts.getBlogSettings, async () => ({ settings: await getSettings() }));

  mount(contracts.saveBlogSettings, async ({ body, caller }) => {
    const { includeLocalSEO, ...settings } = body;
    const saved = { ...settings, includeLocalSeo: includeLocalSEO };
    await queries.saveBlogSettings(db, saved, { updatedBy: caller.uid, now: new Date() });
    return { settings: await getSettings() };
  });

  mountWaiting(contracts.generateArticle, async (call) => {
    const { body, caller } = call;
    const { includeLocalSEO, ...settings } = body.settings ?? {};
    const keyword = normalizeKeyword(body.keyword);
    if (keyword === "") throw new ApiError("invalid-request", "Please enter a keyword to generate an article.");
    const id = await call.takeTurn(() =>
      tasks.startGeneration(db, queue, {
        trigger: "admin",
        requestedBy: caller.uid,
        keyword: { text: keyword },
        title: body.title?.trim() || null,
        settings: { ...settings, includeLocalSeo: includeLocalSEO },
      }),
    );
    if (id === undefined) {
      throw new ApiError("already-generating", `An article for “${keyword}” is being written already.`);
    }
    return respond(id, call);
  });

  mountWaiting(contracts.generateRandomArticle, async (call) => {
    const id = await call.takeTurn(() =>
      tasks.startGeneration(db, queue, { trigger: "admin", requestedBy: call.caller.uid, keyword: "next" }),
    );
    if (id === undefined) {
      const { total } = await queries.countBlogKeywords(db);
      throw new ApiError(
        "no-keyword",
        total === 0
          ? "There are no keywords yet. Initialize the system to load the default ones, then generate again."
          : "Every active keyword has an article. Add a keyword, or initialize the system to load the default ones.",
      );
    }
    return respond(id, call);
  });

  mount(contracts.listGenerations, async ({ query }) => ({
    generations: await listGenerationResponses(db, Number(query.limit ?? 20)),
  }));

  mount(contracts.getGeneration, async ({ params }) => {
    const generation = await findGenerationResponse(db, Number(params.id));
    if (!generation) throw new ApiError("not-found", "The generation does not exist.");
    return { generation };
  });

  mountWaiting(contracts.addInternalLinks, async ({ takeTurn, signal }) => {
    const [{ id }, hasWorker] = await takeTurn(() =>
      Promise.all([queue.enqueue(tasks.addInternalLinks, {}), tasks.isWorkerRunning(db)]),
    );
    // Without a worker, waiting would be in vain.
    const timeoutMs = hasWorker ? generationWaitMs : 0;
    const leaving = AbortSignal.any([signal, closing.signal]);
    const task = await queue
      .waitForOutcome(tasks.addInternalLinks, id, { timeoutMs, signal: leaving })
      .catch((error: unknown) => {
        if (!leaving.aborted) throw error;
        return undefined;
      });
    if (task?.state === "completed") return { hasEnded: true, response: { message: task.outcome.message } };
    if (task?.state === "failed") throw new Error(`Links could not be added: ${task.failure.message}`);
    const message = hasWorker
      ? "Links are being added between the articles. This goes on in the background."
      : "Links will be added when the background worker runs, which it does not.";
    return { hasEnded: false, response: { message } };
  });

  async function respond(id: number, { signal }: Pick<WaitingCall, "signal">) {
    const started = await getResponse(id);
    // Without a worker, waiting would be in vain.
    const waited = started.hasWorker && (await watcher.waitForEnd(id, { timeoutMs: generationWaitMs, signal }));
    const generation = waited || started;
    const { keyword, endedAt } = generation;
    return {
      hasEnded: endedAt !== null,
      response: { message: describeGeneration(generation), keyword, generation },
    };
  }

  async function getResponse(id: number): Promise<GenerationResponse> {
    const generation = await findGenerationResponse(db, id);
    if (!generation) throw new Error(`The generation ${id} was requested and is not there.`);
    return generation;
  }

  async function getSettings() {
    const { includeLocalSeo, ...settings } = (await queries.findBlogSettings(db)) ?? queries.defaultBlogSettings;
    return { ...settings, includeLocalSEO: includeLocalSeo };
  }
};
