import type { ReactNode } from 'react'

type Bar = {
  key: string
  label: string
  /** What the bar shows; null: hidden, drawn dashed. */
  value: number | null
  number: ReactNode
}

const wide = 300

/** Bars in a table: what a screen reader reads and what one sees are the same rows. */
export function BarTable({ caption, head, unit, bars }: { caption: string; head: string; unit: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  return (
    <table className="bar-table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value, number }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <svg viewBox={`0 0 ${wide} 12`} preserveAspectRatio="none" className="chart bar-table-bar" aria-hidden="true">
                <rect x="0" y="0" width={wide} height="12" className="chart-room" />
                {value === null ? (
                  <rect x="0.75" y="0.75" width="20" height="10.5" className="chart-hidden" />
                ) : (
                  <rect x="0" y="0" width={value === 0 ? 0 : Math.max(2, (value / most) * wide)} height="12" className="chart-bar" />
                )}
              </svg>
            </th>
            <td>{number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
