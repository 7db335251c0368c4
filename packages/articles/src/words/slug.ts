import slugify from "@sindresorhus/slugify";

/**
 * Returns the slug of a title: lower-case letters a to z, digits and single hyphens.
 *
 * A long title is cut after the last whole word that fits. Latin, Greek, Cyrillic and Arabic letters become plain Latin
 * letters; Chinese, Japanese and Thai characters are left out. A title without any usable character becomes `article`.
 * Two titles may have the same slug, so the caller makes it unique before storing it.
 *
 * @param maxLength in characters; 80 if omitted
 *
 * @example
 * slugOf("Careers for the Year of the Snake: What’s Next?"); // "careers-for-the-year-of-the-snake-whats-next"
 * slugOf("龙年"); // "article"
 */
export function slugOf(title: string, maxLength = 80): string {
  const slug = slugify(title.normalize("NFKC"), { decamelize: false });
  return cut(slug, maxLength) || "article";
}

function cut(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  // If the next character is a hyphen, the last word fits exactly.
  const end = slug.lastIndexOf("-", maxLength);
  return slug.slice(0, end > 0 ? end : maxLength);
}
