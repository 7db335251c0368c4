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
      const { writer, attempts } = chooseWriter(server.settings, createTestMeter(), () => {});
      expect([writer.name, attempts]).toEqual(["model-writer", 3]);
      expect(await writer.write(request)).toEqual({ ...written, content: cleanHtml(written.content).html });
    } finally {
      await server.close();
    }
  },
);

test("a failed call to the model is reported, and one that the settings refuse is not", async () => {
  const failures: string[] = [];
  const server = await startModelServer("anthropic");
  server.replies = [{ status: 401, headers: {}, body: "{}" }];
  try {
    const choose = (maxTokens: number) =>
      chooseWriter({ ...server.settings, maxTokens }, createTestMeter(), (kind) => failures.push(kind)).writer;
    await expect(choose(1).write(request)).rejects.toThrow("ARTICLE_MODEL_MAX_TOKENS");
    expect(failures).toEqual([]);
    await expect(choose(8_000).write(request)).rejects.toThrow("ARTICLE_MODEL_KEY");
    expect(failures).toEqual(["unauthorized"]);
  } finally {
    await server.close();
  }
});

test("without a model the templates write", async () => {
  expect(await chooseWriter(null, createTestMeter(), () => {}).writer.write(request)).toEqual(
    writeFromTemplates(request),
  );
});
