import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Field } from "@zodiac-at-work/ui/field";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { useState } from "react";
import { call } from "../../../../../api/client.ts";
import { adminErrorText } from "../../../../../api/error-text.ts";
import { refresh } from "../../../../../api/refresh.ts";
import type { StoredPicture } from "./picture-commands.ts";

interface PictureSealsProps {
  readonly signs: readonly SignId[];
  readonly title: string;
  readonly onChoose: (picture: StoredPicture) => void;
}

/** Draws a picture from the seals of one or two signs. */
export function PictureSeals({ signs, title, onChoose }: PictureSealsProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly SignId[]>(signs.slice(0, 2));
  const [text, setText] = useState(title);
  const drawing = useMutation({
    mutationFn: async () => {
      const body = { signs: [...chosen], ...(text.trim() && { title: text.trim() }) };
      return (await call("POST /api/blog/images/generate", { body })).image;
    },
    onSuccess: (image) => {
      void refresh(client, { queryKey: ["/api/blog/images"] });
      onChoose(image);
    },
  });
  const toggle = (sign: SignId) =>
    // The second of two gives way to a third.
    setChosen(chosen.includes(sign) ? chosen.filter((each) => each !== sign) : [...chosen.slice(0, 1), sign]);
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 text-base font-semibold">One or two signs</legend>
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          {signIds.map((sign) => (
            <button
              key={sign}
              type="button"
              aria-pressed={chosen.includes(sign)}
              onClick={() => toggle(sign)}
              className="grid justify-items-center gap-1 rounded-md border border-line p-2 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-well aria-pressed:font-semibold"
            >
              <Seal sign={sign} size={40} />
              {signById(sign).name}
            </button>
          ))}
        </div>
      </fieldset>
      <Field
        label="Text in the image"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {drawing.error && <Callout tone="danger">{adminErrorText(drawing.error)}</Callout>}
      <div>
        <Button size="small" disabled={chosen.length === 0 || drawing.isPending} onClick={() => drawing.mutate()}>
          {drawing.isPending ? "Drawing…" : "Draw the image"}
        </Button>
      </div>
    </div>
  );
}
