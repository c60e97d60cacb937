/** A value as a share of the scale, from 0 to 1; null where it is too small to be told, which is drawn as a dashed bar. */
type Share = number | null

const [wide, now, then] = [300, 14, 6] as const

/** A bar with a thinner one below it for what it is compared with. The numbers stand in words beside it, so readers skip it. */
export function BarPair({ value, compared, hidden }: { value: Share; compared: Share; /** The share that a hidden value stays below. */ hidden: number }) {
  const bar = (share: Share, y: number, height: number, look: string) =>
    share === null ? (
      <rect x={0.75} y={y + 0.75} width={Math.max(8, hidden * wide)} height={height - 1.5} rx={2} className="chart-hidden" />
    ) : (
      <rect x={0} y={y} width={Math.max(2, share * wide)} height={height} rx={2} className={look} />
    )
  return (
    <svg viewBox={`0 0 ${wide} ${now + then + 3}`} className="chart block w-full" aria-hidden="true">
      {bar(value, 0, now, 'fill-chart-1')}
      {bar(compared, now + 3, then, 'fill-line-strong')}
    </svg>
  )
}
