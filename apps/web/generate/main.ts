import { writeFile } from "node:fs/promises";
import { faviconSvg } from "./favicon.ts";

await writeFile(new URL("../public/favicon.svg", import.meta.url), faviconSvg());
