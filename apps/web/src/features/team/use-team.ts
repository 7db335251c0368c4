import { useState } from "react";
import { teamKey } from "../../sign/team-key.ts";
import { largestTeam, type TeamMember, teamIn, textOf } from "./team.ts";

/**
 * The team: from the link, else from the device. It is stored on the device only if the reader agrees, and signing out
 * removes it.
 */
export function useTeam() {
  const [shared] = useState(() => teamIn(window.location.hash.replace(/^#team=/, "")));
  const [team, setTeam] = useState<readonly TeamMember[]>(() =>
    shared.length > 0 ? shared : teamIn(localStorage.getItem(teamKey) ?? ""),
  );
  const [isKept, setIsKept] = useState(() => localStorage.getItem(teamKey) !== null);

  const store = (next: readonly TeamMember[], kept: boolean) => {
    if (kept) localStorage.setItem(teamKey, textOf(next));
    else localStorage.removeItem(teamKey);
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
