import { isRecord } from "../fields/json-fields.ts";

/** A node of linked data: its properties by name. */
export interface SchemaNode {
  readonly [property: string]: unknown;
}

/**
 * The nodes of a page's JSON-LD and microdata, wherever they are: at the top, in lists, in `@graph`, or in the property
 * of another node.
 */
export class SchemaGraph {
  readonly #nodes: SchemaNode[] = [];
  readonly #byId = new Map<string, SchemaNode>();

  constructor(values: readonly unknown[]) {
    const pending: unknown[] = [...values].reverse();
    while (pending.length > 0 && this.#nodes.length < maxNodes) {
      const value = pending.pop();
      if (Array.isArray(value)) for (const item of value.toReversed()) pending.push(item);
      else if (isRecord(value)) {
        this.#nodes.push(value);
        const id = value["@id"];
        if (typeof id === "string" && Object.keys(value).length > 1) this.#byId.set(id, value);
        for (const child of Object.values(value).reverse()) if (typeof child === "object") pending.push(child);
      }
    }
  }

  /** Returns the nodes of a type, in their order in the page. */
  ofType(type: string): SchemaNode[] {
    return this.#nodes.filter((node) => typesOf(node).includes(type.toLowerCase()));
  }

  /** Returns the values of a property, without lists around them, with references to other nodes resolved. */
  values(node: SchemaNode, property: string): unknown[] {
    const name = ["", "schema:", "http://schema.org/", "https://schema.org/"].find(
      (prefix) => prefix + property in node,
    );
    return name === undefined ? [] : this.#resolve(node[name + property], 0);
  }

  #resolve(value: unknown, depth: number): unknown[] {
    if (value === null || value === undefined || depth > 5) return [];
    if (Array.isArray(value)) return value.slice(0, 1_000).flatMap((item) => this.#resolve(item, depth + 1));
    if (!isRecord(value)) return [value];
    for (const wrapper of ["@value", "@list", "@set"]) {
      if (wrapper in value) return this.#resolve(value[wrapper], depth + 1);
    }
    const id = value["@id"];
    const target = typeof id === "string" && Object.keys(value).length === 1 ? this.#byId.get(id) : undefined;
    return [target ?? value];
  }
}

const maxNodes = 200_000;

/** "JobPosting", "schema:JobPosting" and "https://schema.org/JobPosting" are one type. */
function typesOf(node: SchemaNode): string[] {
  return [node["@type"]]
    .flat()
    .flatMap((type) => (typeof type === "string" ? type.split(/\s+/) : []))
    .map((type) => type.replace(/^.*[/#:]/, "").toLowerCase());
}
