import { crc32 } from "node:zlib";

/** What a decoder will find in a file. */
export interface ImageHeader {
  format: "png" | "jpeg" | "webp";
  /** In pixels, as stored. */
  width: number;
  height: number;
  /** The EXIF orientation of a photo, from 1 to 8; 1 is upright. */
  orientation: number;
}

/**
 * Reads the structure of a PNG, JPEG or WebP file without decoding it: a small file of a huge picture costs nothing.
 * Sizes are the largest that any part of the file states.
 *
 * @returns undefined if the file is of another kind, incomplete, damaged, animated, or followed by other data. Only
 * JPEGs may be followed by data, because cameras append some
 */
export function readImageHeader(file: Buffer): ImageHeader | undefined {
  try {
    const header = file.toString("latin1", 0, 8) === pngSignature ? readPng(file) : (readJpeg(file) ?? readWebp(file));
    return header && header.width > 0 && header.height > 0 ? header : undefined;
  } catch (error) {
    // A part of the file ends beyond the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const pngSignature = "\x89PNG\r\n\x1a\n";

/**
 * Returns the file without the chunks of a PNG that hold no pixels. A decoder would inflate a color profile or a text of 4 MB to
 * 4 GB. Other files stay as they are: theirs are not compressed.
 *
 * @param file a complete PNG, JPEG or WebP file
 * @see https://www.w3.org/TR/png-3/#4Concepts.FormatTypes
 */
export function withoutMetadata(file: Buffer): Buffer {
  if (file.toString("latin1", 0, 8) !== pngSignature) return file;
  const kept = [file.subarray(0, 8)];
  for (let at = 8; at < file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    if (pixelChunks.has(file.toString("latin1", at + 4, at + 8))) kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** The size, the palette, the transparent colors, the pixels and the end. */
const pixelChunks = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

function readPng(file: Buffer): ImageHeader | undefined {
  let size = { width: 0, height: 0 };
  for (let at = 8; ; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    if (file.readUInt32BE(at + 8 + length) !== crc32(file.subarray(at + 4, at + 8 + length))) return undefined;
    if ((type === "IHDR") !== (at === 8) || type === "acTL") return undefined;
    if (type === "IHDR") size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
    at += 12 + length;
    if (type === "IEND") return at === file.length ? { format: "png", ...size, orientation: 1 } : undefined;
  }
}

/** Files of cameras have about ten. Each costs a pass over all pixels. */
const maxScans = 64;

function readJpeg(file: Buffer): ImageHeader | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined;
  const size = { width: 0, height: 0 };
  let orientation = 1;
  let scans = 0;
  for (let at = 2; ; ) {
    if (file.readUInt8(at) !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return scans > 0 ? { format: "jpeg", ...size, orientation } : undefined;
    const length = file.readUInt16BE(at + 2);
    if (length < 2) return undefined;
    const content = file.subarray(at + 4, at + 2 + length);
    at += 2 + length;
    if (isStartOfFrame(marker)) {
      size.height = Math.max(size.height, content.readUInt16BE(1));
      size.width = Math.max(size.width, content.readUInt16BE(3));
    }
    if (marker === 0xe1 && content.toString("latin1", 0, 6) === "Exif\0\0") {
      orientation = readOrientation(content.subarray(6));
    }
    if (marker === 0xda) {
      scans += 1;
      if (scans > maxScans) return undefined;
      at = endOfScan(file, at);
    }
  }
}

function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Finds the marker after the data of a scan. Inside the data, 0xff is followed by 0 or by a restart marker. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = start; ; at += 2) {
    at = file.indexOf(0xff, at);
    if (at === -1) throw new RangeError("The scan has no end.");
    const next = file.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** @param tiff the EXIF data of a photo */
function readOrientation(tiff: Buffer): number {
  try {
    const isBig = tiff.toString("latin1", 0, 2) === "MM";
    const read16 = (at: number) => (isBig ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at));
    const start = isBig ? tiff.readUInt32BE(4) : tiff.readUInt32LE(4);
    for (let entry = 0; entry < read16(start); entry += 1) {
      const at = start + 2 + 12 * entry;
      if (read16(at) !== 0x0112) continue;
      const orientation = read16(at + 8);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

function readWebp(file: Buffer): ImageHeader | undefined {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP") return undefined;
  if (file.readUInt32LE(4) + 8 !== file.length) return undefined;
  const sizes: (readonly [number, number])[] = [];
  let hasImage = false;
  for (let at = 12; at < file.length; ) {
    const type = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const content = file.subarray(at + 8, at + 8 + length);
    if (content.length < length) return undefined;
    if (type === "VP8X") sizes.push([1 + content.readUIntLE(4, 3), 1 + content.readUIntLE(7, 3)]);
    if (type === "VP8 ") sizes.push([content.readUInt16LE(6) & 0x3fff, content.readUInt16LE(8) & 0x3fff]);
    if (type === "VP8L") {
      const bits = content.readUInt32LE(1);
      sizes.push([1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)]);
    }
    if (type === "ANIM" || type === "ANMF") return undefined;
    hasImage ||= type === "VP8 " || type === "VP8L";
    at += 8 + length + (length % 2);
  }
  if (!hasImage) return undefined;
  const width = Math.max(...sizes.map(([value]) => value));
  const height = Math.max(...sizes.map(([, value]) => value));
  return { format: "webp", width, height, orientation: 1 };
}
