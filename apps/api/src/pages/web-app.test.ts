import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, testPayments } from "../testing.ts";

const folder = mkdtempSync(join(tmpdir(), "web-"));
const script = "console.log('almanac');".repeat(100);
const inline = "document.documentElement.dataset.theme = 'dark'";
const page = `<!doctype html><html><head><style>body{margin:0}</style><script>${inline}</script>
<script type="module" src="/assets/main-abc.js"></script></head><body>${"almanac ".repeat(200)}</body></html>`;
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/main-abc.js"), script);
writeFileSync(join(folder, "assets/main-abc.js.br"), brotliCompressSync(script));
writeFileSync(join(folder, "assets/main-abc.js.gz"), gzipSync(script));
writeFileSync(join(folder, "assets/plain.css"), "body{}");
writeFileSync(join(folder, "favicon.svg"), "<svg/>");

const local = await buildTestApp({ webDir: folder });
const live = await buildTestApp({
  webDir: folder,
  production: true,
  authEmulatorHost: null,
  payments: { ...testPayments, sandboxUrl: null },
});
afterAll(() => Promise.all([local.close(), live.close()]));
beforeEach(() => writePage(page));

function writePage(html: string): void {
  writeFileSync(join(folder, "index.html"), html);
}

function get(url: string, headers: Record<string, string> = {}) {
  return local.app.inject({ url, headers });
}

describe("the page", () => {
  test.each(["/", "/index.html", "/zodiac-sample", "/blog/", "/a/b/c?x=1.2", "/apiary"])(
    "answers at %s",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(page);
      expect(answer.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        "x-frame-options": "DENY",
        "x-content-type-options": "nosniff",
        "x-request-id": expect.any(String),
      });
    },
  );

  test.each(["br", "gzip, deflate, br", "gzip", "identity"])("answers those who accept %s", async (encoding) => {
    const answer = await get("/", { "accept-encoding": encoding });
    expect(answer.statusCode).toBe(200);
    if (encoding === "br") expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
  });

  test("is not sent again to those who have it, and is when it has changed", async () => {
    const { etag } = (await get("/")).headers;
    const again = await get("/zodiac-sample", { "if-none-match": String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["cache-control"]).toBe("no-cache");
    writePage(page.replace("main-abc", "main-xyz"));
    utimesSync(join(folder, "index.html"), 1, 1);
    const changed = await get("/", { "if-none-match": String(etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain("main-xyz");
  });

  test("answers a HEAD without a body", async () => {
    const answer = await local.app.inject({ method: "HEAD", url: "/companies" });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  });

  test("may run its own scripts, the inline one by its hash, and the payment provider's, and speak to those two alone", async () => {
    const hash = createHash("sha256").update(inline).digest("base64");
    const policy = policyOf(await live.app.inject({ url: "/" }));
    expect(policy["script-src"]).toEqual([
      "'self'",
      `'sha256-${hash}'`,
      "https://js.stripe.com",
      "https://*.js.stripe.com",
    ]);
    expect(policy["frame-src"]).toEqual([
      "https://js.stripe.com",
      "https://*.js.stripe.com",
      "https://hooks.stripe.com",
    ]);
    expect(policy["style-src"]).toEqual(["'self'", expect.stringMatching(/^'sha256-.+'$/)]);
    expect(policy["connect-src"]).toEqual([
      "'self'",
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      "https://api.stripe.com",
    ]);
    expect(policy).toMatchObject({ "frame-ancestors": ["'none'"], "object-src": ["'none'"], "base-uri": ["'none'"] });
    expect(policy["upgrade-insecure-requests"]).toEqual([]);
  });

  test("beside the emulator and the sandbox it may speak to those, over plain HTTP", async () => {
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
  test("with its hash in its name is kept for a year, and comes as it was compressed by the build", async () => {
    for (const [encoding, file] of [
      ["br", brotliCompressSync(script)],
      ["gzip", gzipSync(script)],
    ] as const) {
      const answer = await get("/assets/main-abc.js", { "accept-encoding": encoding });
      expect(answer.rawPayload).toEqual(file);
      expect(answer.headers).toMatchObject({
        "content-type": expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
        "content-encoding": encoding,
        "cache-control": "public, max-age=31536000, immutable",
        vary: expect.stringMatching(/accept-encoding/i),
      });
    }
    expect((await get("/assets/main-abc.js")).body).toBe(script);
  });

  test("without a hash is asked for again after an hour", async () => {
    const answer = await get("/favicon.svg");
    expect(answer.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
      etag: expect.any(String),
    });
  });

  test.each(["/assets/gone-123.js", "/gone.png", "/assets/", "/api", "/api/", "/api/nothing", "/.env"])(
    "that is not there is 404 at %s, not the page",
    async (url) => {
      for (const accept of ["text/html", "*/*"]) {
        const answer = await get(url, { accept, "accept-encoding": "br" });
        expect([answer.statusCode, answer.json().code]).toEqual([404, "not-found"]);
        expect(answer.headers["cache-control"]).toBe("no-store");
      }
    },
  );

  test.each(["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json", "/assets/..%5c..%5cpackage.json"])(
    "outside the folder is out of reach at %s",
    async (url) => {
      const answer = await get(url);
      expect(answer.body).not.toContain("dependencies");
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

test("nothing but reading is possible", async () => {
  for (const method of ["POST", "PUT", "DELETE"] as const) {
    expect((await local.app.inject({ method, url: "/zodiac-sample" })).statusCode).toBe(404);
  }
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
