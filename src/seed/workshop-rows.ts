import { createHash } from 'node:crypto'
import { momentOfWallTime } from '#features/activities/series/server/dates-of-schedule.ts'
import { keepName } from '#features/badges/issue/server/name-digest.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { addDays } from '#kernel/i18n/dates.ts'
import { newPaperCode } from '#kernel/forms/server/paper-code.ts'
import { readMarks } from '#kernel/rich-text/read-marks.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { centers } from './content/centers.ts'
import { people } from './content/people.ts'
import { pick, shuffle } from './content/pick.ts'
import { tenants } from './content/tenants.ts'
import type { SeedCenter, SeedPerson } from './content/types.ts'
import { guestNames, type SeedWorkshop, workshops } from './content/workshops.ts'
import { idOf, slugs } from './identifiers.ts'
import type { Row } from './insert-rows.ts'
import { organizationId, personId } from './organization-rows.ts'

const tables = ['workshops', 'workshop_sessions', 'workshop_registrations', 'workshop_presence', 'badges'] as const
type Rows = Record<(typeof tables)[number], Row[]>

/** The workshops of each center, with who comes, who waits and who was there. */
export function workshopRows(calendar: Calendar): Rows {
  const slugOf = slugs()
  const made = centers.flatMap((center) => workshops.map((one) => rowsOf(center, one, slugOf(center.slug, one.title), calendar)))
  return Object.fromEntries(tables.map((table) => [table, made.flatMap((rows) => rows[table])])) as Rows
}

/** Registrations come over days, the first of them this long before the seed. */
const daysAgo = 40
const minutesOf = ([start, end]: readonly [string, string]) => Temporal.PlainTime.from(start).until(end).total('minutes')

function rowsOf(center: SeedCenter, one: SeedWorkshop, slug: string, calendar: Calendar): Rows {
  const { date, at } = calendar
  const own = { volunteer_center_id: centerId(center.slug) }
  const key = `${center.slug} ${one.key}`
  const id = idOf('workshop', key, -daysAgo - 10)
  const written = at({ day: -daysAgo - 10, time: '11:00' })
  const quarter = pick(center.neighbourhoods, key)
  const sessions = one.sessions.map(({ day, times: [start, end], isOnline, isOptional }): Row => {
    const [from, to] = [`${date(day)}T${start}`, `${date(day)}T${end}`]
    return {
      ...own,
      id: idOf('workshop session', `${key} ${day}`, -daysAgo - 10),
      workshop_id: id,
      local_start: from,
      local_end: to,
      starts_at: momentOfWallTime(from).toISOString(),
      ends_at: momentOfWallTime(to).toISOString(),
      place: isOnline ? null : one.place,
      city: isOnline ? null : quarter.city,
      latitude: isOnline ? null : quarter.lat,
      longitude: isOnline ? null : quarter.lng,
      url: isOnline ? 'https://vergaderen.example/taal' : null,
      is_required: isOptional !== true,
    }
  })
  const takers = takersOf(center, one)
  const registrations = takers.map((taker, number) => registrationOf(one, { ...own, workshop_id: id }, taker, number, calendar))
  const isOver = one.status === 'completed'
  const audience = one.audience === 'all' && !flags(tenants[center.tenantKey]).activities ? 'volunteers' : (one.audience ?? 'volunteers')
  const deadline = one.deadline === undefined ? null : date(one.deadline)
  const published = one.status === 'draft' ? null : at({ day: -daysAgo - 3, time: '09:00' })
  return {
    workshops: [
      {
        ...own,
        id,
        title: one.title,
        slug,
        description: readMarks(one.text),
        learns: one.learns,
        themes: one.themes,
        languages: ['nl'],
        level: one.level ?? null,
        accessibility: one.isStepFree ? ['step_free', 'toilet'] : [],
        audience,
        organization_seats: one.organizationSeats ?? null,
        capacity_min: one.least ?? null,
        capacity_max: one.capacity,
        registration_deadline: deadline,
        deadline_at: deadline && momentOfWallTime(`${addDays(deadline, 1)}T00:00`).toISOString(),
        first_required: false,
        certificate: one.hasCertificate ?? false,
        price_cents: one.price ? 1500 : 0,
        price_text: one.price ?? null,
        trainer_name: trainerOf(center, one)?.name ?? one.trainer,
        trainer_words: one.isGivenByMember ? one.trainerWords.replace(/^\S+/, trainerOf(center, one)?.firstName ?? one.trainer) : one.trainerWords || null,
        trainer_user_id: trainerOf(center, one)?.id ?? null,
        contact_user_id: personId(coordinatorOf(center).key),
        first_starts_at: sessions[0]?.['starts_at'] ?? null,
        last_ends_at: sessions.at(-1)?.['ends_at'] ?? null,
        status: one.status,
        status_since: isOver ? at({ day: one.sessions.at(-1)!.day, time: '23:30' }) : (published ?? written),
        published_at: published,
        completed_at: isOver ? at({ day: one.sessions.at(-1)!.day, time: '23:30' }) : null,
        created_at: written,
        updated_at: published ?? written,
        lock_version: 1,
      },
    ],
    workshop_sessions: sessions,
    workshop_registrations: registrations,
    workshop_presence: presenceOf(own, one, sessions, registrations, calendar),
    badges: isOver && one.hasCertificate ? registrations.flatMap((row, number) => badgeOf(center, one, row, takers[number]!, calendar)) : [],
  }
}

