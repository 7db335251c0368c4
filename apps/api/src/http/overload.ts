import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { ApiError } from "../errors.ts";

/**
 * Refuses requests while the event loop is a second behind. `/api/health` still responds, because a restart would not
 * help a busy process.
 */
export const refuseOverload = fp(async (app: FastifyInstance) => {
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    pressureHandler: (request) => {
      if (request.routeOptions.url === "/api/health") return;
      throw new ApiError("overloaded", "The server is busy. Try again shortly.");
    },
  });
});
