import { useState } from "react";
import { largestTeam, type TeamMember, teamIn, textOf } from "./team.ts";

const key = "zodiac:team";

/** The team: from the link, else from the device. It is stored on the device only if the reader agrees. */
export function useTeam() {
  const [shared] = useState(() => teamIn(window.location.hash.replace(/^#team=/, "")));
  const [team, setTeam] = useState<readonly TeamMember[]>(() =>
    shared.length > 0 ? shared : teamIn(localStorage.getItem(key) ?? ""),
  );
  const [isKept, setIsKept] = useState(() => localStorage.getItem(key) !== null);

  const store = (next: readonly TeamMember[], kept: boolean) => {
    if (kept) localStorage.setItem(key, textOf(next));
    else localStorage.removeItem(key);
  };
  const change = (next: readonly TeamMember[]) => {
    setTeam(next);
    store(next, isKept);
  };
  return {
    team,
    isKept,
    add: (member: TeamMember) => change([...team, member].slice(0, largestTeam)),
    remove: (place: number) => change(team.filter((_, index) => index !== place)),
    show: change,
    clear: () => change([]),
    keep(kept: boolean) {
      setIsKept(kept);
      store(team, kept);
    },
  };
}
