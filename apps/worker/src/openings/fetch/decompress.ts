import { promisify } from "node:util";
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from "node:zlib";
import { FetchError, TransientError } from "./fetch-error.ts";

/** The codings that `decompress` reads, as an Accept-Encoding header. */
export const acceptEncoding = "gzip, br, deflate";

/**
 * Undoes the Content-Encoding of a body, and unpacks a gzip file such as `sitemap.xml.gz`. Stops at `decodedBytes`, so a
 * small body can't fill the memory.
 *
 * @throws {FetchError} if the body exceeds the limit, is damaged, or has another coding
 * @throws {TransientError} if the body ends too early
 */
export async function decompress(
  { bytes, isTruncated }: { bytes: Uint8Array; isTruncated: boolean },
  encoding: string | undefined,
  { decodedBytes }: { decodedBytes: number },
): Promise<Uint8Array> {
  const coding = encoding?.trim().toLowerCase() || "identity";
  const isPacked = isGzip(bytes);
  if ((coding === "identity" && !isPacked) || bytes.length === 0) return bytes;
  const decode = coding === "identity" ? codings.gzip : codings[coding];
  if (!decode) throw new FetchError("failed", `The response has the unknown coding ${coding}.`);
  const options = { maxOutputLength: decodedBytes, ...(isTruncated && { finishFlush: constants.Z_SYNC_FLUSH }) };
  try {
    const decoded = await decode(bytes, options);
    return coding !== "identity" && isGzip(decoded) ? await gunzipFile(decoded, options) : decoded;
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : "";
    if (code === "ERR_BUFFER_TOO_LARGE") {
      throw new FetchError("failed", `The response is larger than ${decodedBytes} bytes when decompressed.`, { cause });
    }
    if (code === "Z_BUF_ERROR") throw new TransientError("The response ends too early.", { cause });
    throw new FetchError("failed", `The response is not valid ${coding}.`, { cause });
  }
}

type Decode = (bytes: Uint8Array, options: { maxOutputLength: number; finishFlush?: number }) => Promise<Uint8Array>;

const gunzipFile: Decode = promisify(gunzip);

const codings: Readonly<Record<string, Decode>> = {
  gzip: gunzipFile,
  "x-gzip": gunzipFile,
  br: (bytes, { maxOutputLength }) => promisify(brotliDecompress)(bytes, { maxOutputLength }),
  // Some servers omit the zlib header that the standard demands.
  deflate: (bytes, options) => promisify(hasZlibHeader(bytes) ? inflate : inflateRaw)(bytes, options),
};

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

function hasZlibHeader([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}
