import { Segments } from '#design/nav/tabs.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { CalendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { calendarAddress } from '#features/activities/public-pages/calendar-address.ts'
import { calendarWords as words } from '#features/activities/public-pages/calendar-words.ts'
import { TakeAlongButton } from './take-along.tsx'

/** The head of the calendar: its name, its views, and taking it along. A view shows the same time as the one before. */
export function CalendarHead({ asked, first }: { asked: CalendarSearch; /** The first day that is shown. */ first: string }) {
  const t = useT()
  const isOwnTime = asked.from !== null || asked.month !== null
  const same = isOwnTime ? { from: first } : {}
  const tabs = [
    { href: calendarAddress(asked, isOwnTime ? { month: first.slice(0, 7) } : {}), label: t(words.list), current: asked.view === 'list' },
    { href: calendarAddress(asked, { ...same, view: 'week' }), label: t(words.week), current: asked.view === 'week' },
    { href: calendarAddress(asked, { ...(isOwnTime && { month: first.slice(0, 7) }), view: 'month' }), label: t(words.month), current: asked.view === 'month' },
  ]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <h1>{t(words.title)}</h1>
        <p className="text-lg md:text-xl text-text-soft mt-2 md:mt-3">{t(words.intro)}</p>
      </div>
      <div className="flex flex-wrap gap-3 items-center">
        <Segments label={t(words.views)} tabs={tabs} />
        <TakeAlongButton className="max-md:!hidden" />
      </div>
    </div>
  )
}
