import { LinkButton } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { countFilters } from '#kernel/search/address.ts'
import { calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { calendarAddress, emptyCalendar } from '#features/activities/public-pages/calendar-address.ts'
import { calendarWords as words } from '#features/activities/public-pages/calendar-words.ts'
import type { LoadedCalendar } from './load-calendar.ts'

/** Days without anything: the first day after them that has something. */
export function NothingPlanned({ calendar: { asked, nextDay } }: { calendar: Pick<LoadedCalendar, 'asked' | 'nextDay'> }) {
  const [t, locale] = [useT(), useLocale()]
  const isChosen = countFilters(calendarSearch, asked) > 0 || asked.place !== ''
  const all = calendarAddress(emptyCalendar)
  return (
    <EmptyState
      title={t(isChosen ? words.nothingChosen : words.nothing)}
      action={
        nextDay ? (
          <LinkButton href={calendarAddress(asked, { from: nextDay })} variant="second">
            {t(words.toNext, { day: longDay(locale, nextDay) })}
          </LinkButton>
        ) : (
          isChosen && <Link href={all}>{t(words.showAll)}</Link>
        )
      }
    >
      {nextDay ? t(words.nextIs, { day: longDay(locale, nextDay) }) : t(isChosen ? words.fewerChoices : words.nothingLater)}
    </EmptyState>
  )
}
