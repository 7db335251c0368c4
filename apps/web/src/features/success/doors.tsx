import { useQuery } from "@tanstack/react-query";
import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { daysFor } from "@zodiac-at-work/almanac/days-for-sign";
import { withCommas } from "@zodiac-at-work/catalog/counted";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../api/client.ts";
import { today } from "../../sign/today.ts";
import { formatDay } from "../../text/date.ts";

/** Three ways on, for the reader's sign if it is known, and what else is open. */
export function Doors({ sign }: { readonly sign: SignId | undefined }) {
  const { data: totals } = useQuery(apiQuery("/api/stats"));
  return (
    <section aria-label="What is included" className="mt-10 w-full">
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        <Door to="/personal" title="Your reading" seals={sign ? [sign] : []}>
          Your personal zodiac analysis, with numerology
        </Door>
        {sign ? <CompaniesDoor sign={sign} /> : <AllCompaniesDoor count={totals?.companies} />}
        {sign ? <DayDoor sign={sign} /> : <StatesDoor />}
      </ul>
      <p className="mt-5 text-center text-sm text-soft">
        Also open: {totals?.carBrands ? `${withCommas(totals.carBrands)} car brands` : "the car brands"}, all 50 US
        states and every later update.
      </p>
    </section>
  );
}

function CompaniesDoor({ sign }: { readonly sign: SignId }) {
  const { data } = useQuery(apiQuery("/api/zodiac-stats"));
  const best = bestSigns(sign);
  const count = data?.stats.reduce((sum, each) => sum + (best.includes(each.sign) ? each.count : 0), 0);
  const [first = "", second = "", third = ""] = best.map((id) => signById(id).name);
  return (
    <Door to="/companies" title={count ? `${withCommas(count)} companies` : "Companies"} seals={best}>
      {first}, {second} and {third} suit you best
    </Door>
  );
}

function AllCompaniesDoor({ count }: { readonly count: number | undefined }) {
  return (
    <Door to="/companies" title={count ? `${withCommas(count)} companies` : "Companies"}>
      Each under the sign of the year it was founded
    </Door>
  );
}

function DayDoor({ sign }: { readonly sign: SignId }) {
  // Every sign has three good animals, so there is a good day within twelve.
  const good = daysFor(sign, today(), 12).find(({ kind }) => kind === "good");
  if (!good) return <StatesDoor />;
  const { name } = signById(good.sign);
  const [date] = formatDay(good.date).split(", ");
  return (
    <Door to="/personal" title="Next good day" detail={date} seals={[good.sign]}>
      {upperFirst(withArticle(name))} day, in harmony with your sign
    </Door>
  );
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function StatesDoor() {
  return (
    <Door to="/us-states" title="All 50 US states">
      Each under the sign of the day it joined
    </Door>
  );
}

interface DoorProps {
  readonly to: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly seals?: readonly SignId[];
  readonly children: ReactNode;
}

function Door({ to, title, detail, seals = [], children }: DoorProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full flex-col gap-1 rounded-md border border-line bg-sheet p-5 text-ink transition-colors hover:border-ink"
      >
        <span className="flex min-h-8 items-center justify-between gap-3">
          <Heading level={2} size="small">
            {title}
          </Heading>
          <span className="flex items-center gap-1.5 font-serif text-xl font-medium">
            {detail}
            {seals.map((id) => (
              <Seal key={id} sign={id} size={30} />
            ))}
          </span>
        </span>
        <span className="text-sm text-soft">{children}</span>
      </Link>
    </li>
  );
}
