import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { documentDescription, documentTitle, notFound, type Page, pages } from "@zodiac-at-work/contracts/pages";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { publicCacheControl } from "../../cache/encoded-response.ts";
import { buildTestApp, testPayments } from "../../testing.ts";

const folder = mkdtempSync(join(tmpdir(), "web-"));
const script = "console.log('almanac');".repeat(100);
const inlineScript = "document.documentElement.dataset.session = ''";
const inlineStyle = "body{margin:0}";
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/main-abc.js"), script);
writeFileSync(join(folder, "assets/main-abc.js.br"), brotliCompressSync(script));
writeFileSync(join(folder, "assets/main-abc.js.gz"), gzipSync(script));
writeFileSync(join(folder, "assets/plain.css"), "body{}");
writeFileSync(join(folder, "sw.js"), script);
writeFileSync(join(folder, "sw.js.br"), brotliCompressSync(script));
writeFileSync(join(folder, "favicon.svg"), "<svg/>");
writeFileSync(join(folder, "preview.png"), "png");

const siteUrl = "https://www.example.com";
const local = await buildTestApp({ webDir: folder });
const live = await buildTestApp({
  webDir: folder,
  siteUrl,
  production: true,
  authEmulatorHost: null,
  payments: { ...testPayments, sandboxUrl: null },
});
await local.app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => Promise.all([local.close(), live.close()]));

const table = Object.values<Page>(pages).filter(({ rendersOnServer }) => !rendersOnServer);
const files = new Set([...table, notFound].map(fileOf));
beforeEach(() => {
  for (const file of files) writeTemplate(file);
});

function fileOf({ file, frame }: Page): string {
  return file ?? frame ?? "app.html";
}

/** Writes an HTML file as the build does. Its name is part of its content. */
function writeTemplate(file: string, content = "almanac ".repeat(200)): void {
  const head = `<!-- head -->\n<title>Almanac</title>\n<!-- /head --><style>${inlineStyle}</style>`;
  const scripts = `<script>${inlineScript}</script><script type="module" src="/assets/main-abc.js"></script>`;
  const body = `<body data-file="${file}">${content}</body>`;
  writeFileSync(join(folder, file), `<!doctype html><html><head>${head}${scripts}</head>${body}</html>`);
}

function get(url: string, headers: Record<string, string> = {}) {
  return local.app.inject({ url, headers });
}

/** The tags of a page's head by their names, with their texts decoded. */
function headOf(html: string) {
  const decode = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
  const metas = Array.from(html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g));
  return {
    titles: Array.from(html.matchAll(/<title>(.*?)<\/title>/g), ([, text = ""]) => decode(text)),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content = ""]) => [name, decode(content)])),
  };
}

describe("the HTML of each page", () => {
  test.each(table)("$path has its own title, description, address and preview", async (page) => {
    const path = page.path.replace(":id", "7");
    const response = await live.app.inject({ url: path });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`data-file="${fileOf(page)}"`);
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": page.access === "open" ? publicCacheControl : "no-cache",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": expect.any(String),
    });
    const { titles, canonical, meta } = headOf(response.body);
    expect(titles).toEqual([documentTitle(page)]);
    expect(canonical).toBe(`${siteUrl}${path}`);
    expect(meta).toMatchObject({
      description: documentDescription(page),
      "og:title": `${titles[0]}`.replace(" · Zodiac at Work", ""),
      "og:description": documentDescription(page),
      "og:url": canonical,
      "og:image": `${siteUrl}/preview.png`,
      "og:site_name": "Zodiac at Work",
      "twitter:card": "summary_large_image",
    });
  });

  test.each(table)("$path is open to search engines only if the table says so", async (page) => {
    const { body, headers } = await get(page.path);
    expect(headers["x-robots-tag"]).toBe(page.indexed ? undefined : "noindex");
    expect(headOf(body).meta.robots).toBe(page.indexed ? undefined : "noindex");
  });

  test("a company's page does not name the company", async () => {
    expect(headOf((await get("/companies/1")).body).titles).toEqual(["Company · Zodiac at Work"]);
  });

  test("without a setting, the address has the origin of the request, escaped", async () => {
    expect(headOf((await get("/login", { host: "localhost:4300" })).body).canonical).toBe(
      "http://localhost:4300/login",
    );
    const { body } = await get("/companies/%22%3E%3Cscript%3E'&<script>");
    expect(body).not.toContain("<script>'");
    expect(headOf(body).canonical).toBe("http://localhost/companies/%22%3E%3Cscript%3E&#39;&#38;%3Cscript%3E");
  });

  test("a setting wins over the Host header", async () => {
    const { body } = await live.app.inject({ url: "/", headers: { host: "evil.example" } });
    expect(body).not.toContain("evil.example");
  });
});

