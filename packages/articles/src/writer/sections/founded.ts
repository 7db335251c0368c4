import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { type CoreNumber, readNumerology } from "@zodiac-at-work/numerology";
import { type Element, parseDate, type SignId, signIds, signOfDate } from "@zodiac-at-work/zodiac";
import type { CompanyFact, StateFact } from "../../article.ts";
import { givenNames } from "../../checks/tokens.ts";
import type { Section } from "../plan.ts";
import { nameOf, nameOfYear } from "../sign-years.ts";
import { escapeHtml, list, longDate, table } from "../words.ts";
import type { Render, WriterContext } from "../writer-context.ts";

/** Returns a section on companies of one zodiac year, if there are some. */
export function companiesOfYear(context: WriterContext, year: number, render: Render): Section | undefined {
  return companyList(
    context,
    (company) => zodiacOf(company).zodiacYear === year,
    (company) => `<strong>${escapeHtml(company.name)}</strong>, founded on ${longDate(parseDate(company.founded))}`,
    {
      need: 2,
      heading: render([
        "Companies from the {name} year",
        "What else was born in {year}: companies of the {name}",
        "Employers as old as you: the {name} in business",
      ]),
      lead: render([
        "Your year also produced companies. By the calendar of the moon, these are {name} firms like you:",
        "You share your sign and element with a few employers. They were founded in the {name} year:",
      ]),
      end: render([
        "If you apply there, you have an opening line: the company and you are both {aName}.",
        "Read how they tell the story of their first year. For {aName} it may sound familiar.",
      ]),
    },
  );
}

/** Returns a section on companies whose founding date has a life path. Slots: those of a life path. */
export function companiesOfPath(context: WriterContext, number: CoreNumber, render: Render): Section | undefined {
  return companyList(
    context,
    ({ founded }) => readNumerology(founded).lifePath.value === number,
    ({ name, founded }) =>
      `<strong>${escapeHtml(name)}</strong>, founded on ${longDate(parseDate(founded))}: ${readNumerology(founded).lifePath.text}`,
    {
      need: 2,
      heading: render([
        "Companies with life path {n}",
        "Employers whose founding date adds up to {n}",
        "Does a company have life path {n}, too?",
      ]),
      lead: render([
        "A founding date can be added up like a birthday. These companies arrive at {n}:",
        "If you enjoy the idea, apply it to employers. Each of these founding dates leads to {n}.",
      ]),
      end: render([
        "It proves nothing about the workplace. It gives {aN} a good question for the interview: what happened on that day?",
        "Add up the founding date of your own company as well. {aN} will want to know.",
      ]),
    },
  );
}

/** Returns a section on companies from years of an element. Slots: those of an element. */
export function companiesOfElement(context: WriterContext, element: Element, render: Render): Section | undefined {
  return companyList(
    context,
    (company) => zodiacOf(company).yearElement === element,
    (company) => {
      const { zodiacYear } = zodiacOf(company);
      return `<strong>${escapeHtml(company.name)}</strong>, founded on ${longDate(parseDate(company.founded))}, in ${withArticle(nameOfYear(zodiacYear))} year`;
    },
    {
      need: 2,
      heading: render([
        "Companies founded in {el} years",
        "Employers with {el} in their birth year",
        "{El} in business: founding dates",
      ]),
      lead: render([
        "Founding dates have elements too. These companies began in a year of {el}:",
        "If you look for an employer of your element, here are some that were born under {el}.",
      ]),
      end: render([
        "Compare two of them with what you have read about {el}. The fit is good in some cases and comic in others.",
        "Ask in an interview how the company grew. The answer may sound like {el}, or like something else.",
      ]),
    },
  );
}

