import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { ApiError } from "./errors.ts";

/**
 * Turns callers away while the process is a second behind, rather than letting all of them wait. Health stays
 * answerable: a busy process is alive, and restarting it would not help.
 */
export const refuseOverload = fp(async (app: FastifyInstance) => {
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    pressureHandler: (request) => {
      if (request.routeOptions.url === "/api/health") return;
      throw new ApiError("overloaded", "There is too much to do at the moment. Try again shortly.");
    },
  });
});
