const key = "zodiac:reloaded-for";

/**
 * Reloads the page for a file that could not be loaded: a release may have replaced it. Reloads at most once for a file, and
 * only if the site responds. Otherwise the browser's own error would take the place of the page.
 *
 * @param failure the message of the error, which names the file
 */
export async function reloadOnce(failure: string): Promise<void> {
  if (sessionStorage.getItem(key) === failure) return;
  const responds = await fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!responds) return;
  sessionStorage.setItem(key, failure);
  location.reload();
}
