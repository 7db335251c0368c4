import { readFile } from "node:fs/promises";
import { type Page, pages } from "@zodiac-at-work/contracts/pages";
import { expect, test } from "vitest";
import { appIcons } from "./app-icons.ts";

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const publicFile = (path: string) => readFile(new URL(`../public/${path}`, import.meta.url));
const manifest: Manifest = JSON.parse((await publicFile("site.webmanifest")).toString());

test.each(appIcons)("$file has its size", async ({ file, size }) => {
  const png = await publicFile(file);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

test("the manifest lists each icon with its size and purpose, and the page that of iOS", async () => {
  const drawn = appIcons.map(({ file, size, isMaskable }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    ...(isMaskable && { purpose: "maskable" }),
  }));
  const ofSystem = drawn.filter(({ src }) => src !== "/apple-touch-icon.png");
  expect(manifest.icons.filter(({ src }) => src.endsWith(".png"))).toEqual(ofSystem);
  expect(await readFile(new URL("../index.html", import.meta.url), "utf8")).toContain(
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  );
});

test("the app starts at, and each shortcut leads to, a page of the site under its title", () => {
  const titles = new Map(Object.values<Page>(pages).map(({ path, title }) => [String(path), title]));
  expect(titles.has(manifest.start_url)).toBe(true);
  for (const { name, url } of manifest.shortcuts) expect(titles.get(url), url).toBe(name);
});
