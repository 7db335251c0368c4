import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBody } from "./decode-body.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("the charset comes from", () => {
  test("a byte order mark, which is no part of the text", () => {
    expect(decodeBody(Uint8Array.of(0xef, 0xbb, 0xbf, 0xc3, 0xa9), "text/html; charset=iso-8859-1")).toBe("é");
    expect(decodeBody(Uint8Array.of(0xff, 0xfe, 0xe9, 0x00))).toBe("é");
    expect(decodeBody(Uint8Array.of(0xfe, 0xff, 0x00, 0xe9))).toBe("é");
  });

  test("the header", () => {
    expect(decodeBody(Uint8Array.of(0x82, 0xa0), "text/html; charset=Shift_JIS")).toBe("あ");
    expect(decodeBody(latin1("caf\xe9"), 'text/xml; charset="ISO-8859-1"')).toBe("café");
  });

  test("the declaration of XML", () => {
    expect(decodeBody(latin1('<?xml version="1.0" encoding="windows-1252"?><a>\x80</a>'))).toContain("<a>€</a>");
  });

  test("the meta element of HTML", () => {
    expect(decodeBody(latin1('<html><meta charset="iso-8859-15"><p>\xa4</p>'))).toContain("<p>€</p>");
    expect(
      decodeBody(latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">\xc4')),
    ).toContain("Д");
  });

  test("UTF-16 that declares nothing", () => {
    expect(decodeBody(new Uint8Array(new Uint16Array([..."<a/>"].map((c) => c.charCodeAt(0))).buffer))).toBe("<a/>");
  });
});

test("without a charset, or with one that does not exist, it is UTF-8", () => {
  expect(decodeBody(utf8("naïve"))).toBe("naïve");
  expect(decodeBody(utf8("naïve"), "text/html; charset=utf-7-imaginary")).toBe("naïve");
});

test("wrong bytes in UTF-8 are replaced", () => {
  expect(decodeBody(Uint8Array.of(...utf8("aé"), 0xff, ...utf8("é")))).toBe("aé\ufffdé");
  expect(decodeBody(Uint8Array.of(...utf8("éa"), 0xe2, 0x82))).toBe("éa\ufffd");
});

test("Latin-1 that is declared as UTF-8 is read as Latin-1", () => {
  expect(decodeBody(latin1("M\xfcnchen und K\xf6ln"), "application/json; charset=utf-8")).toBe("München und Köln");
});

test("UTF-8 that is declared as Latin-1 is read as UTF-8", () => {
  expect(decodeBody(utf8("München"), "text/html; charset=iso-8859-1")).toBe("München");
});

test("any bytes give well-formed text", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.option(fc.string()), (bytes, contentType) => {
      expect(decodeBody(bytes, contentType).isWellFormed()).toBe(true);
    }),
  );
});

test("UTF-8 survives under each of the usual declarations", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const contentType of [null, "text/html", "text/html; charset=utf-8", "text/html; charset=latin1"]) {
        expect(decodeBody(utf8(`${text}é`), contentType)).toBe(`${text}é`);
      }
    }),
  );
});
