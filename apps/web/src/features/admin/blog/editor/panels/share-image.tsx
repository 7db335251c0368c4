import { Button } from "@zodiac-at-work/ui/button";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useState } from "react";
import { PictureDialog } from "../pictures/picture-dialog.tsx";
import type { Editing } from "../use-editing.ts";
import { PanelSection } from "./panel-section.tsx";

/** The picture of the article in lists and on social networks. Without one, it is made from the seals of its signs. */
export function ShareImage({ editing }: { readonly editing: Editing }) {
  const { fields, post, change } = editing;
  const [isChoosing, setIsChoosing] = useState(false);
  const signs = post?.signs ?? [];
  return (
    <PanelSection title="Share image">
      {fields.featuredImage ? (
        <img
          src={fields.featuredImage}
          alt="Shown in lists and on social networks"
          className="aspect-40/21 w-full rounded-md border border-line bg-sheet object-cover"
        />
      ) : (
        <div className="flex min-h-26 items-center justify-center gap-3 rounded-md border border-line bg-gold/12 px-3">
          {signs.map((sign) => (
            <Seal key={sign} sign={sign} size={52} />
          ))}
          {signs.length === 0 && <p className="text-xs text-soft">Made from the title</p>}
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={() => setIsChoosing(true)}>
          Change
        </Button>
        {fields.featuredImage && (
          <Button variant="quiet" size="small" onClick={() => change({ featuredImage: null })}>
            Remove
          </Button>
        )}
      </div>
      {isChoosing && (
        <PictureDialog
          purpose="share"
          signs={signs}
          title={fields.title}
          onChoose={({ path }) => change({ featuredImage: path })}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </PanelSection>
  );
}
