import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyCors from "@fastify/cors";
import { getTracing } from "@zodiac-at-work/tracing";
import { type FastifyInstance, fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Dependencies } from "./dependencies.ts";
import { handleError, notFound, refuseUnreadable } from "./errors.ts";
import { type ConnectionDraining, createConnectionDraining } from "./http/connection-draining.ts";
import { docs } from "./http/docs.ts";
import { refuseMalformedHosts } from "./http/host-header.ts";
import { LazyLogger } from "./http/lazy-logger.ts";
import { RequestLog } from "./http/log.ts";
import { requestMetrics } from "./http/metrics.ts";
import { mountRoutes } from "./http/mount.ts";
import { refuseOverload } from "./http/overload.ts";
import { limitAddresses } from "./http/rate-limits.ts";
import { ignoreExpectations, refuseCompressedBodies } from "./http/request-bodies.ts";
import { createRequestIds } from "./http/request-ids.ts";
import { responseHeaders } from "./http/response-headers.ts";
import { tracedRequestIds, traceRequests } from "./http/trace-requests.ts";
import { blogImageFiles } from "./images/serve-images.ts";
import { account } from "./routes/accounts/account.ts";
import { news } from "./routes/accounts/news.ts";
import { reading } from "./routes/accounts/reading.ts";
import { saved } from "./routes/accounts/saved.ts";
import { subscriptions } from "./routes/accounts/subscriptions.ts";
import { users } from "./routes/accounts/users.ts";
import { blogBriefs } from "./routes/blog/blog-briefs.ts";
import { blogBulk } from "./routes/blog/blog-bulk.ts";
import { blogCalendar } from "./routes/blog/blog-calendar.ts";
import { blogGeneration } from "./routes/blog/blog-generation.ts";
import { blogImages } from "./routes/blog/blog-images.ts";
import { blogKeywords } from "./routes/blog/blog-keywords.ts";
import { blogPosts } from "./routes/blog/blog-posts.ts";
import { blogRewrites } from "./routes/blog/blog-rewrites.ts";
import { modelCosts } from "./routes/blog/model-costs.ts";
import { carBrands } from "./routes/catalog/car-brands.ts";
import { companies } from "./routes/catalog/companies.ts";
import { sample } from "./routes/catalog/sample.ts";
import { stats } from "./routes/catalog/stats.ts";
import { usStates } from "./routes/catalog/us-states.ts";
import { openings } from "./routes/jobs/openings.ts";
import { runs } from "./routes/jobs/runs.ts";
import { accessMoves } from "./routes/operations/access-moves.ts";
import { auditLog } from "./routes/operations/audit-log.ts";
import { browserReports } from "./routes/operations/browser-reports.ts";
import { checks } from "./routes/operations/checks.ts";
import { coverage } from "./routes/operations/coverage.ts";
import { operationFigures } from "./routes/operations/figures.ts";
import { sourceHealth } from "./routes/operations/source-health.ts";
import { sources } from "./routes/operations/sources.ts";
import { storage } from "./routes/operations/storage.ts";
import { taskRoutes } from "./routes/operations/tasks.ts";
import { paymentWebhook } from "./routes/payments/payment-webhook.ts";
import { payments } from "./routes/payments/payments.ts";
import { system } from "./routes/system.ts";
import { blog } from "./server-pages/blog/blog.ts";
import { legal } from "./server-pages/legal/legal.ts";
import { webApp } from "./server-pages/shared/web-app.ts";
import { signPages } from "./server-pages/signs/signs.ts";
import { siteFiles } from "./server-pages/site-files/site-files.ts";
import { subscriptionFiles } from "./subscriptions/subscription-files.ts";

/** Builds everything that this process serves. Each endpoint of the contracts names who may call it. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, metrics } = dependencies;
  const draining = createConnectionDraining();
  const app = createServer(dependencies, draining);
  await app.register(draining.plugin);
  if (getTracing()) await app.register(traceRequests);
  if (metrics) await app.register(requestMetrics, { registry: metrics });
  await app.register(responseHeaders, { production: config.production });
  await app.register(refuseMalformedHosts);
  await app.register(refuseOverload, dependencies);
  await app.register(ignoreExpectations);
  await app.register(refuseCompressedBodies);
  await app.register(fastifyCompress, {
    ...{ threshold: 1024, encodings: ["br", "gzip"], brotliOptions },
    globalDecompression: false,
  });
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
  await app.register(limitAddresses);

  mountRoutes(app, dependencies, [
    system,
    ...[account, news, reading, saved, subscriptions, users],
    ...[
      blogBriefs,
      blogBulk,
      blogCalendar,
      blogGeneration,
      blogRewrites,
      blogImages,
      blogKeywords,
      blogPosts,
      modelCosts,
    ],
    ...[carBrands, companies, sample, stats, usStates],
    ...[openings, runs],
    ...[
      accessMoves,
      auditLog,
      browserReports,
      checks,
      coverage,
      operationFigures,
      sourceHealth,
      sources,
      storage,
      taskRoutes,
    ],
    payments,
  ]);
  await app.register(paymentWebhook, dependencies);
  await app.register(blogImageFiles, dependencies);
  await app.register(subscriptionFiles, dependencies);

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

function createServer({ config, logger }: Dependencies, { ServerResponse }: ConnectionDraining) {
  const tracing = getTracing();
  const app = fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    childLoggerFactory: (parent, bindings, options) => new LazyLogger(parent, () => parent.child(bindings, options)),
    genReqId: tracing ? tracedRequestIds(tracing) : createRequestIds(),
    // A client could choose the id of another request.
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // A request that arrives on a kept connection while the app closes is served, too.
    return503OnClosing: false,
    // Load balancers keep an idle connection for a minute; this is longer.
    keepAliveTimeout: 72_000,
    http: {
      ServerResponse,
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
