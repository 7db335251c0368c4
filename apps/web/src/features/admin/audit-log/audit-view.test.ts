import { expect, test } from "vitest";
import { auditViewIn } from "./audit-view.ts";

const read = (query: string) => auditViewIn(new URLSearchParams(query));

test("the URL holds the filters and the page", () => {
  expect(read("person=Grace&action=pause-board&day=2028-02-29&page=3")).toEqual({
    ...{ person: "Grace", action: "pause-board", day: "2028-02-29", page: 3 },
  });
});

test.each(["", "action=hack&day=2027-02-29&page=0", "person=&action=&day=17.2.2027&page=-1", "day=0000-00-00"])(
  "%s asks for everything",
  (query) => {
    expect(read(query)).toEqual({ person: undefined, action: undefined, day: undefined, page: 1 });
  },
);
