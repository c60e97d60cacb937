import { clockTime, dayOf, longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import type { BlockQuery } from '#features/pages/blocks/web/block-query.ts'
import { isOpenSlot } from '#features/vacancies/model/slots.ts'
import { showWords } from '#features/vacancies/presentation/show-messages.ts'
import type { days } from './days.ts'

type Moment = { id: string; href: string; title: string; isDutch: boolean; time: string; where: string; left: string | null; isFull: boolean }
export type DaysFacts = { days: { day: string; name: string; moments: Moment[] }[] }

/** Enough to find the first slots in, since each of these vacancies has one in the future. */
const maxVacancies = 50
const fields = ['title', 'translations', 'slots', 'city'] as const

/** The upcoming slots of vacancies on fixed dates, earliest first, by day. */
export async function fetchDays({ most, themes }: ShownOf<typeof days.fields>, { api, locale }: BlockQuery, now = new Date()): Promise<DaysFacts> {
  const { items } = await api.vacancies.list({
    include: ['organization'],
    fields: { vacancies: fields, organizations: ['name'] },
    filter: { open: true, nextDateBlank: false, ...(themes.length > 0 && { withTheme: themes }) },
    sort: 'nextDate',
    page: { size: maxVacancies },
  })
  const moments = items
    .flatMap((vacancy) => vacancy.slots.map((slot) => ({ vacancy, slot })))
    .filter(({ slot }) => Date.parse(slot.startsAt) >= now.getTime())
    .sort((a, b) => Date.parse(a.slot.startsAt) - Date.parse(b.slot.startsAt))
    .slice(0, most)
  const byDay = new Map<string, DaysFacts['days'][number]>()
  for (const { vacancy, slot } of moments) {
    const { id, startsAt, endsAt, places, placesTaken } = slot
    const english = locale === 'en' ? vacancy.translations?.en : undefined
    const left = places === null ? null : places - placesTaken
    const isFull = !isOpenSlot(slot, now)
    const day = dayOf(startsAt)
    if (!byDay.has(day)) byDay.set(day, { day, name: longDay(locale, startsAt, now), moments: [] })
    byDay.get(day)!.moments.push({
      id,
      href: `/vacancies/${vacancy.id}`,
      title: english?.title ?? vacancy.title,
      isDutch: locale === 'en' && !english,
      time: say(locale, showWords.fromTo, { from: clockTime(locale, startsAt).replace(/ uur$/, ''), to: clockTime(locale, endsAt) }),
      where: [vacancy.organization?.name, vacancy.city].filter(Boolean).join(', '),
      left: isFull ? say(locale, showWords.slotFull) : left === null ? null : say(locale, showWords.slotLeft, { left }),
      isFull,
    })
  }
  return { days: [...byDay.values()] }
}
