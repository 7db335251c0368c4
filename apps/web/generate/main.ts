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

// They import the outlines that were just written.
const [{ usMapPeekModule }, { usMapShapesModule }] = await Promise.all([
  import("./us-map-peek.ts"),
  import("./us-map-shapes.ts"),
]);
await writeFile(new URL("../src/features/landing/peeks/us-map-peek.ts", import.meta.url), await usMapPeekModule());
await writeFile(new URL("../../../packages/ui/src/us-map-shapes.ts", import.meta.url), usMapShapesModule());
