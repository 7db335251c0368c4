import fastifySwagger from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/**
 * Serves the OpenAPI document of the contracts: as a page at `/api/docs`, as JSON at `/api/docs/json`. The plugin would write
 * its half megabyte of JSON for each request, which takes ten milliseconds of everybody's time.
 */
export const docs = fp(async (app: FastifyInstance) => {
  let json: string | undefined;
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Zodiac at Work",
        version: "1",
        description: "Every response that is not 2xx has the body `{ error, code }`. The codes are a closed list.",
      },
      components: {
        securitySchemes: {
          idToken: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "The user's Firebase ID token" },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: "/api/docs",
    logLevel: "warn",
    uiConfig: { deepLinking: true, persistAuthorization: false },
    uiHooks: {
      onRequest(request, reply, done) {
        if (request.routeOptions.url !== "/api/docs/json") return done();
        json ??= JSON.stringify(app.swagger());
        reply.type("application/json; charset=utf-8").send(json);
      },
    },
    staticCSP: {
      "default-src": "'self'",
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:"],
      "object-src": "'none'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    },
  });
});
