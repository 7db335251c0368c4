import { dropLabels, type Labels, labelKey, type Point, pickLabels, type Value } from "./series.ts";

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  ">": (a, b) => a > b,
  "<": (a, b) => a < b,
  ">=": (a, b) => a >= b,
  "<=": (a, b) => a <= b,
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
};
const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};

/** Compares or computes. A comparison keeps the series of which it is true; two series belong together by their labels. */
export function combine(symbol: string, left: Value, right: Value, on: readonly string[] | null): Value {
  const compare = comparisons[symbol];
  const compute = arithmetic[symbol];
  if (!compare && !compute) throw new Error(`This evaluator does not know ${symbol}.`);
  const apply = (a: number, b: number, labels: Labels, kept: number): Point[] => {
    if (compare) return compare(a, b) ? [{ labels, value: kept }] : [];
    return [{ labels: dropLabels(labels, ["__name__"]), value: compute?.(a, b) ?? Number.NaN }];
  };
  if (typeof left === "number" && typeof right === "number") {
    if (compute) return compute(left, right);
    throw new Error(`${symbol} compares two numbers.`);
  }
  if (typeof right === "number") {
    return (left as readonly Point[]).flatMap(({ labels, value }) => apply(value, right, labels, value));
  }
  if (typeof left === "number") return right.flatMap(({ labels, value }) => apply(left, value, labels, value));
  const others = new Map(right.map((point) => [matchKey(point.labels, on), point.value]));
  return left.flatMap(({ labels, value }) => {
    const other = others.get(matchKey(labels, on));
    return other === undefined ? [] : apply(value, other, labels, value);
  });
}

/** Combines two sets of series by their labels. */
export function combineSets(
  symbol: "and" | "or" | "unless",
  left: readonly Point[],
  right: readonly Point[],
  on: readonly string[] | null,
): Point[] {
  const keysOf = (points: readonly Point[]) => new Set(points.map(({ labels }) => matchKey(labels, on)));
  if (symbol === "or") {
    const known = keysOf(left);
    return [...left, ...right.filter(({ labels }) => !known.has(matchKey(labels, on)))];
  }
  const known = keysOf(right);
  return left.filter(({ labels }) => known.has(matchKey(labels, on)) === (symbol === "and"));
}

function matchKey(labels: Labels, on: readonly string[] | null): string {
  return labelKey(on ? pickLabels(labels, on) : dropLabels(labels, ["__name__"]));
}
