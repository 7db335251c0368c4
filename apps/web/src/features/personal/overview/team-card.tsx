import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Card } from "@zodiac-at-work/ui/card";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import type { SignId } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";

/** Leads to the reader's team. A phone has the tab at the top of the page for it. */
export function TeamCard({ reader }: { readonly reader: SignId }) {
  return (
    <Card isDense className="mt-12 flex flex-wrap max-sm:hidden items-center justify-between gap-x-8 gap-y-4">
      <div aria-hidden="true" className="flex gap-1">
        {[reader, ...bestSigns(reader)].map((sign) => (
          <Seal key={sign} sign={sign} size={44} />
        ))}
        <span className="grid size-11 place-content-center rounded-sm border border-dashed border-edge text-xl">+</span>
      </div>
      <div className="min-w-0 grow basis-72">
        <Heading level={2} size="card">
          Who is on your team?
        </Heading>
        <p className="mt-1 text-soft">
          Add up to eight people, and see which pairs pull together and where to agree on rules first.
        </p>
      </div>
      <Link to="/personal/team" className={buttonStyle({ variant: "secondary", size: "small" })}>
        Start a team
      </Link>
    </Card>
  );
}
