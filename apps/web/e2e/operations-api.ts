import type { Page, Route } from "@playwright/test";
import { industries } from "@zodiac-at-work/catalog";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { signIds } from "@zodiac-at-work/zodiac";

type Response<Name extends keyof Api> = Of<Api[Name], "response">;
type Report = Response<"GET /api/operations/checks/:id">["check"];
type Source = Response<"GET /api/operations/sources">["sources"][number];
type TaskPage = Response<"GET /api/operations/tasks">;

/** What the API's part for operators knows, for a page whose calls are answered from it. */
export interface OperationsState {
  figures: Response<"GET /api/operations">;
  checks: Report[];
  kinds: Response<"GET /api/operations/health">["kinds"];
  coverage: Response<"GET /api/operations/coverage">;
  storage: Response<"GET /api/operations/storage">;
  browsers: Response<"GET /api/operations/browsers">["releases"];
  sources: Source[];
  tasks: TaskPage["tasks"];
  schedules: TaskPage["schedules"];
  runs: TaskPage["runs"];
  /** The calls that change something, with their bodies. */
  calls: string[];
  /** The answers to the next calls whose name begins so: `POST /api/operations/tasks`. Each is given until it is removed. */
  failures: Map<string, { status: number; code: string; error?: string }>;
}

/** Answers the page's calls for operators from a state. The test can change it at any time. */
export async function serveOperations(page: Page, changes: Partial<OperationsState> = {}): Promise<OperationsState> {
  const state = { ...createState(), ...changes };
  await page.route(/\/api\/(operations|scrape-enhanced)/, (route) => respond(route, state));
  return state;
}

const outcomes = ["complete", "partial", "empty", "changed", "blocked", "forbidden", "unreachable", "failed"] as const;
const names = ["Amber Loom", "Birch & Vale", "Copperline", "Dovetail Labs", "Elm Street Tools", "Fennel", "Glasswing"];

async function respond(route: Route, state: OperationsState): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const name = `${request.method()} ${url.pathname}`;
  const failure = [...state.failures].find(([start]) => name.startsWith(start))?.[1];
  if (failure) {
    const { status, code, error = "It failed." } = failure;
    return route.fulfill({ status, json: { error, code } });
  }
  const body = request.postDataJSON() as Record<string, unknown> | null;
  if (request.method() !== "GET") state.calls.push(body ? `${name} ${JSON.stringify(body)}` : name);
  const answer = answerTo(name, url.searchParams, body ?? {}, state);
  return answer === undefined
    ? route.fulfill({ status: 404, json: { error: "It does not exist.", code: "not-found" } })
    : route.fulfill({ json: answer });
}

function answerTo(
  name: string,
  query: URLSearchParams,
  body: Record<string, unknown>,
  state: OperationsState,
): unknown {
  const [, , , of = "", id = "", action = ""] = name.split("/");
  switch (true) {
    case name === "GET /api/operations":
      return state.figures;
    case name === "GET /api/operations/health":
      return { kinds: state.kinds };
    case name === "GET /api/operations/coverage":
      return state.coverage;
    case name === "GET /api/operations/storage":
      return state.storage;
    case name === "GET /api/operations/browsers":
      return { releases: state.browsers };
    case name.startsWith("GET /api/operations/browsers/"):
      return releaseOf(id, state);
    case name === "GET /api/operations/checks":
      return checksOf(state, query);
    case name === "GET /api/operations/sources":
      return sourcesOf(state, query);
    case name === "GET /api/operations/tasks":
      return tasksOf(state, query);
    case name === "POST /api/scrape-enhanced":
      state.runs = [{ ...createRun(), done: 2, of: 7 }];
      return { message: "Checking 7 boards", runId: 1, run: state.runs[0] };
    case of === "checks": {
      const check = state.checks.find((each) => String(each.id) === id);
      if (check && action === "handled") check.handledAt = new Date().toISOString();
      return check && (action === "handled" ? { handledAt: check.handledAt } : { check });
    }
    case of === "sources": {
      const source = state.sources.find((each) => String(each.id) === id);
      if (!source) return undefined;
      if (action === "check") return { runId: 9 };
      changeSource(source, action, body);
      for (const check of state.checks) if (check.sourceId === source.id) check.status = source.status;
      return { source };
    }
    case of === "schedules": {
      const schedule = state.schedules.find(({ task }) => task === id);
      return schedule && { schedule: Object.assign(schedule, body) };
    }
    default: {
      const task = state.tasks.find((each) => name.includes(each.id));
      return task && { task: Object.assign(task, { state: "queued", failure: null }) };
    }
  }
}

