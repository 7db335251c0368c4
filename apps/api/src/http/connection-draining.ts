import { type IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { ApiError } from "../errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Tells the load balancer that this process is about to stop. From now on `/api/ready` responds with 503 and each
     * response closes its connection. All requests are served as before, until `close`.
     */
    drain(): void;
  }
}

/** The drained connections of one server. */
export interface ConnectionDraining {
  /** For `http.createServer`. */
  readonly ServerResponse: typeof ServerResponse;
  /** Adds `drain` to the app. */
  readonly plugin: (app: FastifyInstance) => Promise<void>;
}

/**
 * A keep-alive connection that a balancer holds would otherwise outlive the listener, and the next request on it would be
 * lost. The class of the response closes it. A hook, or a test in `writeHead`, would cost every request before.
 */
export function createConnectionDraining(): ConnectionDraining {
  let isDraining = false;

  class DrainableResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}

  function drain(): void {
    isDraining = true;
    DrainableResponse.prototype.writeHead = function writeHead(...head: [statusCode: number, ...rest: unknown[]]) {
      this.shouldKeepAlive = false;
      return ServerResponse.prototype.writeHead.apply(this, head as Parameters<ServerResponse["writeHead"]>);
    };
  }

  return {
    ServerResponse: DrainableResponse,
    plugin: fp(async (app: FastifyInstance) => {
      app.decorate("drain", drain);
      app.addHook("onRoute", (route) => {
        if (route.url !== "/api/ready") return;
        const hooks = [route.onRequest ?? []].flat();
        route.onRequest = [refuseWhileDraining, ...hooks];
      });
      app.addHook("preClose", async () => drain());
      async function refuseWhileDraining() {
        if (isDraining) throw new ApiError("not-ready", "This process is about to stop.");
      }
    }),
  };
}
