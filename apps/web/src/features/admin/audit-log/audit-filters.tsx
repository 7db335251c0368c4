import { useQueryClient } from "@tanstack/react-query";
import { adminActions } from "@zodiac-at-work/catalog";
import { Button } from "@zodiac-at-work/ui/button";
import { Field } from "@zodiac-at-work/ui/field";
import { Select } from "@zodiac-at-work/ui/select";
import { apiQuery } from "../../../api/client.ts";
import { errorText } from "../../../api/error-text.ts";
import { saveAs } from "../../../form/save-as.ts";
import { useAction } from "../use-action.ts";
import type { AuditView } from "./audit-view.ts";
import { type AuditPerson, actionNames, personName } from "./audit-words.ts";

interface AuditFiltersProps {
  readonly view: AuditView;
  readonly people: readonly AuditPerson[];
  readonly show: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** Who, what and when, and the export of what is chosen. */
export function AuditFilters({ view, people, show }: AuditFiltersProps) {
  const { person, action, day } = view;
  const isListed = person === undefined || people.some(({ id }) => id === person);
  const choose = (name: string) => ({
    name,
    isCompact: true,
    onChange: (event: { currentTarget: { value: string } }) => show({ [name]: event.currentTarget.value || undefined }),
  });
  const client = useQueryClient();
  const exporting = useAction({
    act: () =>
      client.query({
        ...apiQuery("/api/operations/audit-log/export", { person, action, day }),
        staleTime: 0,
        gcTime: 0,
      }),
    done: ({ csv, isCut }) => {
      saveAs("audit-log.csv", "text/csv;charset=utf-8", csv);
      return isCut
        ? { title: "The file has the latest 10,000 actions", description: "Choose a day to export older ones." }
        : undefined;
    },
    failed: "The audit log could not be exported",
    reason: errorText,
    changes: () => false,
  });
  return (
    <div className="mb-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
      <div className="max-sm:col-span-2 sm:w-56">
        <Select label="Person" value={person ?? ""} {...choose("person")}>
          <option value="">Everybody</option>
          {!isListed && <option value={person}>{person}</option>}
          {people.map((each) => (
            <option key={each.id} value={each.id}>
              {personName(each)}
            </option>
          ))}
        </Select>
      </div>
      <div className="max-sm:col-span-2 sm:w-56">
        <Select label="Action" value={action ?? ""} {...choose("action")}>
          <option value="">All actions</option>
          {adminActions.map((each) => (
            <option key={each} value={each}>
              {actionNames[each]}
            </option>
          ))}
        </Select>
      </div>
      <Field label="Day, in UTC" type="date" defaultValue={day ?? ""} key={day} {...choose("day")} />
      <Button
        variant="quiet"
        size="small"
        className="min-h-11 sm:ml-auto"
        aria-disabled={exporting.isPending || undefined}
        onClick={() => exporting.start()}
      >
        Export CSV
      </Button>
    </div>
  );
}
