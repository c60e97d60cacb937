import { firstDateOf } from '#features/activities/recurrence/server/dates-of-rule.ts'
import type { Recurrence } from '#features/activities/recurrence/recurrence.ts'
import { allDates, momentOfWallTime } from '#features/activities/series/server/dates-of-schedule.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { readMarks } from '#kernel/rich-text/read-marks.ts'
import { type SeedActivity, activities } from './content/activities.ts'
import { centers } from './content/centers.ts'
import { organizations } from './content/organizations.ts'
import { pick } from './content/pick.ts'
import { tenants } from './content/tenants.ts'
import type { SeedCenter } from './content/types.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { idOf, slugs } from './identifiers.ts'
import type { Row } from './insert-rows.ts'
import { organizationId } from './organization-rows.ts'

const laterBy = (day: string, days: number) => String(Temporal.PlainDate.from(day).add({ days }))

/** What there is to do in each center whose site has a calendar, and each of its dates. */
export function activityRows(calendar: Calendar): { activities: Row[]; occurrences: Row[] } {
  const slugOf = slugs()
  const made = centers
    .filter(({ tenantKey }) => flags(tenants[tenantKey]).activities)
    .flatMap((center) => activities.map((one) => rowsOf(center, one, slugOf(center.slug, one.title.nl), calendar)))
  return { activities: made.map(({ activity }) => activity), occurrences: made.flatMap(({ occurrences }) => occurrences) }
}

function rowsOf(center: SeedCenter, one: SeedActivity, slug: string, { date, at }: Calendar) {
  const key = `${center.slug} ${one.key}`
  const id = idOf('activity', key, Math.min(one.day, 0) - 20)
  const own = { volunteer_center_id: centerId(center.slug) }
  const rule: Recurrence = one.pattern ? { ...one.pattern, end: { count: one.count! } } : { kind: 'none' }
  const firstDay = one.pattern ? firstDateOf(one.pattern, date(one.day)) : date(one.day)
  const lastDay = laterBy(firstDay, one.days ?? 0)
  const [startTime, endTime] = one.times ?? [null, null]
  const dates = allDates({ isAllDay: one.times === null, firstDay, lastDay, startTime, endTime, rule, exdates: [] })
  if (!Array.isArray(dates)) throw new Error(`The rule of ${one.key} has no dates: ${dates.fault}`)
  const hosts = organizations.filter(({ centerSlug, status }) => centerSlug === center.slug && status === 'approved')
  const quarter = pick(center.neighbourhoods, key)
  const place = one.isOnline
    ? null
    : {
        name: one.place,
        street: pick(quarter.streets, key),
        houseNumber: '12',
        postcode: quarter.postcode4,
        city: quarter.city,
        latitude: quarter.lat,
        longitude: quarter.lng,
        mapEntryId: null,
      }
  const ends = dates.map(({ end }) => momentOfWallTime(end).getTime())
  const now = Date.parse(at({ day: 0, time: '23:59' }))
  const status = one.status ?? (Math.max(...ends) < now ? 'ended' : 'published')
  const written = at({ day: Math.min(one.day, 0) - 20, time: '10:00' })
  const isPublished = status === 'published' || status === 'cancelled' || status === 'ended'
  const activity: Row = {
    ...own,
    id,
    organization_id: one.isOnline ? null : organizationId(pick(hosts, key).key),
    series_id: id,
    title: one.title.nl,
    slug,
    description: readMarks(one.text.nl),
    categories: [one.theme],
    kind: one.kind,
    target_groups: [],
    languages: one.languages ?? [],
    is_all_day: one.times === null,
    first_day: firstDay,
    last_day: lastDay,
    start_time: startTime,
    end_time: endTime,
    timezone: timeZone,
    rule,
    exdates: [],
    first_starts_at: momentOfWallTime(dates[0]!.start).toISOString(),
    last_ends_at: new Date(Math.max(...ends)).toISOString(),
    is_fully_derived: true,
    attendance_mode: one.isOnline ? 'online' : 'offline',
    online_url: one.isOnline ? 'https://vergaderen.example/quiz' : null,
    online_shown: 'day_before',
    location: place,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    cost_kind: one.costKind,
    cost_text: one.cost ?? null,
    accessibility: one.isStepFree ? ['step_free', 'toilet'] : [],
    registration_needed: one.registration !== undefined,
    registration_words: one.registration ?? null,
    translations: { en: { title: one.title.en, description: readMarks(one.text.en), costText: '', registrationWords: '' } },
    uid: id,
    sequence: 0,
    status,
    status_since: written,
    published_at: isPublished ? written : null,
    denied_reason: status === 'denied' ? one.reason : null,
    cancelled_reason: status === 'cancelled' ? one.reason : null,
    created_at: written,
    updated_at: written,
    lock_version: 1,
  }
  const toCome = dates.findIndex((_date, number) => ends[number]! > now)
  const occurrences = dates.map(({ start, end }, number): Row => {
    const isMoved = number === toCome + (one.moved ?? Infinity)
    const isOff = number === toCome + (one.off?.date ?? Infinity)
    const [from, to] = isMoved ? ([start, end].map((wall) => laterBy(wall.slice(0, 10), 1) + wall.slice(10)) as [string, string]) : [start, end]
    return {
      ...own,
      id: idOf('occurrence', `${key} ${start}`, one.day),
      activity_id: id,
      recurrence_id: start,
      local_start: from,
      local_end: to,
      local_date: from.slice(0, 10),
      starts_at: momentOfWallTime(from).toISOString(),
      ends_at: momentOfWallTime(to).toISOString(),
      status: isMoved ? 'moved' : isOff ? 'cancelled' : 'scheduled',
      note: isMoved ? 'De zaal is dinsdag bezet.' : null,
      reason: isOff ? one.off!.reason : null,
      sequence: isMoved || isOff ? 1 : 0,
      created_at: written,
      updated_at: written,
      lock_version: 1,
    }
  })
  return { activity, occurrences }
}
