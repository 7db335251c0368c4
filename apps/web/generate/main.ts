import { writeFile } from "node:fs/promises";
import { appIconPngs } from "./app-icons.ts";
import { faviconSvg } from "./favicon.ts";
import { previewPng } from "./preview.ts";
import { usMapModule } from "./us-map.ts";

await Promise.all([
  writeFile(new URL("../public/favicon.svg", import.meta.url), faviconSvg()),
  ...Array.from(await appIconPngs(), ([file, png]) => writeFile(new URL(`../public/${file}`, import.meta.url), png)),
  writeFile(new URL("../public/preview.png", import.meta.url), await previewPng()),
  writeFile(new URL("../src/lists/us-map-outlines.ts", import.meta.url), usMapModule()),
]);

// It imports the outlines that were just written.
const { usMapPeekModule } = await import("./us-map-peek.ts");
await writeFile(new URL("../src/features/landing/peeks/us-map-peek.ts", import.meta.url), await usMapPeekModule());
