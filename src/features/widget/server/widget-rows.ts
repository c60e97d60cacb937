import type { Database } from '#kernel/db/server/database.ts'
import { inLanguage } from '#kernel/i18n/address-language.ts'
import { dayOf, longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { emptyOf } from '#kernel/search/search.ts'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import { calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { calendarItems } from '#features/activities/calendar-items/server/calendar-items.ts'
import { itemRow } from '#features/activities/public-pages/item-row.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { viaWidget, wayParameter } from '#features/vacancies/model/way-parameter.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import { openVacancies } from '#features/vacancies/feeds/server/feed-vacancies.ts'
import { timeInWords } from '#features/vacancies/presentation/time-in-words.ts'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'
import { widgetWords as words } from '#features/widget/messages.ts'
import type { WidgetChoice, WidgetKind } from '#features/widget/widget.ts'
import type { WidgetRow } from './widget-page.ts'

type Asking = { db: Database; center: { id: string; town: string }; origin: string; now: Date }

/** The rows of a widget: the newest open vacancies, or the activities that come first. */
export const widgetRows: Readonly<Record<WidgetKind, (asking: Asking, choice: WidgetChoice) => Promise<WidgetRow[]>>> = {
  async vacancies({ db, center, origin, now }, { theme, rows, locale }) {
    const found = await openVacancies(db, { centerId: center.id, day: dayOf(now), most: rows, theme })
    return found.map((vacancy) => {
      const { id, english, organization, locationMode, city, address, dayparts } = vacancy
      const title = (locale === 'en' && english?.title) || vacancy.title
      const where = locationMode === 'remote' ? capitalize(say(locale, vacancyWords.fromHome)) : (address?.city ?? city)
      return {
        href: origin + inLanguage(`/vacancies/${id}?${wayParameter}=${viaWidget}`, locale),
        title,
        ...(locale === 'en' && !english && { lang: 'nl' as const }),
        lines: [
          [organizationBeside(title, organization?.name), where].filter(Boolean).join(', '),
          `${capitalize(whenInWords(dayparts, locale))}. ${capitalize(timeInWords(vacancy, locale))}`,
        ].filter((line) => line !== ''),
      }
    })
  },
  async activities({ db, center, origin, now }, { theme, rows, locale }) {
    const { items } = await calendarItems({ db, centerId: center.id, now }, { ...emptyOf(calendarSearch), category: theme ? [theme] : [] }, null)
    return items.slice(0, rows).map((item) => {
      const { href, title, lang, day, times, where, isOff } = itemRow(item, locale, center.town)
      const when = `${capitalize(longDay(locale, `${day}T12:00:00Z`))}, ${times}`
      return {
        href: origin + inLanguage(href, locale),
        title: isOff ? `${say(locale, words.cancelled)}: ${title}` : title,
        ...(lang && { lang }),
        lines: [when, where].filter((line) => line !== ''),
      }
    })
  },
}