describe("an unknown address", () => {
  test.each(["/nowhere", "/blog/x", "/a/b/c?x=1.2", "/apiary", "/index.html", "/app.html", "/login.html"])(
    "%s answers 404 with the site's own page",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" });
      expect(response.body).toContain('data-file="404.html"');
      const { titles, canonical, meta } = headOf(response.body);
      expect(titles).toEqual(["Page Not Found · Zodiac at Work"]);
      expect(canonical).toBeUndefined();
      expect(meta).toMatchObject({ robots: "noindex" });
      expect(meta["og:url"]).toBeUndefined();
    },
  );

  test("stays 404 for a client that has the page", async () => {
    const { etag } = (await get("/nowhere")).headers;
    expect((await get("/nowhere", { "if-none-match": String(etag) })).statusCode).toBe(404);
  });
});

describe("one address for each page", () => {
  test.each([
    ["/login/", "/login"],
    ["/Login?from=a/b?c", "/login?from=a/b?c"],
    ["/companies/7/?x=1", "/companies/7?x=1"],
    ["/blog/?page=2", "/blog?page=2"],
    ["/Blog/Year-Of.html/", "/blog/Year-Of.html"],
  ])("%s redirects to %s", async (url, location) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
  });

  test.each(["//evil.example/", "/\\evil.example/", "//evil.example/login/", "///login/"])(
    "%s redirects nowhere",
    async (path) => {
      const { port } = local.app.server.address() as AddressInfo;
      // fetch and inject would change the path.
      const [response] = (await once(request({ port, path }).end(), "response")) as [IncomingMessage];
      expect([response.statusCode, response.headers.location]).toEqual([404, undefined]);
      response.resume();
    },
  );

  test("a query leads to the same page and does not change its canonical address", async () => {
    const { statusCode, body } = await get("/?sign=ox&utm_source=a");
    expect(statusCode).toBe(200);
    expect(headOf(body).canonical).toBe("http://localhost/");
  });
});

