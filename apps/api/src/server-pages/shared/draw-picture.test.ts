import { expect, test } from "vitest";
import { drawPicture } from "./draw-picture.ts";
import { getRenderer } from "./renderer.ts";

test("a picture has the size of a preview image, and the same bytes each time", async () => {
  const picture = { signs: ["rat", "ox"], title: "Rat and Ox at work", eyebrow: "career", note: "7 min read" } as const;
  const png = await drawPicture(picture, "png");
  expect(png.subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await drawPicture(picture, "png")).toEqual(png);
  const webp = await drawPicture(picture, "webp");
  expect(webp.toString("latin1", 8, 12)).toBe("WEBP");
});

test("signs and texts change the picture, and any title is drawn", async () => {
  const titles = [undefined, "A", "W".repeat(200), "龙年 🐉 <b>&amp;</b>", "Two\nlines", "\u202eright to left"];
  const pictures = await Promise.all(
    titles.flatMap((title) =>
      ([[], ["dragon"], ["dragon", "rooster"]] as const).map((signs) =>
        drawPicture({ signs, ...(title && { title }) }, "png"),
      ),
    ),
  );
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(pictures.length);
});

test("both fonts of the site are registered under the names that pictures use", async () => {
  const renderer = await getRenderer();
  const width = async (fontFamily: string) =>
    (await renderer.measure({ type: "text", text: "Zodiac at Work", style: { fontFamily, fontSize: 40 } })).width;
  const widths = await Promise.all([width("Newsreader"), width("Instrument Sans"), width("Unknown Family")]);
  expect(new Set(widths).size).toBeGreaterThanOrEqual(2);
  expect(widths[0]).not.toBe(widths[1]);
});
