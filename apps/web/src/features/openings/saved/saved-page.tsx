import { counted } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { Notice } from "@zodiac-at-work/ui/notice";
import { Bookmark } from "lucide-react";
import { Link } from "react-router";
import { CompaniesTabs } from "../../../openings/companies-tabs.tsx";
import { isEmpty } from "../../../openings/saved/saved-lists.ts";
import { useSaved } from "../../../openings/saved/use-saved.ts";
import { OpeningsHead } from "../openings-head.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import { KeepSwitch } from "./keep-switch.tsx";
import { SavedOpenings } from "./saved-openings.tsx";
import { SavedSearches } from "./saved-searches.tsx";

/** What the reader has saved, on this device or in the account. */
export function SavedPage() {
  const { lists, isKept, left, error } = useSaved();
  const { searches, openings } = lists;
  return (
    <>
      <CompaniesTabs />
      <Container className="py-8 sm:py-10">
        <OpeningsHead title="Saved" lede="The openings and searches that you want to find again.">
          {!isEmpty(lists) && <ExportButtons lists={lists} />}
        </OpeningsHead>
        <KeepSwitch isKept={isKept} lists={lists} hasFailed={error !== null} />
        {!isEmpty(left) && (
          <Notice tone="warning" className="mt-4">
            {counted(left.searches.length + left.openings.length, "item")} of this device did not fit into your account.
            Remove some, then reload this page.
          </Notice>
        )}
        {isEmpty(lists) ? (
          <div className="mt-6">
            <EmptyState
              level={2}
              icon={<Bookmark aria-hidden size={28} strokeWidth={1.75} />}
              title="Nothing saved so far"
              text="The bookmark beside an opening saves it. “Save this search” stands beside the filters that you use."
            >
              <Link to="/openings" className={buttonStyle({ variant: "secondary" })}>
                Show the openings
              </Link>
            </EmptyState>
          </div>
        ) : (
          <>
            {searches.length > 0 && <SavedSearches searches={searches} isKept={isKept} />}
            {openings.length > 0 && <SavedOpenings openings={openings} />}
          </>
        )}
      </Container>
    </>
  );
}
