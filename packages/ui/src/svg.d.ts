/** Vite emits an imported SVG file as an asset. The import is its URL. */
declare module "*.svg" {
  const url: string;
  export default url;
}
