import { pages } from "@zodiac-at-work/contracts/pages";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { addRoute, matchPrecache, type PrecacheEntry, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { accountCaches } from "./answer-caches.ts";
import { offlinePage } from "./offline-page.ts";

/**
 * The service worker of members. It holds the files of one release, which are the same for everybody, and never handles a
 * call of the API. Pages come from the network. Without one, the home and the reading start from the shell.
 *
 * A new worker waits until the last page of the release before has closed. Until then such a page finds its files here.
 */
const { files, styleSheet } = import.meta.env.VITE_OFFLINE as OfflineRelease;
precache([...files]);
enableNavigationPreload();
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => withoutNetwork(request) }] })),
);
addRoute({ cleanURLs: false, directoryIndex: "" });

/** The files of a release that the reading needs, and its style sheet. The build lists them. */
interface OfflineRelease {
  readonly files: readonly PrecacheEntry[];
  readonly styleSheet: string;
}

async function withoutNetwork({ url }: Request): Promise<Response> {
  const reading = (await accountCaches()).length > 0 ? `${pages.personal.path}?view=reading` : undefined;
  const shell = reading && isReadableOffline(new URL(url)) && (await matchPrecache(pages.personal.path));
  return shell || offlinePage({ styleSheet, reading });
}

function isReadableOffline({ pathname }: URL): boolean {
  return pathname === pages.home.path || pathname === pages.personal.path;
}
