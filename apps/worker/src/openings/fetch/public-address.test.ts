import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

/** IANA's special-purpose IPv4 addresses, multicast and Azure's platform address, as first address and prefix length. */
const specialIpv4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["168.63.129.16", 32],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

function toNumber(address: string): number {
  return address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

function toText(number: number): string {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join(".");
}

function isSpecial(number: number): boolean {
  return specialIpv4.some(([first, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(number / size) === Math.floor(toNumber(first) / size);
  });
}

const anyIpv4 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const nearEdge = fc
  .tuple(fc.constantFrom(...specialIpv4), fc.integer({ min: -2, max: 2 }), fc.boolean())
  .map(([[first, bits], offset, atEnd]) => toNumber(first) + (atEnd ? 2 ** (32 - bits) : 0) + offset)
  .filter((number) => number >= 0 && number < 2 ** 32);

test("an IPv4 address is public exactly if it is in none of the special ranges", () => {
  fc.assert(
    fc.property(fc.oneof(anyIpv4, nearEdge), (number) => {
      expect(isPublicAddress(toText(number))).toBe(!isSpecial(number));
    }),
    { numRuns: 2_000 },
  );
});

test("no form of IPv6 that carries an IPv4 address is public", () => {
  fc.assert(
    fc.property(anyIpv4, (number) => {
      const high = (number >>> 16).toString(16);
      const low = (number & 0xffff).toString(16);
      const forms = [
        `::ffff:${toText(number)}`,
        `::${high}:${low}`,
        `::ffff:0:${high}:${low}`,
        `64:ff9b::${high}:${low}`,
        `64:ff9b:1::${high}:${low}`,
        `2002:${high}:${low}::1`,
        `2001:0:${high}:${low}::1`,
      ];
      expect(forms.filter(isPublicAddress)).toEqual([]);
    }),
  );
});

test("outside 2000::/4 no IPv6 address is public", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const first = fc
    .integer({ min: 0, max: 0xffff })
    .filter((value) => value < 0x2000 || value > 0x2fff)
    .map((value) => value.toString(16));
  fc.assert(
    fc.property(first, fc.array(group, { minLength: 7, maxLength: 7 }), (head, rest) => {
      expect(isPublicAddress([head, ...rest].join(":"))).toBe(false);
    }),
  );
});

test.each(["93.184.215.14", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:80b::200e"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...["::", "::1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1", "100::1", "2001:db8::1"],
  ...[
    "2001:2::1",
    "2001:20::1",
    "3ffe::1",
    "3ffe:ffff::1",
    "3000::1",
    "3fff::1",
    "5f00::1",
    "2606:4700::1%eth0",
    "[2606:4700::1]",
  ],
  ...[
    "168.63.129.16",
    "0177.0.0.1",
    "0x7f.1",
    "2130706433",
    "127.1",
    "1.1.1",
    "01.1.1.1",
    "1.1.1.1.",
    " 1.1.1.1",
    "",
    "localhost",
  ],
])("%j is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
