import { Icon } from '#design/icon/icon.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { statusWords } from '#features/activities/model/code-words.ts'
import { changeWords as words } from '#features/activities/changes/change-words.ts'
import type { ShownDate, ShownDates } from '#features/activities/changes/fetch-dates.ts'
import { timeInWords } from '#features/activities/series/when-words.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { DateActs, type SeriesFacts } from './date-acts.tsx'

type Props = ShownDates & { series: SeriesFacts; now: string }

/** The dates of an activity that are to come, each with what can be done with it alone or from it on. */
export function SeriesDates({ dates, more, series, now }: Props) {
  const t = useT()
  if (dates.length === 0) return null
  return (
    <section aria-labelledby="dates-title">
      <h3 id="dates-title" className="text-xl">
        {t(words.title)}
      </h3>
      <p className="text-text-soft mt-1">{t(words.text)}</p>
      <div className="border-b border-line mt-3">
        {dates.map((date) => (
          <OneDate key={`${date.id} ${date.localStart} ${date.status}`} date={date} series={series} now={now} />
        ))}
      </div>
      {more > 0 && <p className="text-text-soft mt-2">{t(words.more, { n: more })}</p>}
    </section>
  )
}

function OneDate({ date, series, now }: { date: ShownDate; series: SeriesFacts; now: string }) {
  const t = useT()
  const locale = useLocale()
  const { localStart, localEnd, status, note, reason, meta } = date
  const day = longDay(locale, localStart.slice(0, 10), new Date(now))
  const times = series.isAllDay ? '' : `, ${timeInWords(localStart.slice(11), locale)}–${timeInWords(localEnd.slice(11), locale)}`
  const head = (
    <>
      <time dateTime={localStart} className={status === 'cancelled' ? 'line-through' : 'font-semibold'}>
        {day + times}
      </time>{' '}
      {status === 'cancelled' && <Badge tone="warn">{t(statusWords.cancelled)}</Badge>}
      {status === 'moved' && <Badge tone="accent">{t(words.moved)}</Badge>}
      {(reason ?? note) && <span className="block text-text-soft">{reason ?? note}</span>}
    </>
  )
  if (!meta.permissions.includes('update')) return <p className="py-3 border-t border-line">{head}</p>
  return (
    <details className="border-t border-line">
      <summary className="py-3 cursor-pointer flex gap-3 items-start">
        <span className="flex-1 min-w-0">{head}</span>
        <Icon name="pencil-simple" className="shrink-0 mt-1 text-link" />
      </summary>
      <DateActs date={date} day={day} series={series} />
    </details>
  )
}
