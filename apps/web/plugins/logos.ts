import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const icons = dirname(fileURLToPath(import.meta.resolve("simple-icons/icons/apple.svg")));

/**
 * Serves every icon of simple-icons as `/logos/<slug>.svg`, so that whoever adds a company can name one without a new
 * build. All of them are 5 MB and half a second; they are written past the bundle, which would list each.
 */
export function logos(): Plugin {
  let folder = "";
  return {
    name: "logos",
    configResolved(config) {
      folder = join(config.build.outDir, "logos");
    },
    configureServer(server) {
      server.middlewares.use("/logos", (request, response, next) => {
        const [, slug] = request.url?.match(/^\/([a-z0-9_]+)\.svg$/) ?? [];
        if (!slug) return next();
        readFile(join(icons, `${slug}.svg`), "utf8").then(
          (icon) => response.setHeader("content-type", "image/svg+xml").end(inInk(icon)),
          () => next(),
        );
      });
    },
    async writeBundle() {
      await mkdir(folder, { recursive: true });
      const files = await readdir(icons);
      await Promise.all(
        files.map(async (file) => writeFile(join(folder, file), inInk(await readFile(join(icons, file), "utf8")))),
      );
    },
  };
}

// An image takes no colour from the page, but it does hear of the theme that the page is shown in.
const ink = "<style>path{fill:#1c1814}@media(prefers-color-scheme:dark){path{fill:#f3ebdd}}</style>";

/**
 * An icon of one colour in the page's ink, light or dark. Its title is left out: the name stands beside it.
 *
 * @example
 * inInk('<svg viewBox="0 0 24 24"><title>A</title><path d="M0 0h24"/></svg>');
 * // '<svg viewBox="0 0 24 24"><style>…</style><path d="M0 0h24"/></svg>'
 */
export function inInk(icon: string): string {
  return icon.replace(/<title>.*?<\/title>/, ink);
}
