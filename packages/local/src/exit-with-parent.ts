/**
 * Ends this process when the one that started it is gone, even by `kill -9`: the message channel between them closes
 * then. Preloaded (`node --import`) into every service, so that none outlives the launcher.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGINT"));
process.channel?.unref();
