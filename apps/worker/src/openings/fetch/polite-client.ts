import type { Clock } from "../clock.ts";
import type { Budget, Spent } from "./budget.ts";
import { type Exchange, type ExchangeRequest, exchange, type ResponseLimits } from "./exchange.ts";
import type { OnFetchStep } from "./fetch-step.ts";
import type { Transport } from "./transport.ts";
import type { HostTurns } from "./turns/host-turns.ts";
import type { Observation } from "./turns/politeness.ts";
import { parseRetryAfter } from "./turns/retry-after.ts";

/** What the requests of one fetch share. */
export interface FetchContext {
  signal: AbortSignal | undefined;
  budget: Budget;
  /** What this fetch has spent. */
  spent: Spent;
}

export interface PoliteClientOptions {
  transport: Transport;
  turns: HostTurns;
  clock: Clock;
  limits: ResponseLimits;
  onStep?: OnFetchStep | undefined;
}

export interface SendOptions {
  crawlDelayMs?: number;
  limits?: Partial<ResponseLimits>;
  /** Runs in the host's turn and sends the request, or throws instead. */
  inTurn?: (send: () => Promise<Exchange>) => Promise<Exchange>;
}

/** Sends single requests, each within the budget and in its host's turn. */
export class PoliteClient {
  readonly #options: PoliteClientOptions;

  constructor(options: PoliteClientOptions) {
    this.#options = options;
  }

  async send(
    request: ExchangeRequest,
    { signal, budget, spent }: FetchContext,
    { crawlDelayMs = 0, limits = {}, inTurn = (sendNow) => sendNow() }: SendOptions = {},
  ): Promise<Exchange> {
    const { transport, turns, clock, limits: usual, onStep } = this.#options;
    const host = request.url.hostname;
    const sendNow = async () => {
      budget.spendRequest(host);
      spent.requests++;
      const onBytes = (bytes: number) => {
        spent.bytes += bytes;
        budget.spendBytes(host, bytes);
      };
      const response = await exchange(request, { transport, clock, signal, limits: { ...usual, ...limits }, onBytes });
      onStep?.({ type: "answered", url: request.url.href, status: response.status, bytes: response.body.length });
      return response;
    };
    return turns.run(host, {
      crawlDelayMs,
      signal,
      request: () => inTurn(sendNow),
      observe: (response) => observe(response, clock.now()),
    });
  }
}

function observe({ status, headers }: Exchange, now: Date): Observation {
  const retryAfterMs = parseRetryAfter(headers.get("retry-after") ?? "", now);
  if (status === 429) return { kind: "refused", retryAfterMs };
  return status >= 500 ? { kind: "overloaded", retryAfterMs } : { kind: "answered" };
}
