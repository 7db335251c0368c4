import { type ExpressionStatement, type ImportDeclaration, type Node, parse } from "acorn";

/** The exports of the modules that code may import, by the name in its imports. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The outcome of one expression of the code, as text. */
export interface Outcome {
  readonly code: string;
  readonly text: string;
  readonly isError: boolean;
}

/**
 * Runs a module of JavaScript and returns the value of each of its expressions. An expression that throws is one outcome;
 * the code after it still runs.
 */
export function runCode(code: string, modules: Modules): Outcome[] {
  const outcomes: Outcome[] = [];
  const example = (source: string, evaluate: () => unknown): void => {
    outcomes.push(outcomeOf(source, () => inspect(evaluate())));
  };
  const importFrom = (name: string): unknown => {
    const found = modules[name];
    if (found) return found;
    throw new Error(`There is no module "${name}" here. Import from one of: ${Object.keys(modules).join(", ")}.`);
  };
  const whole = outcomeOf("", () => {
    new Function("example", "importFrom", `"use strict";\n${programOf(code)}`)(example, importFrom);
    return "";
  });
  return whole.isError ? [...outcomes, whole] : outcomes;
}

function outcomeOf(code: string, run: () => string): Outcome {
  try {
    return { code, text: run(), isError: false };
  } catch (error) {
    return { code, text: messageOf(error), isError: true };
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? ` (${error.code})` : "";
  return `${error.name}${code}: ${error.message}`;
}

/** Turns imports into variables, and top-level expressions into calls of `example`. */
function programOf(code: string): string {
  const { body } = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  return body.map((statement) => statementOf(statement, code)).join("\n");
}

function statementOf(statement: Node, code: string): string {
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  if (statement.type === "ExpressionStatement") {
    const text = textOf((statement as ExpressionStatement).expression);
    return `example(${JSON.stringify(text)}, () => (${text}));`;
  }
  if (statement.type !== "ImportDeclaration") return textOf(statement);
  const { specifiers, source } = statement as ImportDeclaration;
  const from = `importFrom(${JSON.stringify(source.value)})`;
  return specifiers
    .map((specifier) => {
      if (specifier.type === "ImportNamespaceSpecifier") return `const ${specifier.local.name} = ${from};`;
      if (specifier.type === "ImportDefaultSpecifier") return `const ${specifier.local.name} = ${from}.default;`;
      return `const { ${textOf(specifier.imported)}: ${specifier.local.name} } = ${from};`;
    })
    .join("\n");
}

/** Prints a value as JavaScript, on one line if it fits. */
export function inspect(value: unknown, indent = ""): string {
  const line = inspectLine(value);
  if (line.length + indent.length <= 72 || typeof value !== "object" || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((each) => `${inner}${inspect(each, inner)},`).join("\n")}\n${indent}]`;
  }
  const rows = Object.entries(value).map(([key, each]) => `${inner}${keyOf(key)}: ${inspect(each, inner)},`);
  return `{\n${rows.join("\n")}\n${indent}}`;
}

function inspectLine(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (value instanceof Error) return messageOf(value);
  if (Array.isArray(value)) return `[${value.map(inspectLine).join(", ")}]`;
  const fields = Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${inspectLine(each)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

function keyOf(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key);
}
