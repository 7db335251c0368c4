import etag from "@fastify/etag";
import { isLocalRequest } from "@zodiac-at-work/stripe-sandbox/local-request";
import fastify, { type FastifyInstance } from "fastify";
import { type Board, type BoardBody, sendBody } from "./board.ts";
import { type Fault, faultParameters, respondWithFault, takeFault } from "./faults.ts";
import { ashby, boardPage, greenhouse, lever, recruitee, smartrecruiters, workable } from "./json-boards.ts";
import { eightfold, icims, oracle, phenom, successfactors } from "./large-boards.ts";
import { amazon, apple } from "./own-sites.ts";
import { careersPage, feed, jobPage, jobUrl, personio, sitemap, teamtailor } from "./page-boards.ts";
import { type BoardKind, findBoard, findCareersPages, findOwnHosts, type SampleCompany } from "./sample-companies.ts";
import { samplePostings } from "./sample-postings.ts";
import { avature, bamboohr, breezy, jobvite, join, pinpoint, rippling } from "./small-boards.ts";
import { workday } from "./workday.ts";

/**
 * Creates the server of the sandbox. It serves `https://HOST/PATH` at `/HOST/PATH`: the boards and the careers pages of
 * the catalog's companies, with sample postings. `POST /_sandbox/faults` adds a fault, `DELETE /_sandbox/faults` ends
 * all of them.
 */
export function createServer({ now = () => new Date() }: { now?: () => Date } = {}): FastifyInstance {
  const faults: Fault[] = [];
  const app = fastify({ forceCloseConnections: true });
  app.removeContentTypeParser("text/plain");
  app.register(etag);
  app.addHook("onRequest", async ({ headers }, reply) => {
    if (!isLocalRequest(headers)) return reply.code(403).send("The sandbox serves this machine only.");
  });
  app.get("/_sandbox/faults", async () => ({ faults }));
  app.post("/_sandbox/faults", async ({ body }, reply) => {
    const { success, data, error } = faultParameters.safeParse(body);
    if (!success) return reply.code(400).send({ error: error.issues.map(({ message }) => message).join(" ") });
    faults.push(data);
    return { faults };
  });
  app.delete("/_sandbox/faults", async () => {
    faults.length = 0;
    return { faults };
  });
  app.route<{ Params: { host: string; "*": string }; Querystring: Record<string, string | undefined> }>({
    method: ["GET", "POST"],
    url: "/:host/*",
    async handler({ params, query, body }, reply) {
      const { host } = params;
      const path = `/${params["*"]}`;
      const fault = takeFault(faults, host, path);
      if (fault && respondWithFault(fault, reply)) return reply;
      if (path === "/robots.txt") return reply.type("text/plain").send("User-agent: *\nAllow: /\n");
      const visit = { host, parts: path.split("/").filter(Boolean), query, body, now: now(), fault };
      return sendBody(reply, respond(visit));
    },
  });
  return app;
}

interface Visit {
  host: string;
  parts: readonly string[];
  query: Record<string, string | undefined>;
  /** The JSON of a POST. */
  body: unknown;
  now: Date;
  fault: Fault | undefined;
}

function respond(visit: Visit): BoardBody | undefined {
  const { host, parts } = visit;
  const [subdomain = ""] = host.split(".");
  switch (host) {
    case "boards-api.greenhouse.io":
      return respondWith(visit, "greenhouse", parts[2], (board) => greenhouse(board, parts.slice(3)));
    case "boards.greenhouse.io":
    case "job-boards.greenhouse.io":
      return respondWith(visit, "greenhouse", parts[0], boardPage);
    case "api.lever.co":
      return respondWith(visit, "lever", parts[2], (board) => lever(board, parts.slice(3)));
    case "jobs.lever.co":
      return respondWith(visit, "lever", parts[0], boardPage);
    case "api.eu.lever.co":
      return respondWith(visit, "lever", `https://jobs.eu.lever.co/${parts[2]}`, (board) =>
        lever(board, parts.slice(3)),
      );
    case "jobs.eu.lever.co":
      return respondWith(visit, "lever", `https://jobs.eu.lever.co/${parts[0]}`, boardPage);
    case "api.ashbyhq.com":
      return respondWith(visit, "ashby", parts[2], ashby);
    case "jobs.ashbyhq.com":
      return respondWith(visit, "ashby", parts[0], boardPage);
    case "api.smartrecruiters.com":
      return (
        respondWith(visit, "smartrecruiters", parts[2], (board) => smartrecruiters(board, parts.slice(3))) ??
        (parts.length === 4 ? unknownAtSmartRecruiters : undefined)
      );
    case "jobs.smartrecruiters.com":
      return respondWith(visit, "smartrecruiters", parts[0], boardPage);
    case "apply.workable.com":
      return respondWith(
        visit,
        "workable",
        parts[0] === "api" ? parts[4] : parts[0],
        parts[0] === "api" ? workable : boardPage,
      );
    case `${subdomain}.recruitee.com`:
      return respondWith(visit, "recruitee", subdomain, parts[0] === "api" ? recruitee : boardPage);
    case `${subdomain}.jobs.personio.de`:
    case `${subdomain}.jobs.personio.com`:
      return respondWith(visit, "personio", subdomain, parts[0] === "xml" ? personio : boardPage);
    case `${subdomain}.teamtailor.com`:
      return respondWith(visit, "teamtailor", subdomain, parts[0] === "jobs.json" ? teamtailor : boardPage);
    case "api.rippling.com":
      return respondWith(visit, "rippling", parts[5], (board) => rippling(board, parts.slice(6)));
    case "ats.rippling.com":
      return respondWith(visit, "rippling", parts[0], boardPage);
    case "join.com":
      return respondWith(visit, "join", parts[1], (board) => join(board, parts.slice(2)));
    case "jobs.jobvite.com":
      return respondWith(visit, "jobvite", parts[0], (board) => jobvite(board, parts.slice(1)) ?? boardPage(board));
    default:
      if (/\.myworkday(?:jobs|site)\.com$/.test(host)) return respondFromWorkday(visit);
      if (host.endsWith(".oraclecloud.com")) return respondFromOracle(visit);
      return respondFromOwnHost(visit) ?? respondFromCareersSite(visit);
  }
}

