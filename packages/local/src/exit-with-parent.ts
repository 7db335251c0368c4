import { Worker } from "node:worker_threads";

/**
 * Ends this process when its parent is gone, even after a `kill -9` of the parent. Preloaded (`node --import`) into every
 * managed process.
 *
 * The message channel closes when the parent ends; the process then gets a chance to stop by itself. A separate
 * thread kills it ten seconds later, even if the process is busy or waits for another process that is gone.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGINT"));
process.channel?.unref();

const killWithoutParent = `
  const { workerData: parent } = require("node:worker_threads");
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    setTimeout(() => process.kill(process.pid, "SIGKILL"), 10_000);
  }, 500);
`;
// Without execArgv the thread would preload this file again.
new Worker(killWithoutParent, { eval: true, execArgv: [], workerData: process.ppid }).unref();
