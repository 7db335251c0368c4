import { Button } from "@zodiac-at-work/ui/button";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { Field } from "@zodiac-at-work/ui/field";
import { Tabs } from "@zodiac-at-work/ui/tabs";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type SubmitEvent, useState } from "react";
import type { Picture, StoredPicture } from "./picture-commands.ts";
import { PictureLibrary } from "./picture-library.tsx";
import { PictureSeals } from "./picture-seals.tsx";
import { PictureUpload } from "./picture-upload.tsx";

interface PictureDialogProps {
  /** In a text, a picture needs an alternative text. */
  readonly purpose: "text" | "share";
  readonly signs: readonly SignId[];
  readonly title: string;
  /** A picture that was pasted or dropped. */
  readonly file?: File | undefined;
  /** The picture to change. */
  readonly current?: Picture | undefined;
  readonly onChoose: (picture: Picture) => void;
  readonly onClose: () => void;
}

const tabs = [
  { value: "upload", text: "Upload" },
  { value: "library", text: "Library" },
  { value: "seals", text: "From seals" },
] as const;

/** Chooses a picture: uploaded, from the library, or drawn from the seals of signs. */
export function PictureDialog({ purpose, signs, title, file, current, onChoose, onClose }: PictureDialogProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("upload");
  const [picture, setPicture] = useState<Picture | undefined>(current);
  const choose = ({ path, width, height }: StoredPicture) => {
    const chosen = { path, width, height, alt: "", caption: "" };
    if (purpose === "text") return setPicture(chosen);
    onChoose(chosen);
    onClose();
  };
  return (
    <Dialog
      open
      isWide
      onClose={onClose}
      eyebrow={purpose === "share" ? "Share image" : "Image"}
      title={picture ? "Describe the image" : "Choose an image"}
      closeLabel="Close without an image"
    >
      <div className="mt-4">
        {picture ? (
          <Description
            picture={picture}
            isNew={current === undefined}
            onDone={(described) => {
              onChoose(described);
              onClose();
            }}
            onBack={() => setPicture(undefined)}
          />
        ) : (
          <Tabs label="Where the image is from" tabs={tabs} value={tab} onChange={setTab}>
            {tab === "upload" && <PictureUpload file={file} onChoose={choose} />}
            {tab === "library" && <PictureLibrary onChoose={choose} />}
            {tab === "seals" && <PictureSeals signs={signs} title={title} onChoose={choose} />}
          </Tabs>
        )}
      </div>
    </Dialog>
  );
}

interface DescriptionProps {
  readonly picture: Picture;
  readonly isNew: boolean;
  readonly onDone: (picture: Picture) => void;
  readonly onBack: () => void;
}

function Description({ picture, isNew, onDone, onBack }: DescriptionProps) {
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles it to the editor around the dialog.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const alt = String(form.get("alt")).trim();
    if (!alt) return setProblem("Say what the image shows, for readers who don’t see it.");
    onDone({ ...picture, alt, caption: String(form.get("caption") ?? "").trim() });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <img src={picture.path} alt="" className="max-h-56 max-w-full rounded-md bg-well object-contain" />
      <Field
        label="Alternative text"
        name="alt"
        defaultValue={picture.alt}
        maxLength={300}
        error={problem}
        hint="What the image shows, for readers who don’t see it."
      />
      {isNew && <Field label="Caption, if it needs one" name="caption" maxLength={300} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          {isNew ? "Insert the image" : "Change the image"}
        </Button>
        <Button size="small" variant="quiet" onClick={onBack}>
          Choose another one
        </Button>
      </div>
    </form>
  );
}
