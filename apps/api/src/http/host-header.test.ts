import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../testing.ts";
import { createBlogFolder } from "../testing-blog.ts";

/** Without the address of the site, as on a laptop, the pages take it from the request. */
describe.each([
  ["on a laptop", null],
  ["with the address of the site", "https://www.example.com"],
])("%s", (_, siteUrl) => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await buildTestApp({ siteUrl, webDir: createBlogFolder() });
    port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
  });
  afterAll(() => server.close());

  async function send(lines: readonly string[]): Promise<{ status: number; body: string }> {
    const socket = connect(port, "127.0.0.1");
    socket.write([...lines, "connection: close", "", ""].join("\r\n"));
    const response = await text(socket);
    const [head = "", body = ""] = response.split("\r\n\r\n");
    return { status: Number(head.split(" ")[1]), body };
  }

  test.each(["localhost", "LOCALHOST:3000", "127.0.0.1:80", "[::1]:3000", "a_b.example.", "a.example:"])(
    "the host %s is served",
    async (host) => {
      expect((await send(["GET /blog HTTP/1.1", `Host: ${host}`])).status).toBe(200);
    },
  );

  test.each([
    ["two hosts", ["Host: localhost", "Host: localhost"]],
    ["two hosts in another case", ["host: localhost", "x-a: b", "HOST: evil.example"]],
    ["no host", []],
    ["an empty host", ["Host:"]],
    ["a list of hosts", ["Host: localhost, evil.example"]],
    ["a host with a path", ["Host: localhost/evil"]],
    ["a host with credentials", ["Host: ann@localhost"]],
    ["a host with a space", ["Host: local host"]],
    ["a port that is no number", ["Host: localhost:http"]],
    ["a port beyond 65535", ["Host: localhost:99999"]],
    ["half an IPv6 address", ["Host: [::1"]],
    ["an IP address with five parts", ["Host: 1.2.3.4.5"]],
    ["quotation marks", ['Host: "><script>']],
  ])("%s is refused, at a page, a call and an unknown address", async (_case, hosts) => {
    for (const path of ["/blog", "/api/health", "/nothing"]) {
      const { status, body } = await send([`GET ${path} HTTP/1.1`, ...hosts]);
      expect({ path, status }).toEqual({ path, status: 400 });
      expect(JSON.parse(body)).toEqual({ error: "The Host header is missing or malformed.", code: "invalid-request" });
    }
  });

  test("HTTP/1.0 needs no host, and two are refused", async () => {
    for (const path of ["/api/health", "/blog"]) expect((await send([`GET ${path} HTTP/1.0`])).status).toBe(200);
    expect((await send(["GET /blog HTTP/1.0", "Host: a.example", "Host: b.example"])).status).toBe(400);
  });
});