const unknownAtSmartRecruiters: BoardBody = [
  "application/json; charset=utf-8",
  { offset: 0, limit: 100, totalFound: 0, content: [] },
];

function respondWith(
  visit: Visit,
  kind: BoardKind,
  slug: string | undefined,
  route: (board: Board) => BoardBody | undefined,
): BoardBody | undefined {
  const company = slug && findBoard(kind, slug);
  if (!company) return undefined;
  const postings = openPostings(company, visit);
  const declared = postings.length + (visit.fault?.kind === "partial" ? 3 : 0);
  return route({ company, slug, postings, declared, query: visit.query });
}

function respondFromWorkday(visit: Visit): BoardBody | undefined {
  const { host, parts, body } = visit;
  const isApi = parts[0] === "wday";
  // Several companies share `wd5.myworkdaysite.com`, so the path names the company.
  const isShared = host.endsWith(".myworkdaysite.com");
  const site = isApi ? parts.slice(isShared ? 2 : 3, 4) : parts.slice(isShared ? 1 : 0, isShared ? 3 : 1);
  const path = isShared ? ["recruiting", ...site] : site;
  return respondWith(visit, "workday", `https://${host}/${path.join("/")}`, (board) =>
    isApi ? workday(board, parts.slice(4), body) : boardPage(board),
  );
}

function respondFromOracle(visit: Visit): BoardBody | undefined {
  const { host, parts, query } = visit;
  const isApi = parts[0] === "hcmRestApi";
  const site = isApi ? /siteNumber=([\w-]+)/.exec(query.finder ?? "")?.[1] : parts[4];
  const slug = `https://${host}/hcmUI/CandidateExperience/en/sites/${site}`;
  return respondWith(visit, "oracle", slug, (board) => (isApi ? oracle(board, parts[3]) : boardPage(board)));
}

/** Boards that have hosts of their own, at a service or the company's. */
const ownHostBoards: Partial<
  Record<BoardKind, (board: Board, parts: readonly string[], site: string) => BoardBody | undefined>
> = { eightfold, pinpoint, successfactors, icims, phenom, bamboohr, breezy, avature, amazon, apple };

function respondFromOwnHost(visit: Visit): BoardBody | undefined {
  const { host, parts } = visit;
  const site = `https://${host}`;
  for (const company of findOwnHosts(host)) {
    const { kind, slug } = company.board ?? { kind: "feed", slug: "" };
    const board = ownHostBoards[kind];
    const answer = board
      ? respondWith(visit, kind, slug, (found) => board(found, parts, site))
      : respondFromPageBoard(visit, company, slug);
    if (answer) return answer;
    if (parts.length === 0) return careersPage(company, openPostings(company, visit), site);
  }
  return undefined;
}

/** The host of a feed or sitemap serves it, and the pages of its postings. */
function respondFromPageBoard(visit: Visit, company: SampleCompany, slug: string): BoardBody | undefined {
  const { host, parts } = visit;
  const site = `https://${host}`;
  const postings = openPostings(company, visit);
  const isBoard = new URL(slug).pathname === `/${parts.join("/")}`;
  if (isBoard) return company.board?.kind === "feed" ? feed(company, postings, site) : sitemap(postings, site);
  const posting = parts[0] === "jobs" ? postings.find((one) => `${one.id}` === parts[1]) : undefined;
  return posting && jobPage(company, posting, jobUrl(site, posting));
}

/** A company's own site serves its careers page, and its feed, its sitemap and its postings if it has no board elsewhere. */
function respondFromCareersSite(visit: Visit): BoardBody | undefined {
  const path = `/${visit.parts.join("/")}`;
  for (const company of findCareersPages(visit.host)) {
    const { careersUrl } = company;
    if (!careersUrl) continue;
    const base = new URL(careersUrl).pathname.replace(/\/$/, "");
    if (path !== (base || "/") && !path.startsWith(`${base}/`)) continue;
    const postings = openPostings(company, visit);
    const [page, id] = path.slice(base.length).split("/").filter(Boolean);
    if (!page) return careersPage(company, postings, careersUrl);
    if (page === "feed.xml" && company.board?.kind === "feed") return feed(company, postings, careersUrl);
    if (page === "sitemap.xml" && company.board?.kind === "json-ld") return sitemap(postings, careersUrl);
    const posting = page === "jobs" ? postings.find((one) => `${one.id}` === id) : undefined;
    return posting && jobPage(company, posting, jobUrl(careersUrl, posting));
  }
  return undefined;
}

function openPostings(company: SampleCompany, { now, fault }: Visit) {
  return fault?.kind === "empty" ? [] : samplePostings(company, now);
}
