import type { SourceKind } from "@zodiac-at-work/catalog";
import { Listr } from "listr2";

/** A source whose check is about to begin, or has ended. */
interface ProgressSource {
  kind: SourceKind;
  found?: number;
}

/** Progress bars on a terminal: one line for each kind of source. */
export interface TerminalProgress {
  checked(source: ProgressSource): void;
  /** Ends the lines, those of sources that were not checked too. */
  end(): Promise<void>;
}

export function showProgress(sources: readonly ProgressSource[]): TerminalProgress {
  const bars = new Map(
    [...Map.groupBy(sources, ({ kind }) => kind)].map(([kind, { length }]) => [kind, createBar(kind, length)]),
  );
  const list = new Listr(
    [...bars.values()].map((bar) => ({
      title: titleOf(bar),
      task: async (_, task) => {
        bar.update = () => {
          task.title = titleOf(bar);
        };
        bar.update();
        await bar.ended.promise;
      },
    })),
    { concurrent: true, exitOnError: false },
  );
  const running = list.run();
  return {
    checked({ kind, found = 0 }) {
      const bar = bars.get(kind);
      if (!bar) return;
      bar.done += 1;
      bar.found += found;
      bar.update();
      if (bar.done === bar.of) bar.ended.resolve();
    },
    async end() {
      for (const { ended } of bars.values()) ended.resolve();
      await running;
    },
  };
}

interface Bar {
  kind: SourceKind;
  done: number;
  of: number;
  found: number;
  ended: PromiseWithResolvers<void>;
  update(): void;
}

function createBar(kind: SourceKind, of: number): Bar {
  return { kind, done: 0, of, found: 0, ended: Promise.withResolvers<void>(), update() {} };
}

const barWidth = 20;

function titleOf({ kind, done, of, found }: Bar): string {
  const filled = Math.round((done / of) * barWidth);
  const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
  return `${kind.padEnd(16)}${bar} ${done} of ${of}, ${found.toLocaleString("en-US")} openings`;
}
