import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { wcagContrast } from "culori";
import { getIconsData, titleToSlug } from "simple-icons/sdk";
import type { Plugin } from "vite";

/** An icon that the site may serve. */
interface FreeIcon {
  readonly slug: string;
  /** The color of the brand: `#ff4500`. */
  readonly color: string;
}

const icons = dirname(fileURLToPath(import.meta.resolve("simple-icons/icons/apple.svg")));

/**
 * Serves every free icon of simple-icons as `/logos/<slug>.svg`, so that a new company can use one without a new build. The
 * icons take 5 MB and half a second. The plugin writes them itself, because the bundler would list each one.
 */
export function logos(): Plugin {
  let folder = "";
  let served: readonly FreeIcon[] = [];
  return {
    name: "logos",
    async configResolved(config) {
      folder = join(config.build.outDir, "logos");
      served = await freeIcons();
    },
    configureServer(server) {
      server.middlewares.use("/logos", (request, response, next) => {
        const icon = served.find(({ slug }) => request.url === `/${slug}.svg`);
        if (!icon) return next();
        drawn(icon).then(
          (svg) => response.setHeader("content-type", "image/svg+xml").end(svg),
          () => next(),
        );
      });
    },
    async writeBundle() {
      await mkdir(folder, { recursive: true });
      await Promise.all(
        served.map(async (icon) => {
          await writeFile(join(folder, `${icon.slug}.svg`), await drawn(icon));
        }),
      );
    },
  };
}

/** Returns the icons in the public domain. A few icons have another license. */
export async function freeIcons(): Promise<FreeIcon[]> {
  const free = (await getIconsData()).filter(({ license }) => license === undefined || license.type === "CC0-1.0");
  return free.map(({ slug, title, hex }) => ({ slug: slug ?? titleToSlug(title), color: `#${hex.toLowerCase()}` }));
}

async function drawn({ slug, color }: FreeIcon): Promise<string> {
  return inColor(await readFile(join(icons, `${slug}.svg`), "utf8"), color);
}

/**
 * The ground and the ink of a tile in each look: `--color-sheet` and `--color-ink` of the theme. A color with less contrast
 * would hide the icon. The name stands beside it, so the limit for text does not apply. Deep reds and blues are harder to
 * see on the dark ground.
 */
const looks = {
  light: { ground: "#fffdf8", ink: "#1c1814", leastContrast: 2 },
  dark: { ground: "#1e1a16", ink: "#f3ebdd", leastContrast: 3 },
} as const;

/**
 * Draws an icon in the color of its brand, or in ink where that color hardly differs from the ground. The image reads the look
 * from the page. It has no title, because pages show the name next to the icon.
 *
 * @example
 * inColor('<svg viewBox="0 0 24 24"><title>A</title><path d="M0 0h24"/></svg>', "#ff4500");
 * // '<svg viewBox="0 0 24 24"><style>…</style><path d="M0 0h24"/></svg>'
 */
export function inColor(icon: string, color: string): string {
  const [light, dark] = [fillOf(color, looks.light), fillOf(color, looks.dark)];
  const style = `path{fill:${light}}${light === dark ? "" : `@media(prefers-color-scheme:dark){path{fill:${dark}}}`}`;
  return icon.replace(/<title>.*?<\/title>/, `<style>${style}</style>`);
}

function fillOf(color: string, { ground, ink, leastContrast }: (typeof looks)[keyof typeof looks]): string {
  return wcagContrast(color, ground) < leastContrast ? ink : color;
}
