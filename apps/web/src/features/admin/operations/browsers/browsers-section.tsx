import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Select } from "@zodiac-at-work/ui/select";
import { useId, useState } from "react";
import { errorText } from "../../../../api/error-text.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import type { BrowserRelease } from "../operations-types.ts";
import { useBrowserRelease, useBrowserReleases } from "../use-operations.ts";
import { BrowserErrorsTable } from "./browser-errors-table.tsx";
import { dayText } from "./browser-words.ts";
import { VisitsTable } from "./visits-table.tsx";

/** How fast the site was in browsers, and where its code failed, by release. */
export function BrowsersSection() {
  const id = useId();
  const { data, error, refetch } = useBrowserReleases();
  return (
    <section aria-labelledby={id} className="mt-12">
      <Heading id={id} level={2} size="small" className="mb-3">
        Browsers
      </Heading>
      {!data && !error && <RowsLoading label="Loading the reports of browsers" rows={4} />}
      {!data && error && (
        <SectionFailure
          text="The reports of browsers could not be loaded."
          reason={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Releases releases={data.releases} />}
    </section>
  );
}

function Releases({ releases }: { readonly releases: readonly BrowserRelease[] }) {
  const [chosen, choose] = useState<string>();
  const [latest] = releases;
  if (!latest) return <p className="text-soft">No browser has reported anything in the last 30 days.</p>;
  const { release } = releases.find((one) => one.release === chosen) ?? latest;
  return (
    <>
      <VisitsTable
        label="Releases"
        name="Release"
        rows={releases.map((one) => ({ ...one, name: one.release, since: dayText(one.firstDay) }))}
      />
      <p className="mt-3 text-sm text-soft">
        A quarter of the visits report. Three of four were at or below each value: LCP, until the main content stood;
        INP, how long a press waited; CLS, how far the page shifted. Values beyond what is good are red.
      </p>
      <div className="mt-6 mb-3 max-w-72">
        <Select
          label="Pages and errors of release"
          isDense
          value={release}
          onChange={({ target }) => choose(target.value)}
        >
          {releases.map((one) => (
            <option key={one.release} value={one.release}>
              {one.release}, {dayText(one.firstDay)}
            </option>
          ))}
        </Select>
      </div>
      <Release release={release} />
    </>
  );
}

function Release({ release }: { readonly release: string }) {
  const { data, error, refetch } = useBrowserRelease(release);
  if (!data && error) {
    return (
      <SectionFailure text="The pages could not be loaded." reason={errorText(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <RowsLoading label="Loading the pages" rows={6} />;
  return (
    <div className="grid items-start gap-x-9 gap-y-8 lg:grid-cols-2">
      <VisitsTable label="Pages" name="Page" rows={data.pages.map((one) => ({ ...one, name: one.page }))} />
      {data.errors.length > 0 ? (
        <BrowserErrorsTable errors={data.errors} />
      ) : (
        <EmptyState title="No errors" text="The code of this release has not failed in a browser that reported." />
      )}
    </div>
  );
}
