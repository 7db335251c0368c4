/** A benchmark, a fault campaign, a check that is too long for `pnpm test`, or a report. */
export interface Measurement {
  readonly name: string;
  readonly what: string;
  /** How long it takes on two cores. */
  readonly time: string;
  /** The folders of the workspaces with the script. */
  readonly workspaces: readonly string[];
  readonly script: string;
  /** The page of `docs/measurements` that it writes. Without a page it prints its result. */
  readonly page?: string;
  /** The same figures on every machine. */
  readonly isExact?: true;
  /** `gates` runs it: it fails if a figure misses its limit. */
  readonly gate?: true;
}

const libraries = ["packages/zodiac", "packages/numerology"];
const benchmarks = ["packages/benchmarks"];
const faults = ["packages/faults"];

/** Everything that `pnpm measure` runs. */
export const measurements: readonly Measurement[] = [
  {
    name: "sizes",
    what: "the sizes of the two libraries against their limits",
    time: "10 s",
    workspaces: libraries,
    script: "size",
    gate: true,
  },
  {
    name: "mutation",
    what: "the share of the changes to the two libraries that their tests detect",
    time: "1 h",
    workspaces: libraries,
    script: "mutation",
    page: "mutation-testing.md",
    isExact: true,
    gate: true,
  },
  {
    name: "bench-signs",
    what: "the speed of `signOfDate` beside other libraries",
    time: "1 min",
    workspaces: ["packages/zodiac"],
    script: "bench",
    page: "benchmarks.md",
    gate: true,
  },
  {
    name: "bench-api",
    what: "the catalog's calls beside a bare Fastify route and raw `pg`",
    time: "4 min",
    workspaces: benchmarks,
    script: "api",
    page: "benchmarks-api.md",
    gate: true,
  },
  {
    name: "bench-blog",
    what: "the blog with 10,000 articles: pages, lists, sitemap and feeds",
    time: "4 min",
    workspaces: benchmarks,
    script: "blog",
    page: "benchmarks-blog.md",
    gate: true,
  },
  {
    name: "bench-search",
    what: "searches over 1,000, 10,000 and 100,000 companies",
    time: "1 min",
    workspaces: benchmarks,
    script: "search",
    page: "benchmarks-search.md",
    gate: true,
  },
  {
    name: "bench-openings",
    what: "postings parsed and saved beside COPY, the list of up to 1,000,000 openings, and a sweep of 20,000 checks",
    time: "15 min",
    workspaces: benchmarks,
    script: "openings",
    page: "benchmarks-openings.md",
    gate: true,
  },
  {
    name: "load",
    what: "how much one member on 40 connections slows down another",
    time: "1 min",
    workspaces: benchmarks,
    script: "load",
    page: "benchmarks-load.md",
  },
  {
    name: "lighthouse",
    what: "the public pages and the members' pages on a simulated phone",
    time: "10 min",
    workspaces: benchmarks,
    script: "lighthouse",
    page: "benchmarks-web.md",
  },
  {
    name: "docs-lighthouse",
    what: "every page of the documentation of the libraries: 100 in all four categories",
    time: "1 h",
    workspaces: benchmarks,
    script: "docs-lighthouse",
  },
  {
    name: "interactions",
    what: "how soon the pages answer a press on a slow phone, and how soon a link opens its page",
    time: "4 min",
    workspaces: benchmarks,
    script: "interactions",
    page: "benchmarks-interactions.md",
  },
  {
    name: "faults-payments",
    what: "purchases while the API, PostgreSQL and the connection to Stripe are killed",
    time: "4 min",
    workspaces: faults,
    script: "payments",
    page: "reliability.md",
  },
  {
    name: "faults-openings",
    what: "checks of 200 job boards while workers are killed",
    time: "10 min",
    workspaces: faults,
    script: "openings",
    page: "reliability-openings.md",
  },
  {
    name: "faults-large-board",
    what: "checks of a board of 6,000 postings while workers are killed",
    time: "3 min",
    workspaces: faults,
    script: "large-board",
    page: "reliability-large-board.md",
  },
  {
    name: "faults-articles",
    what: "the writing of articles while workers are killed",
    time: "10 min",
    workspaces: faults,
    script: "articles",
    page: "reliability-articles.md",
  },
  {
    name: "faults-migrations",
    what: "migrations whose connection is cut at each statement",
    time: "4 min",
    workspaces: faults,
    script: "migrations",
    page: "reliability-migrations.md",
  },
  {
    name: "faults-pooler",
    what: "two processes of the API behind pgbouncer in transaction mode, with workers and migrations; needs pgbouncer",
    time: "1 min",
    workspaces: faults,
    script: "pooler",
    page: "reliability-pooler.md",
  },
  {
    name: "recovery-point-in-time",
    what: "a server recovers to the moment before a mistake, from a base backup and its archived log",
    time: "30 s",
    workspaces: faults,
    script: "point-in-time",
    page: "recovery-point-in-time.md",
  },
  {
    name: "accuracy",
    what: "the calendar beside published tables and other libraries",
    time: "30 s",
    workspaces: ["packages/zodiac"],
    script: "accuracy",
    page: "accuracy.md",
    isExact: true,
  },
  {
    name: "compare",
    what: "the companies, car brands and states beside the references; each difference needs a reason",
    time: "10 s",
    workspaces: ["packages/db"],
    script: "compare",
    page: "data-sources.md",
    isExact: true,
  },
  {
    name: "texts",
    what: "the texts of the paid reading: repeats, reading ease, facts",
    time: "10 s",
    workspaces: ["packages/readings"],
    script: "texts",
    page: "texts.md",
    isExact: true,
  },
  {
    name: "content-quality",
    what: "every article of the template writer: overlap, reading ease, facts, links",
    time: "1 min",
    workspaces: ["packages/articles"],
    script: "content-quality",
    page: "content-quality.md",
    isExact: true,
  },
  {
    name: "packages",
    what: "the two libraries as npm packs them: bundle sizes, types under every resolution",
    time: "20 s",
    workspaces: ["packages/packaging"],
    script: "report",
    page: "packages.md",
    isExact: true,
  },
  {
    name: "engines",
    what: "the examples of the two packed libraries in five versions of Node, Deno, workerd, QuickJS and Hermes",
    time: "1 min",
    workspaces: ["packages/packaging"],
    script: "engines",
    page: "engines.md",
    isExact: true,
  },
  {
    name: "images",
    what: "the images of the Dockerfile: its steps in empty folders, files, sizes, and a start of each process",
    time: "2 min",
    workspaces: ["deploy"],
    script: "images",
    page: "images.md",
    gate: true,
  },
  {
    name: "alerts",
    what: "each alert fired by the fault that it is for; needs promtool of Prometheus",
    time: "1 min",
    workspaces: ["deploy"],
    script: "alerts",
    page: "alerts.md",
  },
  {
    name: "pictures",
    what: "every screen and state in three widths and two looks, into `apps/web/pictures/taken`; axe checks each, and none may scroll sideways",
    time: "20 min",
    workspaces: ["apps/web"],
    script: "pictures",
  },
  {
    name: "xss",
    what: "all 713 vectors of cross-site scripting in Chromium; `pnpm test` tries every fourth",
    time: "5 min",
    workspaces: ["apps/web"],
    script: "xss",
  },
  {
    name: "lunisolar",
    what: "the examples of the page about lunisolar, which is installed outside of the repository: it is under the GPL",
    time: "10 s",
    workspaces: ["packages/docs-site"],
    script: "lunisolar",
  },
  {
    name: "docs-site",
    what: "builds the documentation of the two libraries into `packages/docs-site/site`",
    time: "20 s",
    workspaces: ["packages/docs-site"],
    script: "site",
  },
];
