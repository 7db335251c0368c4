import { useQuery } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { useState } from "react";
import { apiQuery } from "../../../../../api/client.ts";
import { adminErrorText } from "../../../../../api/error-text.ts";
import { dayOf } from "../../../../../text/moment.ts";
import type { StoredPicture } from "./picture-commands.ts";

/** The pictures that were uploaded or drawn before, the latest first. */
export function PictureLibrary({ onChoose }: { readonly onChoose: (picture: StoredPicture) => void }) {
  const [page, setPage] = useState(1);
  const images = useQuery({ ...apiQuery("/api/blog/images", { page, limit: 12 }), gcTime: 0 });
  if (images.isError) return <Callout tone="danger">{adminErrorText(images.error)}</Callout>;
  if (!images.data) return <Skeleton className="h-40" />;
  const { images: found, totalPages } = images.data;
  if (found.length === 0) return <p className="text-soft">No images yet. Upload the first one.</p>;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {found.map((image) => (
          <li key={image.path}>
            <button
              type="button"
              onClick={() => onChoose(image)}
              className="block w-full rounded-md border border-line p-1.5 text-left transition-colors hover:border-ink"
            >
              <img
                src={image.path}
                alt=""
                loading="lazy"
                className="aspect-3/2 w-full rounded-sm bg-well object-cover"
              />
              <span className="mt-1.5 line-clamp-1 text-sm font-medium wrap-anywhere">{image.name}</span>
              <span className="block text-xs text-soft">
                {image.width} × {image.height}, {dayOf(image.createdAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
        <div className="mt-4 flex items-center gap-3 text-sm">
          <Button variant="quiet" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span>
            {page} of {totalPages}
          </span>
          <Button variant="quiet" size="small" disabled={page === totalPages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </>
  );
}
