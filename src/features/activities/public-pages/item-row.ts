import type { IconName } from '#design/icon/icon-names.ts'
import type { TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Tone } from '#design/badge/badge.tsx'
import { costWords } from '#features/activities/model/code-words.ts'
import type { ActivityKind, CostKind, PartOfDay } from '#features/activities/model/codes.ts'
import type { CalendarItem } from '#features/activities/calendar-items/calendar-item.ts'
import { itemWords as words } from './calendar-words.ts'
import { dateInWords, hoursOf, startInWords, timesInWords } from './wall-times.ts'

export type ItemBadge = { tone: Tone; icon: IconName | null; text: string }

/** One line of the calendar in words. */
export type ItemRow = {
  key: string
  href: string
  title: string
  /** The language of its title, where that is not the page's. */
  lang?: 'nl'
  day: string
  part: PartOfDay
  times: string
  start: string
  /** Where, and what it costs. */
  where: string
  /** Only where. */
  place: string
  tile: { tile: TileName; tone: TileTone }
  isOff: boolean
  badges: ItemBadge[]
  /** Why it is cancelled and when the next is, or when it would have been first. */
  note: string | null
  hours: { from: number; to: number }
}

/** The picture of what one does there. */
const kindTiles: Readonly<Record<ActivityKind, { tile: TileName; tone: TileTone }>> = {
  ontmoeten: { tile: 'koffie', tone: 'glaze' },
  bewegen: { tile: 'zon', tone: 'glaze' },
  leren: { tile: 'boek', tone: 'second' },
  cultuur: { tile: 'muziek', tone: 'solid' },
  eten: { tile: 'soep', tone: 'solid' },
  informatie: { tile: 'megafoon', tone: 'glaze' },
  markt: { tile: 'boodschappen', tone: 'second' },
  anders: { tile: 'roos', tone: 'glaze' },
}
export const tileOfKind = (kind: ActivityKind): { tile: TileName; tone: TileTone } => kindTiles[kind]

/** What it costs, in words; '' where nobody said. */
export function costInWords({ costKind, costText }: { costKind: CostKind; costText: string | null }, locale: Locale): string {
  if (costKind === 'free') return costText ? `${say(locale, words.free)}. ${costText}` : say(locale, words.free)
  return costText ?? (costKind === 'unknown' ? '' : say(locale, costWords[costKind]))
}

/** @param town of the center: another one is named */
export function itemRow(item: CalendarItem, locale: Locale, town: string): ItemRow {
  const { path, dateId, title, titleEn, day, status, place, kind } = item
  const isDutch = locale === 'en' && titleEn === null
  const isOnline = item.attendanceMode === 'online'
  const at = place && [place.name, place.city === town || place.name.includes(place.city) ? '' : place.city].filter(Boolean).join(', ')
  const where = at || (isOnline ? say(locale, words.online) : '')
  const hour = hoursOf(item, day).from
  return {
    key: `${dateId} ${day}`,
    href: path,
    title: locale === 'en' ? (titleEn ?? title) : title,
    ...(isDutch && { lang: 'nl' as const }),
    day,
    part: hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening',
    times: timesInWords(item, locale),
    start: startInWords(item, locale),
    where: [where, costInWords(item, locale)].filter(Boolean).join('. '),
    place: where,
    tile: tileOfKind(kind),
    isOff: status === 'cancelled',
    badges: badgesOf(item, locale),
    note: noteOf(item, locale),
    hours: hoursOf(item, day),
  }
}

function badgesOf(item: CalendarItem, locale: Locale): ItemBadge[] {
  if (item.status === 'cancelled') return [{ tone: 'danger', icon: 'x-circle-fill', text: say(locale, words.cancelled) }]
  return [
    ...(item.status === 'moved' ? [{ tone: 'warn', icon: 'warning-fill', text: say(locale, words.moved) } as const] : []),
    ...placeBadge(item, locale),
    ...(item.attendanceMode === 'mixed' ? [{ tone: 'neutral', icon: 'desktop', text: say(locale, words.alsoOnline) } as const] : []),
    ...(item.wantsHelpers ? [{ tone: 'accent', icon: 'hand-heart', text: say(locale, words.helpers) } as const] : []),
  ]
}

/** Whether one can come: what counts places tells how many are left. */
function placeBadge({ placesLeft, hasWaitingList, isRegistrationNeeded, isClosed }: CalendarItem, locale: Locale): ItemBadge[] {
  if (isClosed) return [{ tone: 'neutral', icon: 'clock', text: say(locale, words.closed) }]
  if (placesLeft === null)
    return isRegistrationNeeded
      ? [{ tone: 'neutral', icon: 'pencil-simple', text: say(locale, words.signUp) }]
      : [{ tone: 'success', icon: 'check', text: say(locale, words.justCome) }]
  if (placesLeft === 0) return [{ tone: 'neutral', icon: 'clock', text: say(locale, hasWaitingList ? words.waitingList : words.full) }]
  if (placesLeft <= 3) return [{ tone: 'warn', icon: 'warning-fill', text: say(locale, words.places, { n: placesLeft }) }]
  return [{ tone: 'success', icon: 'check', text: say(locale, words.room) }]
}

function noteOf({ status, reason, nextStart, movedFrom, note, isAllDay }: CalendarItem, locale: Locale): string | null {
  const sentences =
    status === 'cancelled'
      ? [reason, nextStart && say(locale, words.nextTime, { date: dateInWords(nextStart, locale, isAllDay) })]
      : [movedFrom && say(locale, words.movedFrom, { date: dateInWords(movedFrom, locale, isAllDay) }), note]
  return sentences.filter(Boolean).join(' ') || null
}
