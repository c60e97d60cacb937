import { dayOf } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { hostOf } from '#kernel/fields/web-address.ts'
import { isDate } from '#kernel/fields/date-text.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { isWritten, plainText } from '#kernel/rich-text/plain-text.ts'
import { mapNames } from '#features/places/map-names.ts'
import { drawSmallMap } from '#features/places/web/draw-map.ts'
import { sharePicture } from '#features/uploads/share-picture.ts'
import { routeTo } from '#features/vacancies/presentation/travel-in-words.ts'
import type { activity } from '#features/activities/model/activity.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { activityFacts, placeInWords } from '#features/activities/public-pages/activity-facts.ts'
import { dateFacts, dateMeant, nextOf } from '#features/activities/public-pages/activity-dates.ts'
import { eventData } from '#features/activities/public-pages/event-data.ts'
import { tileOfKind } from '#features/activities/public-pages/item-row.ts'

/** How many of the next dates are shown at once; the others are folded. */
const datesAtOnce = 5
const mostDates = 200

type Shown = Item<typeof activity, 'organization' | 'image' | 'vacancy'>
type Ask = { part: string; url: URL; locale: Locale; center: { name: string; town: string }; credit: string | null; signedIn: boolean; now?: Date }

/** All data of the page of an activity, at one of its dates, in words. @throws ApiError 404 */
export async function loadActivity(api: Client, { part, url, locale, center, credit, signedIn, now = new Date() }: Ask) {
  const found = await api.read<Shown>(`activities/${encodeURIComponent(part.toWellFormed())}/shown`, { include: ['organization', 'image', 'vacancy'] })
  const { items } = await api.activityOccurrences.list({ filter: { activityId: found.id }, sort: 'startsAt', page: { size: mostDates } })
  const { id, organization, vacancy, status, description } = found
  const askedDay = url.searchParams.get('d')
  const meant = dateMeant(items, askedDay && isDate(askedDay) ? askedDay : null, now)
  const shown = meant?.date ?? null
  const next = status === 'published' ? nextOf(items, now) : undefined
  const words = (date: (typeof items)[number]) => dateFacts(date, { activity: found, shownId: shown?.id ?? null, locale, now })
  const date = shown && words(shown)
  const coming = items.filter(({ endsAt }) => new Date(endsAt) > now).map(words)
  const english = found.translations.en?.title ? found.translations.en : null
  const isEnglish = locale === 'en' && english !== null
  const title = (isEnglish ? english.title : null) ?? shown?.title ?? found.title
  const text = isEnglish && isWritten(english.description) ? english.description : description
  const place = shown?.location ?? found.location
  const at = place && place.latitude !== null && place.longitude !== null ? ([place.latitude, place.longitude] as const) : null
  const isOnline = found.attendanceMode !== 'offline'
  const address = activityPath(found)
  const picture = sharePicture(found.image, url.href)
  const host = organization ? { name: organization.name, href: `/organizations/${organization.id}` } : { name: center.name, href: '/' }
  return {
    id,
    status,
    path: address,
    /** This page, at the date that was asked for: where one comes back to. */
    here: askedDay && isDate(askedDay) ? activityPath(found, askedDay) : address,
    title,
    lang: locale === 'en' && !english ? ('nl' as const) : undefined,
    text,
    textLang: locale === 'en' && text === description ? ('nl' as const) : undefined,
    host,
    image: found.image && { alt: found.image.alt, pictures: found.image.pictures },
    tile: tileOfKind(found.kind),
    date,
    isSeries: found.rule.kind !== 'none',
    /** The address asked for a day on which there is no date. */
    isOther: askedDay !== null && meant !== null && !meant.isAsked,
    isAllOff: status === 'cancelled',
    reason: found.cancelledReason,
    next: next && next !== shown ? words(next) : null,
    isOver: status === 'ended' || (items.length > 0 && coming.length === 0),
    dates: coming.slice(0, datesAtOnce),
    more: coming.slice(datesAtOnce),
    facts: activityFacts(
      found,
      {
        date: date && [date.day, date.times].join(', '),
        times: date?.times ?? null,
        last: items.at(-1)?.localStart ?? null,
        place: found.attendanceMode === 'online' ? null : place,
        isOnline,
        translated: isEnglish ? english : null,
      },
      locale,
    ),
    vacancy: vacancy && vacancy.status === 'published' ? { href: `/vacancies/${vacancy.id}`, title: vacancy.title } : null,
    place: place ? { words: placeInWords(place), name: place.name || place.city } : null,
    map: at && found.attendanceMode !== 'online' ? drawSmallMap(at, { credit, names: mapNames }) : null,
    route: at ? routeTo(at) : null,
    online: isOnline ? { href: found.onlineUrl, shown: found.onlineShown } : null,
    registration: found.registrationUrl ? { url: found.registrationUrl, host: hostOf(found.registrationUrl) } : null,
    isFollowed: signedIn && found.isFollowed,
    canFollow: coming.length > 0 && status === 'published',
    url: new URL(address, url).href,
    own: new URL(activityPath(found, shown && found.rule.kind !== 'none' ? shown.localStart.slice(0, 10) : undefined), url).href,
    english: english ? address : null,
    summary: cutText(plainText(text).replaceAll('\n', ' '), 160) || title,
    picture,
    data: shown
      ? eventData({
          activity: found,
          date: shown,
          title,
          description: plainText(text),
          place,
          organizer: { '@type': 'Organization', name: host.name, url: new URL(host.href, url).href },
          origin: url.origin,
          picture: picture?.url ?? null,
        })
      : null,
    /** Its day in the calendar. */
    calendarDay: shown?.localStart.slice(0, 10) ?? dayOf(now),
    calendarFile: `${address}.ics`,
  }
}

export type LoadedActivity = Awaited<ReturnType<typeof loadActivity>>
