import type { LifePathMethod, NumerologyReading } from "@zodiac-at-work/numerology";
import { profileOf } from "@zodiac-at-work/numerology/profiles";
import { Entry, Reading } from "@zodiac-at-work/ui/chapter";
import { PointList } from "./point-list.tsx";
import { Working } from "./working.tsx";

/** What the life path is read to say, and where other ways of working it out lead. */
export function LifePathEntries({ reading }: { readonly reading: NumerologyReading }) {
  const { lifePath, methodsAgree } = reading;
  const profile = profileOf(lifePath.value);
  return (
    <>
      <Entry title="Life path number" figure={lifePath.value}>
        <Reading>{profile.description}</Reading>
        <Working text={lifePath.text} />
        {!methodsAgree && <OtherMethods reading={reading} />}
      </Entry>
      {profile.chineseInsight && (
        <Entry title="In Chinese custom">
          <Reading>{profile.chineseInsight}</Reading>
        </Entry>
      )}
      <Entry title="Strengths of the number">
        <PointList points={profile.strengths} />
      </Entry>
      <Entry title="Challenges">
        <PointList points={profile.challenges} />
      </Entry>
      <Entry title="Career fields">
        <PointList points={profile.careerFields} />
      </Entry>
      <Entry title="Work environment">
        <Reading>{profile.workEnvironment}</Reading>
      </Entry>
    </>
  );
}

const methodNames: Readonly<Record<LifePathMethod, string>> = {
  sum: "Month, day and year added",
  parts: "Month, day and year reduced first",
  digits: "All digits in a row",
};

function OtherMethods({ reading: { lifePath, otherMethods } }: { readonly reading: NumerologyReading }) {
  const others = otherMethods.filter(({ value }) => value !== lifePath.value);
  return (
    <div className="border-l-2 border-edge pl-4">
      <p className="text-sm text-soft">Numerologists differ in how they add. For your date it matters:</p>
      <ul className="mt-2 grid gap-3">
        {others.map(({ method, value, text }) => (
          <li key={method}>
            <p className="font-medium">
              {methodNames[method]}: {value}
            </p>
            <Working text={text} />
            <p className="mt-1">{profileOf(value).description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
