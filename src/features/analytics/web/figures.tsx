import { BarTable } from '#design/chart/bar-table.tsx'
import { LineChart } from '#design/chart/line-chart.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { leafOf } from '#kernel/i18n/dates.ts'
import type { Definitions, Series, Summary, ToldCell } from '#features/analytics/analytics.ts'
import { monthInWords, toldInDigits } from '#features/analytics/in-words.ts'
import { analyticsWords as words } from '#features/analytics/messages.ts'
import { leftOutInWords, tellingCells } from '#features/analytics/report-in-words.ts'
import { ToldNumber } from './told-number.tsx'

type Named = Pick<Definitions, 'metrics'>
const labelOf = ({ metrics }: Named, metric: string) => metrics.find((one) => one.metric === metric)?.label ?? metric

/** Measures by month; the running month is hatched. */
export function MonthsFigure({ series: { series }, definitions, running, title }: { series: Series; definitions: Named; running: string; title: string }) {
  const t = useT()
  const locale = useLocale()
  const months = [...new Set(series.flatMap(({ points }) => points.map(({ month }) => month)))].toSorted()
  if (months.length === 0) return null
  const lines = series.map(({ metric, points }) => ({
    key: metric,
    label: labelOf(definitions, metric),
    points: months.map((month) => {
      const point = points.find((one) => one.month === month)
      const words = point === undefined ? { words: '' } : point.value === null ? { words: toldInDigits(locale, point) } : {}
      return {
        key: month,
        label: leafOf(locale, `${month}T12:00:00Z`).month.replace('.', ''),
        longLabel: monthInWords(locale, month),
        value: point?.value ?? null,
        ...words,
      }
    }),
  }))
  return (
    // Its table is a region of this name already.
    <section>
      <h2 className="text-2xl">{title}</h2>
      <LineChart
        id="months"
        title={title}
        axis={t(words.month)}
        lines={lines}
        running={months.at(-1) === running ? t(words.running) : null}
        asTable={t(words.asTable)}
      />
    </section>
  )
}

/** The months that a distribution leaves out. */
export function LeftOut({ months, of }: { months: readonly string[]; /** Which measure, where several stand beside each other. */ of?: string }) {
  const locale = useLocale()
  if (months.length === 0) return null
  return (
    <p className="mt-2 text-text-soft text-sm">
      {of && `${of}: `}
      {leftOutInWords(locale, months)}
    </p>
  )
}

/** A distribution of a period as bars, largest first unless its values have an order. */
export function DistributionFigure({ id, title, text, head, summary, definitions, isOrdered = false, beside }: DistributionProps) {
  const t = useT()
  const metric = summary.metrics[0]
  const cells = metric ? tellingCells(metric) : []
  const sizeOf = ({ value, low, high }: ToldCell) => value ?? (low + high) / 2
  const shown = isOrdered ? cells : cells.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {text && <p className="text-text-soft">{text}</p>}
      {metric && metric.cells === null ? (
        <p className="mt-3">{t(words.tooSmall)}</p>
      ) : (
        metric && (
          <>
            <BarTable
              caption={title}
              head={head}
              unit={labelOf(definitions, metric.metric)}
              bars={shown.map((cell) => ({
                key: cell.key,
                label: cell.label + (beside?.[cell.key] === undefined ? '' : ` (${beside[cell.key]})`),
                value: cell.suppressed ? null : sizeOf(cell),
                number: <ToldNumber told={cell} />,
              }))}
            />
            <LeftOut months={metric.leftOut} />
          </>
        )
      )}
    </section>
  )
}

type DistributionProps = {
  id: string
  title: string
  text?: string
  head: string
  summary: Summary
  definitions: Named
  /** Its values have an order of their own, such as times. */
  isOrdered?: boolean
  /** Words beside a value, by its key. */
  beside?: Readonly<Record<string, string>>
}

/** What signs and roundings mean, below every set of numbers. */
export function Legend() {
  const t = useT()
  return (
    <p className="text-text-soft text-sm max-w-[44rem]">
      {t(words.sign)} {t(words.rounding)}
    </p>
  )
}
