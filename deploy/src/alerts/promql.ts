import { parser } from "@prometheus-io/lezer-promql";
import { applyToRange, histogramQuantile } from "./functions.ts";
import { combine, combineSets } from "./operators.ts";
import {
  type Labels,
  labelKey,
  type Point,
  pickLabels,
  pointsAt,
  type Series,
  samplesWithin,
  type Value,
} from "./series.ts";

type Node = ReturnType<typeof parser.parse>["topNode"];

interface Scope {
  readonly text: string;
  readonly series: readonly Series[];
  readonly time: number;
}

/**
 * Evaluates an expression of PromQL at a time, in seconds. It knows what the alerts use, and refuses everything else.
 * `pnpm measure alerts` compares it with Prometheus' own promtool.
 *
 * @throws if the expression has a mistake or needs more than this evaluator knows
 */
export function evaluate(text: string, series: readonly Series[], time: number): Value {
  return evaluateNode(onlyChild(parser.parse(text).topNode), { text, series, time });
}

function evaluateNode(node: Node, scope: Scope): Value {
  switch (node.name) {
    case "ParenExpr":
      return evaluateNode(onlyChild(node), scope);
    case "NumberDurationLiteral":
      return Number(textOf(node, scope));
    case "VectorSelector":
      return pointsAt(select(node, scope), scope.time);
    case "AggregateExpr":
      return aggregate(node, scope);
    case "FunctionCall":
      return call(node, scope);
    case "BinaryExpr":
      return binary(node, scope);
    default:
      throw new Error(`This evaluator does not know ${node.name} in ${scope.text}.`);
  }
}

function call(node: Node, scope: Scope): Value {
  const name = textOf(child(node, "FunctionIdentifier"), scope);
  const args = childrenOf(child(node, "FunctionCallBody"));
  const [first, second] = args;
  if (name === "time") return scope.time;
  if (name === "absent" && first) return absent(pointsOf(first, scope), labelsAsked(first, scope));
  if (name === "histogram_quantile" && first && second) {
    return histogramQuantile(Number(evaluateNode(first, scope)), pointsOf(second, scope));
  }
  if (first?.name !== "MatrixSelector") throw new Error(`This evaluator does not know ${name} in ${scope.text}.`);
  const selector = child(first, "VectorSelector");
  const seconds = secondsOf(textOf(child(first, "DurationExpr"), scope));
  const found = select(selector, scope);
  if (name === "absent_over_time") {
    const within = found.flatMap((one) => samplesWithin(one, scope.time, seconds));
    return absent(within, labelsAsked(selector, scope));
  }
  return applyToRange(name, found, { time: scope.time, seconds });
}

function absent(found: readonly unknown[], labels: Labels): Point[] {
  return found.length === 0 ? [{ labels, value: 1 }] : [];
}

function aggregate(node: Node, scope: Scope): Point[] {
  const name = textOf(child(node, "AggregateOp"), scope);
  const reduce = { sum: (a: number, b: number) => a + b, max: Math.max, min: Math.min }[name];
  if (!reduce) throw new Error(`This evaluator does not know ${name} in ${scope.text}.`);
  const modifier = node.getChild("AggregateModifier");
  if (modifier?.getChild("Without")) throw new Error(`This evaluator does not know without in ${scope.text}.`);
  const by = modifier ? groupingOf(modifier, scope) : [];
  const points = pointsOf(onlyChild(child(node, "FunctionCallBody")), scope);
  const groups = Map.groupBy(points, ({ labels }) => labelKey(pickLabels(labels, by)));
  return Array.from(groups.values(), (group) => ({
    labels: pickLabels(group[0]?.labels ?? {}, by),
    value: group.map(({ value }) => value).reduce((a, b) => reduce(a, b)),
  }));
}

function binary(node: Node, scope: Scope): Value {
  const parts = childrenOf(node);
  const [left, operator, right] = [parts[0], parts[1], parts.at(-1)];
  if (!left || !operator || !right) throw new Error(`${scope.text} lacks a side.`);
  const matching = node.getChild("MatchingModifierClause");
  const on = matching && groupingOf(matching, scope);
  const symbol = textOf(operator, scope);
  if (symbol === "and" || symbol === "or" || symbol === "unless") {
    return combineSets(symbol, pointsOf(left, scope), pointsOf(right, scope), on);
  }
  return combine(symbol, evaluateNode(left, scope), evaluateNode(right, scope), on);
}

function groupingOf(node: Node, scope: Scope): string[] {
  return child(node, "GroupingLabels")
    .getChildren("LabelName")
    .map((label) => textOf(label, scope));
}

function select(node: Node, scope: Scope): Series[] {
  const name = textOf(child(node, "Identifier"), scope);
  const matchers = matchersOf(node, scope);
  return scope.series.filter(
    ({ labels }) => labels.__name__ === name && matchers.every(({ matches }) => matches(labels)),
  );
}

function matchersOf(node: Node, scope: Scope) {
  const matchers = node.getChild("LabelMatchers")?.getChildren("UnquotedLabelMatcher") ?? [];
  return matchers.map((matcher) => {
    const label = textOf(child(matcher, "LabelName"), scope);
    const operator = textOf(child(matcher, "MatchOp"), scope);
    const value: string = JSON.parse(textOf(child(matcher, "StringLiteral"), scope));
    const pattern = operator.includes("~") ? new RegExp(`^(?:${value})$`) : null;
    const isEqual = (labels: Labels) => pattern?.test(labels[label] ?? "") ?? (labels[label] ?? "") === value;
    const matches = (labels: Labels) => isEqual(labels) !== operator.startsWith("!");
    return { label, operator, value, matches };
  });
}

/** The labels that `absent` gives its result: those that the selector asks for with `=`. */
function labelsAsked(node: Node, scope: Scope): Labels {
  if (node.name !== "VectorSelector") return {};
  const asked = matchersOf(node, scope).filter(({ operator }) => operator === "=");
  return Object.fromEntries(asked.map(({ label, value }) => [label, value]));
}

function secondsOf(duration: string): number {
  const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };
  const parts = Array.from(duration.matchAll(/(\d+)([smhd])/g));
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ""] ?? Number.NaN), 0);
}

function pointsOf(node: Node, scope: Scope): readonly Point[] {
  const value = evaluateNode(node, scope);
  if (typeof value === "number") throw new Error(`${textOf(node, scope)} is a number, and no series.`);
  return value;
}

function textOf({ from, to }: Node, { text }: Scope): string {
  return text.slice(from, to);
}

function child(node: Node, name: string): Node {
  const found = node.getChild(name);
  if (!found) throw new Error(`${node.name} has no ${name}.`);
  return found;
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let next = node.firstChild; next; next = next.nextSibling) children.push(next);
  return children;
}

function onlyChild(node: Node): Node {
  const [first, ...others] = childrenOf(node);
  if (!first || others.length > 0) throw new Error(`${node.name} has ${others.length + 1} parts, and needs one.`);
  return first;
}
