import { cutText } from '#kernel/fields/cut-text.ts'
import { isDate } from '#kernel/fields/date-text.ts'
import { dayOf } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { dateFacts, dateMeant } from '#features/activities/public-pages/activity-dates.ts'
import { educationEvent } from '#features/activities/public-pages/education-event.ts'
import { asDate } from '#features/activities/public-pages/workshop-dates.ts'
import { fetchWorkshop } from '#features/workshops/desk/load-workshop.ts'
import { openStatuses, shownStatuses } from '#features/workshops/model/codes.ts'
import { priceInWords } from '#features/workshops/presentation/price-in-words.ts'

type Ask = { part: string; url: URL; locale: Locale; center: string; now?: Date }

/** The workshop for everybody at an address of the calendar, with what its page tells besides (decisions 51); null when there is none. */
export async function loadOpenWorkshop(api: Client, { part, url, locale, center, now = new Date() }: Ask) {
  const workshop = await fetchWorkshop(api, part.toWellFormed())
  if (!workshop || workshop.audience !== 'all' || !(shownStatuses as readonly string[]).includes(workshop.status)) return null
  const { id, slug, title, status, description, capacityMax, placesTaken, waiting, deadlineAt, lastEndsAt, image } = workshop
  const asked = url.searchParams.get('d')
  const dates = workshop.sessions.map(asDate)
  const shown = dateMeant(dates, asked && isDate(asked) ? asked : null, now)?.date ?? null
  const isFree = priceInWords(locale, workshop) === null
  const isOver = lastEndsAt === null || new Date(lastEndsAt) <= now
  const left = waiting > 0 ? 0 : Math.max(0, capacityMax - placesTaken)
  const path = activityPath(workshop)
  const text = plainText(description)
  const picture = image?.pictures.at(-1)
  return {
    workshop,
    path,
    title,
    url: new URL(path, url).href,
    summary: cutText(text.replaceAll('\n', ' '), 160) || title,
    date: shown && dateFacts(shown, { activity: { id, slug, isAllDay: false }, shownId: null, locale, now }),
    isOver,
    isOpen: !isOver && (openStatuses as readonly string[]).includes(status) && deadlineAt !== null && new Date(deadlineAt) > now,
    isFull: left === 0,
    calendarDay: shown?.localStart.slice(0, 10) ?? dayOf(now),
    calendarFile: `${path}.ics`,
    now: now.toISOString(),
    data: shown
      ? educationEvent({
          workshop: { id, slug, isFree, isOff: status === 'cancelled', most: capacityMax, left },
          date: shown,
          title,
          description: text,
          organizer: { name: center, url: url.origin },
          origin: url.origin,
          picture: picture ? new URL(picture.url, url).href : null,
        })
      : null,
  }
}

export type LoadedOpenWorkshop = NonNullable<Awaited<ReturnType<typeof loadOpenWorkshop>>>
