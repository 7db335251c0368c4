import { signOfDate } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { cardLinks } from "./card-links.ts";

test("the links of a card name sign and element, never the birth date", () => {
  expect(cardLinks(signOfDate("1988-11-29"), "https://www.example.com")).toEqual({
    picture: "/signs/dragon/earth.png",
    page: "https://www.example.com/signs/dragon/earth",
    file: "earth-dragon-at-work.png",
  });
});