function changeSource(source: Source, action: string, body: Record<string, unknown>): void {
  if (action === "pause") source.status = "paused";
  if (action === "activate" || action === "confirm") source.status = "active";
  if (action === "confirm") source.verifiedAt = new Date().toISOString();
  if (action === "address") Object.assign(source, body, { verifiedAt: null });
}

function checksOf({ checks }: OperationsState, query: URLSearchParams): Response<"GET /api/operations/checks"> {
  const search = (query.get("search") ?? "").toLowerCase();
  const found = checks.filter(({ company, kind }) => `${company.name} ${kind}`.toLowerCase().includes(search));
  const counts = outcomes.map((outcome) => ({
    outcome,
    count: found.filter((each) => each.outcome === outcome).length,
  }));
  const matching = found.filter(({ outcome }) => !query.has("outcome") || outcome === query.get("outcome"));
  const start = matching.findIndex(({ id }) => String(id) === query.get("before")) + 1;
  const shown = matching.slice(start, start + 20);
  return { checks: shown, hasOlder: matching.length > start + 20, total: matching.length, counts };
}

function sourcesOf({ sources }: OperationsState, query: URLSearchParams): Response<"GET /api/operations/sources"> {
  const search = (query.get("search") ?? "").toLowerCase();
  const found = sources.filter(
    ({ company, address, kind, health }) =>
      `${company.name} ${address}`.toLowerCase().includes(search) &&
      (!query.has("kind") || kind === query.get("kind")) &&
      (!query.has("health") || health === query.get("health")),
  );
  const counts = (["proposed", "active", "paused"] as const).map((status) => ({
    status,
    count: found.filter((each) => each.status === status).length,
  }));
  const matching = found.filter(({ status }) => !query.has("status") || status === query.get("status"));
  const start = (Number(query.get("page") ?? 1) - 1) * 20;
  return {
    sources: matching.slice(start, start + 20),
    total: matching.length,
    totalPages: Math.ceil(matching.length / 20),
    counts,
  };
}

function tasksOf({ tasks, schedules, runs }: OperationsState, query: URLSearchParams): TaskPage {
  const counts = (["active", "retrying", "failed", "queued"] as const).map((state) => ({
    state,
    count: tasks.filter((each) => each.state === state).length,
  }));
  const matching = tasks.filter(({ state }) => !query.has("state") || state === query.get("state"));
  return { tasks: matching, total: matching.length, totalPages: 1, counts, schedules, runs };
}

function createState(): OperationsState {
  const checks = Array.from({ length: 27 }, (_, index) => createCheck(index));
  return {
    figures: {
      at: ago(0),
      hasWorker: true,
      boards: { checked: 212, of: 240, proposed: 1 },
      openings: 11_840,
      paymentsWithoutAccess: 0,
      attention: { boards: 10, tasks: 1 },
    },
    checks,
    kinds: [
      { kind: "greenhouse", boards: 156, read: 0.98, averageMs: 1900, state: "well", days: createDays() },
      { kind: "smartrecruiters", boards: 22, read: 0.61, averageMs: 1600, state: "changed", days: createDays(9) },
      { kind: "lever", boards: 21, read: 0.83, averageMs: 3800, state: "slow", days: createDays(15) },
      { kind: "feed", boards: 2, read: null, averageMs: null, state: "unchecked", days: createDays(0, 0) },
    ],
    coverage: createCoverage(),
    storage: createStorage(),
    browsers: createReleases(),
    sources: names.map((_, index) => createSource(index)),
    tasks: [
      createTask({ name: "discover-sources", state: "active", progress: { done: 21, of: 34 } }),
      createTask({
        name: "scrape-source",
        subject: "Copperline",
        state: "retrying",
        attempt: 2,
        nextAt: ago(-5),
        failure: "The board did not answer within 20 seconds.",
      }),
      createTask({ name: "scrape-sign", subject: "rooster", state: "failed", attempt: 3, endedAt: ago(60) }),
      createTask({ name: "scrape-source", subject: "Fennel", state: "queued", attempt: 0, startedAt: null }),
    ],
    schedules: [createSchedule("reconcile-payments", "*/2 * * * *"), createSchedule("scrape-sign", "0 6 * * *")],
    runs: [],
    calls: [],
    failures: new Map(),
  };
}

