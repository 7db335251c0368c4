import { cleanHtml, writeFromTemplates } from "@zodiac-at-work/articles";
import { expect, test } from "vitest";
import { chooseWriter } from "./context.ts";
import { createTestMeter } from "./testing-meter.ts";
import { eventsOf, startModelServer } from "./testing-model-server.ts";

const request = {
  keyword: "life path number calculation methods",
  targetWordCount: 600,
  seed: "1",
  today: "2026-11-23",
  knowledge: { companies: [], states: [] },
};

test.each(["openai-compatible", "anthropic"] as const)(
  "a model that is configured writes with the usual limits, by the protocol %s",
  async (provider) => {
    const written = writeFromTemplates(request);
    const { title, metaDescription: description, content } = written;
    const answer = JSON.stringify({ title, description, content });
    const server = await startModelServer(provider);
    server.replies = [{ steps: eventsOf[provider](answer, "stop") }];
    try {
      const { writer, attempts } = chooseWriter(server.settings, createTestMeter());
      expect([writer.name, attempts]).toEqual(["model-writer", 3]);
      expect(await writer.write(request)).toEqual({ ...written, content: cleanHtml(written.content).html });
    } finally {
      await server.close();
    }
  },
);

test("without a model the templates write", async () => {
  expect(await chooseWriter(null, createTestMeter()).writer.write(request)).toEqual(writeFromTemplates(request));
});
