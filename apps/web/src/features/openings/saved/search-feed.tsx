import { useMutation } from "@tanstack/react-query";
import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { isSignId, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { errorText } from "../../../api/error-text.ts";
import type { SavedSearch } from "../../../openings/saved/saved-lists.ts";
import { subscribeToSearch, unsubscribeFromSearch } from "../../../openings/saved/use-saved.ts";
import { addressOf, copyAddress, SecretAddressField } from "../../../share/secret-address.tsx";
import { useReadersSign } from "../../../sign/readers-sign.ts";
import { dayOf } from "../../../text/moment.ts";
import { showToast } from "../../../toast/show-toast.ts";
import { filtersToSubscribe } from "./search-to-save.ts";

interface SearchFeedProps {
  /** A search that the account keeps. */
  readonly search: SavedSearch;
  /** Called when the feed ends, because its buttons disappear and lose the focus. */
  readonly onStop: () => void;
}

/** The feed of a saved search. Its address is shown once, after it is created. */
export function SearchFeed({ search, onStop }: SearchFeedProps) {
  const { feed, name } = search;
  const reader = useReadersSign();
  const filters = filtersToSubscribe(search.query, reader);
  const create = useMutation({ mutationFn: subscribeToSearch });
  const stop = useMutation({
    mutationFn: () => unsubscribeFromSearch(search),
    onSuccess() {
      create.reset();
      onStop();
      showToast({ title: "Feed stopped", description: "Its address leads nowhere now." });
    },
  });
  const isBusy = create.isPending || stop.isPending;
  const problem = create.error ?? stop.error;
  const address = create.data && addressOf(create.data.path);
  const about = <span className="sr-only"> of the search {name}</span>;
  const sign = feed?.filters.reader;
  return (
    <div className="mt-2 mb-1 grid gap-2">
      {feed && (
        <p className="text-sm text-soft">
          {isSignId(sign) && `For the ${signById(sign).name}. `}
          Feed since {dayOf(feed.createdAt)}.
        </p>
      )}
      {address && <SecretAddressField label="Address for your feed reader" address={address} />}
      {problem && <Callout tone="danger">{errorText(problem)}</Callout>}
      <div className="flex flex-wrap gap-2">
        {address && (
          <Button variant="quiet" size="small" onClick={() => void copyAddress(address)}>
            Copy address{about}
          </Button>
        )}
        {!address && filters && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => create.mutate({ search, filters })}>
            {feed ? "Renew address" : "Subscribe"}
            {about}
          </Button>
        )}
        {!filters && !feed && (
          <Link to="/personal" className={buttonStyle({ variant: "quiet", size: "small" })}>
            Enter your birth date to subscribe{about}
          </Link>
        )}
        {feed && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => stop.mutate()}>
            Stop feed{about}
          </Button>
        )}
      </div>
    </div>
  );
}
