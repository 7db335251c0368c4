import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { decompress } from "./decompress.ts";

const limits = { decodedBytes: 1_000 };
const sitemap = Buffer.from("<urlset/>");

test.each([
  ["without a coding", gzipSync(sitemap), undefined],
  ["that is sent coded once more", gzipSync(gzipSync(sitemap)), "gzip"],
])("unpacks a gzip file %s", async (_, bytes, coding) => {
  expect(Buffer.from(await decompress({ bytes, isTruncated: false }, coding, limits))).toEqual(sitemap);
});

test("unpacks no more of a gzip file than the limit", async () => {
  const bytes = gzipSync(Buffer.alloc(100_000));
  await expect(decompress({ bytes, isTruncated: false }, undefined, limits)).rejects.toThrow("larger than 1000 bytes");
  const twice = gzipSync(bytes);
  await expect(decompress({ bytes: twice, isTruncated: false }, "gzip", limits)).rejects.toThrow("larger than");
});
