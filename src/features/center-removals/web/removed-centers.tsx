import { Log } from '#design/log/log.tsx'
import type { RemovedCenter } from '#features/center-removals/center-removal.ts'
import { removalWords as words } from '#features/center-removals/messages.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** The centers that are no more, below the list of those that are. */
export function RemovedCenters({ removed }: { removed: readonly RemovedCenter[] }) {
  const t = useT()
  const locale = useLocale()
  if (removed.length === 0) return null
  return (
    <section aria-labelledby="removed" className="mt-10 max-w-[44rem]">
      <h2 id="removed" className="text-2xl mb-3">
        {t(words.removedTitle)}
      </h2>
      <Log
        lines={removed.map(({ name, town, people, rows, withoutExport, finishedAt }) => ({
          text: `${t(words.removedLine, { name, town, people })}. ${t(words.removedRows, { n: rows })}.`,
          note: withoutExport,
          at: finishedAt,
          when: longDay(locale, finishedAt),
        }))}
      />
    </section>
  )
}
