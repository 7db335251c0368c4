import { cleanHtml, type Knowledge, UnusableAnswerError, writeFromTemplates } from "@zodiac-at-work/articles";
import { xssVectors } from "@zodiac-at-work/articles/testing-xss-vectors";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ModelError } from "./model-error.ts";
import { modelWriter } from "./model-writer.ts";
import { readAnswer } from "./read-answer.ts";
import { createTestMeter } from "./testing-meter.ts";
import { errorEventOf, eventsOf, type ModelServer, type Reply, startModelServer } from "./testing-model-server.ts";

const knowledge: Knowledge = { companies: [], states: [] };
const request = {
  keyword: "life path number calculation methods",
  targetWordCount: 600,
  seed: "1",
  today: "2026-11-23",
  knowledge,
};
const limits = { totalMs: 20_000, firstChunkMs: 10_000, chunkMs: 10_000, retries: 2 };
const written = writeFromTemplates(request);
const fields = { title: written.title, description: written.metaDescription, content: written.content };
const answer = JSON.stringify(fields);

let meter = createTestMeter();
beforeEach(() => {
  meter = createTestMeter();
});

let server: ModelServer | undefined;
afterEach(() => server?.close());

describe.each(["openai-compatible", "anthropic"] as const)("by the protocol %s", (provider) => {
  const events = eventsOf[provider];
  const good: Reply = { steps: events(answer, "stop") };
  const error = (status: number, message = "No.", headers: Record<string, string> = {}): Reply => ({
    status,
    headers,
    body: JSON.stringify({ type: "error", error: { type: "some_error", message } }),
  });

  async function serve(...replies: Reply[]): Promise<ModelServer> {
    server = await startModelServer(provider);
    server.replies = replies;
    return server;
  }

  async function failureOf(replies: Reply[], given: Partial<typeof limits> = {}): Promise<ModelError> {
    const { settings } = await serve(...replies);
    const failure = await modelWriter(settings, meter, { ...limits, ...given })
      .write(request)
      .catch((thrown) => thrown);
    expect(failure).toBeInstanceOf(ModelError);
    expect(JSON.stringify(failure) + failure.message + failure.stack + String(failure.cause)).not.toContain(
      settings.key,
    );
    return failure;
  }

  test("an answer becomes an article with its facts and questions", async () => {
    const { settings, requests } = await serve(good);
    const article = await modelWriter(settings, meter, limits).write(request);
    expect(article).toEqual({ ...written, content: cleanHtml(written.content).html });
    const [asked] = requests;
    expect(asked?.path).toBe(provider === "anthropic" ? "/v1/messages" : "/v1/chat/completions");
    expect(provider === "anthropic" ? asked?.headers["x-api-key"] : asked?.headers.authorization).toContain(
      settings.key,
    );
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({ model: "test-model", stream: true, max_tokens: 8_000 });
    expect(asked?.body).toContain("1 + 26 + 1990 = 2017");
    expect(asked?.body).not.toContain(settings.key);
  });

  test("a requested title stays, whatever the model calls the article", async () => {
    const { settings } = await serve(good);
    const article = await modelWriter(settings, meter, limits).write({
      ...request,
      title: "Rat and Ox compatibility, in short",
    });
    expect(article).toMatchObject({
      title: "Rat and Ox compatibility, in short",
      slug: "rat-and-ox-compatibility-in-short",
    });
  });

  test.each([429, 500, 503, 529])(
    "a request that ends with %i is repeated after the time that the server names",
    async (status) => {
      const { settings, requests } = await serve(error(status, "Later.", { "retry-after-ms": "5" }), good);
      await modelWriter(settings, meter, limits).write(request);
      expect(requests).toHaveLength(2);
    },
  );

  test.each([
    [401, "unauthorized", 1],
    [403, "unauthorized", 1],
    [404, "notFound", 1],
    [400, "refused", 1],
    [429, "rateLimited", 3],
    [500, "unavailable", 3],
  ])("an answer %i fails as %s after %i requests, with the words of the provider", async (status, reason, count) => {
    const failure = await failureOf([error(status, "This is why.", { "retry-after-ms": "5" })]);
    expect(failure.reason).toBe(reason);
    expect(failure.message).toContain("This is why.");
    expect(server?.requests).toHaveLength(count);
  });

  test("a message of the provider that repeats the key is quoted without it", async () => {
    const failure = await failureOf([
      error(401, "Wrong key sk-test-0123456789abcdef or sk-te***cdef, see your account."),
    ]);
    expect(failure.message).toContain("Wrong key … or … see your account.");
  });

  test("a refused connection fails as unavailable", async () => {
    const { settings, close } = await serve();
    await close();
    const failure = await modelWriter(settings, meter, { ...limits, retries: 0 })
      .write(request)
      .catch((thrown) => thrown);
    expect(failure).toMatchObject({ name: "ModelError", reason: "unavailable" });
  });

  test.each<[string, Reply, string]>([
    [
      "a page instead of a stream",
      { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Sign in</h1>" },
      "unavailable",
    ],
    ["an empty stream", { steps: [] }, "unavailable"],
    ["broken JSON", { steps: ["data: {broken\n\n"] }, "unavailable"],
    ["broken JSON in the middle", { steps: [...events(answer), "data: {broken\n\n"] }, "interrupted"],
    ["a connection that is cut in the middle", { steps: [...events(answer), { end: "cut" }] }, "interrupted"],
    ["a stream that ends in the middle", { steps: events(answer) }, "interrupted"],
    ["an error in the middle", { steps: [...events(answer), errorEventOf[provider]] }, "interrupted"],
    [
      "an error in the middle, and an end as if nothing were",
      { steps: [...events(answer), errorEventOf[provider], ...events("", "stop")] },
      "interrupted",
    ],
    ["a text at the limit of tokens", { steps: events(answer, "length") }, "cutShort"],
    ["a text that the provider withholds", { steps: events(answer, "filter") }, "filtered"],
  ])("%s fails", async (_, reply, reason) => {
    const failure = await failureOf([reply], { retries: 0 });
    expect(failure).toMatchObject({ reason, message: expect.stringMatching(/^The .+\.|^An .+\./) });
  });

  const answerWith = (change: object) => JSON.stringify({ ...fields, ...change });
  test.each<[string, string, string]>([
    ["too few words", answerWith({ content: "<p>An Ox waits.</p>" }), "The model wrote 3 words; 150 are the least."],
    ["an answer that is HTML", written.content, "The model's answer is not JSON."],
    ["a list instead of an object", `[${answer}]`, "The model's answer is not in the form that was asked for."],
    ["an answer without a title", answerWith({ title: undefined }), "title: "],
    ["a description that is a number", answerWith({ description: 7 }), "description: "],
    ["a title without end", answerWith({ title: "A".repeat(201) }), "title: "],
    ["a key that was not asked for", answerWith({ note: "Done." }), "note"],
    ["HTML nested too deeply", answerWith({ content: "<div>".repeat(101) }), "The model's HTML is of no use."],
    ["no content", answerWith({ content: "<script>C</script>" }), "has no text that an article can contain"],
    ["a text without end", `${answer}${"a ".repeat(280_000)}`, "The model wrote more than "],
  ])("%s is an answer of no use, which another try may mend", async (_, text, problem) => {
    const { settings } = await serve({ steps: events(text, "stop") });
    const failure = await modelWriter(settings, meter, { ...limits, retries: 0 })
      .write(request)
      .catch((thrown) => thrown);
    expect(failure).toBeInstanceOf(UnusableAnswerError);
    expect(failure.message).toContain(problem);
  });

  describe("the cost of a call", () => {
    const write = async (replies: Reply[], given: Partial<typeof limits> = {}) => {
      const { settings } = await serve(...replies);
      const account = { generationId: 7, postId: null };
      await modelWriter(settings, meter, { ...limits, retries: 1, ...given })
        .write({ ...request, account })
        .catch(() => {});
      return meter.calls;
    };

    test("is what the provider counted, charged to the generation, and never more than was reserved", async () => {
      const [call] = await write([good]);
      expect(call).toMatchObject({
        ...{ account: { generationId: 7, postId: null }, model: "test-model", mostOutputTokens: 8_000 },
        tokens: { input: 10, output: 20 },
      });
      const { messages = [], system = "" } = JSON.parse(server?.requests[0]?.body ?? "{}");
      expect(call?.mostInputTokens).toBeGreaterThan(Buffer.byteLength(JSON.stringify([messages, system])) * 0.9);
    });

    test("is counted for an answer of no use, and for one that was cut", async () => {
      const tokens = { input: 10, output: 20 };
      await write([{ steps: events("{}", "stop") }]);
      await server?.close();
      await write([{ steps: events(answer, "length") }]);
      expect(meter.calls.map((call) => call.tokens)).toEqual([tokens, tokens]);
    });

    test("is nothing if the provider refused", async () => {
      expect(await write([error(401)])).toMatchObject([{ tokens: { input: 0, output: 0 } }]);
      await server?.close();
      expect(await write([error(503, "Later.", { "retry-after-ms": "5" })])).toMatchObject([
        {},
        { tokens: { input: 0, output: 0 } },
      ]);
    });

    test.each<[string, Reply, Partial<typeof limits>]>([
      ["ends in the middle", { steps: events(answer) }, {}],
      ["is cut", { steps: [...events(answer), { end: "cut" }] }, {}],
      ["reports an error", { steps: [...events(answer), errorEventOf[provider], ...events("", "stop")] }, {}],
      ["stalls", { steps: [...events(answer), { end: "stall" }] }, { chunkMs: 50 }],
      ["never begins", { steps: [{ end: "stall" }] }, { firstChunkMs: 50 }],
    ])("is not known of a stream that %s", async (_, reply, given) => {
      expect(await write([reply], given)).toMatchObject([{ tokens: null }]);
    });

    test("is nothing if the meter allows no call, and nobody is asked", async () => {
      const { settings, requests } = await serve(good);
      const begin = async () => {
        throw new ModelError("dailyLimit", "The limit of the day is reached.");
      };
      await expect(modelWriter(settings, { begin }, limits).write(request)).rejects.toThrow("is reached");
      expect(requests).toEqual([]);
    });
  });

  test.each<[string, Reply, Partial<typeof limits>]>([
    ["no first token", { steps: [{ end: "stall" }] }, { firstChunkMs: 50 }],
    ["a stall in the middle", { steps: [...events(answer), { end: "stall" }] }, { chunkMs: 50 }],
    ["too much time in all", { steps: [...events(answer), { end: "stall" }] }, { totalMs: 200 }],
  ])("%s fails as timed out, and the connection is closed", async (_, reply, given) => {
    const failure = await failureOf([reply], { ...given, retries: 0 });
    expect(failure.reason).toBe("timedOut");
    await server?.abandoned;
  });

  test("a caller that gives up gets its own reason, and the connection is closed", async () => {
    const { settings, abandoned } = await serve({ steps: [...events(answer), { end: "stall" }] });
    const caller = new AbortController();
    const writing = modelWriter(settings, meter, limits).write(request, caller.signal);
    const outcome = expect(writing).rejects.toThrow("The worker stops.");
    await vi.waitUntil(() => server?.requests.length === 1);
    caller.abort(new Error("The worker stops."));
    await outcome;
    await abandoned;
  });

  test("a caller that gave up before asks nothing", async () => {
    const { settings, requests } = await serve(good);
    await expect(
      modelWriter(settings, meter, limits).write(request, AbortSignal.abort(new Error("Stop."))),
    ).rejects.toThrow("Stop.");
    expect(requests).toEqual([]);
  });

  test("an article that the limit of tokens cannot hold is not asked for", async () => {
    const { settings, requests } = await serve(good);
    const writing = modelWriter({ ...settings, maxTokens: 2_399 }, meter, limits).write({
      ...request,
      targetWordCount: 1_200,
    });
    await expect(writing).rejects.toMatchObject({ reason: "overBudget" });
    expect(requests).toEqual([]);
  });

  test("hostile HTML of a model is cleaned", async () => {
    const hostile = `<h1 onclick="x()">A</h1><script>x()</script><a href="javascript:x()">B</a>${written.content}`;
    const { settings } = await serve({ steps: events(answerWith({ content: hostile }), "stop") });
    const { content } = await modelWriter(settings, meter, limits).write(request);
    expect(content).toBe(`<h2>A</h2>B${written.content}`);
  });

  test("fences and Windows line ends around an answer do not matter", async () => {
    const fenced = `\`\`\`json\n${JSON.stringify(fields, null, 2)}\n\`\`\``.replaceAll("\n", "\r\n");
    const { settings } = await serve({ steps: events(fenced, "stop") });
    await expect(modelWriter(settings, meter, limits).write(request)).resolves.toMatchObject({
      title: written.title,
      content: written.content,
    });
  });
});

describe("with the XSS vectors", () => {
  const before = `<p>${"An Ox waits. ".repeat(120)}</p>`;
  const answerWith = (html: string) => JSON.stringify({ title: "A", description: "B", content: `${before}${html}` });
  const cleaned = (html: string) =>
    cleanHtml(`${before}${html}`.trim())
      .html.trim()
      .replace(/<(?:\/?a|img)\b[^>]*>/g, "");

  test("an answer with any of them is cleaned like any other HTML, and has no link and no picture", () => {
    for (const vector of xssVectors()) {
      const { content } = readAnswer(answerWith(vector), request);
      expect(content).toBe(cleaned(vector));
      expect(content).not.toMatch(/<(?:a|img)\b/);
      expect(cleanHtml(content).html.trim()).toBe(content);
    }
  });

  test("a stream with one of them becomes a cleaned article", async () => {
    const vectors = xssVectors().filter((_, n) => n % 10 === 0);
    server = await startModelServer("openai-compatible");
    server.replies = vectors.map((vector) => ({ steps: eventsOf["openai-compatible"](answerWith(vector), "stop") }));
    const { write } = modelWriter(server.settings, meter, limits);
    for (const vector of vectors) {
      const { content } = await write({ ...request, targetWordCount: 600 });
      expect(content).toBe(cleaned(vector));
    }
  });
});
