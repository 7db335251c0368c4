import { expose } from "comlink";
import { createTypeService, type SuggestedName } from "./type-service.ts";

const service = fetch("types.json")
  .then((response) => response.json())
  .then(createTypeService);

const typesWorker = {
  problemsIn: async (code: string) => (await service).problemsIn(code),
  suggestionsAt: async (code: string, position: number) => (await service).suggestionsAt(code, position),
  describeSuggestion: async (code: string, position: number, name: SuggestedName) =>
    (await service).describeSuggestion(code, position, name),
  describeAt: async (code: string, position: number) => (await service).describeAt(code, position),
};

/** What the page can ask the Worker in which TypeScript runs. */
export type TypesWorker = typeof typesWorker;

expose(typesWorker);
