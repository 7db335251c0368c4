import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModelSettings } from "./model-settings.ts";

/** What the server does after the head of a stream: sends an event, closes the connection, or sends nothing more. */
type Step = string | { readonly end: "cut" | "stall" };

/** One answer: a stream of events, or anything else with its status. */
export type Reply =
  | { readonly steps: readonly Step[] }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: string };

/** A local server that speaks the streaming protocol of a provider. It gives its replies in turn, the last one for ever. */
export interface ModelServer {
  readonly settings: ModelSettings;
  readonly requests: { path: string; headers: IncomingHttpHeaders; body: string }[];
  replies: Reply[];
  /** Resolves when a client has closed a connection before its end. */
  readonly abandoned: Promise<void>;
  close(): Promise<void>;
}

export async function startModelServer(provider: ModelSettings["provider"]): Promise<ModelServer> {
  const requests: ModelServer["requests"] = [];
  const { promise: abandoned, resolve: abandon } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding("utf8").toArray()).join("");
    requests.push({ path: request.url ?? "", headers: request.headers, body });
    response.on("close", () => response.writableFinished || abandon());
    const reply = model.replies.length > 1 ? model.replies.shift() : model.replies[0];
    if (!reply) return void response.writeHead(500).end();
    if ("steps" in reply) return stream(response, reply.steps);
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const model: ModelServer = {
    settings: { provider, name: "test-model", url, key: "sk-test-0123456789abcdef", maxTokens: 8_000 },
    requests,
    replies: [],
    abandoned,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return model;
}

function stream(response: ServerResponse, steps: readonly Step[]) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  for (const step of steps) {
    if (typeof step === "string") response.write(step);
    else if (step.end === "stall") return;
    else return void setImmediate(() => response.destroy());
  }
  response.end();
}

/** What a provider sends for a text, in pieces; the end names the reason if there is one. */
export const eventsOf: Record<
  ModelSettings["provider"],
  (text: string, finish?: "stop" | "length" | "filter") => string[]
> = {
  "openai-compatible": (text, finish) => [
    ...piecesOf(text).map((content) => openAiEvent({ choices: [{ index: 0, delta: { content } }] })),
    ...(finish
      ? [
          openAiEvent({
            choices: [{ index: 0, delta: {}, finish_reason: finish === "filter" ? "content_filter" : finish }],
            usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
          }),
          "data: [DONE]\n\n",
        ]
      : []),
  ],
  anthropic: (text, finish) => [
    anthropicEvent("message_start", {
      message: {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "test-model",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 1 },
      },
    }),
    anthropicEvent("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    ...piecesOf(text).map((piece) =>
      anthropicEvent("content_block_delta", { index: 0, delta: { type: "text_delta", text: piece } }),
    ),
    ...(finish
      ? [
          anthropicEvent("content_block_stop", { index: 0 }),
          anthropicEvent("message_delta", {
            delta: {
              stop_reason: { stop: "end_turn", length: "max_tokens", filter: "refusal" }[finish],
              stop_sequence: null,
            },
            usage: { output_tokens: 20 },
          }),
          anthropicEvent("message_stop", {}),
        ]
      : []),
  ],
};

/** The event of a provider's error after the stream has begun. */
export const errorEventOf: Record<ModelSettings["provider"], string> = {
  "openai-compatible": `data: ${JSON.stringify({ error: { message: "The server had an error", type: "server_error" } })}\n\n`,
  anthropic: anthropicEvent("error", { error: { type: "overloaded_error", message: "Overloaded" } }),
};

function openAiEvent(data: object): string {
  return `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "test-model", ...data })}\n\n`;
}

function anthropicEvent(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}

function piecesOf(text: string): string[] {
  return text.match(/[\s\S]{1,400}/gu) ?? [];
}
