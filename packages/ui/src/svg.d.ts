/** Vite emits an imported SVG file as an asset. The import is its URL. */
declare module "*.svg" {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: that is how Vite exports it
  export default url;
}
