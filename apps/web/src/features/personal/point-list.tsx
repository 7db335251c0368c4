export function PointList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
      {points.map((point) => (
        <li key={point} className="border-b border-line py-1.5">
          {point}
        </li>
      ))}
    </ul>
  );
}
