import { Table } from '#design/table/table.tsx'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { CentersSideBySide } from '#features/analytics/analytics.ts'
import { monthInWords } from '#features/analytics/in-words.ts'
import { analyticsWords as words } from '#features/analytics/messages.ts'

/** What every center had, for who runs the platform. */
export function CentersFigure({ side: { month, metrics, centers } }: { side: CentersSideBySide }) {
  const t = useT()
  const locale = useLocale()
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{t(words.centers)}</h2>
      <p className="text-text-soft mb-3">{t(words.centersText, { month: monthInWords(locale, month) })}</p>
      <Table
        caption={t(words.centers)}
        id={({ id }) => id}
        rows={centers}
        columns={[
          { key: 'name', label: t(words.center), cell: ({ name }) => name },
          ...metrics.map(({ metric, label }, at) => ({
            key: metric,
            label,
            number: true,
            cell: ({ values }: (typeof centers)[number]) =>
              values[at] === null || values[at] === undefined ? t(words.notCounted) : inDigits(locale, values[at]),
          })),
        ]}
      />
    </section>
  )
}
