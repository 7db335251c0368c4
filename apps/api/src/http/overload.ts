import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { ApiError } from "../errors.ts";

const defaultMaxDelayMs = 1000;

/**
 * Refuses requests while the event loop is further behind than `maxDelayMs`, a second if left out. `/api/health` still
 * responds, because a restart would not help a busy process.
 */
export const refuseOverload = fp(async (app: FastifyInstance, { maxDelayMs }: { maxDelayMs?: number | undefined }) => {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs ?? defaultMaxDelayMs,
    pressureHandler: (request) => {
      if (request.routeOptions.url === "/api/health") return;
      throw new ApiError("overloaded", "The server is busy. Try again shortly.");
    },
  });
});
