// The package's own types describe the default export of an ES module; it is a CommonJS function.
declare module "robots-parser" {
  interface Robots {
    isAllowed(url: string, userAgent?: string): boolean | undefined;
    getCrawlDelay(userAgent?: string): number | undefined;
  }

  function robotsParser(url: string, robotsTxt: string): Robots;

  export = robotsParser;
}
