import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyCors from "@fastify/cors";
import { type FastifyInstance, fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Dependencies } from "./dependencies.ts";
import { docs } from "./docs.ts";
import { handleError, nothingHere, refuseUnreadable } from "./errors.ts";
import { LazyLogger } from "./lazy-logger.ts";
import { RequestLog } from "./log.ts";
import { scope } from "./mount.ts";
import { refuseOverload } from "./overload.ts";
import { webApp } from "./pages/web-app.ts";
import { limitRates } from "./rate-limits.ts";
import { constantHeaders } from "./response-headers.ts";
import { account } from "./routes/account.ts";
import { carBrandStats, carBrands } from "./routes/car-brands.ts";
import { companies, zodiacStats } from "./routes/companies.ts";
import { paymentWebhook } from "./routes/payment-webhook.ts";
import { payments } from "./routes/payments.ts";
import { reading } from "./routes/reading.ts";
import { stats } from "./routes/stats.ts";
import { browserConfig, health, ready } from "./routes/system.ts";
import { usStateStats, usStates } from "./routes/us-states.ts";
import { users } from "./routes/users.ts";

/** Everything that this process answers, and who may ask. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config } = dependencies;
  const app = createServer(dependencies);
  await app.register(constantHeaders, { production: config.production });
  await app.register(refuseOverload);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions: quickBrotli });
  if (config.allowedOrigins.length > 0) {
    await app.register(fastifyCors, {
      origin: [...config.allowedOrigins],
      credentials: true,
      maxAge: 600,
      // The plugin's own list leaves out the last two.
      methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    });
  }
  await app.register(docs);
  await app.register(limitRates, dependencies);

  await app.register(
    scope("open", dependencies, [health, ready, browserConfig, stats, zodiacStats, carBrandStats, usStateStats]),
  );
  await app.register(scope("signedIn", dependencies, [users, payments, account]));
  await app.register(scope("paid", dependencies, [companies, carBrands, usStates, reading]));
  await app.register(scope("admin", dependencies, []));
  await app.register(paymentWebhook, dependencies);

  if (config.webDir) await app.register(webApp, { folder: config.webDir, config });
  else {
    app.setNotFoundHandler(() => {
      throw nothingHere();
    });
  }
  return app;
}

function createServer({ config, logger }: Dependencies) {
  const app = fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    childLoggerFactory: (parent, bindings, options) => new LazyLogger(parent, () => parent.child(bindings, options)),
    // An id from outside could be made to look like another request's, so every one is ours.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // Longer than the minute for which load balancers keep an idle connection.
    keepAliveTimeout: 72_000,
    // A user's id of 128 characters, each encoded as %XX.
    routerOptions: { maxParamLength: 384 },
    frameworkErrors: handleError,
    clientErrorHandler: refuseUnreadable,
  });
  app.decorateRequest("caller", null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  // Only JSON is taken, and the answer to anything else says so.
  app.removeContentTypeParser("text/plain");
  return app;
}

/** Quality 4 of 11: what is compressed for each request anew must not take long. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
