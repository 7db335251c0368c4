import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";

interface CatalogHeadingProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lede: string;
}

/** The head of a catalog page. */
export function CatalogHeading({ eyebrow, title, lede }: CatalogHeadingProps) {
  return (
    <div className="mb-8">
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={1} size="page" className="mt-2">
        {title}
      </Heading>
      <p className="mt-3 max-w-measure font-serif text-lg font-medium text-balance text-soft">{lede}</p>
    </div>
  );
}
