import { expect, test } from "vitest";
import { fieldsOf, noFields, type OpenedArticle } from "../article-fields.ts";
import { startingPointOf } from "./restored-draft.ts";

const post = { ...noFields, id: 1, title: "Ox", slug: "ox", version: 4 } as unknown as OpenedArticle["post"];
const opened = { post, draft: null, others: [] };
const draft = (title: string, minute: number, baseVersion = 4) => ({
  baseVersion,
  fields: { title },
  updatedAt: `2026-11-22T14:${minute}:00.000Z`,
});

test("without a draft, editing starts from the article, and a new one is empty", () => {
  expect(startingPointOf(opened, undefined)).toEqual({ fields: fieldsOf(post), version: 4, draftFrom: undefined });
  expect(startingPointOf(undefined, undefined)).toEqual({ fields: noFields, version: 0, draftFrom: undefined });
});

test("the later of the drafts at the API and in the browser is restored over the other fields", () => {
  const start = startingPointOf({ ...opened, draft: draft("Rat", 10) }, draft("Tiger", 11, 3));
  expect(start).toEqual({
    fields: { ...fieldsOf(post), title: "Tiger" },
    version: 3,
    draftFrom: "2026-11-22T14:11:00.000Z",
  });
  expect(startingPointOf({ ...opened, draft: draft("Rat", 12) }, draft("Tiger", 11)).fields.title).toBe("Rat");
});

test("a draft that changes nothing is ignored", () => {
  expect(startingPointOf({ ...opened, draft: draft("Ox", 10) }, undefined).draftFrom).toBeUndefined();
});
