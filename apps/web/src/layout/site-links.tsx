import { Link, useLocation } from "react-router";
import { useAuth } from "../account/use-auth.ts";
import { SignOutButton } from "./sign-out-button.tsx";

const forVisitors = [
  { to: "/", text: "Home" },
  { to: "/zodiac-sample", text: "Free sample" },
  { to: "/login", text: "Sign In" },
];

const forReaders = [
  { to: "/personal", text: "Your Zodiac" },
  { to: "/zodiac-sample", text: "Free sample" },
  { to: "/account", text: "Account" },
];

const look =
  "group flex min-h-11 items-center text-base text-soft transition-colors hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink max-sm:w-full max-sm:border-t max-sm:border-line";
const rule = "border-b-2 border-transparent py-1 transition-colors group-aria-[current=page]:border-cinnabar";

/** The pages there are, the current one marked. Who has a session sees a reader's links before it is confirmed. */
export function SiteLinks() {
  const { user, loading } = useAuth();
  const { pathname } = useLocation();
  const reader = user !== null || loading;
  // A reader's home is their zodiac.
  const current = reader && pathname === "/" ? "/personal" : pathname;
  return (
    <ul className="flex flex-col sm:flex-row sm:gap-7">
      {(reader ? forReaders : forVisitors).map(({ to, text }) => (
        <li key={to}>
          <Link to={to} aria-current={to === current ? "page" : undefined} className={look}>
            <span className={rule}>{text}</span>
          </Link>
        </li>
      ))}
      {reader && (
        <li>
          <SignOutButton className={look}>
            <span className={rule}>Logout</span>
          </SignOutButton>
        </li>
      )}
    </ul>
  );
}
