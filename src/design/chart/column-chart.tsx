import { inDigits } from '#kernel/i18n/numbers.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'

type Column = { key: string; label: string; value: number }

const [wide, high, gap, top, foot] = [360, 172, 8, 24, 26] as const

/** Columns with their numbers on top, the last one marked; and the same as a table. `label` and `axis` name the columns' labels. */
export function ColumnChart({
  title,
  axis,
  unit,
  columns,
  asTable,
}: {
  title: string
  axis: string
  unit: string
  columns: readonly Column[]
  asTable: string
}) {
  const locale = useLocale()
  const most = Math.max(1, ...columns.map(({ value }) => value))
  const step = (wide + gap) / columns.length
  const room = high - top - foot
  return (
    <>
      <svg viewBox={`0 0 ${wide} ${high}`} className="chart block w-full" aria-hidden="true">
        {columns.map(({ key, label, value }, at) => {
          const height = (value / most) * room
          const [x, y] = [at * step, top + room - height]
          const middle = x + (step - gap) / 2
          return (
            <g key={key}>
              <rect x={x} y={y} width={step - gap} height={height} rx={3} className={at === columns.length - 1 ? 'fill-chart-2' : 'fill-chart-1'} />
              <text x={middle} y={y - 7} className="chart-number">
                {inDigits(locale, value)}
              </text>
              <text x={middle} y={high - 8}>
                {label}
              </text>
            </g>
          )
        })}
        <line x1={0} x2={wide} y1={top + room} y2={top + room} />
      </svg>
      <p className="text-center text-sm text-text-soft" aria-hidden="true">
        {axis}
      </p>
      <details className="mt-1">
        <summary className="link text-sm min-h-8 inline-flex items-center">{asTable}</summary>
        <table className="mt-2 text-[.9375rem]">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="pr-8 text-left font-semibold first-letter:uppercase">
                {axis}
              </th>
              <th scope="col" className="text-right font-semibold first-letter:uppercase">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row" className="text-left font-normal">
                  {label}
                </th>
                <td className="text-right tabular-nums">{inDigits(locale, value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
