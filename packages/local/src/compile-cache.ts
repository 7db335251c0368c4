import { root } from "./workspace.ts";

/** The environment in which Node keeps the code that it has compiled. The next start of a program reads it, in about half the time. */
export const compileCache = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node` };
