import type { Posting, SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import type { JobSource } from "@zodiac-at-work/db";

/** One place that jobs come from. */
export interface Source {
  kind: SourceKind;
  /**
   * The company's name at the service (`acme`), or the `https:` URL of the page, feed or board. A board on another host
   * than the service's usual one needs the URL: `https://jobs.eu.lever.co/acme`, `https://acme.jobs.personio.com`.
   */
  address: string;
  /** Whether the company's own name was found on it, or an operator confirmed it. */
  isVerified: boolean;
  /** The settings of a `listing`; null for the other kinds. */
  settings: object | null;
}

/** What a reader needs of a stored source. */
export type StoredSource = Pick<JobSource, "kind" | "address" | "settings" | "verifiedAt">;

/** Returns a stored source as a reader takes it. */
export function toSource({ kind, address, settings, verifiedAt }: StoredSource): Source {
  return { kind, address, settings, isVerified: verifiedAt !== null };
}

/** A request that a source needs. */
export interface SourceRequest {
  url: string;
  /** The JSON body of a POST; a GET without it. */
  json?: unknown;
  /** The `Accept` header. */
  accept?: string;
  /** The address of the page for readers, if the data of the page is asked for at another one. */
  page?: string;
  /** When the page last changed, as the list that leads to it says: a day, or a time with a zone. */
  lastmod?: string | null;
  /** Whether nothing is missing if the page is gone or holds no posting. */
  isOptional?: boolean;
}

/** A response, decoded to text. `url` is the address after redirects. */
export interface SourceResponse {
  url: string;
  status: number;
  contentType: string | null;
  body: string;
}

/** A posting that could not be read, and why. */
export interface Unreadable {
  id: string | null;
  reason: string;
}

/** What one response of a source holds. */
export interface SourcePage {
  /** `complete` if the response has the expected structure; `conclude` weighs it with the source's other pages. */
  outcome: Extract<SourceOutcome, "complete" | "changed" | "blocked" | "failed" | "unreachable">;
  /** Why the outcome is not `complete`, as a sentence for the operator. */
  reason: string | null;
  postings: Posting[];
  unreadable: Unreadable[];
  /** The number of postings that the source says it has, over all pages. */
  declared: number | null;
  /** Whether the pages together are the whole board. A feed of the newest postings is not. */
  isWhole: boolean;
  /** What the source can't be made to send, as a sentence for the operator. Such a board is not read as a whole. */
  gap: string | null;
  /** Further pages. */
  next: SourceRequest[];
  /** The company's name as the response states it. */
  companyName: string | null;
}

/** How a kind of source is requested and read. All functions are pure. */
export interface SourceReader {
  /** Returns the first requests. */
  requests(source: Source): SourceRequest[];
  /**
   * Reads a response with a status of 2xx that is no challenge page. The address of a response to a POST does not say
   * what was asked, so a reader of such responses needs the request.
   */
  parse(response: SourceResponse, source: Source, request?: SourceRequest): SourcePage;
  /** Returns the request of a posting's full text, for sources whose lists lack it. */
  detailRequest?(posting: Posting, source: Source): SourceRequest | undefined;
  /** Completes a posting from the response to `detailRequest`. */
  parseDetail?(response: SourceResponse, posting: Posting, source: Source): Posting;
  /**
   * Reads the entry of a posting from a saved response to `detailRequest`, whose list is unknown. `parseDetail` completes
   * it. Returns null if the response is no detail. A check never needs it.
   */
  parseSingle?(response: SourceResponse, source: Source): Posting | null;
  /**
   * Returns whether the list still says of a posting what it said when its detail was stored. Without it, the title
   * decides.
   */
  isSameEntry?(posting: Posting, stored: Posting): boolean;
  /** Reads the company's name from the detail of a posting, if neither lists nor `nameRequest` name it. */
  parseDetailName?(response: SourceResponse): string | null;
  /** Returns the request whose response names the company, if the first requests' responses do not. */
  nameRequest?(source: Source): SourceRequest;
  /** Reads the company's name from the response to `nameRequest`. */
  parseName?(response: SourceResponse): string | null;
}
