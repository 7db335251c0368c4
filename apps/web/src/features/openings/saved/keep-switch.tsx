import { useMutation } from "@tanstack/react-query";
import { counted } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { Switch } from "@zodiac-at-work/ui/switch";
import { useState } from "react";
import { errorText } from "../../../api/error-text.ts";
import { isEmpty, type SavedLists } from "../../../openings/saved/saved-lists.ts";
import { keepInAccount, keepOnDevice } from "../../../openings/saved/use-saved.ts";

interface KeepSwitchProps {
  /** Whether the account keeps the lists; undefined until it is known. */
  readonly isKept: boolean | undefined;
  readonly lists: SavedLists;
  /** Whether the account could not be asked. */
  readonly hasFailed: boolean;
}

/** Chooses between the device and the account. Switching off asks what happens to the lists. */
export function KeepSwitch({ isKept, lists, hasFailed }: KeepSwitchProps) {
  const [isAsking, setIsAsking] = useState(false);
  const keep = useMutation({ mutationFn: keepInAccount });
  const move = useMutation({ mutationFn: keepOnDevice, onSuccess: () => setIsAsking(false) });
  const isOn = keep.isPending || isKept === true;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Switch
        label="Keep them in your account"
        name="account"
        checked={isOn}
        disabled={isKept === undefined || keep.isPending}
        onChange={() => {
          if (!isOn) keep.mutate();
          else if (isEmpty(lists)) move.mutate({ moves: false });
          else setIsAsking(true);
        }}
      />
      <p role="status" className="max-w-measure text-sm text-soft">
        {hasFailed && isKept === undefined
          ? "Your account can’t be asked at the moment. What you save stays on this device."
          : isKept
            ? "They are in your account, on every device where you sign in."
            : "They are on this device only, until you sign out."}
      </p>
      {keep.error && <Callout tone="danger">{errorText(keep.error)}</Callout>}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        eyebrow="Saved"
        title="Delete them from your account?"
        closeLabel="Close"
      >
        <p className="mt-4 text-soft">
          Your account keeps {amountOf(lists)}. They are deleted there, for your other devices as well. On this device
          they can stay until you sign out.
          {lists.searches.some(({ feed }) => feed) && " Either way, the feeds of your searches end."}
        </p>
        {move.error && (
          <div className="mt-4">
            <Callout tone="danger">{errorText(move.error)}</Callout>
          </div>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button disabled={move.isPending} onClick={() => move.mutate({ moves: true })}>
            Move them to this device
          </Button>
          <Button variant="danger" disabled={move.isPending} onClick={() => move.mutate({ moves: false })}>
            Delete them everywhere
          </Button>
          <Button variant="quiet" disabled={move.isPending} onClick={() => setIsAsking(false)}>
            Leave them in your account
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function amountOf({ openings, searches }: SavedLists): string {
  return [
    openings.length > 0 && counted(openings.length, "opening"),
    searches.length > 0 && counted(searches.length, "search", "searches"),
  ]
    .filter(Boolean)
    .join(" and ");
}
