import { Seal } from "@zodiac-at-work/ui/seal";
import type { SignId } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { type KeyboardEvent, useRef } from "react";

interface TeamMatrixProps {
  /** The name for screen readers. */
  readonly label: string;
  readonly members: readonly { readonly name: string; readonly sign: SignId }[];
  /** Returns the score of two members, 0 to 100. */
  readonly scoreOf: (row: number, column: number) => number;
  readonly chosen: readonly [row: number, column: number];
  readonly onChoose: (row: number, column: number) => void;
}

/**
 * The scores of every pair of a team. From 80 a cell is filled, from 60 washed, and below 40 washed and underlined, so that
 * color never stands alone. The Tab key stops once, and the arrow keys walk the cells.
 */
export function TeamMatrix({ label, members, scoreOf, chosen, onChoose }: TeamMatrixProps) {
  const table = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent, row: number, column: number) => {
    const [down, right] = steps[event.key] ?? [0, 0];
    if (down === 0 && right === 0) return;
    event.preventDefault();
    let [nextRow, nextColumn] = [row + down, column + right];
    // The cells of a member with themselves are empty.
    if (nextRow === nextColumn) [nextRow, nextColumn] = [nextRow + down, nextColumn + right];
    if (members[nextRow] === undefined || members[nextColumn] === undefined) return;
    onChoose(nextRow, nextColumn);
    table.current?.querySelector<HTMLElement>(`[data-cell="${nextRow} ${nextColumn}"]`)?.focus();
  };
  return (
    <div className="overflow-x-auto p-1">
      <table
        ref={table}
        aria-label={label}
        // Wider cells would part the scores of a small team.
        style={{ maxWidth: `${8 + members.length * 8}rem` }}
        className="w-full border-separate border-spacing-0.5 text-sm"
      >
        <thead>
          <tr>
            <td className="sticky left-0 z-1 bg-paper" />
            {members.map(({ name, sign }, place) => (
              <th key={place} scope="col" className="px-0.5 pb-1 align-top font-medium">
                <Seal sign={sign} size={28} className="mx-auto mb-1" />
                <span className="line-clamp-2 wrap-anywhere max-sm:text-xs/4">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map(({ name, sign }, row) => (
            <tr key={row}>
              <th
                scope="row"
                className="sticky left-0 z-1 bg-paper pr-3 text-left font-medium max-sm:w-9 max-sm:pr-1 sm:w-32 sm:max-w-32"
              >
                <span className="flex items-center gap-2">
                  <Seal sign={sign} size={28} />
                  <span className="line-clamp-2 leading-tight wrap-anywhere max-sm:sr-only">{name}</span>
                </span>
              </th>
              {members.map((other, column) => {
                const score = scoreOf(row, column);
                const isChosen = row === chosen[0] && column === chosen[1];
                return (
                  <td key={column} className="p-0 text-center">
                    {row === column ? (
                      <span className="text-edge">–</span>
                    ) : (
                      <button
                        type="button"
                        data-cell={`${row} ${column}`}
                        tabIndex={isChosen ? 0 : -1}
                        aria-pressed={isChosen}
                        aria-label={`${name} and ${other.name}: ${score}`}
                        onClick={() => onChoose(row, column)}
                        onKeyDown={(event) => move(event, row, column)}
                        className={cx(
                          "grid h-11 w-full min-w-11 place-content-center rounded-sm font-serif text-lg font-medium tabular-nums sm:h-12 sm:min-w-13",
                          isChosen && "outline-2 outline-ink",
                          toneOf(score),
                        )}
                      >
                        {score}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function toneOf(score: number): string {
  if (score >= 80)
    return "bg-success text-paper forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-color-adjust-none";
  if (score >= 60) return "bg-success/20 text-ink forced-colors:border forced-colors:border-solid";
  return score < 40 ? "bg-danger/15 text-ink underline decoration-danger underline-offset-4" : "bg-ink/6 text-ink";
}
