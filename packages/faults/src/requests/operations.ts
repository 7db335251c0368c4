import { type Access, endpoints } from "@zodiac-at-work/contracts";
import { fetchServed } from "../api-environment.ts";

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** One operation of the OpenAPI document, with the guard that its contract declares. */
export interface Operation {
  readonly method: string;
  /** With parameters as `{name}`. */
  readonly path: string;
  readonly access: Access;
  readonly params: JsonSchema;
  readonly query: JsonSchema;
  readonly body: JsonSchema | undefined;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

interface DocumentedOperation {
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: JsonSchema }[];
  readonly requestBody?: { content: Readonly<Record<string, { schema: JsonSchema }>> };
}

/** Reads the operations of the OpenAPI document that a process serves. */
export async function readOperations(url: string): Promise<Operation[]> {
  const response = await fetchServed(`${url}/api/docs/json`);
  const { paths } = (await response.json()) as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, documented]) => {
      const method = name.toUpperCase();
      return {
        method,
        path,
        access: accessOf(method, path),
        params: parametersIn("path", documented),
        query: parametersIn("query", documented),
        body: documented.requestBody?.content["application/json"]?.schema,
      };
    }),
  );
}

function accessOf(method: string, path: string): Access {
  const endpoint = endpoints.find((each) => each.method === method && each.path.replace(/:(\w+)/g, "{$1}") === path);
  if (!endpoint) throw new Error(`${method} ${path} has no contract.`);
  return endpoint.access;
}

function parametersIn(place: "path" | "query", { parameters = [] }: DocumentedOperation): JsonSchema {
  const named = parameters.filter((parameter) => parameter.in === place);
  return {
    type: "object",
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    required: named.filter(({ required }) => required).map(({ name }) => name),
  };
}
