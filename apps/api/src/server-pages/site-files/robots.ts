/** Tells crawlers what they may fetch. Pages for members and administrators are also marked `noindex`. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /admin/
Disallow: /blog-admin
Disallow: /blog/preview/

Sitemap: ${origin}/sitemap.xml
`;
}
