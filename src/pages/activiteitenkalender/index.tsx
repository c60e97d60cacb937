import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Alert } from '#design/feedback/alert.tsx'
import { calendarAddress, emptyCalendar, readCalendarSearch } from '#features/activities/public-pages/calendar-address.ts'
import { calendarWords as words, filterWords } from '#features/activities/public-pages/calendar-words.ts'
import { CalendarFilters, chosenInWords } from '#features/activities/public-pages/web/calendar-filters.tsx'
import { CalendarHead } from '#features/activities/public-pages/web/calendar-head.tsx'
import { DayHead, DayView } from '#features/activities/public-pages/web/day-view.tsx'
import { ListView } from '#features/activities/public-pages/web/list-view.tsx'
import { loadCalendar } from '#features/activities/public-pages/web/load-calendar.ts'
import { MonthView } from '#features/activities/public-pages/web/month-view.tsx'
import { TakeAlong } from '#features/activities/public-pages/web/take-along.tsx'
import { WeekView } from '#features/activities/public-pages/web/week-view.tsx'
import { languageParameter } from '#kernel/i18n/address-language.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { visitContext } from '#shell/context.ts'

const overview = '/activiteitenkalender/overzicht'
/** Where the calendar is read by other programs. */
const feed = '/activities.ics'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { shell, hasPage } = context.get(visitContext)
  const { locale, center } = shell
  const { searchParams, protocol, host, origin } = new URL(request.url)
  const asked = readCalendarSearch(searchParams)
  const calendar = await loadCalendar(context.get(apiContext), { asked, parameters: searchParams, locale, town: center.town })
  const chosen = chosenInWords(asked, locale, say(locale, filterWords.near, { place: asked.place, km: asked.km ?? 10 }))
  const only = calendarAddress({ ...asked, page: 1 }).split('?')[1]
  const names = [...searchParams.keys()].filter((name) => name !== languageParameter)
  return {
    calendar,
    organize: hasPage(overview) ? overview : null,
    takeAlong: {
      scheme: protocol,
      address: host + feed,
      town: center.town,
      chosen: chosen.length > 0 ? { address: `${host}${feed}?${only}`, words: chosen.map(({ label }) => label).join(', ') } : null,
    },
    meta: {
      // A month has a page of its own, every other choice is one of the whole calendar.
      url: origin + calendarAddress(emptyCalendar, asked.month !== null && asked.view === 'list' ? { month: asked.month } : {}),
      title: calendar.title,
      description: say(locale, words.description, { town: center.town }),
      hidden: calendar.isHidden || names.some((name) => name !== 'month'),
    },
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const handle = { title: ({ calendar }: Loaded, _locale: Locale) => calendar.title }

export default function CalendarPage() {
  const { calendar, organize, takeAlong, meta } = useLoaderData<typeof loader>()
  const { asked, facets, placeError, today, wrong, window } = calendar
  const isDay = asked.day !== null || asked.view === 'day'
  return (
    <>
      <PageMeta {...meta} />
      <link rel="alternate" type="application/atom+xml" href="/activiteitenkalender/atom.xml" title={meta.title} />
      <div className="wrap pt-6 md:pt-12">
        {isDay ? <DayHead calendar={calendar} /> : <CalendarHead asked={asked} first={window.from} />}
        {wrong && (
          <div className="mt-6">
            <Alert tone="warn">
              <p>{wrong}</p>
            </Alert>
          </div>
        )}
        <CalendarFilters {...{ asked, facets, placeError, today }} />
        {isDay ? (
          <DayView calendar={calendar} />
        ) : asked.view === 'week' ? (
          <WeekView calendar={calendar} />
        ) : asked.view === 'month' ? (
          <MonthView calendar={calendar} />
        ) : (
          <ListView calendar={calendar} organize={organize} />
        )}
      </div>
      <TakeAlong {...takeAlong} />
    </>
  )
}
