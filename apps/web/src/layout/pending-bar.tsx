/** A line at the top while the next page loads. It appears after a moment. Fast pages show none. */
export function PendingBar() {
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-10 h-0.5 origin-left animate-pending bg-cinnabar">
      <span className="sr-only">Loading the page</span>
    </div>
  );
}
