import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { answerWorkdayQuery } from "@zodiac-at-work/job-board-sandbox/workday";

/** A local server of job boards, reached as the local stand-in is: `ORIGIN/HOST/PATH`. */
export interface BoardServer {
  origin: string;
  /** Responses with a board since the last reset, by host. */
  readonly fetches: ReadonlyMap<string, number>;
  /** Changes a tenth of the postings, removes a tenth and adds a tenth. */
  turnOver(): void;
  reset(): void;
  close(): Promise<void>;
}

/** The name of a board at the service. */
export function boardName(board: number): string {
  return `board-${board}`;
}

/** The address of a large board, at Workday. */
export const largeBoard = "https://large.wd5.myworkdayjobs.com/Jobs";
const largeList = "large.wd5.myworkdayjobs.com/wday/cxs/large/Jobs/jobs";

/**
 * Starts a server of boards with as many postings each, and of one large board, all on hosts of their own. Each response
 * takes a while.
 */
export async function startBoardServer({
  postings,
  largePostings = 0,
  delayMs,
}: {
  postings: number;
  largePostings?: number;
  delayMs: number;
}): Promise<BoardServer> {
  const fetches = new Map<string, number>();
  let generation = 0;
  const server = createServer(async (request, response) => {
    const [, host = "", ...path] = (request.url ?? "").split("/");
    if (request.method === "POST" && [host, ...path].join("/") === largeList) {
      await sleep(delayMs);
      const answer = answerWorkdayQuery(listEntries(largePostings, generation), await readJson(request));
      const status = answer ? 200 : 400;
      return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer ?? {}));
    }
    const board = /^board-(\d+)\.recruitee\.com$/.exec(host)?.[1];
    if (board === undefined || path.join("/") !== "api/offers/") return response.writeHead(404).end();
    await sleep(delayMs);
    fetches.set(host, (fetches.get(host) ?? 0) + 1);
    const offers = listOffers(Number(board), postings, generation);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ offers }));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetches,
    turnOver: () => {
      generation += 1;
    },
    reset: () => fetches.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The postings of the large board, in five places. A changed title is another posting there, as at Workday. */
function listEntries(postings: number, generation: number) {
  return listNumbers(postings, generation).map((number) => ({
    id: `R${number}`,
    title: titleOf(number, generation),
    place: `Town ${number % 5}`,
    jobFamily: `Family ${number % 7}`,
    timeType: number % 3 === 0 ? "Part time" : "Full time",
  }));
}

function listOffers(board: number, postings: number, generation: number) {
  return listNumbers(postings, generation).map((number) => offer(board, number, generation));
}

function listNumbers(postings: number, generation: number): number[] {
  const shift = Math.ceil(postings / 10) * generation;
  return Array.from({ length: postings }, (_, index) => shift + index);
}

function titleOf(number: number, generation: number): string {
  const isChanged = generation > 0 && number % 10 === 7;
  return `Specialist ${number}${isChanged ? `, level ${generation}` : ""}`;
}

function offer(board: number, number: number, generation: number) {
  return {
    id: board * 1_000_000 + number,
    slug: `specialist-${number}`,
    title: titleOf(number, generation),
    status: "published",
    published_at: `2026-0${1 + (number % 9)}-1${number % 10} 08:00:00 UTC`,
    updated_at: "2026-10-01 08:00:00 UTC",
    careers_url: `https://${boardName(board)}.recruitee.com/o/specialist-${number}`,
    department: number % 3 === 0 ? "Operations" : null,
    location: "Lisbon, Portugal",
    city: "Lisbon",
    country_code: "PT",
    remote: number % 4 === 0,
    hybrid: number % 4 === 1,
    on_site: number % 4 > 1,
    employment_type_code: number % 5 === 0 ? "parttime_permanent" : "fulltime_permanent",
    description: `<p>We look for specialist ${number} of board ${board}.</p>${"<p>You care for details and ask good questions.</p>".repeat(20)}`,
    requirements: "<ul><li>Patience</li><li>Curiosity</li></ul>",
  };
}
