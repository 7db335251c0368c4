import { Card } from "@zodiac-at-work/ui/card";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ShortProfile } from "@zodiac-at-work/zodiac/profiles";
import { cx } from "class-variance-authority";

export function PersonalityCard({ profile }: { readonly profile: ShortProfile }) {
  return (
    <Card>
      <Eyebrow>Your sample</Eyebrow>
      <Heading level={2} size="section" className="mt-1">
        Core Personality Analysis
      </Heading>
      <div className="mt-4 grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <div className="grid content-start gap-4 font-serif text-lg font-medium text-ink">
          <p>{profile.description}</p>
          <p>{profile.personality}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6">
          <Points title="Strengths" color="text-success" points={profile.strengths} />
          <Points title="Growth areas" color="text-gold" points={profile.weaknesses} />
        </div>
      </div>
    </Card>
  );
}

interface PointsProps {
  readonly title: string;
  readonly color: string;
  readonly points: readonly string[];
}

function Points({ title, color, points }: PointsProps) {
  return (
    <div>
      <h3 className={cx("mb-2 font-serif text-xl font-medium tracking-heading", color)}>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point} className="border-t border-line py-2.5">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
