import { NavLink } from "react-router";

const links = [
  { to: "/", text: "Home" },
  { to: "/zodiac-sample", text: "Free sample" },
];

const look =
  "group flex min-h-11 items-center text-base text-soft transition-colors hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink max-sm:border-t max-sm:border-line";

/** The pages there are, the current one marked. */
export function SiteLinks() {
  return (
    <ul className="flex flex-col sm:flex-row sm:gap-7">
      {links.map(({ to, text }) => (
        <li key={to}>
          <NavLink to={to} end className={look}>
            <span className="border-b-2 border-transparent py-1 transition-colors group-aria-[current=page]:border-cinnabar">
              {text}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
