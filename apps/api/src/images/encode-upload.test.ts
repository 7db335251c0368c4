import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EncodedImage, encodeUpload } from "./encode-upload.ts";
import { withoutMetadata } from "./read-image-header.ts";
import { drawQuarters, readQuarters, withOrientation } from "./testing-images.ts";

const [red, green, blue, white] = ["100", "010", "001", "111"];

async function encoded(file: Buffer): Promise<EncodedImage> {
  const image = await encodeUpload(file);
  if (typeof image === "string") throw new Error(image);
  expect(image.data.toString("latin1", 8, 12)).toBe("WEBP");
  return image;
}

test.each(["png", "jpeg", "webp"] as const)("a %s becomes WebP with the same picture", async (format) => {
  const image = await encoded(await drawQuarters(format));
  expect(image).toMatchObject({ width: 60, height: 40 });
  expect(await readQuarters(image.data, image)).toEqual([red, green, blue, white]);
});

test("a large picture is reduced to 1600 pixels on its longer side", async () => {
  expect(await encoded(await drawQuarters("png", 2000, 1000))).toMatchObject({ width: 1600, height: 800 });
  expect(await encoded(await drawQuarters("jpeg", 3, 4000))).toMatchObject({ width: 1, height: 1600 });
});

test.each([
  [1, [red, green, blue, white]],
  [2, [green, red, white, blue]],
  [3, [white, blue, green, red]],
  [4, [blue, white, red, green]],
  [5, [red, blue, green, white]],
  [6, [blue, red, white, green]],
  [7, [white, green, blue, red]],
  [8, [green, white, red, blue]],
  [9, [red, green, blue, white]],
])("a photo with orientation %d is stored upright", async (orientation, quarters) => {
  const image = await encoded(withOrientation(await drawQuarters("jpeg"), orientation));
  const isTurned = orientation >= 5 && orientation <= 8;
  expect(image).toMatchObject(isTurned ? { width: 40, height: 60 } : { width: 60, height: 40 });
  expect(await readQuarters(image.data, image)).toEqual(quarters);
});

test("nothing but the pixels is stored", async () => {
  const secret = "<script>alert('40.7128 N')</script>";
  const jpeg = await drawQuarters("jpeg");
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)]);
  const file = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(secret)]);
  const { data } = await encoded(file);
  expect(data.includes("script")).toBe(false);
  expect(data.includes("EXIF")).toBe(false);
});

test("a color profile that inflates to a gigabyte is not decoded", async () => {
  const png = await drawQuarters("png");
  const profile = Buffer.concat([Buffer.from("bomb\0\0", "latin1"), deflateSync(Buffer.alloc(2 ** 30))]);
  const bomb = Buffer.concat([png.subarray(0, 33), pngChunk("iCCP", profile), png.subarray(33)]);
  expect(bomb.length).toBeLessThan(2 ** 21);
  const before = process.memoryUsage.rss();
  const image = await encoded(bomb);
  expect(await readQuarters(image.data, image)).toEqual([red, green, blue, white]);
  // The profile alone would be 1,024 MB. `deflateSync` above took its memory before.
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(200);
});

test("the colors of a palette and its transparent ones are kept", () => {
  const chunks = ["IHDR", "gAMA", "PLTE", "tRNS", "tEXt", "IDAT", "zTXt", "IEND"];
  const file = Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...chunks.map((type) => pngChunk(type, Buffer.alloc(5))),
  ]);
  const kept = withoutMetadata(file).toString("latin1");
  for (const type of chunks) {
    expect([type, kept.includes(type)]).toEqual([type, !["gAMA", "tEXt", "zTXt"].includes(type)]);
  }
});

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, "latin1"), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

function makePng(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...[pngChunk("IHDR", header), pngChunk("IDAT", data), pngChunk("IEND", Buffer.alloc(0))],
  ]);
}

