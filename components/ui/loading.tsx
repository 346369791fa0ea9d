/** Stands where something is about to appear; quiet, still, announced once. */
export function Loading({ label }: { label: string }) {
  return (
    <p className="loading" role="status">
      {label}
    </p>
  );
}
