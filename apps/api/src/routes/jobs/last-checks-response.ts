import { inTheLast } from "@zodiac-at-work/catalog/in-the-last";
import type { Of, requestRun } from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";
import { describeResult, toUnread } from "./run-response.ts";

/** The last checks of a sign's boards as readers see them. */
export type LastChecksResponse = NonNullable<Of<typeof requestRun, "response">["last"]>;

/** Adds up checks that have ended. */
export async function getLastChecks(
  db: queries.Db,
  { sign, checkIds, now }: { sign: SignId; checkIds: readonly number[]; now: Date },
): Promise<LastChecksResponse> {
  const boards = await queries.listCheckedBoards(db, checkIds);
  const companies = await queries.getCompaniesById(
    db,
    boards.map(({ companyId }) => companyId),
  );
  const checkedAt = new Date(Math.min(now.getTime(), ...boards.map(({ endedAt }) => endedAt.getTime())));
  const outcomes = Object.groupBy(boards, ({ outcome }) => outcome);
  const result = {
    of: boards.length,
    openings: boards.reduce((sum, { found }) => sum + found, 0),
    outcomes: Object.fromEntries(Object.entries(outcomes).map(([outcome, of]) => [outcome, of.length])),
    when: inTheLast(now.getTime() - checkedAt.getTime()),
  };
  return {
    sign,
    message: describeResult(result),
    of: result.of,
    openings: result.openings,
    new: boards.reduce((sum, board) => sum + board.new, 0),
    unread: boards.flatMap((board) => toUnread(board, companies)),
    checkedAt: checkedAt.toISOString(),
  };
}