function createCoverage(): OperationsState["coverage"] {
  const group = (companies: number) => ({
    ...{ companies, withBoard: Math.round(companies * 0.43), checked: Math.round(companies * 0.4) },
    openings: companies * 73,
  });
  return {
    all: { companies: 1_630, withBoard: 697, checked: 655, openings: 118_990 },
    wellKnown: { companies: 403, withBoard: 211, checked: 200, openings: 40_120 },
    others: { companies: 1_227, withBoard: 486, checked: 455, openings: 78_870 },
    signs: signIds.map((sign, index) => ({ sign, ...group(106 + index * 5) })),
    industries: industries.map((industry, index) => ({ industry, ...group(90 + index * 20) })),
    kinds: [
      { kind: "workday", companies: 330, checked: 321 },
      { kind: "greenhouse", companies: 181, checked: 180 },
      { kind: "feed", companies: 34, checked: 30 },
    ],
    missing: [
      { id: 1, name: "Amber Loom", reason: "forbidden", careersUrl: "https://amber.example/careers" },
      { id: 2, name: "Birch & Vale", reason: "own-page", careersUrl: "https://birch.example/jobs" },
      { id: 3, name: "Copperline", reason: "not-found", careersUrl: null },
    ],
  };
}

function createStorage(): OperationsState["storage"] {
  const table = (name: string, rows: number | null, bytes: number) => ({ name, rows, bytes, indexBytes: bytes * 0.4 });
  const record = (
    name: OperationsState["storage"]["retention"][number]["record"],
    days: number,
    removable: number,
  ) => ({
    ...{ record: name, tables: [], days, oldestAt: days === 90 ? null : "2026-02-17T12:00:00.000Z", removable },
  });
  return {
    tables: [
      table("jobs", 1_004_120, 3_100_000_000),
      table("run_sources", 310_400, 96_200_000),
      table("payments", null, 48_000),
    ],
    retention: [
      record("closedJobs", 180, 1_240),
      record("checks", 365, 10_000),
      record("generations", 365, 0),
      record("revisions", 365, 0),
      record("paymentEvents", 90, 0),
      record("auditLog", 730, 0),
      record("browserReports", 90, 0),
    ],
  };
}

type Release = OperationsState["browsers"][number];

function createReleases(): Release[] {
  return [
    createVisits({ release: "Bx3kQ9aZ", firstDay: "2026-11-24", visits: 1_240, errors: 7, lcp: 1_410, inp: 96 }),
    createVisits({ release: "mN27_x-Q", firstDay: "2026-11-02", visits: 18_310, errors: 0, lcp: 3_120, inp: 240 }),
  ];
}

interface Visits extends Pick<Release, "release" | "firstDay" | "visits" | "errors"> {
  readonly lcp: number;
  readonly inp: number;
}

function createVisits({ lcp, inp, ...release }: Visits): Release {
  const vital = (p75: number, good: number) => ({ p75, good, visits: release.visits });
  return {
    ...release,
    lastDay: release.firstDay,
    vitals: {
      lcp: vital(lcp, lcp > 2_500 ? 0.61 : 0.94),
      inp: vital(inp, inp > 200 ? 0.7 : 0.97),
      cls: vital(0.004, 0.99),
      fcp: vital(lcp * 0.7, 0.9),
      ttfb: null,
    },
  };
}

function releaseOf(release: string, { browsers }: OperationsState): Response<"GET /api/operations/browsers/:release"> {
  const found = browsers.find((one) => one.release === release);
  const pages = ["/", "/companies/:id", "/signs/:sign/:other"].map((page, index) => ({
    page,
    ...createVisits({
      release,
      firstDay: "",
      visits: 600 - index * 190,
      errors: index,
      lcp: 1_200 + index * 700,
      inp: 90,
    }),
  }));
  const error = {
    page: "/companies/:id",
    error: "TypeError at company-page-C0ffee_1.js:1:20481",
    lastDay: "2026-11-25",
  };
  return { pages, errors: found?.errors ? [{ ...error, count: found.errors }] : [] };
}

