import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Table } from '#design/table/table.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Definitions, Summary } from '#features/analytics/analytics.ts'
import { monthsInWords } from '#features/analytics/in-words.ts'
import { analyticsWords as words } from '#features/analytics/messages.ts'
import type { Period } from '#features/analytics/period.ts'
import { type Division, type Line, divisionOf, howWeCount, reportSentence, totalHeads, totalLines } from '#features/analytics/report-in-words.ts'
import { DistributionFigure, LeftOut, Legend } from './figures.tsx'
import { toldCell } from './told-number.tsx'

type Props = { title: string; name: string; day: string; period: Period; summary: Summary; before: Summary | null; definitions: Definitions }

/** The report as it is printed: one sentence, the numbers in a table, the distribution as table and as bars, and how everything was counted. */
export function ReportPaper({ title, name, day, period, summary, before, definitions }: Props) {
  const t = useT()
  const locale = useLocale()
  const reported = { locale, summary, definitions }
  const sentence = reportSentence(reported)
  const division = divisionOf(reported)
  const [what, number, compared, status] = totalHeads(locale, period.compared)
  return (
    <article className="report-paper">
      <div className="flex flex-wrap justify-between gap-2">
        <p className="font-semibold">{name}</p>
        <p className="text-text-soft">{fullDay(locale, `${day}T12:00:00Z`)}</p>
      </div>
      <h2 className="text-3xl mt-6">{title}</h2>
      <p className="text-lg text-text-soft">{t(words.reportMonths, { months: monthsInWords(locale, period.whole) })}</p>
      {sentence && <p className="font-display text-xl mt-4 max-w-[36rem]">{sentence}</p>}
      <section className="mt-8">
        <h3 className="text-2xl mb-2">{t(words.totals)}</h3>
        <Table
          caption={t(words.totals)}
          id={({ key }) => key}
          rows={totalLines({ ...reported, before })}
          columns={[
            { key: 'what', label: what, cell: ({ label }: Line) => label },
            { key: 'number', label: number, number: true, cell: ({ told }: Line) => toldCell(told) },
            { key: 'compared', label: compared, cell: (line: Line) => line.compared },
            { key: 'status', label: status, cell: (line: Line) => line.status },
          ]}
        />
      </section>
      {division && <DivisionPart {...{ summary, definitions, division }} />}
      <section aria-labelledby="how" className="mt-10 border-t-2 border-line pt-4">
        <h3 id="how" className="text-2xl mb-2">
          {t(words.howWeCount)}
        </h3>
        <DefinitionList items={howWeCount(reported, day)} />
        <div className="mt-4">
          <Legend />
        </div>
      </section>
    </article>
  )
}

type DivisionProps = { summary: Summary; definitions: Definitions; division: Division }

/** The measures that have the dimension, side by side; the first of them as bars too. */
function DivisionPart({ summary, definitions, division: { title, head, columns, rows, leftOut } }: DivisionProps) {
  const t = useT()
  const [first] = columns
  return (
    <section className="mt-10">
      <h3 className="text-2xl mb-2">{title}</h3>
      {first === undefined ? (
        <p>{t(words.nothingBy)}</p>
      ) : (
        <div className="grid gap-8 xl:grid-cols-[3fr_2fr] items-start">
          <div className="min-w-0">
            <Table
              caption={title}
              id={({ key }) => key}
              rows={rows}
              columns={[
                { key: 'label', label: head, cell: ({ label }) => label },
                ...columns.map(({ key, label }, at) => ({ key, label, number: true, cell: ({ cells }: (typeof rows)[number]) => toldCell(cells[at]) })),
              ]}
            />
            {leftOut.map(({ label, months }) => (
              <div key={label}>
                <LeftOut months={months} of={label} />
              </div>
            ))}
          </div>
          <DistributionFigure
            id="bars"
            title={first.label}
            head={head}
            summary={{ ...summary, metrics: [{ ...first.metric, leftOut: [] }] }}
            definitions={definitions}
            isOrdered={summary.dimension === 'answer'}
          />
        </div>
      )}
    </section>
  )
}
