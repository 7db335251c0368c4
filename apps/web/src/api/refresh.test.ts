import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refresh } from "./refresh.ts";

test("a change during the first load of a query is in its answer", async () => {
  const client = new QueryClient();
  let stored = "before";
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(read)));
  };
  const observer = new QueryObserver(client, { queryKey: ["/api/keywords"], queryFn });
  const stop = observer.subscribe(() => {});
  stored = "after";
  const refreshed = refresh(client, { queryKey: ["/api/keywords"] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await refreshed;
  expect(observer.getCurrentResult().data).toBe("after");
  stop();
});
