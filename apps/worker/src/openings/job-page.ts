import type { Source, SourceRequest } from "./source.ts";
import { boardName } from "./sources/boards/board-address.ts";

/**
 * Returns the request that tells by 404 or 410 that a job is closed, or undefined where no request does: the pages of
 * Ashby's jobs answer 200 for any id.
 */
export function jobPageRequest(source: Source, job: { sourceJobId: string; url: string }): SourceRequest | undefined {
  switch (source.kind) {
    case "greenhouse": {
      const board = encodeURIComponent(boardName(source) ?? "");
      return { url: `https://boards-api.greenhouse.io/v1/boards/${board}/jobs/${encodeURIComponent(job.sourceJobId)}` };
    }
    case "json-ld":
    case "feed":
    case "listing":
    case "sitemap":
    case "teamtailor":
      return { url: job.url };
    default:
      return undefined;
  }
}
