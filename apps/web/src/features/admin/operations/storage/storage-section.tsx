import { counted } from "@zodiac-at-work/catalog/counted";
import { Heading } from "@zodiac-at-work/ui/heading";
import { useId } from "react";
import { errorText } from "../../../../api/error-text.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import { bytesText } from "../operations-words.ts";
import { useStorage } from "../use-operations.ts";
import { RetentionTable } from "./retention-table.tsx";
import { TablesTable } from "./tables-table.tsx";

/** Smaller tables are named in a sum. */
const largest = 12;

/** How large the tables are, and what is removed when it is old. */
export function StorageSection() {
  const id = useId();
  const { data, error, refetch } = useStorage();
  return (
    <section aria-labelledby={id} className="mt-12">
      <Heading id={id} level={2} size="small" className="mb-3">
        Storage
      </Heading>
      {!data && !error && <RowsLoading label="Loading the storage" rows={8} />}
      {!data && error && (
        <SectionFailure
          text="The storage could not be loaded."
          reason={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div className="grid items-start gap-x-9 gap-y-8 lg:grid-cols-2">
          <div>
            <RetentionTable records={data.retention} />
            <p className="mt-3 text-sm text-soft">
              Records that something still needs stay, however old they are. The task Remove old records does this
              daily.
            </p>
          </div>
          <div>
            <TablesTable tables={data.tables.slice(0, largest)} />
            <p className="mt-3 text-sm text-soft">
              All {counted(data.tables.length, "table")} have {bytesText(sumOf(data.tables))}. The rows are estimates.
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

function sumOf(tables: readonly { readonly bytes: number }[]): number {
  return tables.reduce((sum, { bytes }) => sum + bytes, 0);
}
