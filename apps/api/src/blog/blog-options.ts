import type { Dependencies } from "../dependencies.ts";

/** What the pages and files of the blog need. */
export interface BlogOptions extends Pick<Dependencies, "config" | "db" | "caches"> {
  /** The folder of the built site. */
  readonly folder: string;
}
