import { createSystem, createVirtualTypeScriptEnvironment } from "@typescript/vfs";
import ts from "typescript";

/** The path of the file that imports every entry of the libraries, so that names of all of them can be completed. */
export const entriesFile = "/entries.ts";

const codeFile = "/playground.js";

/** A part of the code that is wrong. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/** The names that can stand in a place of the code. */
export interface Suggestions {
  /** Where the name begins that a suggestion completes. */
  readonly from: number;
  readonly names: readonly SuggestedName[];
}

export interface SuggestedName {
  readonly name: string;
  /** The entry of a library from which the name has to be imported first. */
  readonly importFrom: string | undefined;
  /** Smaller numbers stand first. */
  readonly rank: number;
}

/** What a name is. */
export interface Description {
  readonly signature: string;
  readonly documentation: string;
}

/** The description of a suggestion, and the text that imports it. */
export interface DescribedSuggestion extends Description {
  readonly imports: readonly { readonly from: number; readonly to: number; readonly insert: string }[];
}

/** The description of the name at a place of the code. */
export interface DescribedName extends Description {
  readonly from: number;
  readonly to: number;
}

/** Starts TypeScript over files in memory. It checks the code as strictly as it can check JavaScript. */
export function createTypeService(files: Readonly<Record<string, string>>) {
  const environment = createVirtualTypeScriptEnvironment(
    createSystem(new Map(Object.entries(files))),
    [entriesFile],
    ts,
    {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      moduleDetection: ts.ModuleDetectionKind.Force,
      lib: ["lib.esnext.d.ts", "lib.webworker.d.ts"],
      types: [],
      allowJs: true,
      checkJs: true,
      strict: true,
      noEmit: true,
    },
  );
  let known: string | undefined;
  const read = (code: string): ts.LanguageService => {
    // The virtual files take an empty one for one that is missing.
    if (code !== known) environment.createFile(codeFile, code || "\n");
    known = code;
    return environment.languageService;
  };
  return {
    problemsIn: (code: string) => problemsIn(read(code)),
    suggestionsAt: (code: string, position: number) => suggestionsAt(read(code), position),
    describeSuggestion: (code: string, position: number, name: SuggestedName) =>
      describeSuggestion(read(code), position, name),
    describeAt: (code: string, position: number) => describeAt(read(code), position),
  };
}

function problemsIn(service: ts.LanguageService): Problem[] {
  return [...service.getSyntacticDiagnostics(codeFile), ...service.getSemanticDiagnostics(codeFile)].map(
    ({ start = 0, length = 0, messageText }) => ({
      from: start,
      to: start + length,
      message: ts.flattenDiagnosticMessageText(messageText, "\n"),
    }),
  );
}

/** Returns null if nothing is known at the position. */
function suggestionsAt(service: ts.LanguageService, position: number): Suggestions | null {
  const found = service.getCompletionsAtPosition(codeFile, position, { includeCompletionsForModuleExports: true });
  if (!found) return null;
  return {
    from: (found.optionalReplacementSpan ?? found.entries[0]?.replacementSpan)?.start ?? position,
    names: found.entries.filter(isWanted).map(({ name, sortText, source }) => ({
      name,
      importFrom: source,
      // Behind the names of the place, before those of the language.
      rank: source === undefined ? Number.parseInt(sortText, 10) || 99 : 14,
    })),
  };
}

/** Names of other modules are those of the libraries, and nobody imports their manifests. */
function isWanted({ name, source }: ts.CompletionEntry): boolean {
  return name !== "package.json" && (source === undefined || source.startsWith("@zodiac-at-work/"));
}

function describeSuggestion(
  service: ts.LanguageService,
  position: number,
  { name, importFrom }: SuggestedName,
): DescribedSuggestion | null {
  const details = service.getCompletionEntryDetails(codeFile, position, name, {}, importFrom, {}, undefined);
  if (!details) return null;
  const changes = (details.codeActions ?? []).flatMap((action) => action.changes);
  return {
    signature: ts.displayPartsToString(details.displayParts),
    documentation: ts.displayPartsToString(details.documentation),
    imports: changes.flatMap(({ textChanges }) =>
      textChanges.map(({ span, newText }) => ({ from: span.start, to: span.start + span.length, insert: newText })),
    ),
  };
}

function describeAt(service: ts.LanguageService, position: number): DescribedName | null {
  const found = service.getQuickInfoAtPosition(codeFile, position);
  if (!found) return null;
  return {
    from: found.textSpan.start,
    to: found.textSpan.start + found.textSpan.length,
    signature: ts.displayPartsToString(found.displayParts),
    documentation: ts.displayPartsToString(found.documentation),
  };
}
