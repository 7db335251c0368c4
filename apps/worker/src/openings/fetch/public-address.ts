import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Returns whether an IP address is public unicast. Everything that leads elsewhere is refused: private, loopback,
 * link-local, shared (CGNAT), multicast, reserved and documentation ranges, and all IPv6 forms that carry an IPv4
 * address, such as IPv4-mapped, NAT64 and 6to4.
 *
 * @param address in the canonical notation of a resolver; other notations, such as octal parts, and zones are refused
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes("%")) return false;
  const parsed = ipaddr.parse(address);
  // Of IPv6 only 2000::/3 is assigned as global unicast. The library counts unassigned ranges, such as ::/96, as unicast.
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast));
}

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
