// Sends hostile requests of every kind to every operation of the OpenAPI document as five callers, and writes
// docs/measurements/reliability-requests.md.
//   pnpm measure faults-requests [REQUESTS] [SEED]
// Exits with 1 if one had a failure, a leak, a right that its caller lacks or no answer, or if the process ended or kept memory.

import { randomInt } from "node:crypto";
import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { attack, type Counts, type RequestFigures } from "./campaign.ts";
import { faults } from "./judge.ts";

/** Megabytes of the process, whatever is sent. */
const memoryLimit = 768;

const [requests = 100_000, seed = randomInt(1, 2 ** 30)] = process.argv.slice(2).map(Number);
console.log(`Seed ${seed}. Repeat with: pnpm measure faults-requests ${requests} ${seed}`);
const figures = await attack({ requests, seed, isWhole: true });
for (const example of figures.examples) console.log(example);
console.log(figures.total, figures.memory, figures.neverSucceeded, `${figures.seconds} s`);
await writePage("reliability-requests.md", page(figures));
if (!isSound(figures)) process.exitCode = 1;

function isSound({ total, changedVictims, wrongRights, isAlive, memory }: RequestFigures): boolean {
  const found = faults.reduce((sum, fault) => sum + total[fault], 0);
  return found + changedVictims + wrongRights === 0 && isAlive && memory.peak <= memoryLimit;
}

function page(figures: RequestFigures): string {
  const { operations, neverSucceeded, changedVictims, wrongRights, isAlive, memory, repeated, seconds } = figures;
  return `# Hostile requests

Written by \`pnpm measure faults-requests ${figures.total.requests} ${figures.seed}\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

## By caller
${countTable("caller", figures.byCaller)}

## By kind of request
${countTable("kind", figures.byKind)}

## The process
${markdownTable(
  [
    "lives and is ready",
    "MB after a tenth",
    `MB at most (limit ${memoryLimit})`,
    "MB at the end",
    "rows of others changed",
    "accounts with other rights",
    "operations",
    "that succeeded once",
    "repeated",
    "seconds",
  ],
  [
    [
      `**${isAlive ? "yes" : "no"}**`,
      memory.early,
      `**${memory.peak}**`,
      memory.end,
      `**${changedVictims}**`,
      `**${wrongRights}**`,
      operations,
      operations - neverSucceeded.length,
      repeated,
      seconds,
    ],
  ],
)}

Each operation of \`/api/docs/json\` gets requests of every kind as every caller, equally often. A valid request follows from the
schemas of the document. A hostile one is a valid one with one value replaced, or with other headers, another body, query, type or
method. The seed decides all values, and the command above repeats them. The API runs in its own process, with the rights of its role
in PostgreSQL, which has the seed. The Stripe sandbox, the Firebase emulator, the job board sandbox and a worker run too. Each request
has a client address of its own, as behind a proxy, because limits count by address.

- **5xx**: all providers are there, so none is excused. A process that is a second behind refuses with 503 and \`overloaded\`; such a
  request is repeated after a second, up to sixty times.
- **leak**: a stack trace, SQL, a path or a module in an error; a secret of the settings, or the address of another account in any
  response; a header that came from a value.
- **granted wrongly**: the caller lacks the access that the contract declares, and the status is not that of its guard: 401, 402 or
  403, or 429. If the request never reaches the operation, as with another method, it may also be another refusal.
- **refused wrongly**: the guard refused a caller who has the access.
- **error without a code**: an error whose body is not \`{ error, code }\` with a code of its status.
- **no answer**, **hang**: the connection ended without one, or none came within 40 s. Calls that wait for a task take 25 s at most.

The emulator accepts tokens without a signature, so forged ones are expired, of another project or issuer, without a subject, signed
with a guessed key, or no tokens. Twenty members never call: their rows are compared at the end.
`;
}

function countTable(head: string, groups: ReadonlyMap<string, Counts>): string {
  const columns = ["requests", "2xx", "3xx", "4xx", "429", ...faults] as const;
  const isFault = (column: string) => faults.some((fault) => fault === column);
  return markdownTable(
    [head, ...columns],
    Array.from(groups, ([name, counts]) => [
      name,
      ...columns.map((column) => (isFault(column) ? `**${counts[column]}**` : counts[column])),
    ]),
  );
}
