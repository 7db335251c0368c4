import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getIconsData, titleToSlug } from "simple-icons/sdk";
import type { Plugin } from "vite";

const icons = dirname(fileURLToPath(import.meta.resolve("simple-icons/icons/apple.svg")));

/**
 * Serves every free icon of simple-icons as `/logos/<slug>.svg`, so that a new company can use one without a new build. The
 * icons take 5 MB and half a second. The plugin writes them itself, because the bundler would list each one.
 */
export function logos(): Plugin {
  let folder = "";
  let slugs: readonly string[] = [];
  return {
    name: "logos",
    async configResolved(config) {
      folder = join(config.build.outDir, "logos");
      slugs = await freeIcons();
    },
    configureServer(server) {
      server.middlewares.use("/logos", (request, response, next) => {
        const [, slug = ""] = request.url?.match(/^\/([a-z0-9_]+)\.svg$/) ?? [];
        if (!slugs.includes(slug)) return next();
        readFile(join(icons, `${slug}.svg`), "utf8").then(
          (icon) => response.setHeader("content-type", "image/svg+xml").end(inInk(icon)),
          () => next(),
        );
      });
    },
    async writeBundle() {
      await mkdir(folder, { recursive: true });
      await Promise.all(
        slugs.map(async (slug) => {
          const icon = await readFile(join(icons, `${slug}.svg`), "utf8");
          await writeFile(join(folder, `${slug}.svg`), inInk(icon));
        }),
      );
    },
  };
}

/** Returns the slugs of the icons in the public domain. A few icons have another license. */
export async function freeIcons(): Promise<string[]> {
  const free = (await getIconsData()).filter(({ license }) => license === undefined || license.type === "CC0-1.0");
  return free.map(({ slug, title }) => slug ?? titleToSlug(title));
}

// An image can't inherit a color from the page, but it can read the color scheme.
const ink = "<style>path{fill:#1c1814}@media(prefers-color-scheme:dark){path{fill:#f3ebdd}}</style>";

/**
 * Draws an icon in the ink of the page, light or dark, without its title: pages show the name next to the icon.
 *
 * @example
 * inInk('<svg viewBox="0 0 24 24"><title>A</title><path d="M0 0h24"/></svg>');
 * // '<svg viewBox="0 0 24 24"><style>…</style><path d="M0 0h24"/></svg>'
 */
export function inInk(icon: string): string {
  return icon.replace(/<title>.*?<\/title>/, ink);
}
