import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import type { SignId } from "@zodiac-at-work/zodiac";
import { useId, useState } from "react";
import { foundingOf, possiblySign } from "../../lists/founding.ts";
import { foundingReason } from "../../lists/founding-reason.ts";
import { RecordRow } from "../../lists/record-row.tsx";
import { ScoreToggle } from "../../lists/score-toggle.tsx";
import { SignCell } from "../../lists/sign-cell.tsx";
import { WebsiteLink } from "../../lists/website-link.tsx";
import { ScoreSum } from "../../match/score-sum.tsx";
import type { CarBrand } from "./use-car-brands.ts";

interface CarBrandRowProps {
  readonly carBrand: CarBrand;
  /** The signs for which the list is filtered. */
  readonly chosen: readonly SignId[];
  /** The reader's sign, if it is known. */
  readonly reader: SignId | undefined;
}

/**
 * A brand of the list. The score unfolds into its sum, the sign into the reason for it. A phone has the description there
 * as well.
 */
export function CarBrandRow({ carBrand, chosen, reader }: CarBrandRowProps) {
  const { name, country, category, description, website, logoUrl, zodiacSign, isActive, foundingNote } = carBrand;
  const founding = foundingOf(carBrand);
  const [opened, setOpened] = useState<"score" | "sign">();
  const details = useId();
  const toggle = (part: "score" | "sign") => ({
    type: "button" as const,
    "aria-expanded": opened === part,
    "aria-controls": opened === part ? details : undefined,
    onClick: () => setOpened(opened === part ? undefined : part),
  });
  return (
    <RecordRow
      tile={<CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />}
      name={<WebsiteLink name={name} website={website} />}
      about={
        <>
          {category} · {country}
          {!isActive && <span className="sm:hidden"> · ended</span>}
        </>
      }
      description={<span className="max-sm:hidden">{description}</span>}
      sign={
        <SignCell
          sign={zodiacSign}
          founding={founding}
          possibly={possiblySign(carBrand, chosen)}
          toggle={toggle("sign")}
          explainsEvery
          isOneLine
        />
      }
      links={
        <p className="text-right text-soft max-sm:hidden">
          {isActive ? "Still in production" : "No longer in production"}
        </p>
      }
      score={reader && <ScoreToggle {...toggle("score")} name={name} reader={reader} sign={zodiacSign} />}
    >
      {opened && (
        <div id={details} className="animate-appear">
          {opened === "score" && reader ? (
            <ScoreSum reader={reader} sign={zodiacSign} />
          ) : (
            <div className="grid max-w-measure gap-1.5 text-sm text-soft">
              <p className="sm:hidden">{description}</p>
              <p>{foundingReason(founding, zodiacSign).join(" ")}</p>
              {foundingNote && <p>{foundingNote}</p>}
            </div>
          )}
        </div>
      )}
    </RecordRow>
  );
}
