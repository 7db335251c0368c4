/** Returns the environment without what pnpm and npm add to it for the script that runs now. */
export function environmentOutside(): NodeJS.ProcessEnv {
  const added = /^(npm_|pnpm_|NODE_|INIT_CWD$)/i;
  const kept = /^(npm_config_(registry|cafile|store_dir|https?_proxy)|NODE_EXTRA_CA_CERTS)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name) || !added.test(name)));
}
