import type { SignOfDate } from "@zodiac-at-work/zodiac";

/**
 * Returns the addresses of a reader's card: the picture, the public page that shows it as its preview, and a name for the
 * saved file. The API serves both addresses.
 *
 * @example
 * cardLinks(signOfDate("1988-11-29"), "https://www.example.com").page; // "https://www.example.com/signs/dragon/earth"
 */
export function cardLinks(
  { sign, yearElement }: Pick<SignOfDate, "sign" | "yearElement">,
  origin = window.location.origin,
) {
  const path = `/signs/${sign}/${yearElement}`;
  return { picture: `${path}.png`, page: origin + path, file: `${yearElement}-${sign}-at-work.png` };
}

/** Loads a card as a file that can be shared. */
export async function loadCard(picture: string, file: string): Promise<File> {
  const response = await fetch(picture);
  if (!response.ok) throw new Error(`The card could not be loaded: ${response.status}.`);
  return new File([await response.blob()], file, { type: "image/png" });
}
