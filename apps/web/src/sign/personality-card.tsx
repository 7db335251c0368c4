import { Card } from "@zodiac-at-work/ui/card";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ShortProfile } from "@zodiac-at-work/zodiac/profiles";

export function PersonalityCard({ profile }: { readonly profile: ShortProfile }) {
  return (
    <Card className="md:p-12">
      <Heading level={2} size="section">
        Core Personality Analysis
      </Heading>
      <div className="mt-5 grid gap-x-16 gap-y-5 md:grid-cols-2">
        <p className="font-serif text-lg font-medium text-ink">{profile.description}</p>
        <p className="font-serif text-lg font-medium text-ink">{profile.personality}</p>
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
        <Points title="Strengths" points={profile.strengths} />
        <Points title="Growth areas" points={profile.weaknesses} />
      </div>
    </Card>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <Heading level={3} size="small" className="mb-3">
        {title}
      </Heading>
      <ul className="border-b border-line">
        {points.map((point) => (
          <li key={point} className="border-t border-line py-2.5">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
