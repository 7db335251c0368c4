/**
 * Ends this process when its parent is gone, even after a `kill -9` of the parent: the message channel between them
 * closes then. Preloaded (`node --import`) into every managed process. After ten seconds it ends by force, because the
 * process may wait for something that is gone too.
 */
process.once("disconnect", () => {
  setTimeout(() => process.kill(process.pid, "SIGKILL"), 10_000).unref();
  process.kill(process.pid, "SIGINT");
});
process.channel?.unref();
