import { Container } from "@zodiac-at-work/ui/container";
import { LegalLinks } from "../operator/legal-links.tsx";
import { Brand } from "./brand.tsx";
import { FooterLinks } from "./footer-links.tsx";

/** The id of the footer's links. The header links to them until its menu works. */
export const footerLinksId = "site-links";

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t print:hidden border-line [main:has([data-page-loading])+&]:hidden">
      <Container className="grid gap-x-12 gap-y-6 py-10 sm:grid-cols-[minmax(16rem,1fr)_auto] sm:py-12">
        <div>
          <Brand />
          <p className="mt-3 max-w-[26em] text-sm text-soft">
            For entertainment only. This is not professional career advice. For decisions that matter, ask people who
            know you and your field.
          </p>
        </div>
        <nav id={footerLinksId} aria-label="Footer">
          <FooterLinks />
        </nav>
      </Container>
      <Container className="pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line pt-4 text-sm text-soft">
          <p>Company names and marks belong to their owners.</p>
          <LegalLinks />
        </div>
      </Container>
    </footer>
  );
}