/** Returns a section on states that joined the Union in years of an element. Slots: those of an element. */
export function statesOfElement(context: WriterContext, element: Element, render: Render): Section | undefined {
  const found = context.request.knowledge.states.filter(
    ({ statehood }) => signOfDate(parseDate(statehood)).yearElement === element,
  );
  return stateList(
    context,
    found,
    ({ statehood }) => `, in ${withArticle(nameOfYear(signOfDate(parseDate(statehood)).zodiacYear))} year`,
    render([
      "US states of {el}",
      "{El} on the map: states and their elements",
      "States that joined the Union under {el}",
    ]),
    render([
      "The calendar can be applied to places as well. These states joined the Union in a year of {el}:",
      "A state has a birthday, and with it an element. On the list of {el} states you find these:",
    ]),
  );
}

/** Returns a section on states whose day of statehood has a life path. Slots: those of a life path. */
export function statesOfPath(context: WriterContext, number: CoreNumber, render: Render): Section | undefined {
  const found = context.request.knowledge.states.filter(
    ({ statehood }) => readNumerology(statehood).lifePath.value === number,
  );
  return stateList(
    context,
    found,
    ({ statehood }) => `: ${readNumerology(statehood).lifePath.text}`,
    render([
      "US states with life path {n}",
      "States that add up to {n}",
      "Where {aN} might feel at home: states of path {n}",
    ]),
    render([
      "For fun, add up the day on which a state joined the Union. These arrive at {n}:",
      "States have birthdays too, and {aN} may like to know which of them share the number.",
    ]),
  );
}

function stateList(
  context: WriterContext,
  states: readonly StateFact[],
  note: (state: StateFact) => string,
  heading: string,
  lead: string,
): Section | undefined {
  if (states.length < 2) return undefined;
  const lines = context.chance
    .shuffle(states)
    .slice(0, 5)
    .map((state) => `<strong>${state.name}</strong>, on ${longDate(parseDate(state.statehood))}${note(state)}`);
  return { need: 3, heading, lead: [lead, list(lines)] };
}

/** Returns a table with a company for each sign. */
export function companyOfEachSign(context: WriterContext, render: Render): Section | undefined {
  const rows = signIds.map((sign): [SignId, CompanyFact | undefined] => [
    sign,
    context.chance.shuffle(dated(context)).find((company) => zodiacOf(company).sign === sign),
  ]);
  if (rows.some(([, company]) => company === undefined)) return undefined;
  return {
    need: 2,
    heading: render([
      "A company for each Chinese zodiac sign",
      "Twelve signs, twelve employers",
      "Companies and their Chinese zodiac signs",
    ]),
    lead: [
      render([
        "By its founding date, a company has a sign as well. One example for each of the twelve:",
        "The calendar does not stop at people. These companies have one of the twelve signs by their founding date:",
      ]),
      table(
        ["Company", "Founded", "Name"],
        rows.map(([, company]) => [
          escapeHtml(company?.name ?? ""),
          longDate(parseDate(company?.founded ?? "")),
          nameOfYear(zodiacOf(company as CompanyFact).zodiacYear),
        ]),
      ),
    ],
    extra: [
      render([
        "Look up the founding date of your own employer. If the sign fits, you have a story for the next company party.",
        `Among the twelve, the ${nameOf(context.chance.pick(signIds))} may describe your employer better than its own sign does.`,
      ]),
    ],
  };
}

interface Texts {
  readonly need: 2 | 3;
  readonly heading: string;
  readonly lead: string;
  readonly end: string;
}

function companyList(
  context: WriterContext,
  chosen: (company: CompanyFact) => boolean,
  line: (company: CompanyFact) => string,
  { need, heading, lead, end }: Texts,
): Section | undefined {
  const found = dated(context).filter(chosen);
  if (found.length < 2) return undefined;
  return { need, heading, lead: [lead, list(context.chance.shuffle(found).slice(0, 5).map(line))], extra: [end] };
}

/** Returns the companies whose founding day is known and whose name is not that of a person. */
function dated({ request }: WriterContext): CompanyFact[] {
  return request.knowledge.companies.filter(({ name, founded }) => founded.length === 10 && !givenNames.has(name));
}

function zodiacOf({ founded }: CompanyFact) {
  return signOfDate(parseDate(founded));
}
