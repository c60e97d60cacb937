type Props = { taken: number; most: number; /** From how many it goes ahead. */ least?: number | null }

const wide = 300

/** How many places are taken, with a mark where it goes ahead. The words beside it say the same, so it is hidden from screen readers. */
export function Places({ taken, most, least }: Props) {
  const at = (places: number) => Math.min(1, places / most) * wide
  return (
    <svg viewBox={`0 0 ${wide} 12`} preserveAspectRatio="none" className="block w-full h-3" aria-hidden="true">
      <rect x={0} y={3} width={wide} height={6} rx={3} className="fill-line" />
      {taken > 0 && <rect x={0} y={3} width={at(taken)} height={6} rx={3} className={taken >= most ? 'fill-info' : 'fill-primary'} />}
      {least && least < most && <rect x={at(least) - 1.5} y={0} width={3} height={12} className="fill-text" />}
    </svg>
  )
}
