import type { AdminAction } from "@zodiac-at-work/catalog";
import type { Api, Of } from "@zodiac-at-work/contracts";

export type AuditEntry = Of<Api["GET /api/operations/audit-log"], "response">["entries"][number];
export type AuditPerson = AuditEntry["person"];

/** What somebody did, as a list says it. */
export const actionNames: Readonly<Record<AdminAction, string>> = {
  "grant-admin": "Made an administrator",
  "revoke-admin": "Ended an administrator’s role",
  "block-account": "Blocked an account",
  "unblock-account": "Unblocked an account",
  "move-access": "Moved access",
  "check-all-boards": "Checked all boards",
  "check-board": "Checked a board",
  "confirm-board": "Confirmed a board",
  "pause-board": "Switched a board off",
  "activate-board": "Switched a board on",
  "replace-board": "Replaced a board’s address",
  "handle-check": "Handled a check",
  "retry-task": "Retried a task",
  "change-schedule": "Changed a schedule",
  "create-article": "Created an article",
  "edit-article": "Edited an article",
  "restore-article-version": "Restored a version",
  "rewrite-paragraph": "Had a paragraph rewritten",
  "accept-rewriting": "Took a rewritten paragraph",
  "change-articles": "Changed several articles",
  "publish-article": "Published an article",
  "schedule-article": "Scheduled an article",
  "unpublish-article": "Unpublished an article",
  "delete-article": "Deleted an article",
  "undelete-article": "Brought an article back",
  "generate-article": "Had an article written",
  "link-articles": "Linked the articles",
  "upload-image": "Uploaded a picture",
  "generate-image": "Generated a picture",
  "initialize-blog": "Set up the blog",
  "change-blog-settings": "Changed the blog’s settings",
  "change-model-budget": "Changed the model’s budget",
  "add-keyword": "Added a keyword",
  "edit-keyword": "Changed a keyword",
  "delete-keyword": "Deleted a keyword",
  "import-keywords": "Imported keywords",
};

/** Returns the name of an action. A newer release may have recorded one that this page does not know. */
export function actionName(action: string): string {
  return actionNames[action as AdminAction] ?? action;
}

/** Returns the person's address, or an operator's name. */
export function personName({ id, name }: AuditPerson): string {
  return name ?? `Deleted account ${id.slice(0, 8)}`;
}

/**
 * Returns what an entry is about, in parts.
 *
 * @example
 * aboutParts(entry); // ["7", "kind lever", "address acme"]
 */
export function aboutParts({ subject, target, details }: AuditEntry): string[] {
  const kept = Object.entries(details).map(([name, value]) => `${wordsOf(name)} ${valueText(value)}`);
  return [...(subject ? [subject] : []), ...(target ? [target] : []), ...kept];
}

function wordsOf(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]+/g, (letters) => ` ${letters.length > 1 ? letters : letters.toLowerCase()}`);
}

function valueText(value: AuditEntry["details"][string]): string {
  if (value === null) return "none";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
