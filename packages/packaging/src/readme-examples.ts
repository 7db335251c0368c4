import { readFileSync } from "node:fs";
import ts from "typescript";

/** An example of a README: a call, and the output that the comment after it states. */
interface Example {
  readonly call: string;
  /** A JavaScript expression, or `throws NAME: CODE`. */
  readonly output: string;
}

/** The examples of a README as programs in three languages. Each prints what `resultsIn` reads. */
export interface ExamplePrograms {
  readonly module: string;
  readonly commonJs: string;
  /** For strict TypeScript. */
  readonly typed: string;
  /** For a page: sets the global `printed`. */
  readonly page: string;
  /** The imported names, by entry. */
  readonly imported: Readonly<Record<string, readonly string[]>>;
}

/**
 * Turns the `js` blocks of a README into programs. A statement that is an expression is an example, and the comment after
 * it, on its line or on the lines below, is its output as JavaScript. A text that ends in `…` stands for a longer one.
 * `// throws NAME: CODE` states an error.
 *
 * @throws if an example has no output.
 */
export function examplePrograms(readme: string): ExamplePrograms {
  const names = new Map<string, Set<string>>();
  const blocks = blocksOf(readme, "js").map((block) => programOf(block, names));
  const entries = [...names].map(([entry, imported]) => [entry, [...imported].sort()] as const);
  const imports = entries.map(([entry, list]) => `import { ${list.join(", ")} } from "${entry}";`).join("\n");
  const requires = entries.map(([entry, list]) => `const { ${list.join(", ")} } = require("${entry}");`).join("\n");
  const body = `${blocks.map((block) => `{\n${block}\n}`).join("\n")}\n`;
  return {
    module: `${imports}\n${runner}${body}console.log(printed());`,
    commonJs: `${requires}\n${runner}${body}console.log(printed());`,
    typed: `${imports}\n${typedRunner}${body}export {};`,
    page: `${imports}\n${runner}${body}globalThis.printed = printed();`,
    imported: Object.fromEntries(entries),
  };
}

/** What an example gives, and what the README states. */
export interface Result {
  readonly call: string;
  readonly actual: unknown;
  readonly stated: unknown;
}

/** Reads what a program printed. Texts that the README cuts with `…` are cut in the results too. */
export function resultsIn(printed: string): Result[] {
  const results: Result[] = JSON.parse(printed);
  return results.map(({ call, actual, stated }) => ({ call, actual: cutLike(stated, actual), stated }));
}

/** The blocks of a language. */
export function blocksOf(readme: string, language: string): string[] {
  return Array.from(
    readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms")),
    ([, block]) => block as string,
  );
}

export function readmeOf(library: string): string {
  return readFileSync(`${library}/README.md`, "utf8");
}

// Errors are compared by name and code, and values that JSON lacks by their names.
const record = `results.push({ call, actual: outcomeOf(actual), stated: typeof stated === "string" ? { thrown: stated } : outcomeOf(stated) })`;
const outcome = `try { return { value: run() }; } catch (error) { return { thrown: error.name + ": " + error.code }; }`;
const named = `(key, value) => (value === undefined ? "[undefined]" : value)`;
const runner = `const results = [];
const outcomeOf = (run) => { ${outcome} };
const example = (call, actual, stated) => { ${record}; };
const printed = () => JSON.stringify(results, ${named});
`;
const typedRunner = "declare function example<T>(call: string, actual: () => T, stated: unknown): void;\n";

function programOf(block: string, names: Map<string, Set<string>>): string {
  const file = ts.createSourceFile("block.ts", block, ts.ScriptTarget.Latest, true);
  return file.statements
    .map((statement) => {
      const text = statement.getText();
      if (ts.isImportDeclaration(statement)) {
        const entry = (statement.moduleSpecifier as ts.StringLiteral).text;
        const bindings = statement.importClause?.namedBindings;
        if (!bindings || !ts.isNamedImports(bindings))
          throw new Error(`The README imports other than by name: ${text}`);
        const known = names.get(entry) ?? new Set();
        for (const { name } of bindings.elements) known.add(name.text);
        names.set(entry, known);
        return "";
      }
      if (!ts.isExpressionStatement(statement)) return text;
      const { call, output } = exampleOf(statement, block);
      const stated = /^throws (\w+: [\w-]+)$/.exec(output)?.[1];
      const expected = stated === undefined ? `() => (${output})` : JSON.stringify(stated);
      return `example(${JSON.stringify(call)}, () => (${call}), ${expected});`;
    })
    .join("\n");
}

function exampleOf(statement: ts.ExpressionStatement, block: string): Example {
  const call = statement.expression.getText();
  const comment = /^[ \t]*((?:(?:\n[ \t]*)?\/\/.*)+)/.exec(block.slice(statement.end))?.[1];
  const output = comment?.replaceAll(/^\s*\/\/ ?/gm, "").trim();
  if (!output) throw new Error(`The README states no output for ${call}`);
  return { call, output };
}

function cutLike(stated: unknown, actual: unknown): unknown {
  if (typeof stated === "string" && typeof actual === "string") {
    return stated.endsWith("…") && actual.startsWith(stated.slice(0, -1)) ? stated : actual;
  }
  if (typeof stated !== "object" || stated === null || typeof actual !== "object" || actual === null) return actual;
  const cut = Object.entries(actual).map(
    ([key, value]) => [key, cutLike(stated[key as keyof typeof stated], value)] as const,
  );
  return Array.isArray(actual) ? cut.map(([, value]) => value) : Object.fromEntries(cut);
}
