import { bannedSentences, commonSentences } from "@zodiac-at-work/articles";
import { type Db, findNewestPostId, readPostContents } from "@zodiac-at-work/db";

/** Returns the sentences that too many of the latest articles have. A model is told not to write them. */
export async function readBannedSentences(db: Db): Promise<string[]> {
  const after = (await findNewestPostId(db)) - bannedSentences.fromLatest;
  return commonSentences(readPostContents(db, { after: Math.max(0, after) }), bannedSentences.most);
}
