import { writeFile } from "node:fs/promises";
import { faviconSvg } from "./favicon.ts";
import { usMapModule } from "./us-map.ts";

await Promise.all([
  writeFile(new URL("../public/favicon.svg", import.meta.url), faviconSvg()),
  writeFile(new URL("../src/features/us-states/us-map-outlines.ts", import.meta.url), usMapModule()),
]);