describe("a file is refused", () => {
  test("before it is decoded, if it states more than 25 million pixels", async () => {
    const bomb = makePng(30_000, 30_000, deflateSync(Buffer.alloc(30_001 * 1_000)));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await encodeUpload(bomb)).toBe("The picture has 30000 × 30000 pixels, which is more than 25 million.");
    for (const format of ["jpeg", "webp"] as const) {
      expect(await encodeUpload(await statingSize(format, 16_000))).toMatch(/^The picture has 16000 × 16000 pixels/);
    }
    expect(await encodeUpload(makePng(0xffffffff, 0xffffffff, Buffer.alloc(0)))).toMatch(/more than 25 million/);
  });

  test("if it is larger than 5 MB", async () => {
    expect(await encodeUpload(Buffer.alloc(5 * 2 ** 20 + 1))).toBe("The picture is larger than 5 MB.");
  });

  test.each([
    ["nothing", ""],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a GIF", "GIF89a\x01\0\x01\0\x80\0\0"],
    ["a GIF that is also a script", "GIF89a/*\0\0*/=1;alert(1)"],
    ["a BMP", "BM\x9a\0\0\0\0\0\0\0"],
    ["an AVIF", "\0\0\0\x20ftypavif\0\0\0\0"],
    ["a PDF", "%PDF-1.7\n"],
    ["the start of a PNG", "\x89PNG\r\n\x1a\n"],
    ["the start of a JPEG", "\xff\xd8\xff\xe0"],
    ["a JPEG without a picture", "\xff\xd8\xff\xd9"],
    ["the start of a WebP", "RIFF\x04\0\0\0WEBP"],
  ])("if it is %s", async (_, content) => {
    expect(await encodeUpload(Buffer.from(content, "latin1"))).toMatch(/^The file is not a complete PNG, JPEG or WebP/);
  });

  test("if a PNG or WebP is followed by other data, as in a file of two kinds", async () => {
    for (const format of ["png", "webp"] as const) {
      const file = Buffer.concat([await drawQuarters(format), Buffer.from("PK\x03\x04<script>", "latin1")]);
      expect(await encodeUpload(file)).toMatch(/^The file is not a complete/);
    }
  });

  test("if it is animated", async () => {
    const png = await drawQuarters("png");
    const animated = Buffer.concat([png.subarray(0, 33), pngChunk("acTL", Buffer.alloc(8)), png.subarray(33)]);
    expect(await encodeUpload(animated)).toMatch(/^The file is not a complete/);
  });

  test("if its data can't be decoded", async () => {
    expect(await encodeUpload(makePng(10, 10, Buffer.from("no zlib")))).toBe("The picture is damaged.");
  });

  test("if a JPEG has thousands of scans", async () => {
    const jpeg = await drawQuarters("jpeg");
    const start = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const scan = jpeg.subarray(start, -2);
    const file = Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 100 }, () => scan), jpeg.subarray(-2)]);
    expect(await encodeUpload(file)).toMatch(/^The file is not a complete/);
  });
});

test.each(["png", "jpeg", "webp"] as const)(
  "a %s that is cut off or damaged anywhere is refused or drawn",
  async (format) => {
    const file = await drawQuarters(format);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: file.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        expect(typeof (await encodeUpload(file.subarray(0, at)))).toBe("string");
        const damaged = Buffer.from(file);
        damaged.writeUInt8(damaged.readUInt8(at) ^ change, at);
        const image = await encodeUpload(damaged);
        if (typeof image === "string") expect(image).toMatch(/^The /);
        else expect(image.data.toString("latin1", 8, 12)).toBe("WEBP");
      }),
      { numRuns: 150 },
    );
  },
  60_000,
);

/** A small picture whose header states another size. */
async function statingSize(format: "jpeg" | "webp", side: number): Promise<Buffer> {
  if (format === "jpeg") {
    const file = await drawQuarters("jpeg");
    const frame = file.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(file[at + 1] ?? 0));
    file.writeUInt16BE(side, frame + 5);
    file.writeUInt16BE(side, frame + 7);
    return file;
  }
  const header = Buffer.alloc(18);
  header.write("VP8X", "latin1");
  header.writeUInt32LE(10, 4);
  header.writeUIntLE(side - 1, 12, 3);
  header.writeUIntLE(side - 1, 15, 3);
  const picture = (await drawQuarters("webp")).subarray(12);
  const file = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), header, picture]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
