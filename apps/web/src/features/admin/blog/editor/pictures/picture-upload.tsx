import { useMutation, useQueryClient } from "@tanstack/react-query";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { useEffect, useId, useRef } from "react";
import { call, ResponseError } from "../../../../../api/client.ts";
import { adminErrorText } from "../../../../../api/error-text.ts";
import { refresh } from "../../../../../api/refresh.ts";
import { FormError } from "../../../../../form/form-error.ts";
import type { StoredPicture } from "./picture-commands.ts";

interface PictureUploadProps {
  /** A file that was pasted or dropped. It is uploaded at once. */
  readonly file: File | undefined;
  readonly onChoose: (picture: StoredPicture) => void;
}

const types = ["image/png", "image/jpeg", "image/webp"];
const largest = 5_000_000;

/** Uploads a picture. The API checks it again and stores it as WebP. */
export function PictureUpload({ file, onChoose }: PictureUploadProps) {
  const id = useId();
  const client = useQueryClient();
  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      if (!types.includes(chosen.type)) throw new FormError("Choose a PNG, JPEG or WebP.");
      if (chosen.size > largest) throw new FormError(`The file has ${megabytes(chosen.size)}; 5 MB are allowed.`);
      const body = { name: chosen.name.slice(0, 200) || "picture", data: await base64Of(chosen) };
      return (await call("POST /api/blog/images", { body })).image;
    },
    onSuccess: (image) => {
      void refresh(client, { queryKey: ["/api/blog/images"] });
      onChoose(image);
    },
  });
  const { mutate } = upload;
  const given = useRef<File>(undefined);
  useEffect(() => {
    if (!file || given.current === file) return;
    given.current = file;
    mutate(file);
  }, [file, mutate]);
  const problem = upload.error && failureOf(upload.error);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-soft">A PNG, JPEG or WebP of up to 5 MB. Large images are reduced to 1,600 pixels.</p>
      <label
        htmlFor={id}
        className={buttonStyle({
          variant: "quiet",
          size: "small",
          className: "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
        })}
      >
        {upload.isPending ? "Uploading…" : "Choose a file"}
        <input
          id={id}
          type="file"
          accept={types.join(",")}
          disabled={upload.isPending}
          className="sr-only"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            if (chosen) upload.mutate(chosen);
            // The same file can be chosen again.
            event.currentTarget.value = "";
          }}
        />
      </label>
      {problem && <Callout tone="danger">{problem}</Callout>}
    </div>
  );
}

function failureOf(error: Error): string {
  return error instanceof ResponseError && error.status === 413 ? "The file is too large." : adminErrorText(error);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  // All bytes at once would be too many arguments.
  for (let from = 0; from < bytes.length; from += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(from, from + 32_768));
  }
  return btoa(binary);
}
