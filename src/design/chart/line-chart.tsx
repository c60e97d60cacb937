import { inDigits } from '#kernel/i18n/numbers.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'

type Point = {
  key: string
  /** On the axis, and in full for the table. */
  label: string
  longLabel: string
  /** Null: nothing is shown there. */
  value: number | null
  /** What the table says instead of a number. */
  words?: string
}
type Line = { key: string; label: string; points: readonly Point[] }

const [wide, high, left, right, top, foot] = [720, 300, 44, 128, 16, 34] as const

/** Steps of an axis from zero: one, two or five times a power of ten, four or five of them. */
export function stepsTo(most: number): number[] {
  const rough = Math.max(1, most) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].find((times) => times * power >= rough)! * power)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, at) => at * step)
}

/**
 * At most three lines over the same months, each told by its pattern and by its name at its end, and the same as a table. `running`: the
 * last month is not over, so it is hatched.
 */
export function LineChart({
  id,
  title,
  axis,
  lines,
  running,
  asTable,
}: {
  /** Of no other on its page. */
  id: string
  title: string
  axis: string
  lines: readonly Line[]
  running: string | null
  asTable: string
}) {
  const locale = useLocale()
  const hatch = `${id}-hatch`
  const months = lines[0]?.points ?? []
  const steps = stepsTo(Math.max(0, ...lines.flatMap(({ points }) => points.map(({ value }) => value ?? 0))))
  const [width, height] = [wide - left - right, high - top - foot]
  const x = (at: number) => left + (months.length < 2 ? width / 2 : (at * width) / (months.length - 1))
  const y = (value: number) => top + height - (value / steps.at(-1)!) * height
  const half = months.length < 2 ? width / 2 : width / (months.length - 1) / 2
  return (
    <figure className="chart-figure">
      <svg viewBox={`0 0 ${wide} ${high}`} className="chart chart-lines block w-full" aria-hidden="true">
        <defs>
          <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="8" className="chart-hatch" />
          </pattern>
        </defs>
        {running !== null && (
          <>
            <rect x={x(months.length - 1) - half} y={top} width={half * 2} height={height} fill={`url(#${hatch})`} />
            <text x={x(months.length - 1)} y={top - 4} className="chart-note">
              {running}
            </text>
          </>
        )}
        {steps.map((step) => (
          <g key={step}>
            <line x1={left} x2={wide - right} y1={y(step)} y2={y(step)} className={step === 0 ? '' : 'chart-grid'} />
            <text x={left - 8} y={y(step) + 5} className="chart-step">
              {inDigits(locale, step)}
            </text>
          </g>
        ))}
        {months.map(({ key, label }, at) => (
          <text key={key} x={x(at)} y={high - 10} className={(months.length - 1 - at) % 3 === 0 ? '' : 'chart-sometimes'}>
            {label}
          </text>
        ))}
        {lines.map(({ key, label, points }, number) => (
          <LineOf key={key} {...{ label, number, x, y }} points={points} last={points.findLastIndex(({ value }) => value !== null)} />
        ))}
      </svg>
      <details className="mt-1">
        <summary className="link text-sm min-h-8 inline-flex items-center">{asTable}</summary>
        <div className="table-box" role="region" aria-label={title} tabIndex={0}>
          <table className="table">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{axis}</th>
                {lines.map(({ key, label }) => (
                  <th key={key} scope="col" className="num">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map(({ key, longLabel }, at) => (
                <tr key={key}>
                  <th scope="row">{longLabel}</th>
                  {lines.map((line) => (
                    <td key={line.key} className="num">
                      {line.points[at]!.words ?? inDigits(locale, line.points[at]!.value ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

type LineProps = { label: string; number: number; points: readonly Point[]; last: number; x: (at: number) => number; y: (value: number) => number }

/** A line is broken where nothing is shown; its name stands at its last point. */
function LineOf({ label, number, points, last, x, y }: LineProps) {
  const path = points
    .map(({ value }, at) => (value === null ? '' : `${at > 0 && points[at - 1]!.value !== null ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`))
    .join('')
  return (
    <g className={`chart-line chart-line-${number + 1}`}>
      <path d={path} />
      {points.map(({ key, value }, at) =>
        value === null ? null : number === 0 ? (
          <circle key={key} cx={x(at)} cy={y(value)} r="3.5" />
        ) : (
          <rect key={key} x={x(at) - 3.5} y={y(value) - 3.5} width="7" height="7" />
        ),
      )}
      {last >= 0 && (
        <text x={x(last) + 10} y={y(points[last]!.value!) + 5}>
          {label}
        </text>
      )}
    </g>
  )
}