describe("the transfer of a page", () => {
  test("the page comes compressed for clients that accept it", async () => {
    const { body } = await get("/");
    const br = await get("/", { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringMatching(/accept-encoding/i) });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    expect(gunzipSync((await get("/", { "accept-encoding": "gzip" })).rawPayload).toString()).toBe(body);
    expect((await get("/", { "accept-encoding": "identity" })).headers["content-encoding"]).toBeUndefined();
  });

  test("the page is not sent again until it changes", async () => {
    const { etag } = (await get("/login")).headers;
    const again = await get("/login", { "if-none-match": String(etag) });
    expect([again.statusCode, again.body, again.headers["cache-control"]]).toEqual([304, "", publicCacheControl]);
    expect((await get("/zodiac-sample", { "if-none-match": String(etag) })).statusCode).toBe(200);
    writeTemplate("login.html", "a later build".repeat(200));
    utimesSync(join(folder, "login.html"), 1, 1);
    const changed = await get("/login", { "if-none-match": String(etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain("a later build");
  });

  test("HEAD has the headers of GET and no body", async () => {
    const { headers } = await get("/companies");
    const response = await local.app.inject({ method: "HEAD", url: "/companies" });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([200, "", headers.etag]);
    expect((await local.app.inject({ method: "HEAD", url: "/nowhere" })).statusCode).toBe(404);
  });

  test("other methods are 404", async () => {
    for (const method of ["POST", "PUT", "DELETE"] as const) {
      expect((await local.app.inject({ method, url: "/companies" })).statusCode).toBe(404);
    }
  });
});

test("a form that the browser sends without the app leads back to its page, and nothing of it is kept", async () => {
  local.log.length = 0;
  const response = await local.app.inject({
    method: "POST",
    url: "/login",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "email=reader%40example.com&password=hunter2",
  });
  expect([response.statusCode, response.headers.location, response.body]).toEqual([303, "/login", ""]);
  expect(local.log).toHaveLength(1);
  expect(local.log[0]).not.toContain("hunter2");
});

describe("the Content-Security-Policy of a page", () => {
  test("allows the inline script and style by their hashes, and the providers", async () => {
    const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const policy = policyOf(await live.app.inject({ url: "/" }));
    expect(policy["script-src"]).toEqual([
      "'self'",
      hashOf(inlineScript),
      "https://js.stripe.com",
      "https://*.js.stripe.com",
    ]);
    expect(policy["frame-src"]).toEqual([
      "https://js.stripe.com",
      "https://*.js.stripe.com",
      "https://hooks.stripe.com",
    ]);
    expect(policy["style-src"]).toEqual(["'self'", hashOf(inlineStyle)]);
    expect(policy["connect-src"]).toEqual([
      "'self'",
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      "https://api.stripe.com",
    ]);
    expect(policy).toMatchObject({ "frame-ancestors": ["'none'"], "object-src": ["'none'"], "base-uri": ["'none'"] });
    expect(policy["upgrade-insecure-requests"]).toEqual([]);
  });

  test("allows the emulator and the sandbox on a laptop, over plain HTTP", async () => {
    const policy = policyOf(await get("/"));
    expect(policy["connect-src"]).toEqual(["'self'", "http://127.0.0.1:9099", "http://127.0.0.1:1"]);
    expect(policy["frame-src"]).toEqual(["'none'"]);
    expect(policy["upgrade-insecure-requests"]).toBeUndefined();
    expect((await get("/")).headers["strict-transport-security"]).toBeUndefined();
    const { headers } = await live.app.inject({ url: "/" });
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  });
});

describe("a file", () => {
  test("a file with a hash in its name is cached for a year, and comes as the build compressed it", async () => {
    for (const [encoding, file] of [
      ["br", brotliCompressSync(script)],
      ["gzip", gzipSync(script)],
    ] as const) {
      const response = await get("/assets/main-abc.js", { "accept-encoding": encoding });
      expect(response.rawPayload).toEqual(file);
      expect(response.headers).toMatchObject({
        "content-type": expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
        "content-encoding": encoding,
        "cache-control": "public, max-age=31536000, immutable",
        vary: expect.stringMatching(/accept-encoding/i),
      });
    }
    expect((await get("/assets/main-abc.js")).body).toBe(script);
  });

  test.each(["br", "identity"])(
    "the service worker is never cached and may fetch files of the site: %s",
    async (encoding) => {
      const response = await get("/sw.js", { "accept-encoding": encoding });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        "content-type": expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
        "cache-control": "no-cache",
        "content-security-policy": "default-src 'none'; connect-src 'self'",
      });
      expect((await get("/")).headers["content-security-policy"]).toContain("worker-src 'self'");
    },
  );

  test("a file without a hash is cached for an hour", async () => {
    const response = await get("/favicon.svg");
    expect(response.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "same-origin",
      etag: expect.any(String),
    });
  });

  test("other sites may embed the preview picture", async () => {
    const { headers } = await get("/preview.png");
    expect(headers).toMatchObject({ "content-type": "image/png", "cross-origin-resource-policy": "cross-origin" });
  });

  test.each(["/assets/gone-123.js", "/gone.png", "/assets/", "/api", "/api/", "/api/nothing", "/.env"])(
    "%s is missing, which is 404 in JSON and not a page",
    async (url) => {
      for (const accept of ["text/html", "*/*"]) {
        const response = await get(url, { accept, "accept-encoding": "br" });
        expect([response.statusCode, response.json().code]).toEqual([404, "not-found"]);
        expect(response.headers["cache-control"]).toBe("no-store");
      }
    },
  );

  test.each(["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json", "/assets/..%5c..%5cpackage.json"])(
    "%s does not lead out of the folder",
    async (url) => {
      const response = await get(url);
      expect(response.body).not.toContain("dependencies");
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

function policyOf({ headers }: { headers: Record<string, unknown> }): Record<string, string[]> {
  const directives = String(headers["content-security-policy"]).split(";");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...values] = directive.trim().split(" ");
      return [name, values];
    }),
  );
}
