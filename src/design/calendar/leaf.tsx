/** A date as the leaf of a tear-off calendar; the words beside it say the same, so it is hidden from screen readers. */
export function Leaf({ weekday, day, month }: { weekday: string; day: string; month: string }) {
  return (
    <span className="leaf" aria-hidden="true">
      <span>{weekday}</span>
      <span>{day}</span>
      <span>{month}</span>
    </span>
  )
}
