/** Progress, in words and as a bar. */
export function Progress({ value, label }: { value: number; label: string }) {
  return (
    <p className="flex items-center gap-3">
      <progress className="progress" max={100} value={value} aria-label={label} />
      <span className="text-text-soft tabular-nums whitespace-nowrap">{Math.round(value)}%</span>
    </p>
  )
}
