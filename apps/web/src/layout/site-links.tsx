import { matchPage } from "@zodiac-at-work/contracts/pages";
import { Link, useLocation } from "react-router";
import { useAuth } from "../auth/use-auth.ts";
import { SignOutButton } from "./sign-out-button.tsx";

const forVisitors: readonly SiteLink[] = [
  { to: "/", text: "Home" },
  { to: "/signs", text: "Signs" },
  { to: "/blog", text: "Blog" },
  { to: "/zodiac-sample", text: "Free sample" },
  { to: "/login", text: "Sign In" },
];

interface SiteLink {
  readonly to: string;
  readonly text: string;
  /** Another page that marks the link. */
  readonly also?: string;
}

const forReaders: readonly SiteLink[] = [
  { to: "/personal", text: "Your Zodiac" },
  // The openings are a tab beside the companies.
  { to: "/companies", text: "Companies", also: "/openings" },
  { to: "/car-brands", text: "Car Brands" },
  { to: "/us-states", text: "US States" },
  { to: "/blog", text: "Blog" },
  { to: "/account", text: "Account" },
];

const forAdmins: readonly SiteLink[] = [...forReaders, { to: "/blog-admin", text: "Blog Admin", also: "/admin" }];

const linkStyle =
  "group flex min-h-11 items-center text-base whitespace-nowrap text-soft transition-colors hover:text-ink aria-[current]:font-medium aria-[current]:text-ink max-lg:text-sm folded:w-full folded:border-t folded:border-line folded:text-base";
const underlineStyle = "border-b-2 border-transparent py-1 transition-colors group-aria-[current]:border-cinnabar";

/** Links to the pages, with the current one marked. A stored session shows the reader's links before it is confirmed. */
export function SiteLinks() {
  const { user, loading, isAdmin } = useAuth();
  const { pathname, search } = useLocation();
  const reader = user !== null || loading;
  // The home page of a reader is the page Your Zodiac.
  const current = reader && pathname === "/" ? "/personal" : pathname;
  return (
    <ul className="flex flex-wrap gap-x-5 lg:gap-x-7 folded:flex-col">
      {(isAdmin ? forAdmins : reader ? forReaders : forVisitors).map(({ to, text, also }) => (
        <li key={to}>
          <Link
            to={to}
            reloadDocument={matchPage(to)?.page.rendersOnServer ?? false}
            // Return to the page that required sign-in.
            state={to === "/login" && isForReaders(pathname) ? { from: pathname + search } : undefined}
            aria-current={ariaCurrent(to, current, also)}
            className={linkStyle}
          >
            <span className={underlineStyle}>{text}</span>
          </Link>
        </li>
      ))}
      {reader && (
        <li>
          <SignOutButton className={linkStyle}>
            <span className={underlineStyle}>Logout</span>
          </SignOutButton>
        </li>
      )}
    </ul>
  );
}

function isForReaders(pathname: string): boolean {
  return forReaders.some(({ to, also }) => ariaCurrent(to, pathname, also));
}

/** A page below a link, such as a company's page, marks the link as well. */
function ariaCurrent(to: string, current: string, also?: string): "page" | "true" | undefined {
  if (to === current) return "page";
  return [to, also].some((path) => path && (current === path || (path !== "/" && current.startsWith(`${path}/`))))
    ? "true"
    : undefined;
}
