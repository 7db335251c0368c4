/**
 * Ends this process when the one that started it is gone, even by `kill -9`: the message channel between them closes
 * then. Preloaded (`node --import`) into every service, so that none outlives the launcher. What has not ended kindly
 * within ten seconds, because what it waits for is gone too, is ended by force.
 */
process.once("disconnect", () => {
  setTimeout(() => process.kill(process.pid, "SIGKILL"), 10_000).unref();
  process.kill(process.pid, "SIGINT");
});
process.channel?.unref();
