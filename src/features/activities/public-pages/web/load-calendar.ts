import { longDay, monthOf as monthName } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { isUnknownPlace } from '#features/places/is-unknown-place.ts'
import { searchWords as vacancyWords } from '#features/vacancies/search/search-messages.ts'
import type { Calendar } from '#features/activities/calendar-items/calendar-item.ts'
import { type CalendarSearch, calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { wrongTime } from '#features/activities/public-pages/calendar-address.ts'
import { monthFrom } from '#features/activities/public-pages/calendar-days.ts'
import { calendarWords as words } from '#features/activities/public-pages/calendar-words.ts'
import { type ItemRow, itemRow } from '#features/activities/public-pages/item-row.ts'

/** The items of a calendar, as its API answers. */
export async function fetchCalendar(api: Client, asked: CalendarSearch): Promise<Calendar> {
  const { meta } = await api.activities.search(calendarSearch, asked)
  return meta['calendar'] as Calendar
}

type Ask = { asked: CalendarSearch; parameters: URLSearchParams; locale: Locale; town: string }

/** All data of the page of the calendar, in words. An unknown place is a fault of its field, the rest still counts. */
export async function loadCalendar(api: Client, { asked, parameters, locale, town }: Ask) {
  const { calendar, placeError } = await fetchCalendar(api, asked).then(
    (calendar) => ({ calendar, placeError: null }),
    async (error: unknown) => {
      if (!isUnknownPlace(error)) throw error
      return { calendar: await fetchCalendar(api, { ...asked, place: '', km: null }), placeError: say(locale, vacancyWords.unknownPlace) }
    },
  )
  const wrong = wrongTime(parameters, asked)
  const { items, ...rest } = calendar
  return {
    ...rest,
    asked,
    town,
    rows: items.map((item): ItemRow => itemRow(item, locale, town)),
    placeError,
    wrong: wrong && say(locale, wrong.name === 'month' ? words.noSuchMonth : words.noSuchDay, { asked: wrong.sent }),
    title: titleOf(asked, calendar, locale),
    /** Nothing new is in it for who searches: a time that is over, or one that does not exist. */
    isHidden: wrong !== null || rest.window.to < rest.today,
  }
}

export type LoadedCalendar = Awaited<ReturnType<typeof loadCalendar>>

/** What the page is called: a day, a month, or all of it. */
function titleOf({ day, month, view }: CalendarSearch, { window }: Calendar, locale: Locale): string {
  if (day !== null || view === 'day') return `${say(locale, words.title)}, ${longDay(locale, window.from)}`
  if (month !== null || view === 'month') return `${say(locale, words.title)}, ${monthName(locale, `${monthFrom(window.from, 0)}-01`)}`
  return say(locale, words.title)
}
