import { siteName } from "@zodiac-at-work/contracts/pages";
import { price } from "@zodiac-at-work/contracts/price";
import type { LegalPage, OperatorSettings } from "@zodiac-at-work/settings";
import { type Html, html } from "../shared/html.ts";

/** A heading with its paragraphs. */
interface Section {
  readonly title: string;
  readonly paragraphs: readonly Html[];
}

interface LegalText {
  readonly lede: string;
  readonly sections: readonly Section[];
}

const total = `$${price.dollars}.00`;

/**
 * The texts of the legal pages, with the facts about the operator. They say what this product does. An operator has them
 * checked for the law that applies to them.
 */
export const legalTexts: Readonly<Record<LegalPage, (operator: OperatorSettings) => LegalText>> = {
  terms: (operator) => ({
    lede: `The agreement between you and ${operator.name}, who runs ${siteName}.`,
    sections: [
      section(
        "What you get",
        html`Visitors use the free pages without an account. With an account and a payment you get access to the database of companies, the car brands, the 50 US states, your personal reading with numerology, and later updates of them.`,
        html`Your access has no end date. It lasts as long as the site is offered, and it belongs to you alone.`,
      ),
      section(
        "What it costs",
        html`Access costs ${total}, paid once. There is no subscription, and you are never charged again. Stripe takes the payment.`,
        operator.refundDays === null
          ? html`Your rights by law stay as they are.`
          : html`The <a href="/refunds">refund policy</a> applies. Your rights by law stay as they are.`,
      ),
      section(
        "For entertainment only",
        html`Signs, scores and readings come from the Chinese calendar and its traditions. They are for entertainment. They are not professional career, financial or legal advice, and nobody should be hired or turned down because of them.`,
      ),
      section(
        "Your account",
        html`You need a working email address and keep your password to yourself. Do not copy the database, resell access, or use the site in a way that harms it or other people. ${operator.name} may close an account that does.`,
        html`You can delete your account at any time on <a href="/account">your account page</a>. Your access then ends.`,
      ),
      section(
        "Names and marks",
        html`Company names, logos and marks belong to their owners and are used for identification only. The owners do not endorse this site. Facts and openings come from public sources and can be out of date.`,
      ),
      section(
        "Law",
        html`These terms follow the laws of ${operator.law}, unless the law of your home protects you better.`,
      ),
      contactSection(operator),
    ],
  }),
  privacy: (operator) => ({
    lede: "What this site knows about you, where it goes, and how you take it back.",
    sections: [
      section(
        "Your birth date",
        html`Your sign and your numbers are worked out in your browser. The site never sends your birth date anywhere. Your browser keeps it on your device only if you agree. You remove it on <a href="/account">your account page</a> or by signing out.`,
      ),
      section(
        "Your account",
        html`The site stores your email address, the id of your account, your role, and whether you have access. If you keep saved openings and searches in your account, it stores them. If you subscribe to a calendar, a feed or a saved search, it stores your sign or what you search for and when you did, and of the secret address only a fingerprint. Only your browser knows when you last looked at the openings. Google’s Firebase Authentication checks your password; this site never stores it.`,
      ),
      section(
        "Your payment",
        html`Your card details go straight to Stripe and are never stored here. The site stores the amount, the day and the state of each payment and refund.`,
      ),
      section(
        "Your visits",
        html`The server keeps a log with the address of your device, the path that it asked for and the time, to find faults and abuse. If visits are counted, the counting service learns the path of the page and what every browser sends, and nothing about your account. A quarter of the visits report how fast the page loaded and where its code failed. The report names the kind of page, never you, your account or your browser, and only sums of many visits are stored. The site sets no cookies. It keeps your sign-in in the storage of your browser.`,
      ),
      section(
        "Your rights",
        html`On <a href="/account">your account page</a> you can download everything that is stored about you and delete your account. Records of payments stay in the books, without your name and email address.`,
        html`To ask anything else about your data, write to ${mail(operator)}.`,
      ),
      section("Who is responsible", html`${operator.name}, ${operator.address}.`),
    ],
  }),
  refunds: (operator) => ({
    lede: `If it is not for you, you get your ${total} back within ${days(operator)} of your payment.`,
    sections: [
      section(
        "How to ask for it",
        html`Write to ${mail(operator)} from the email address of your account, within ${days(operator)} of your payment. You need not give a reason.`,
      ),
      section(
        "What happens then",
        html`${operator.name} pays the whole amount back the way it came. Your bank may take some days to show it. Your access ends with the refund; your account stays until you delete it.`,
      ),
      section("Your rights", html`Your rights by law, such as a right of withdrawal, stay as they are.`),
    ],
  }),
  contact: (operator) => ({
    lede: `${siteName} is run by ${operator.name}.`,
    sections: [
      section(
        "Write to us",
        html`${mail(operator)}`,
        html`For a question about a payment, write from the email address of your account.`,
      ),
      ...(operator.address ? [section("Address", html`${operator.name}, ${operator.address}`)] : []),
    ],
  }),
};

function section(title: string, ...paragraphs: readonly Html[]): Section {
  return { title, paragraphs };
}

function contactSection(operator: OperatorSettings): Section {
  return section("Contact", html`${operator.name}, ${operator.address}. ${mail(operator)}`);
}

function mail({ email }: OperatorSettings): Html {
  return html`<a href="mailto:${email}">${email}</a>`;
}

function days({ refundDays }: OperatorSettings): string {
  return refundDays === 1 ? "one day" : `${refundDays} days`;
}
