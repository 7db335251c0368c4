import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { apiQuery } from "../../api/client.ts";

const pauseMs = 150;
const noCities: readonly string[] = [];

/** Finds cities for what a reader types, 150 ms after the last key. The status says why there are none. */
export function useCities(typed: string): { cities: readonly string[]; status: string | undefined } {
  const text = typed.trim();
  const search = useSettled(text);
  const { data, error, isPlaceholderData } = useQuery({
    ...apiQuery("/api/cities", { search }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
  if (text === "") return { cities: noCities, status: "Type the name of a city." };
  if (error) return { cities: noCities, status: "The cities could not be loaded. Please try again." };
  const cities = data?.cities ?? noCities;
  const isSettled = search === text && data !== undefined && !isPlaceholderData;
  if (cities.length > 0) return { cities, status: undefined };
  return { cities, status: isSettled ? `No city begins with “${text}”.` : "Loading…" };
}

/** Returns a text as it is when nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
