import { type ComponentProps, useId } from "react";

interface SelectProps extends Omit<ComponentProps<"select">, "id" | "className"> {
  readonly label: string;
}

/** A labeled `select` of the browser. The children are its options. */
export function Select({ label, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-base font-semibold text-ink">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          className="block min-h-13 w-full appearance-none rounded-sm border-[1.5px] border-edge bg-paper py-2 pr-10 pl-4 text-lg text-ellipsis text-ink max-sm:pr-8 max-sm:pl-3 max-sm:text-base transition-colors hover:border-ink"
          {...select}
        >
          {children}
        </select>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 fill-none stroke-soft"
          strokeWidth="1.5"
        >
          <path d="M3 6l5 5 5-5" />
        </svg>
      </div>
    </div>
  );
}
