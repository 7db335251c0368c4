import { libraryModules } from "./library-modules.ts";
import { runCode } from "./run-code.ts";

// Runs in a Worker, which the page can stop while the code goes on and on. The first message says that it is loaded.
declare const self: {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: string }) => void) | null;
};

self.onmessage = ({ data }) => self.postMessage(runCode(data, libraryModules));
self.postMessage("ready");
