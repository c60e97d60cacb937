import { flags } from '#features/tenancy/tenant.ts'
import { type Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { applications } from './content/applications/applications.ts'
import { centers } from './content/centers.ts'
import { people } from './content/people.ts'
import { between, numberOf, pick, shuffle } from './content/pick.ts'
import { cards, invitationWords } from './content/pool.ts'
import { tenants } from './content/tenants.ts'
import type { SeedCenter, SeedPerson, SeedVacancy } from './content/types.ts'
import { vacancies } from './content/vacancies.ts'
import { idOf } from './identifiers.ts'
import type { Row } from './insert-rows.ts'
import { organizationId, personId } from './organization-rows.ts'
import { applicationId, vacancyId } from './vacancy-rows.ts'

const most = 30
const statuses = ['sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn'] as const

/** The cards of a center whose site has profiles, of every visibility and age, and invitations in every state. */
export function poolRows(calendar: Calendar): { entries: Row[]; invitations: Row[]; consents: Row[] } {
  const made = centers.filter(({ tenantKey }) => flags(tenants[tenantKey]).volunteerProfiles).map((center) => rowsOf(center, calendar))
  return {
    entries: made.flatMap(({ entries }) => entries),
    invitations: made.flatMap(({ invitations }) => invitations),
    consents: made.flatMap(({ consents }) => consents),
  }
}

function rowsOf(center: SeedCenter, calendar: Calendar) {
  const isVolunteer = ({ roles }: SeedPerson) => roles.every(({ name }) => name === 'volunteer')
  const active = people.filter(
    ({ centerSlug, status, roles }) =>
      centerSlug === center.slug && status === 'active' && roles.some(({ name }) => ['volunteer', 'member', 'admin'].includes(name)),
  )
  const [demo, others] = [
    active.filter((one) => one.demo && isVolunteer(one)),
    shuffle(
      active.filter(({ demo: isDemo }) => !isDemo),
      'pool',
      ({ key }) => key,
    ),
  ]
  const owners = [...demo, ...others.filter(isVolunteer), ...others.filter((one) => !isVolunteer(one))].slice(0, most)
  const made = owners.map((owner, at) => cardOf(center, owner, at, calendar))
  return { entries: made.map(({ entry }) => entry), consents: made.flatMap(({ consents }) => consents), invitations: invitationsOf(center, owners, calendar) }
}

const entryId = ({ key }: SeedPerson) => idOf('pool entry', key, -100)

function cardOf(center: SeedCenter, owner: SeedPerson, at: number, { at: moment, date }: Calendar) {
  const card = cards[(at + numberOf(center.slug)) % cards.length]!
  const { city, postcode4 } = pick(center.neighbourhoods, owner.key)
  // Of one town everybody has the same middle.
  const middle = center.neighbourhoods.find((one) => one.city === city)!
  const visibility = at % 10 === 7 ? 'hidden' : at % 10 === 4 ? 'center' : 'organizations'
  const day = at % 10 === 5 ? -200 : at % 10 === 9 ? -172 : -between(1, 120, `${owner.key} card`)
  const confirmed = moment({ day, time: '19:30' })
  const entry: Row = {
    volunteer_center_id: centerId(center.slug),
    id: entryId(owner),
    user_id: personId(owner.key),
    visibility,
    birth_year: between(1948, 2004, owner.key),
    about: card.about,
    postcode: postcode4,
    town: city,
    town_latitude: middle.lat,
    town_longitude: middle.lng,
    themes: card.themes,
    skills: card.skills,
    target_groups: card.groups,
    languages: owner.locale === 'en' ? ['en', 'nl'] : pick([['nl'], ['nl', 'en'], ['nl', 'ar'], ['nl', 'tr']], owner.key),
    dutch_level: pick([null, null, 'A2', 'B1', 'C1'], owner.key),
    dayparts: card.dayparts,
    commitment: card.commitment,
    hours_per_week: card.hours,
    max_distance_km: card.km,
    transport: card.transport,
    goal: pick(['social', 'language', 'work_experience', null], owner.key),
    goal_shown: numberOf(owner.key) % 2 === 0,
    support_needs: numberOf(owner.key) % 4 === 0 ? 'Ik kan niet lang achter elkaar staan.' : null,
    contact_frequency: at % 6 === 5 ? 1 : 2,
    paused_until: at % 10 === 6 ? date(20) : null,
    confirmed_at: confirmed,
    created_at: confirmed,
    updated_at: confirmed,
    lock_version: 1,
  }
  const purposes = { hidden: [], center: ['pool.center'], organizations: ['pool.center', 'pool.organizations'] }[visibility]
  const all = visibility !== 'hidden' && at % 5 === 0 ? [...purposes, 'pool.vog'] : purposes
  const consents = all.map((purpose): Row => ({
    volunteer_center_id: centerId(center.slug),
    id: idOf('consent', `${purpose} ${owner.key}`, day),
    user_id: personId(owner.key),
    purpose,
    version: '2026-11',
    source: `pool_entries/${entryId(owner)}`,
    given_at: confirmed,
  }))
  return { entry, consents }
}

/** The first of a center's volunteers is waited for; the others answered, or did not. */
function invitationsOf(center: SeedCenter, owners: readonly SeedPerson[], calendar: Calendar): Row[] {
  const open = vacancies.filter(({ centerSlug, status }) => centerSlug === center.slug && status === 'published')
  return owners.slice(0, 12).flatMap((owner, at) => {
    const own = applications.filter(({ personKey }) => personKey === owner.key)
    const known = new Set(own.map(({ vacancyKey }) => vacancies.find(({ key }) => key === vacancyKey)!.organizationKey))
    const works = new Set(owner.roles.map(({ organizationKey }) => organizationKey))
    const free = open.filter(({ organizationKey }) => !known.has(organizationKey) && !works.has(organizationKey))
    const status = at === 0 ? 'sent' : statuses[at % statuses.length]!
    const applied = own.find(({ steps }) => steps.at(-1)?.status === 'in_review') ?? own[0]
    if (status === 'accepted' && applied) {
      const vacancy = vacancies.find(({ key }) => key === applied.vacancyKey)!
      return [invitationRow(center, owner, { vacancy, status, at, day: (applied.steps[0]?.day ?? -1) - 2, application: applicationId(applied) }, calendar)]
    }
    if (free.length === 0) return []
    const day = status === 'expired' ? -30 : -between(1, 12, `${owner.key} invited`)
    return [
      invitationRow(
        center,
        owner,
        { vacancy: free[(at * 7) % free.length]!, status: status === 'accepted' ? 'declined' : status, at, day, application: null },
        calendar,
      ),
    ]
  })
}

type Invited = { vacancy: SeedVacancy; status: (typeof statuses)[number]; at: number; day: number; application: string | null }

function invitationRow(center: SeedCenter, owner: SeedPerson, { vacancy, status, at, day, application }: Invited, { at: moment }: Calendar): Row {
  const sent = moment({ day, time: '11:20' })
  const isAnswered = status === 'accepted' || status === 'declined' || status === 'withdrawn'
  return {
    volunteer_center_id: centerId(center.slug),
    id: idOf('pool invitation', `${owner.key} ${vacancy.key}`, day),
    vacancy_id: vacancyId(vacancy),
    organization_id: organizationId(vacancy.organizationKey),
    entry_id: entryId(owner),
    user_id: personId(owner.key),
    invited_by: personId(vacancy.contactPersonKey),
    message: invitationWords[at % invitationWords.length],
    status,
    decline_reason: status === 'declined' ? pick(['not_now', 'too_far', 'not_for_me'], owner.key) : null,
    seen_at: status === 'sent' || status === 'withdrawn' ? null : moment({ day: day + 1, time: '20:00' }),
    answered_at: isAnswered ? moment({ day: day + 1, time: '20:05' }) : null,
    expires_at: new Date(Date.parse(sent) + 21 * 86_400_000).toISOString(),
    application_id: application,
    created_at: sent,
    updated_at: sent,
    lock_version: 1,
  }
}
