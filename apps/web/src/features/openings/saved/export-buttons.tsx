import { useMutation } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Download } from "lucide-react";
import { errorText } from "../../../api/error-text.ts";
import { saveAs } from "../../../form/save-as.ts";
import type { SavedLists } from "../../../openings/saved/saved-lists.ts";
import { loadStates } from "./use-states.ts";

/** Downloads what is saved as a file, with what is known of each opening today. */
export function ExportButtons({ lists }: { readonly lists: SavedLists }) {
  const download = useMutation({
    async mutationFn(format: "json" | "csv") {
      // The writer of CSV is loaded for those who press.
      const [states, { writeJson, writeCsv }] = await Promise.all([
        loadStates(lists.openings),
        import("./export-saved.ts"),
      ]);
      const { origin } = window.location;
      if (format === "json") {
        saveAs("zodiac-at-work-saved.json", "application/json", writeJson(lists, states, origin));
      } else {
        saveAs("zodiac-at-work-saved.csv", "text/csv;charset=utf-8", writeCsv(lists, states, origin));
      }
    },
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {(["json", "csv"] as const).map((format) => (
          <Button
            key={format}
            variant="quiet"
            size="small"
            disabled={download.isPending}
            onClick={() => download.mutate(format)}
          >
            <Download aria-hidden size={15} strokeWidth={1.75} />
            <span className="sr-only">Download as </span>
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      {download.error && <Callout tone="danger">{errorText(download.error)}</Callout>}
    </div>
  );
}
