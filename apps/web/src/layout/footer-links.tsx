import { matchPage } from "@zodiac-at-work/contracts/pages";
import { Link } from "react-router";
import { useAuth } from "../auth/use-auth.ts";

const forEverybody = [
  { to: "/signs", text: "The twelve signs" },
  { to: "/blog", text: "Blog" },
  { to: "/how-we-date-companies", text: "How we date companies" },
];
const forVisitors = [{ to: "/zodiac-sample", text: "Free sample" }, ...forEverybody, { to: "/login", text: "Sign In" }];
const forReaders = [...forEverybody, { to: "/account", text: "Account" }];

/** Where to go from the end of a page. A visitor reaches every page from here, even if the menu does not work. */
export function FooterLinks() {
  const { user, loading } = useAuth();
  return (
    <ul className="flex flex-wrap gap-x-7 text-sm max-md:grid max-md:grid-cols-2 max-md:gap-x-6">
      {(user || loading ? forReaders : forVisitors).map(({ to, text }) => (
        <li key={to}>
          <Link
            to={to}
            reloadDocument={matchPage(to)?.page.rendersOnServer ?? false}
            className="flex min-h-11 items-center text-soft underline-offset-4 transition-colors hover:text-ink hover:underline"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
