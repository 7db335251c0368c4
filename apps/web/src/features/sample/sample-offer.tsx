import { useQuery } from "@tanstack/react-query";
import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { Lock } from "lucide-react";
import { apiQuery } from "../../api/client.ts";
import { BuyAccess } from "../../offer/buy-access.tsx";
import { CheckList } from "../../offer/check-list.tsx";
import { offer } from "../../offer/offer.ts";
import { RefundLink } from "../../operator/refund-link.tsx";

/** The one name of what the offer does, on its button and in the bar on phones. */
export const buyLabel = `Get Full Access - ${offer.price}`;

/** What full access opens for the reader's sign: true counts of the records behind it, and none of the records. */
export function SampleOffer({ sign }: { readonly sign: SignId }) {
  const { name } = signById(sign);
  const { data: totals } = useQuery(apiQuery("/api/stats"));
  return (
    <section
      aria-labelledby="sample-offer"
      className="grid overflow-hidden rounded-md border border-line bg-sheet md:grid-cols-[1.6fr_1fr]"
    >
      <div className="bg-well p-6 sm:p-8">
        <Eyebrow>Behind this page</Eyebrow>
        <Heading id="sample-offer" level={2} size="section" className="mt-1">
          Where does {withArticle(name)} work best?
        </Heading>
        <Matches sign={sign} />
      </div>
      <div className="border-line p-6 max-md:border-t sm:p-8 md:border-l">
        <p className="flex items-baseline gap-3">
          <span className="font-display text-5xl font-medium tracking-display">{offer.price}</span>
          <span className="text-sm text-soft">once, and that is all</span>
        </p>
        <CheckList
          className="mt-4 mb-6"
          points={[
            totals?.openings ? "Companies by sign, with their openings" : "Companies by sign, with the reason",
            `${totals?.carBrands ? `${withCommas(totals.carBrands)} car brands` : "Car brands"} and all 50 US states`,
            "Your personal reading, with numerology",
            "Every later update, at no further charge",
          ]}
        />
        <BuyAccess label={buyLabel} className="w-full" />
        <p className="mt-3 flex flex-wrap gap-x-3 text-sm text-soft">
          {offer.terms}. No subscription.
          <RefundLink />
        </p>
      </div>
    </section>
  );
}

/** The three best signs with what stands under each. */
function Matches({ sign }: { readonly sign: SignId }) {
  const { data: companies } = useQuery(apiQuery("/api/zodiac-stats"));
  const { data: carBrands } = useQuery(apiQuery("/api/car-brands/stats"));
  const { data: usStates } = useQuery(apiQuery("/api/us-states/stats"));
  const best = bestSigns(sign);
  const total = companies && best.reduce((sum, id) => sum + countOf(companies.stats, id), 0);
  return (
    <>
      <p className="mt-2 text-soft">
        {total ? `${withCommas(total)} companies have` : "Companies have"} one of your three best signs. With full
        access you see which, and why they suit you.
      </p>
      <ul className="mt-5">
        {best.map((id) => (
          <li key={id} className="flex items-center gap-4 border-t border-line py-3">
            <Seal sign={id} size={44} />
            <div className="grow">
              <p className="font-medium">{signById(id).name}</p>
              <p className="min-h-[1.5em] text-sm text-soft tabular-nums">
                {companies &&
                  carBrands &&
                  usStates &&
                  [
                    counted(countOf(companies.stats, id), "company", "companies"),
                    counted(countOf(carBrands.stats, id), "car brand"),
                    counted(countOf(usStates.stats, id), "state"),
                  ].join(", ")}
              </p>
            </div>
            <Lock aria-hidden="true" className="size-4 shrink-0 text-gold" />
            <span className="sr-only">Opens with full access</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function countOf(stats: readonly { readonly sign: SignId; readonly count: number }[], id: SignId): number {
  return stats.find(({ sign }) => sign === id)?.count ?? 0;
}
