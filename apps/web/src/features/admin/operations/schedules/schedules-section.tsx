import { DataTable } from "@zodiac-at-work/ui/data-table";
import { Heading } from "@zodiac-at-work/ui/heading";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { useId, useState } from "react";
import { errorText } from "../../../../api/error-text.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import { useTasks } from "../use-operations.ts";
import { ScheduleRow, scheduleColumns } from "./schedule-row.tsx";

/** When the tasks run by themselves. One schedule can be changed at a time. */
export function SchedulesSection() {
  const id = useId();
  const [changing, setChanging] = useState<string>();
  const { data, error, refetch } = useTasks({ task: undefined, taskPage: 1 });
  return (
    <section aria-labelledby={id} className="mt-12">
      <Heading id={id} level={2} size="small" className="mb-2">
        Schedules
      </Heading>
      {!data && !error && <RowsLoading label="Loading the schedules" rows={3} />}
      {!data && error && (
        <SectionFailure
          text="The schedules could not be loaded."
          reason={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.schedules.length === 0 && (
        <p className="border-y border-line py-5 text-sm text-soft">
          No task has a schedule yet. The worker adds its schedules when it starts.
        </p>
      )}
      {data && data.schedules.length > 0 && (
        <DataTable label="Schedules">
          <TableHead columns={scheduleColumns} />
          <tbody>
            {data.schedules.map((schedule) => (
              <ScheduleRow
                key={schedule.task}
                schedule={schedule}
                isChanging={schedule.task === changing}
                onChange={(isChanging) => setChanging(isChanging ? schedule.task : undefined)}
              />
            ))}
          </tbody>
        </DataTable>
      )}
    </section>
  );
}
