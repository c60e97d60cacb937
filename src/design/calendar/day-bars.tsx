/** Hours of the day that are drawn: from 8 to 22. */
const [first, last] = [8, 22]
const hours = last - first
const within = (hour: number) => Math.min(last, Math.max(first, hour)) - first

/** The hours above a list of bars, from 1024 px on. */
export function DayHours() {
  return (
    <svg className="day-hours" aria-hidden="true">
      {Array.from({ length: hours / 2 + 1 }, (_, at) => (
        <text key={at} x={`${(at * 200) / hours}%`} y="16" textAnchor={at === 0 ? 'start' : at === hours / 2 ? 'end' : 'middle'}>
          {first + at * 2}
        </text>
      ))}
    </svg>
  )
}

/** When something is, as a bar of the day; the words beside it say the times. `from` and `to` in hours: 13.5 is half past one. */
export function DayBar({ from, to }: { from: number; to: number }) {
  const [start, end] = [within(from), within(to)]
  return (
    <svg className="day-bar" aria-hidden="true">
      {Array.from({ length: hours / 2 }, (_, at) => (
        <rect key={at} x={`${(at * 200) / hours}%`} width="1" height="100%" />
      ))}
      <rect x={`${(start * 100) / hours}%`} y="4" rx="4" width={`${Math.max(1, ((end - start) * 100) / hours)}%`} height="24" className="bar" />
    </svg>
  )
}
