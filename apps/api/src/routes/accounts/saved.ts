import {
  deleteSaved,
  deleteSavedOpening,
  deleteSavedSearch,
  getSaved,
  keepSaved,
  type Of,
  saveOpening,
  saveSearch,
  subscribeToSearch,
  unsubscribeFromSearch,
} from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { ApiError } from "../../errors.ts";
import { readOpeningFilter } from "../../filters/read-opening-filter.ts";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";
import { subscriptionPath } from "../../subscriptions/subscription-address.ts";
import { toSavedItems } from "./saved-response.ts";

const done = { done: true } as const;

/** The saved searches and openings of an account. Devices keep them unless the reader wants the account to. */
export const saved: Routes = ({ mount }, dependencies) => {
  const { db } = dependencies;

  const read = async (uid: string): Promise<Of<typeof getSaved, "response">> => {
    const lists = await queries.findSavedLists(db, uid);
    return { isKept: lists !== undefined, ...toSavedItems(lists ?? { searches: [], openings: [] }) };
  };

  mount(getSaved, ({ caller }) => read(caller.uid));

  mount(keepSaved, async ({ body: { searches, openings }, caller }) => {
    const items = { searches: searches.map(toSearchRow), openings: openings.map(toOpeningRow) };
    await withinLimits(() => queries.keepSavedLists(db, caller.uid, items));
    return read(caller.uid);
  });

  mount(deleteSaved, async ({ caller }) => {
    await queries.deleteSavedLists(db, caller.uid);
    return done;
  });

  mount(saveSearch, async ({ body, caller }) => {
    await add(caller.uid, { searches: [toSearchRow(body)] });
    return done;
  });

  mount(deleteSavedSearch, async ({ params: { id }, caller }) => {
    await queries.deleteSavedSearch(db, caller.uid, id);
    return done;
  });

  mount(subscribeToSearch, async ({ params: { id }, body: { filters }, caller }) => {
    // Refuses a city that the feed could not find.
    await readOpeningFilter(filters, new Date(), dependencies);
    const created = await queries.createSearchSubscription(db, { userId: caller.uid, searchId: id, filters });
    if (!created) throw new ApiError("not-found", "The account keeps no such search.");
    return { feed: withIsoDates(created.subscription), path: subscriptionPath("search", created.secret) };
  });

  mount(unsubscribeFromSearch, async ({ params: { id }, caller }) => {
    await queries.deleteSearchSubscription(db, caller.uid, id);
    return done;
  });

  mount(saveOpening, async ({ body, caller }) => {
    await add(caller.uid, { openings: [toOpeningRow(body)] });
    return done;
  });

  mount(deleteSavedOpening, async ({ params: { id }, caller }) => {
    await queries.deleteSavedOpening(db, caller.uid, Number(id));
    return done;
  });

  async function add(uid: string, items: Parameters<typeof queries.addToSavedLists>[2]): Promise<void> {
    const isKept = await withinLimits(() => queries.addToSavedLists(db, uid, items));
    if (!isKept) throw new ApiError("not-found", "The account keeps no saved searches and openings.");
  }
};

async function withinLimits<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof queries.SavedLimitError)) throw error;
    throw new ApiError("limit-reached", `${error.message} Remove some first.`);
  }
}

function toSearchRow({ savedAt, ...search }: Of<typeof saveSearch, "body">) {
  return { ...search, savedAt: new Date(savedAt) };
}

function toOpeningRow({ id, company, savedAt, title }: Of<typeof saveOpening, "body">) {
  return { jobId: id, title, companyId: company.id, companyName: company.name, savedAt: new Date(savedAt) };
}
