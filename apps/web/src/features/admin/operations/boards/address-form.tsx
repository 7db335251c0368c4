import { useQueryClient } from "@tanstack/react-query";
import { type SourceKind, sourceKinds } from "@zodiac-at-work/catalog";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Field } from "@zodiac-at-work/ui/field";
import { Select } from "@zodiac-at-work/ui/select";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { errorText } from "../../../../api/error-text.ts";
import { refresh } from "../../../../api/refresh.ts";
import { FormError } from "../../../../form/form-error.ts";
import { useFormMutation } from "../../../../form/use-form-mutation.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import { FormButtons } from "../../form-buttons.tsx";
import type { Source } from "../operations-types.ts";
import { kindNames } from "../operations-words.ts";
import { operationsPath } from "../use-operations.ts";

interface AddressFormProps {
  readonly source: Source;
  readonly onClose: () => void;
}

/** Replaces kind and address of a board. It is verified again by its next check. */
export function AddressForm({ source, onClose }: AddressFormProps) {
  const client = useQueryClient();
  const [kind, setKind] = useState<SourceKind>(source.kind);
  const form = useFocusOnArrival<HTMLFormElement>();
  const replacing = useFormMutation({
    send: async (element) => {
      const address = String(new FormData(element).get("address")).trim();
      if (address === "") throw new FormError("Enter the address of the board.");
      const isPage = pageKinds.includes(kind);
      if (isPage && !/^https:\/\/[^/]/i.test(address))
        throw new FormError("Enter the whole URL, beginning with https://.");
      await call("PUT /api/operations/sources/:id/address", {
        params: { id: String(source.id) },
        body: { kind, address },
      });
      await refresh(client, { queryKey: [`${operationsPath}/sources`] });
    },
    messageOf: (error) => `The address is unchanged. ${errorText(error)}`,
    onSuccess: () => {
      showToast({ title: `The board of ${source.company.name} has a new address. Its next check verifies it.` });
      onClose();
    },
  });
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={`The address of the board of ${source.company.name}`}
      noValidate
      onSubmit={replacing.submit}
      className="grid gap-4 outline-none"
    >
      <Select
        label="Kind of board"
        name="kind"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as SourceKind)}
      >
        {sourceKinds
          // A listing needs settings. Only the worker's command sets them.
          .filter((each) => each !== "listing" || source.kind === "listing")
          .map((each) => (
            <option key={each} value={each}>
              {kindNames[each]}
            </option>
          ))}
      </Select>
      <Field
        label="Address"
        name="address"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        defaultValue={source.address}
        hint={pageKinds.includes(kind) ? "The whole URL" : `The company’s name in its URL at ${kindNames[kind]}`}
        onChange={() => replacing.problem !== undefined && replacing.reset()}
      />
      {replacing.problem !== undefined && <Callout tone="danger">{replacing.problem}</Callout>}
      <FormButtons save="Save the address" isSaving={replacing.isPending} onCancel={onClose} />
    </form>
  );
}

const pageKinds: readonly SourceKind[] = ["json-ld", "feed", "listing", "sitemap"];
