import slugify from "@sindresorhus/slugify";

/**
 * The part of an article's address that is made from its title: lower-case letters a to z, digits and single hyphens.
 *
 * A long title is cut after the last whole word that fits. Latin, Greek, Cyrillic and Arabic letters are written in
 * plain Latin ones; Chinese, Japanese and Thai have no such writing and are left out. A title of which nothing remains
 * gives `article`. Two titles may give the same slug, so whoever stores it makes it unique.
 *
 * @param maxLength in characters, 80 unless told
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
  // The hyphen may be the very next character, and then the last word fits exactly.
  const end = slug.lastIndexOf("-", maxLength);
  return slug.slice(0, end > 0 ? end : maxLength);
}
