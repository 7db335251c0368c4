import type { ArticleFields } from "../article-fields.ts";

/** What somebody has typed and not saved. */
export interface Draft {
  /** The version of the article that the typing began from; 0 for a new article. */
  readonly baseVersion: number;
  readonly fields: Partial<ArticleFields>;
}

/** Where the latest typing is. `failed` is tried again. */
export type DraftState =
  | { readonly kind: "none" }
  | { readonly kind: "waiting" }
  | { readonly kind: "kept"; readonly at: string }
  | { readonly kind: "failed" };

interface DraftKeeperOptions {
  /** Stores a draft at the API and returns when. */
  readonly send: (draft: Draft) => Promise<string>;
  /** Stores a draft in the browser, where it survives a reload without a network, or removes it. */
  readonly store: (draft: Draft | undefined) => void;
  readonly onState: (state: DraftState) => void;
}

/** Milliseconds without typing, at most since the first change, and between attempts. */
export const draftDelays = { idle: 800, longest: 4000, retry: 5000 };

/**
 * Keeps drafts while somebody types: in the browser at once, and at the API when the typing pauses, at the latest after
 * four seconds. One request at a time; a failed one is repeated with the latest draft.
 */
export function createDraftKeeper({ send, store, onState }: DraftKeeperOptions) {
  let latest: Draft | undefined;
  let waitingSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  async function transmit(): Promise<void> {
    const draft = latest;
    if (!draft) return;
    waitingSince = undefined;
    try {
      const at = await send(draft);
      if (latest !== draft) return;
      latest = undefined;
      store(undefined);
      onState({ kind: "kept", at });
    } catch {
      // The draft stays in the browser, and the next attempt sends the latest one.
      if (latest === draft) onState({ kind: "failed" });
    }
  }

  function plan(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  }

  function flush(): void {
    clearTimeout(timer);
    if (!latest || sending !== undefined) return;
    sending = transmit().finally(() => {
      sending = undefined;
      if (latest) plan(waitingSince === undefined ? draftDelays.retry : draftDelays.idle);
    });
  }

  return {
    change(draft: Draft): void {
      latest = draft;
      store(draft);
      onState({ kind: "waiting" });
      waitingSince ??= Date.now();
      plan(Math.max(0, Math.min(draftDelays.idle, waitingSince + draftDelays.longest - Date.now())));
    },
    /** Sends what is waiting now, such as when the network is back. */
    flush,
    /** Forgets what is waiting, after the request under way. Nothing is sent after that. */
    async settle(): Promise<void> {
      clearTimeout(timer);
      latest = undefined;
      waitingSince = undefined;
      await sending;
    },
    /** Forgets what is waiting, in the browser too. */
    async discard(): Promise<void> {
      await this.settle();
      store(undefined);
      onState({ kind: "none" });
    },
  };
}
