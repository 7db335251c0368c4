import * as queries from "@zodiac-at-work/db";
import { checkArticle, type Queue } from "@zodiac-at-work/tasks";
import { ApiError } from "../../errors.ts";

/** What is saved, and over which version; over the current one if it is undefined. */
interface ArticleSave {
  readonly id: number;
  readonly version: number | undefined;
  readonly change: Omit<queries.PostChange, "now">;
  readonly discardsDraft: boolean;
}

/**
 * Saves an article and enqueues its check, both or neither.
 *
 * @throws {ApiError} `not-found`, `slug-taken` or `version-conflict`
 */
export async function saveArticle(
  db: queries.Db,
  queue: Queue,
  { id, version, change, discardsDraft }: ArticleSave,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const outcome = await queries.savePost(trx, id, version, { ...change, now: new Date() }).catch(refuseSlug);
    if (outcome.kind === "not-found") throw articleNotFound();
    if (outcome.kind === "conflict") throw versionConflict(outcome);
    if (discardsDraft) await queries.deleteDraft(trx, id, change.updatedBy);
    await queue.enqueue(checkArticle, { postId: id }, trx);
  });
}

export function articleNotFound(): ApiError {
  return new ApiError("not-found", "The article does not exist, or it was deleted.");
}

export function versionConflict({ savedBy, savedAt }: Pick<queries.VersionConflict, "savedBy" | "savedAt">): ApiError {
  const who = savedBy ?? "Somebody else";
  return new ApiError(
    "version-conflict",
    `${who} saved this article on ${formatTime(savedAt)}. Your changes were not saved.`,
  );
}

/** `Nov 22, 2026 at 9:00 AM UTC` */
function formatTime(time: Date): string {
  return `${time.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })} UTC`;
}

export function refuseSlug(error: unknown): never {
  if (!(error instanceof queries.SlugTakenError)) throw error;
  throw new ApiError("slug-taken", "Another article has or had this slug. Choose another one.", { cause: error });
}
