import { useQuery } from "@tanstack/react-query";
import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { signById, signOfDate } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../api/client.ts";
import { formatDay } from "../../sign/format-day.ts";
import { type Feature, features } from "./features.ts";

/** The three lists, each with a real example, and with its total once the total is loaded. */
export function FeatureBand() {
  const { data: totals } = useQuery(apiQuery("/api/stats"));
  return (
    <section aria-label="What you can look up" className="border-y border-line bg-sheet">
      <Container>
        <ul className="grid max-md:divide-y md:grid-cols-3 md:divide-x">
          {features.map((feature) => (
            <FeatureEntry key={feature.title} feature={feature} total={totals?.[feature.total] ?? 0} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function FeatureEntry({ feature, total }: { readonly feature: Feature; readonly total: number }) {
  const { title, text, example } = feature;
  const sign = signById(signOfDate(example.date).sign);
  return (
    <li className="flex flex-col border-line py-8 md:px-8 md:py-12 md:first:pl-0 md:last:pr-0">
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} size="card">
          {title}
        </Heading>
        {total > 0 && <p className="font-serif text-2xl font-medium tracking-heading">{withCommas(total)}</p>}
      </div>
      <p className="mt-2 mb-6 max-w-[24em] text-soft">{text}</p>
      <div className="mt-auto flex items-center gap-3 text-sm">
        <Seal sign={sign.id} size={40} />
        <p>
          <strong className="block font-semibold">{example.name}</strong>
          <span className="text-soft">
            {formatDay(example.date)}: {sign.name}
            {example.remark}
          </span>
        </p>
      </div>
    </li>
  );
}

/** Formats a count. `toLocaleString` loads the locale data first, which blocks a phone for 100 ms. */
function withCommas(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
