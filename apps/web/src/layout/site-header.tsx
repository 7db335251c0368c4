import { Container } from "@zodiac-at-work/ui/container";
import { useHydrated } from "@zodiac-at-work/ui/use-hydrated";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useAuth } from "../auth/use-auth.ts";
import { BuyAccess } from "../offer/buy-access.tsx";
import { offer } from "../offer/offer.ts";
import { Brand } from "./brand.tsx";
import { footerLinksId } from "./site-footer.tsx";
import { SiteLinks } from "./site-links.tsx";

/**
 * The header. Where the links do not fit beside the brand, a button opens them: on a phone, and for a reader, who has more
 * links than a visitor, also on a tablet. Escape closes them, and so does following a link. The button is a link to the same
 * links in the footer until the app runs. It stays one element, which keeps the focus.
 */
export function SiteHeader() {
  const { pathname } = useLocation();
  const { user, loading } = useAuth();
  const reader = user !== null || loading;
  const hydrated = useHydrated();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const button = useRef<HTMLAnchorElement>(null);
  const panel = useId();
  const toggle = (event: SyntheticEvent) => {
    event.preventDefault();
    setOpenAt(open ? undefined : pathname);
  };

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open]);

  return (
    <header data-reader={reader || undefined} className="border-b border-line print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-x-8">
        <div className="flex min-h-17 items-center">
          <Brand />
        </div>
        <a
          ref={button}
          href={`#${footerLinksId}`}
          role={hydrated ? "button" : undefined}
          aria-expanded={open}
          aria-controls={panel}
          onClick={toggle}
          onKeyDown={(event) => event.key === " " && toggle(event)}
          className="-mr-2 inline-flex min-h-11 items-center gap-2 px-2 text-base font-medium unfolded:hidden"
        >
          <MenuIcon open={open} />
          Menu
        </a>
        <nav
          id={panel}
          aria-label="Main"
          className={`${open ? "" : "folded:hidden"} unfolded:flex unfolded:items-center unfolded:gap-x-7 folded:w-full folded:pb-3`}
        >
          <SiteLinks />
          {/* Between the widths of a phone and a laptop, the links leave no room for it. */}
          {!reader && (
            <BuyAccess
              label={`Get Access - ${offer.price}`}
              size="small"
              className="max-sm:mt-2 max-sm:w-full sm:max-md:hidden"
            />
          )}
        </nav>
      </Container>
    </header>
  );
}

function MenuIcon({ open }: { readonly open: boolean }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5 stroke-current" strokeWidth="1.5">
      <path d={open ? "M4 4l10 10M14 4L4 14" : "M3 4h12M3 9h12M3 14h12"} />
    </svg>
  );
}
