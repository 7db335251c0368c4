/**
 * Returns the path of a hand-cut square: each corner is a little off, each edge is slightly curved, and no two frames
 * are alike. The same index always gives the same path.
 */
export function framePath(index: number, box: number): string {
  const random = sequence(index + 1);
  const unit = box / 360;
  const off = (by: number) => Math.round((random() * 2 - 1) * by * unit);
  const margin = 7 * unit;
  const [near, far] = [Math.round(margin), Math.round(box - margin)];
  const corners = (
    [
      [near, near],
      [far, near],
      [far, far],
      [near, far],
    ] as const
  ).map(([x, y]) => [x + off(5), y + off(5)] as const);
  const round = 13 * unit;
  return `${corners
    .map(([x, y], at) => {
      const before = corners[(at + 3) % 4] ?? [x, y];
      const after = corners[(at + 1) % 4] ?? [x, y];
      const enter = toward([x, y], before, round);
      const leave = toward([x, y], after, round + off(4));
      const end = toward(after, [x, y], round);
      const middle = [Math.round((leave[0] + end[0]) / 2) + off(4), Math.round((leave[1] + end[1]) / 2) + off(4)];
      return `${at === 0 ? `M${enter}` : ""}Q${x} ${y} ${leave[0]} ${leave[1]}Q${middle[0]} ${middle[1]} ${end[0]} ${end[1]}`;
    })
    .join("")}z`.replaceAll(",", " ");
}

function toward(from: readonly [number, number], to: readonly [number, number], by: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [
    Math.round(from[0] + ((to[0] - from[0]) / length) * by),
    Math.round(from[1] + ((to[1] - from[1]) / length) * by),
  ];
}

/** Park and Miller's random number generator. It gives the same numbers on every machine. */
function sequence(seed: number): () => number {
  let state = (seed * 7919) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
