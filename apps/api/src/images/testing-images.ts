import type { Node } from "@takumi-rs/core";
import { getRenderer } from "../server-pages/shared/renderer.ts";

/** Draws a picture with four quarters of different colors: red, green, blue and white, line by line. */
export async function drawQuarters(format: "png" | "jpeg" | "webp", width = 60, height = 40): Promise<Buffer> {
  const quarter = (backgroundColor: string, left: string, top: string): Node => ({
    type: "container",
    style: { position: "absolute", left, top, width: "50%", height: "50%", backgroundColor },
  });
  const renderer = await getRenderer();
  return renderer.render(
    {
      type: "container",
      style: { position: "relative", width: "100%", height: "100%" },
      children: [
        quarter("#f00", "0", "0"),
        quarter("#0f0", "50%", "0"),
        quarter("#00f", "0", "50%"),
        quarter("#fff", "50%", "50%"),
      ],
    },
    { width, height, format, ...(format === "jpeg" && { quality: 95 }) },
  );
}

/** Names the colors of a picture's quarters, line by line, as `drawQuarters` draws them. */
export async function readQuarters(file: Buffer, { width, height }: { width: number; height: number }) {
  const renderer = await getRenderer();
  const pixels = await renderer.render({ type: "image", src: file, width, height }, { width, height, format: "raw" });
  return [1, 3].flatMap((y) =>
    [1, 3].map((x) => {
      const at = 4 * (Math.floor((y * height) / 4) * width + Math.floor((x * width) / 4));
      return [...pixels.subarray(at, at + 3)].map((value) => (value > 127 ? "1" : "0")).join("");
    }),
  );
}

/** Puts an EXIF block with an orientation into a JPEG. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.concat([
    Buffer.from("ffe10022", "hex"),
    Buffer.from("Exif\0\0MM\0*", "latin1"),
    Buffer.from("00000008" + "0001" + "0112" + "0003" + "00000001" + "00000000" + "00000000", "hex"),
  ]);
  exif.writeUInt16BE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}