const isOf =
  (center: SeedCenter, ...roles: readonly string[]) =>
  ({ centerSlug, status, roles: own }: SeedPerson) =>
    centerSlug === center.slug && status === 'active' && own.some(({ name }) => roles.includes(name))

const coordinatorOf = (center: SeedCenter) => people.find(isOf(center, 'coordinator'))!

/** The member of the demo team, where it gives the workshop. */
function trainerOf(center: SeedCenter, { isGivenByMember }: SeedWorkshop) {
  const member = isGivenByMember ? people.find((one) => one.demo && isOf(center, 'member')(one)) : undefined
  return member && { id: personId(member.key), firstName: member.firstName, name: `${member.firstName} ${member.lastName}` }
}

type Taker = { person: SeedPerson | null; name: string }

/** Who registered, in their order: the volunteer of the demo first, and people without an account where a center has too few others. Where there is a line the volunteer is second in it. */
function takersOf(center: SeedCenter, one: SeedWorkshop): Taker[] {
  const roles = one.audience === 'organizations' ? ['member', 'admin'] : ['volunteer', 'member', 'admin']
  const trainer = trainerOf(center, one)?.id
  const [demo, others] = [
    people.filter((person) => person.demo && isOf(center, roles[0]!)(person) && personId(person.key) !== trainer),
    shuffle(
      people.filter((person) => !person.demo && isOf(center, ...roles)(person)),
      `${one.key} takers`,
      ({ key }) => key,
    ),
  ]
  const many = one.registered + (one.waiting ?? 0)
  const known = (one.waiting ? others : [...demo, ...others])
    .slice(0, many)
    .map((person): Taker => ({ person, name: `${person.firstName} ${person.lastName}` }))
  const guests = guestNames.slice(0, Math.max(0, many - known.length)).map((name): Taker => ({ person: null, name }))
  const all = [...known, ...guests]
  const [waits] = one.waiting ? demo : []
  return waits ? all.with(one.registered + 1, { person: waits, name: `${waits.firstName} ${waits.lastName}` }) : all
}

/** The last who has a place at a workshop that is over was not there. */
const wasThere = ({ registered }: SeedWorkshop, number: number) => number < registered - 1

function registrationOf(one: SeedWorkshop, own: Row, { person, name }: Taker, number: number, { at }: Calendar): Row {
  const id = idOf('workshop registration', `${String(own['workshop_id'])} ${name}`, -daysAgo)
  const came = at({ day: -daysAgo + number, time: '20:15' })
  const isWaiting = number >= one.registered
  const team = one.audience === 'organizations' ? person?.roles.find(({ organizationKey }) => organizationKey)?.organizationKey : undefined
  const status = isWaiting ? 'waitlisted' : one.status !== 'completed' ? 'registered' : wasThere(one, number) ? 'attended' : 'no_show'
  return {
    ...own,
    id,
    user_id: person && personId(person.key),
    guest_name: person ? null : name,
    organization_id: team ? organizationId(team) : null,
    status,
    registered_at: isWaiting ? null : came,
    waitlisted_at: came,
    note: number === 1 && one.status !== 'completed' ? 'Ik hoor slecht aan mijn linkeroor.' : null,
    source: person ? 'web' : 'paper',
    // As long as those that people get, and the same in every seed.
    calendar_key: createHash('sha256').update(id).digest('base64url').slice(0, 22),
    created_at: came,
    updated_at: came,
    lock_version: 1,
  }
}

/** Of a workshop that is over everybody is marked; of one that goes on the first session is, but for the last person. */
function presenceOf(own: Row, one: SeedWorkshop, sessions: readonly Row[], registrations: readonly Row[], { at }: Calendar): Row[] {
  const isOver = one.status === 'completed'
  const held = sessions.filter((_session, number) => isOver || (one.status === 'confirmed' && number === 0))
  const marked = registrations.slice(0, isOver ? one.registered : one.registered - 1)
  return held.flatMap((session, nth) =>
    marked.map((row, number): Row => {
      const isThere = isOver ? wasThere(one, number) || nth === 0 : number !== 2
      return {
        ...own,
        id: idOf('workshop presence', `${String(row['id'])} ${String(session['id'])}`, -daysAgo),
        registration_id: row['id'],
        session_id: session['id'],
        state: isThere ? 'present' : 'absent',
        marked_at: at({ day: one.sessions[nth]!.day, time: '21:40' }),
      }
    }),
  )
}

function badgeOf(center: SeedCenter, one: SeedWorkshop, { id, workshop_id, status }: Row, { person, name }: Taker, { date, at }: Calendar): Row[] {
  if (status !== 'attended') return []
  const { nameKey, nameDigest } = keepName(name, centerId(center.slug))
  return [
    {
      volunteer_center_id: centerId(center.slug),
      id: idOf('badge', String(id), -daysAgo),
      workshop_id,
      registration_id: id,
      user_id: person && personId(person.key),
      code: newPaperCode(),
      name_key: nameKey,
      name_digest: nameDigest,
      title: one.title,
      learns: one.learns,
      days: one.sessions.map(({ day }) => date(day)),
      minutes: one.sessions.reduce((sum, { times }) => sum + minutesOf(times), 0),
      issued_at: at({ day: one.sessions.at(-1)!.day + 1, time: '08:00' }),
    },
  ]
}
