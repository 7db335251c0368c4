import { type ComponentType, memo, useDeferredValue } from "react";

/**
 * Returns a part of a page that follows the rest: the page shows at once that it took a press or an answer, and React renders
 * this part in short tasks afterward, or begins again if its props have changed meanwhile.
 *
 * @example
 * export const CompanyResults = deferred(function CompanyResults({ view, result }: CompanyResultsProps) { … });
 */
export function deferred<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const MemoizedPart = memo(Part);
  return function Deferred(props: Props) {
    return <MemoizedPart {...useDeferredValue(props)} />;
  };
}
