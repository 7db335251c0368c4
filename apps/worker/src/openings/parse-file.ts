import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { Posting, SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import { UsageError } from "../exit-code.ts";
import { decodeBody } from "./decode-body.ts";
import type { Source, Unreadable } from "./source.ts";
import { conclude, readDetail, readResponse } from "./sources/index.ts";

export interface ParseFileOptions {
  kind: SourceKind;
  /** The status of the response. */
  status: number;
  /** The address that the body came from. */
  url?: string;
  /** A file with the settings of a `listing`. */
  settings?: string;
}

/** What `worker parse` prints. */
export interface ParsedFile {
  kind: SourceKind;
  outcome: SourceOutcome;
  reason: string | null;
  /** `url` is null if neither the body nor the command has an address, and `id` if it would be that address. */
  postings: (Omit<Posting, "id" | "url"> & { id: string | null; url: string | null })[];
  unreadable: Unreadable[];
}

/**
 * Reads the body of a response from a file, or from standard input for `-`.
 *
 * @throws {UsageError} if a file can't be read, or the settings are no JSON.
 */
export async function parseFile(file: string, { kind, status, url, settings }: ParseFileOptions): Promise<ParsedFile> {
  const body = decodeBody(decompress(await readBytes(file)));
  const source: Source = {
    kind,
    address: url ?? "",
    isVerified: false,
    settings: settings === undefined ? null : await readSettings(settings),
  };
  const response = { url: url ?? unknownAddresses[kind] ?? unknownAddress, status, contentType: null, body };
  const list = readResponse(response, source);
  const page = (list.outcome === "changed" ? readDetail(response, source) : null) ?? list;
  const { outcome, reason } = conclude([page], source);
  return { kind, outcome, reason, postings: page.postings.map(toPrinted), unreadable: page.unreadable };
}

/** Readers resolve links with it if the command has no address. `.invalid` is no domain of the internet. */
const unknownAddress = "https://address.invalid/";
const unknownName = "address-invalid";
/** Readers that make links of a board's name take an address of the board instead. */
const unknownAddresses: { readonly [kind in SourceKind]?: string } = {
  workday: `https://${unknownName}.wd1.myworkdayjobs.com/${unknownName}`,
  oracle: `https://${unknownName}.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/${unknownName}`,
  phenom: `${unknownAddress}search-results`,
  rippling: `https://ats.rippling.com/${unknownName}/jobs`,
};
const maxBytes = 200_000_000;

function toPrinted({ id, title, locations, remote, department, type, salary, postedDate, url, description }: Posting) {
  return {
    id: id.replace(unknownAddress, "") || null,
    title,
    locations,
    remote,
    department,
    type,
    salary,
    postedDate,
    url: url.startsWith(unknownAddress) || url.includes(unknownName) ? null : url,
    description,
  };
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return file === "-" ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    throw new UsageError(`The file ${file} can't be read: ${reasonOf(error)}`);
  }
}

function decompress(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new UsageError(`The file can't be decompressed: ${reasonOf(error)}`);
  }
}

async function readSettings(file: string): Promise<object> {
  const text = new TextDecoder().decode(await readBytes(file));
  const value = parseJson(text);
  if (typeof value === "object" && value !== null) return value;
  throw new UsageError(`The settings in ${file} are no JSON object.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
