import type { IncomingHttpHeaders } from "node:http";

const host = String.raw`(localhost|127\.0\.0\.1|\[::1\])(:\d+)?`;
const localHost = new RegExp(`^${host}$`, "i");
const localOrigin = new RegExp(`^https?://${host}$`, "i");

/**
 * Whether a request was made by a program or a page of this machine. A website that points its own name at 127.0.0.1
 * (DNS rebinding) sends that name as `Host`; a website that posts to 127.0.0.1 sends its own address as `Origin`.
 */
export function isLocalRequest({ host, origin }: Pick<IncomingHttpHeaders, "host" | "origin">): boolean {
  return localHost.test(host ?? "") && (origin === undefined || localOrigin.test(origin));
}
