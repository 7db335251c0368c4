import { type Agent, request } from "node:http";
import type { HttpRequest } from "./http-request.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<NodeJS.Dict<string | string[]>>;
  readonly text: string;
}

/** Why a request has no answer: the time is up, or the connection ended. */
export type Silence = "hang" | "no answer";

/**
 * Sends a request and reads its answer. Of a stream of events it reads the first one.
 *
 * @param limitMs how long the whole answer may take
 */
export function send(
  { agent, origin, limitMs }: { agent: Agent; origin: string; limitMs: number },
  { method, path, headers, body }: HttpRequest,
): Promise<Answer | Silence> {
  const { hostname, port } = new URL(origin);
  // By itself Node frames no body of a method that rarely has one.
  const framed = body === undefined ? headers : { ...headers, "content-length": Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const end = (outcome: Answer | Silence) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const sent = request({ agent, hostname, port, method, path, headers: framed }, (response) => {
      const isStream = response.headers["content-type"]?.startsWith("text/event-stream") ?? false;
      const answer = (text: string) => ({ status: response.statusCode ?? 0, headers: response.headers, text });
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        if (!isStream) return;
        end(answer(text));
        sent.destroy();
      });
      response.on("end", () => end(answer(text)));
      response.on("error", () => end("no answer"));
    });
    const timer = setTimeout(() => {
      end("hang");
      sent.destroy();
    }, limitMs);
    sent.on("error", () => end("no answer"));
    sent.end(body);
  });
}
