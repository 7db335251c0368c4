import { counted, withCommas, wordFor } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { Notice } from "@zodiac-at-work/ui/notice";
import { useRef, useState } from "react";
import { call } from "../../../../api/client.ts";
import { FormError } from "../../../../form/form-error.ts";
import { saveAs } from "../../../../form/save-as.ts";
import type { ImportOutcome } from "../blog-admin-types.ts";
import { useBlogAction } from "../use-blog-action.ts";

interface Outcome extends ImportOutcome {
  readonly file: string;
}

/** The import of keywords from a CSV file and their export to one. The outcome of an import stays until it is closed. */
export function useKeywordFiles() {
  const [outcome, setOutcome] = useState<Outcome>();
  const importing = useBlogAction({
    act: async (file: File): Promise<Outcome> => {
      const csv = await textOf(file);
      return { ...(await call("POST /api/blog/keywords/import", { body: { csv } })), file: file.name };
    },
    done: (result) =>
      result.problems.length > 0
        ? { title: "Import Failed", description: "Nothing was imported.", destructive: true }
        : { title: "Keywords Imported", description: importedText(result) },
    failed: "Import Failed",
    onDone: setOutcome,
  });
  const exporting = useBlogAction({
    act: () => call("GET /api/blog/keywords/export", {}),
    done: ({ csv }) => {
      saveAs("keywords.csv", "text/csv;charset=utf-8", csv);
      return undefined;
    },
    failed: "Export Failed",
  });
  return { importing, exporting, outcome, dismiss: () => setOutcome(undefined) };
}

type KeywordFiles = ReturnType<typeof useKeywordFiles>;

export function KeywordFileButtons({ importing, exporting }: Pick<KeywordFiles, "importing" | "exporting">) {
  const input = useRef<HTMLInputElement>(null);
  const look = { variant: "quiet", size: "small", className: "min-h-11" } as const;
  return (
    <div className="flex gap-2 max-sm:*:grow">
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="CSV file of keywords"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again after it was corrected.
          event.currentTarget.value = "";
          if (file) importing.start(file);
        }}
      />
      <Button {...look} aria-disabled={importing.isPending || undefined} onClick={() => input.current?.click()}>
        Import CSV
      </Button>
      <Button {...look} aria-disabled={exporting.isPending || undefined} onClick={() => exporting.start()}>
        Export CSV
      </Button>
    </div>
  );
}

/** What an import did, or the lines that prevented it. */
export function ImportNotice({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const { file, problems } = outcome;
  const close = (
    <Button variant="quiet" size="small" onClick={onClose}>
      Close<span className="sr-only"> the outcome of the import</span>
    </Button>
  );
  if (problems.length === 0) {
    return (
      <Notice tone="success" action={close} className="mt-3">
        {file}: {importedText(outcome)}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" action={close} className="mt-3">
      <p>
        <span className="font-semibold">Nothing was imported from {file}.</span> Correct{" "}
        {wordFor(problems.length, "this line", "these lines")} and import the file again.
      </p>
      <ol aria-label="Problems by line" className="mt-2 max-h-64 overflow-y-auto text-sm">
        {problems.map(({ line, problem }, index) => (
          <li key={index} className="flex gap-3 py-0.5">
            <span className="w-16 shrink-0 text-soft tabular-nums">Line {line}</span>
            <span className="min-w-0 wrap-anywhere">{problem}</span>
          </li>
        ))}
      </ol>
    </Notice>
  );
}

function importedText({ added, changed, unchanged }: ImportOutcome): string {
  return `${counted(added, "keyword")} added, ${withCommas(changed)} changed, ${withCommas(unchanged)} unchanged.`;
}

/** Returns the text of a file. Spreadsheets may save in other encodings, where letters would be lost. */
async function textOf(file: File): Promise<string> {
  if (file.size > 1_000_000) throw new FormError(`${file.name} is larger than 1 MB. Split it into smaller files.`);
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new FormError(`${file.name} is not in UTF-8. Save it as “CSV UTF-8” and import it again.`);
  }
}
