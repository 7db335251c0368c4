import { expect, test } from "vitest";
import { codeIn, hashOf } from "./code-in-address.ts";

test.each(["1 + 1;", "// 八字 😀\n`$a & #b=c%20`;", " "])("code survives an address: %j", (code) => {
  const { hash } = new URL(hashOf(code), "https://docs.example/playground.html");
  expect(codeIn(hash)).toBe(code);
});

test.each(["", "#", "#code=", "#other=1", "#code=%E4%"])("the address part %j holds no code", (hash) => {
  expect(codeIn(hash)).toBeUndefined();
});
