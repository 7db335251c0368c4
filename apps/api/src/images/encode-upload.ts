import type { Node } from "@takumi-rs/core";
import pLimit from "p-limit";
import { getRenderer } from "../server-pages/shared/renderer.ts";
import { type ImageHeader, readImageHeader, withoutMetadata } from "./read-image-header.ts";

/** A picture that the site can serve. */
export interface EncodedImage {
  /** A WebP file. */
  data: Buffer;
  width: number;
  height: number;
}

/** Bytes of an uploaded file. */
const maxFileBytes = 5 * 2 ** 20;
/** Decoded, this is 100 MB. */
const maxPixels = 25_000_000;
/** The longer side of a stored picture. */
const maxSide = 1600;

/** Decoding takes memory, so it is done for one picture at a time. */
const decode = pLimit(1);

/**
 * Encodes an uploaded picture as WebP: upright, of at most 1600 pixels, and without anything but its pixels.
 *
 * @returns a sentence that tells what is wrong if the picture is refused
 */
export async function encodeUpload(file: Buffer): Promise<EncodedImage | string> {
  if (file.length > maxFileBytes) return "The picture is larger than 5 MB.";
  const header = readImageHeader(file);
  if (!header) return "The file is not a complete PNG, JPEG or WebP picture. Animations are not supported.";
  if (header.width * header.height > maxPixels) {
    return `The picture has ${header.width} × ${header.height} pixels, which is more than 25 million.`;
  }
  return decode(() => encode(file, header));
}

async function encode(file: Buffer, header: ImageHeader): Promise<EncodedImage | string> {
  const renderer = await getRenderer();
  const size = sizeOf(header);
  const pixels = await renderer
    .render(upright(withoutMetadata(file), header, size), {
      ...size,
      format: "raw",
      signal: AbortSignal.timeout(15_000),
    })
    .catch(() => undefined);
  // The renderer leaves the frame empty if it can't decode a picture.
  if (!pixels || isEmpty(pixels)) return "The picture is damaged.";
  const data = await renderer.render(
    { type: "image", src: { ...size, data: pixels }, ...size },
    { ...size, format: "webp", quality: 82 },
  );
  return { data, ...size };
}

function sizeOf({ width, height, orientation }: ImageHeader): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  return isTurned(orientation) ? { width: down, height: across } : { width: across, height: down };
}

/** The transforms of the EXIF orientations. Source: Exif 2.32, tag 0x0112. */
const transforms: Readonly<Record<number, string>> = {
  2: "scaleX(-1)",
  3: "rotate(180deg)",
  4: "scaleY(-1)",
  5: "rotate(90deg) scaleY(-1)",
  6: "rotate(90deg)",
  7: "rotate(270deg) scaleY(-1)",
  8: "rotate(270deg)",
};

function isTurned(orientation: number): boolean {
  return orientation >= 5;
}

function upright(src: Buffer, { orientation }: ImageHeader, frame: { width: number; height: number }): Node {
  const [width, height] = isTurned(orientation) ? [frame.height, frame.width] : [frame.width, frame.height];
  const left = (frame.width - width) / 2;
  const top = (frame.height - height) / 2;
  const transform = transforms[orientation];
  const image: Node = {
    ...{ type: "image", src, width, height },
    style: { position: "absolute", left, top, ...(transform && { transform }) },
  };
  return { type: "container", style: { ...frame, position: "relative", overflow: "hidden" }, children: [image] };
}

function isEmpty(pixels: Buffer): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 0) return false;
  return true;
}
