import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Service, type ServiceOptions, startService } from "./managed-process.ts";

/** Starts a part of the product, whose output goes into a log named by the last word of its name. */
export type StartLogged = (name: string, options: Omit<ServiceOptions, "name">) => Service;

/** Keeps logs in this folder, which is made if it isn't there. */
export async function loggedTo(folder: string): Promise<StartLogged> {
  await mkdir(folder, { recursive: true });
  return (name, options) => {
    const log = createWriteStream(join(folder, `${name.split(" ").at(-1)}.log`));
    const onOutput = (text: string) => {
      log.write(text);
      options.onOutput?.(text);
    };
    return startService({ name, ...options, onOutput });
  };
}
