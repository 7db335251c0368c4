import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyCors from "@fastify/cors";
import { type FastifyInstance, fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { blog } from "./blog/blog.ts";
import { blogImageFiles } from "./blog/serve-images.ts";
import { siteFiles } from "./blog/site-files.ts";
import type { Dependencies } from "./dependencies.ts";
import { docs } from "./docs.ts";
import { handleError, notFound, refuseUnreadable } from "./errors.ts";
import { refuseMalformedHosts } from "./host-header.ts";
import { LazyLogger } from "./lazy-logger.ts";
import { legal } from "./legal/legal.ts";
import { RequestLog } from "./log.ts";
import { requestMetrics } from "./metrics.ts";
import { mountRoutes } from "./mount.ts";
import { refuseOverload } from "./overload.ts";
import { webApp } from "./pages/web-app.ts";
import { limitRefusals } from "./rate-limits.ts";
import { createRequestIds } from "./request-ids.ts";
import { responseHeaders } from "./response-headers.ts";
import { account } from "./routes/account.ts";
import { blogGeneration } from "./routes/blog-generation.ts";
import { blogImages } from "./routes/blog-images.ts";
import { blogKeywords } from "./routes/blog-keywords.ts";
import { blogPosts } from "./routes/blog-posts.ts";
import { carBrands } from "./routes/car-brands.ts";
import { companies } from "./routes/companies.ts";
import { openings } from "./routes/openings.ts";
import { operations } from "./routes/operations.ts";
import { paymentWebhook } from "./routes/payment-webhook.ts";
import { payments } from "./routes/payments.ts";
import { reading } from "./routes/reading.ts";
import { scraping } from "./routes/scrape.ts";
import { stats } from "./routes/stats.ts";
import { system } from "./routes/system.ts";
import { usStates } from "./routes/us-states.ts";
import { users } from "./routes/users.ts";
import { signPages } from "./signs/signs.ts";

/** Builds everything that this process serves. Each endpoint of the contracts names who may call it. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, metrics } = dependencies;
  const app = createServer(dependencies);
  if (metrics) await app.register(requestMetrics, { registry: metrics });
  await app.register(responseHeaders, { production: config.production });
  await app.register(refuseMalformedHosts);
  await app.register(refuseOverload);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions });
  if (config.allowedOrigins.length > 0) {
    await app.register(fastifyCors, {
      origin: [...config.allowedOrigins],
      credentials: true,
      maxAge: 600,
      // The plugin's default lacks the last two.
      methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    });
  }
  await app.register(docs);
  await app.register(limitRefusals);

  mountRoutes(app, dependencies, [
    ...[system, stats, users, payments, account],
    ...[companies, carBrands, usStates, reading, openings, scraping, operations],
    ...[blogPosts, blogImages, blogKeywords, blogGeneration],
  ]);
  await app.register(paymentWebhook, dependencies);
  await app.register(blogImageFiles, dependencies);

  if (config.webDir) {
    const site = { ...dependencies, folder: config.webDir };
    await app.register(blog, site);
    await app.register(signPages, site);
    await app.register(legal, site);
    await app.register(siteFiles, site);
    await app.register(webApp, site);
  } else {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  }
  return app;
}

function createServer({ config, logger }: Dependencies) {
  const app = fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    childLoggerFactory: (parent, bindings, options) => new LazyLogger(parent, () => parent.child(bindings, options)),
    genReqId: createRequestIds(),
    // A client could choose the id of another request.
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // Longer than the minute for which load balancers keep an idle connection.
    keepAliveTimeout: 72_000,
    http: {
      // Slow clients get 15 seconds for their headers. Node checks every 30 seconds by default.
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      // `refuseMalformedHosts` refuses such requests with a body.
      requireHostHeader: false,
    },
    // A uid of 128 characters, each encoded as %XX.
    routerOptions: { maxParamLength: 384 },
    frameworkErrors: handleError,
    clientErrorHandler: refuseUnreadable,
  });
  app.decorateRequest("caller", null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  // Bodies are JSON. Any other type is answered with 415.
  app.removeContentTypeParser("text/plain");
  return app;
}

/** Quality 4 of 11, because these responses are compressed on each request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
