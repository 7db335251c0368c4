import type { Dependencies } from "../../dependencies.ts";
import type { PageSenderOptions } from "../shared/page-sender.ts";

/** What the pages and files of the blog need. */
export interface BlogOptions extends PageSenderOptions, Pick<Dependencies, "db"> {}
