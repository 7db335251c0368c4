import * as contracts from "@zodiac-at-work/contracts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { drawQuarters } from "../../images/testing-images.ts";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const headers = await signIn({ uid: "ada", email: "ada@example.com", role: "admin" });

beforeEach(() => db.deleteFrom("blogImages").execute());

async function upload(data: string | Buffer, name = "Photo.png") {
  const payload = { name, data: typeof data === "string" ? data : data.toString("base64") };
  const response = await app.inject({ method: "POST", url: "/api/blog/images", headers, payload });
  return { status: response.statusCode, body: response.json() };
}

test("an upload is stored once, whatever its name, and served unchanged forever", async () => {
  const file = await drawQuarters("png");
  const { body } = await upload(file);
  expect(contracts.uploadImage.response.parse(body)).toEqual(body);
  expect(body.image).toMatchObject({ name: "Photo.png", width: 60, height: 40 });
  expect(body.image.path).toMatch(/^\/blog\/images\/[0-9a-f]{32}\.webp$/);
  expect((await upload(file, "Again.png")).body).toEqual(body);
  const served = await app.inject({ url: body.image.path });
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(served.rawPayload.toString("latin1", 8, 12)).toBe("WEBP");
  const etag = String(served.headers.etag);
  const again = await app.inject({ url: body.image.path, headers: { "if-none-match": etag } });
  expect({ status: again.statusCode, length: again.rawPayload.length }).toEqual({ status: 304, length: 0 });
});

test("pictures are listed with the latest first, without their data", async () => {
  for (const size of [10, 20, 30]) await upload(await drawQuarters("png", size, size), `${size}.png`);
  const response = await app.inject({ url: "/api/blog/images?limit=2", headers });
  const list = contracts.listImages.response.parse(response.json());
  expect(response.json()).toEqual(list);
  expect(list).toMatchObject({ total: 3, totalPages: 2, images: [{ name: "30.png" }, { name: "20.png" }] });
});

test("a picture of one or two seals is drawn, the same one for the same signs and title", async () => {
  const generate = async (payload: object) => {
    const response = await app.inject({ method: "POST", url: "/api/blog/images/generate", headers, payload });
    return { status: response.statusCode, body: response.json() };
  };
  const { body } = await generate({ signs: ["rat", "ox"], title: "Rat and Ox" });
  expect(contracts.generateImage.response.parse(body)).toEqual(body);
  expect(body.image).toMatchObject({ name: "Rat and Ox", width: 1200, height: 630 });
  expect((await generate({ signs: ["rat", "ox"], title: " Rat and Ox " })).body).toEqual(body);
  expect((await generate({ signs: ["rat", "ox"], title: "" })).body.image.name).toBe("rat and ox");
  for (const signs of [[], ["rat", "ox", "pig"], ["cat"]]) expect((await generate({ signs })).status).toBe(400);
});

test.each([
  ["an SVG", Buffer.from("<svg onload='alert(1)'/>").toString("base64"), "invalid-image"],
  ["text that is no base64", "not base64!", "invalid-request"],
  ["a data address", "data:image/png;base64,AAAA", "invalid-request"],
  ["nothing", "", "invalid-request"],
])("%s is refused, and nothing is stored", async (_, data, code) => {
  const { status, body } = await upload(data);
  expect({ status, code: body.code }).toEqual({ status: 400, code });
  expect(await db.selectFrom("blogImages").select("hash").execute()).toEqual([]);
});

test("a file of 5 MB passes the limit of the body, a larger one is refused with its reason", async () => {
  const tooLarge = await upload(Buffer.alloc(5 * 2 ** 20 + 1));
  expect(tooLarge).toMatchObject({ status: 400, body: { code: "invalid-image" } });
  expect(await upload(Buffer.alloc(6 * 2 ** 20))).toMatchObject({ status: 413 });
  expect(await upload(Buffer.alloc(5 * 2 ** 20))).toMatchObject({ status: 400, body: { code: "invalid-image" } });
});

test("other names than those of stored pictures are not found, and not cached", async () => {
  const zeros = "0".repeat(32);
  for (const file of [`${zeros}.webp`, zeros, `${zeros}.png`, "..%2f..%2fetc", `${zeros}.webp%00`, "x"]) {
    const response = await app.inject({ url: `/blog/images/${file}` });
    expect(response.statusCode, file).toBe(404);
    expect(response.headers["cache-control"]).toBe("no-store");
  }
});
