import { writeFile } from "node:fs/promises";
import { buildCities } from "./cities.ts";

const text = buildCities();
await writeFile(new URL("../data/cities.txt", import.meta.url), text);
console.log(`data/cities.txt  ${Buffer.byteLength(text)} bytes`);
