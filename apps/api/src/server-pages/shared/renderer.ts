import { readFile } from "node:fs/promises";
import { Renderer } from "@takumi-rs/core";

/** Loads the renderer of pictures with the site's fonts, once. */
export function getRenderer(): Promise<Renderer> {
  loading ??= loadRenderer();
  return loading;
}

let loading: Promise<Renderer> | undefined;

async function loadRenderer(): Promise<Renderer> {
  // Each picture is drawn once, so a cache would only hold memory.
  const renderer = new Renderer({ cacheMaxBytes: 0 });
  // An unknown family would silently become a built-in one.
  await renderer.registerFont({ name: "Newsreader", data: await readFont("newsreader") });
  await renderer.registerFont({ name: "Instrument Sans", data: await readFont("instrument-sans") });
  return renderer;
}

function readFont(name: string): Promise<Buffer> {
  return readFile(new URL(import.meta.resolve(`@zodiac-at-work/ui/fonts/${name}.woff2`)));
}
