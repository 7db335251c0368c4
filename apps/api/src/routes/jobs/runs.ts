import { getRun, listLatestRuns, requestFullRun, requestRun, watchRun } from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { joinRun, openQueue } from "@zodiac-at-work/tasks";
import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { ApiError } from "../../errors.ts";
import { readSigns } from "../../filters/read-signs.ts";
import type { Routes, WaitingCall } from "../../http/mount.ts";
import { getLastChecks } from "./last-checks-response.ts";
import { findRunResponse, getRunResponses, type RunResponse } from "./run-response.ts";
import { createWatcher } from "./run-watcher.ts";

/** How long a call waits for its run. Proxies give up after half a minute. */
const defaultWaitMs = 25_000;

export const runs: Routes = ({ mount, mountWaiting, mountStream, onClosing }, dependencies) => {
  const { db, logger, config, runWaitMs = defaultWaitMs } = dependencies;
  const queue = openQueue(db);
  const watcher = createWatcher<RunResponse>({
    load: (id) => findRunResponse(db, id),
    onError: (err) => logger.warn({ err }, "could not read the state of a run"),
  });
  onClosing(() => watcher.close());

  async function check(
    sign: SignId | null,
    { caller, takeTurn, signal }: Pick<WaitingCall, "takeTurn" | "signal"> & { caller: { uid: string } },
  ) {
    const { started, last } = await takeTurn(() => start(sign, caller.uid));
    if (!started) {
      const message = last?.message ?? nothingToCheck(sign);
      return { hasEnded: true, response: { message, runId: null, run: null, last } };
    }
    // Without a worker, waiting would be in vain.
    const waited = started.hasWorker && (await watcher.waitForEnd(started.id, { timeoutMs: runWaitMs, signal }));
    const run = waited || started;
    return { hasEnded: run.state === "ended", response: { message: run.message, runId: run.id, run, last: null } };
  }

  /** Joins or starts a run. Readers check the boards of a sign; operators check those of all signs, without a limit. */
  async function start(sign: SignId | null, uid: string) {
    const now = new Date();
    const by = sign
      ? ({ trigger: "reader", limits: config.readerLimits } as const)
      : ({ trigger: "operator", limits: null } as const);
    const joined = await joinRun(db, queue, { sign, ...by, requestedBy: uid, now });
    if (!joined) return { started: undefined, last: null };
    if ("runId" in joined) return { started: await findRunResponse(db, joined.runId), last: null };
    return { started: undefined, last: sign && (await getLastChecks(db, { sign, checkIds: joined.checkIds, now })) };
  }

  mountWaiting(requestRun, (call) => check(call.body.zodiac, call));
  mountWaiting(requestFullRun, (call) => check(null, call));

  mount(getRun, async ({ params }) => ({ run: await getRunResponse(Number(params.id)) }));

  mountStream(watchRun, async ({ params }) => {
    const { id } = await getRunResponse(Number(params.id));
    return ({ onState, onEnd }) => watcher.watch(id, { onState: (run) => onState({ run }), onEnd });
  });

  mount(listLatestRuns, async ({ query }) => {
    const signs = readSigns(query.zodiac) ?? signIds;
    return { runs: await getRunResponses(db, await queries.listLatestRunIds(db, signs)) };
  });

  async function getRunResponse(id: number): Promise<RunResponse> {
    const run = await findRunResponse(db, id);
    if (!run) throw new ApiError("not-found", "The check does not exist.");
    return run;
  }
};

function nothingToCheck(sign: SignId | null): string {
  if (!sign) return "There is no job board to check";
  return `No company born in the Year of the ${signById(sign).name} has a job board to check`;
}
