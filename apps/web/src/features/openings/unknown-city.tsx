import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { searchWithoutFilter } from "./opening-view.ts";

interface UnknownCityProps {
  readonly city: string;
  readonly query: URLSearchParams;
  /** Called when the reader follows the way out, because its link disappears and loses the focus. */
  readonly onWayOut: () => void;
}

/** Says that the address names a city that is not on the list. */
export function UnknownCity({ city, query, onWayOut }: UnknownCityProps) {
  return (
    <EmptyState
      icon={<MapPin aria-hidden size={28} strokeWidth={2} />}
      title={`We can’t tell where “${city}” is`}
      text="Type the city above and choose it from the list."
    >
      <Link
        to={{ search: searchWithoutFilter(query, "near") }}
        preventScrollReset
        onClick={onWayOut}
        className={buttonStyle({ variant: "quiet", size: "small", className: "border-edge" })}
      >
        Any distance
      </Link>
    </EmptyState>
  );
}