export function createCheck(index: number, changes: Partial<Report> = {}): Report {
  const outcome = outcomes[index % outcomes.length] ?? "complete";
  const isRead = index % outcomes.length < 2;
  const isChanged = outcome === "changed";
  return {
    id: 1000 - index,
    runId: 40,
    sourceId: (index % names.length) + 1,
    company: createCompany(index),
    kind: kindOf(index),
    outcome,
    found: isRead ? 96 - index : isChanged ? 52 : 0,
    new: isRead ? 4 : 0,
    closed: isRead ? 1 : 0,
    startedAt: ago(index),
    endedAt: ago(index),
    durationMs: 1400 + index * 300,
    handledAt: null,
    address: `company-${index}`,
    status: "active",
    trigger: "schedule",
    reason: isChanged
      ? "None of 52 postings has a place, so none was stored and the 49 of the last good run stay."
      : null,
    attempts: 1,
    changed: 0,
    unchanged: isRead ? 90 - index : 0,
    unreadable: isChanged ? 52 : 0,
    requests: 1,
    bytes: 214_300,
    details: {
      expected: isChanged ? "content[].location.city" : null,
      found: isChanged ? 'content[].location\n"Sydney, NSW, Australia"' : null,
      unreadable: isChanged
        ? [
            { id: "7440", reason: "It has no place." },
            { id: null, reason: "It has no title." },
          ]
        : [],
    },
    handledBy: null,
    lastComplete: { at: ago(24 * 60), openings: 49 },
    others: { checked: 3, same: 2 },
    ...changes,
  };
}

function createRun(): TaskPage["runs"][number] {
  return {
    id: 1,
    sign: null,
    state: "running",
    hasWorker: true,
    done: 21,
    of: 34,
    current: null,
    openings: 212,
    new: 6,
    startedAt: ago(1),
    endedAt: null,
    message: "Checking 34 boards",
    unread: [],
  };
}

function createCompany(index: number): Report["company"] {
  const signs = ["rooster", "monkey", "rat", "dragon", "ox", "pig", "horse"] as const;
  return {
    id: (index % names.length) + 1,
    name: names[index % names.length] ?? "",
    industry: "Technology",
    logoUrl: null,
    zodiacSign: signs[index % signs.length] ?? "rat",
    website: null,
  };
}

function createSource(index: number): Source {
  return {
    id: index + 1,
    company: createCompany(index),
    kind: kindOf(index),
    address: `company-${index}`,
    status: index === 1 ? "proposed" : index === 2 ? "paused" : "active",
    verifiedAt: index === 1 ? null : ago(3000),
    health: index === 1 ? "new" : index === 4 ? "suspect" : index === 3 ? "blocked" : "complete",
    failures: index === 3 ? 4 : 0,
    postings: index === 1 ? null : 40 + index,
    lastAttemptAt: index === 1 ? null : ago(10),
    lastCompleteAt: index === 1 ? null : ago(10),
  };
}

function kindOf(index: number): Source["kind"] {
  return (["greenhouse", "smartrecruiters", "lever"] as const)[index % 3] ?? "greenhouse";
}

function createTask(changes: Partial<TaskPage["tasks"][number]>): TaskPage["tasks"][number] {
  return {
    id: crypto.randomUUID(),
    name: "scrape-source",
    subject: null,
    state: "active",
    attempt: 1,
    attempts: 3,
    progress: null,
    enqueuedAt: ago(20),
    startedAt: ago(10),
    endedAt: null,
    nextAt: null,
    failure: null,
    ...changes,
  };
}

function createSchedule(task: string, cron: string): TaskPage["schedules"][number] {
  return {
    task,
    cron,
    timeZone: "UTC",
    isPaused: false,
    nextAt: ago(-60),
    lastAt: ago(60),
    changedBy: null,
    changedAt: null,
  };
}

/** Fourteen days, of which the last one or two, or every fifth, were read in part. */
function createDays(worst = 20, checked = 20): OperationsState["kinds"][number]["days"] {
  return Array.from({ length: 14 }, (_, index) => ({
    date: ago((13 - index) * 24 * 60).slice(0, 10),
    checked,
    read: checked === 0 ? 0 : index >= 12 ? worst : checked,
  }));
}

function ago(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}
