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
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 ? !platformAddresses.has(address) : parsed.match(allocatedIpv6);
}

/**
 * Public addresses that lead to the platform of the machine itself. Azure's virtual machines reach their platform's
 * channel at this one.
 *
 * @see https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const platformAddresses = new Set(["168.63.129.16"]);

/**
 * IANA has allocated all global unicast addresses of IPv6 from this half of 2000::/3. The other half holds the returned
 * 3ffe::/16 and documentation. The library counts unallocated ranges, such as ::/96, as unicast.
 *
 * @see https://www.iana.org/assignments/ipv6-unicast-address-assignments
 */
const allocatedIpv6 = ipaddr.IPv6.parseCIDR("2000::/4");
