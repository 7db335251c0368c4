import { expect, test } from "vitest";
import { type AuditEntry, aboutParts, actionName, personName } from "./audit-words.ts";

const entry: AuditEntry = {
  ...{ id: 1, at: "2027-02-17T10:00:00.000Z", action: "change-schedule", target: "scrape-sign", subject: null },
  person: { id: "Grace", name: "Grace", byCommand: true },
  details: { cron: "0 6 * * *", timeZone: "UTC", isPaused: false, includeLocalSEO: true, inputPrice: null },
  requestId: null,
};

test("an entry says what was changed, in words", () => {
  expect(aboutParts(entry)).toEqual([
    ...["scrape-sign", "cron 0 6 * * *", "time zone UTC", "is paused no", "include local SEO yes", "input price none"],
  ]);
  expect(aboutParts({ ...entry, target: null, subject: "ann@example.com", details: {} })).toEqual(["ann@example.com"]);
});

test("an action of a newer release keeps its own name", () => {
  expect([actionName("pause-board"), actionName("launch-rocket")]).toEqual(["Switched a board off", "launch-rocket"]);
});

test("a deleted account has the beginning of its hash as its name", () => {
  expect(personName({ id: "ab12cd34ef", name: null, byCommand: false })).toBe("Deleted account ab12cd34");
  expect(personName(entry.person)).toBe("Grace");
});
