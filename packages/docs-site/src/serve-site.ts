import compress from "@fastify/compress";
import files from "@fastify/static";
import fastify from "fastify";

/** A running server of the site. */
export interface SiteServer {
  /** Ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built site on this machine as GitHub Pages does: with gzip, and with `404.html` for a missing page. */
export async function serveSite(site: string, port = 0): Promise<SiteServer> {
  const server = fastify();
  await server.register(compress, { encodings: ["gzip"] });
  await server.register(files, { root: site, maxAge: "10m" });
  server.setNotFoundHandler((_request, reply) => reply.code(404).sendFile("404.html"));
  const address = await server.listen({ host: "127.0.0.1", port });
  return { url: `${address}/`, close: () => server.close() };
}
