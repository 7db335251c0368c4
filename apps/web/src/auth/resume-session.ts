import { authorizeWith } from "../api/client.ts";
import { answerOrKept, keepAnswersOf } from "../api/kept-answers.ts";
import { answerWith } from "../api/query-client.ts";
import { loadFirebase } from "./load-firebase.ts";
import { type StoredSession, storedSession } from "./session.ts";

/**
 * Lets the calls of a returning reader begin before Firebase is loaded: they use the stored token while it is valid, and their
 * answers are kept for the stored account. The API verifies the token, and Firebase then confirms or ends the session.
 */
export function resumeSession({ uid }: StoredSession): void {
  answerWith(answerOrKept);
  keepAnswersOf(uid).catch((error: unknown) => console.error("Kept answers could not be deleted.", error));
  authorizeWith(async () => storedSession()?.token ?? (await loadFirebase()).idToken());
}
