import * as numerology from "@zodiac-at-work/numerology";
import * as nameNumbers from "@zodiac-at-work/numerology/names";
import * as zodiac from "@zodiac-at-work/zodiac";
import * as bazi from "@zodiac-at-work/zodiac/bazi";
import * as calendar from "@zodiac-at-work/zodiac/calendar";
import * as festivals from "@zodiac-at-work/zodiac/festivals";
import * as lunar from "@zodiac-at-work/zodiac/lunar";
import * as names from "@zodiac-at-work/zodiac/names";
import * as outlook from "@zodiac-at-work/zodiac/outlook";
import * as pillars from "@zodiac-at-work/zodiac/pillars";
import * as profiles from "@zodiac-at-work/zodiac/profiles";
import * as regional from "@zodiac-at-work/zodiac/regional";
import * as sexagenary from "@zodiac-at-work/zodiac/sexagenary";
import * as solarTerms from "@zodiac-at-work/zodiac/solar-terms";
import * as trueSolarTime from "@zodiac-at-work/zodiac/true-solar-time";
import type { CodeExample } from "./examples.ts";
import { type Outcome, runCode } from "./run-code.ts";

/** The build puts in the examples of the READMEs. */
declare const readmeExamples: readonly CodeExample[];

const modules = {
  "@zodiac-at-work/zodiac": zodiac,
  "@zodiac-at-work/zodiac/bazi": bazi,
  "@zodiac-at-work/zodiac/calendar": calendar,
  "@zodiac-at-work/zodiac/festivals": festivals,
  "@zodiac-at-work/zodiac/lunar": lunar,
  "@zodiac-at-work/zodiac/names": names,
  "@zodiac-at-work/zodiac/outlook": outlook,
  "@zodiac-at-work/zodiac/pillars": pillars,
  "@zodiac-at-work/zodiac/profiles": profiles,
  "@zodiac-at-work/zodiac/regional": regional,
  "@zodiac-at-work/zodiac/sexagenary": sexagenary,
  "@zodiac-at-work/zodiac/solar-terms": solarTerms,
  "@zodiac-at-work/zodiac/true-solar-time": trueSolarTime,
  "@zodiac-at-work/numerology": numerology,
  "@zodiac-at-work/numerology/names": nameNumbers,
};

const editor = elementOf("editor", HTMLFormElement);
const example = elementOf("example", HTMLSelectElement);
const code = elementOf("code", HTMLTextAreaElement);
const results = elementOf("results", HTMLOListElement);

for (const [index, { library, title }] of readmeExamples.entries()) {
  example.add(new Option(`${library}: ${title}`, String(index)));
}
example.addEventListener("change", choose);
editor.addEventListener("submit", (event) => {
  event.preventDefault();
  run();
});
choose();

function choose(): void {
  code.value = readmeExamples[Number(example.value)]?.code ?? "";
  run();
}

function run(): void {
  results.replaceChildren(...runCode(code.value, modules).map(rowOf));
}

function rowOf({ code: source, text, isError }: Outcome): HTMLLIElement {
  const row = document.createElement("li");
  row.classList.toggle("error", isError);
  const [call, output] = [document.createElement("code"), document.createElement("pre")];
  call.textContent = source;
  output.textContent = text;
  row.append(call, output);
  return row;
}

function elementOf<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} "${id}"`);
}
