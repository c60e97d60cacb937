import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { verifyPassword } from '#features/auth/passwords/server/passwords.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { centerId } from './center-rows.ts'
import { applications } from './content/applications/applications.ts'
import { centers } from '#src/seed/content/centers.ts'
import { helpMatchesOfArnhem } from './content/help-matches.ts'
import { organizations } from './content/organizations.ts'
import { people } from '#src/seed/content/people.ts'
import { tenants } from './content/tenants.ts'
import { vacancies } from './content/vacancies.ts'
import { demoPassword, seedDemo } from './demo.ts'
import { currentDate } from '#src/testing/current-date.ts'

const db = await freshDatabase(demoTemplate)
const again = await freshDatabase()

const count = async (tx: Tx, table: string) => (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(tx)).rows[0]!.n
const inAllCenters = async (table: string) => {
  const counts = await Promise.all(centers.map(({ slug }) => db.inCenter(centerId(slug), (tx) => count(tx, table))))
  return counts.reduce((sum, own) => sum + own, 0)
}

test('everything that was written is in the database', async () => {
  expect(await db.onPlatform((tx) => count(tx, 'volunteer_centers'))).toBe(centers.length)
  expect(await db.onPlatform((tx) => count(tx, 'users'))).toBe(people.length)
  expect(await inAllCenters('organizations')).toBe(organizations.length)
  expect(await inAllCenters('vacancies')).toBe(vacancies.length)
  expect(await inAllCenters('applications')).toBe(applications.length)
  const relayed = helpMatchesOfArnhem.filter(({ met = [] }) => met.length === 2).length
  expect(await inAllCenters('conversations')).toBe(applications.length + relayed)
  expect(await inAllCenters('volunteer_center_profiles')).toBe(9)
  expect(await inAllCenters('audit_events')).toBeGreaterThan(vacancies.length)
})

test('each town with profiles has cards of every visibility and status, and invitations in every state', async () => {
  for (const { slug, tenantKey } of centers) {
    const { rows } = await db.inCenter(centerId(slug), (tx) =>
      sql<{ cards: number; hidden: number; center: number; paused: number; stale: number; states: string[]; wrong: number }>`
      select count(*)::int as cards, count(*) filter (where visibility = 'hidden')::int as hidden, count(*) filter (where visibility = 'center')::int as center,
        count(*) filter (where paused_until > ${currentDate})::int as paused, count(*) filter (where confirmed_at < now() - interval '6 months')::int as stale,
        array(select distinct status from pool_invitations order by 1) as states,
        (select count(*)::int from pool_invitations i join vacancies v on v.id = i.vacancy_id where v.organization_id <> i.organization_id) as wrong
      from pool_entries`.execute(tx),
    )
    const [found] = rows
    if (!flags(tenants[tenantKey]).volunteerProfiles) expect(found!.cards).toBe(0)
    else {
      expect([slug, found!.hidden > 0, found!.center > 0, found!.paused > 0, found!.stale > 0, found!.wrong]).toEqual([slug, true, true, true, true, 0])
    }
    if (slug === 'harderwijk') expect([found!.cards > 13, found!.states.length > 4]).toEqual([true, true])
  }
})

test('each town with a calendar has twenty-five activities, six series over both changes of the clock, one moved date and one that is off', async () => {
  for (const { slug, tenantKey } of centers) {
    const { rows } = await db.inCenter(centerId(slug), (tx) =>
      sql<{ n: number; long: number; moved: number; off: number; wrong: number }>`
      select (select count(*) from activities) as n,
        (select count(*) from activities a where (select count(distinct starts_at - local_start at time zone 'UTC') > 1 and max(local_date) - min(local_date) > 366
          from activity_occurrences o where o.activity_id = a.id)) as long,
        count(*) filter (where status = 'moved') as moved, count(*) filter (where status = 'cancelled') as off,
        count(*) filter (where local_start at time zone 'Europe/Amsterdam' <> starts_at) as wrong
      from activity_occurrences`.execute(tx),
    )
    const has = flags(tenants[tenantKey]).activities
    expect([slug, rows[0]]).toEqual([slug, { n: has ? 25 : 0, long: has ? 6 : 0, moved: has ? 1 : 0, off: has ? 1 : 0, wrong: 0 }])
  }
})

test('each center has eight workshops: full with a line, going on, too few, for everybody where there is a calendar, over with certificates', async () => {
  for (const { slug, tenantKey } of centers) {
    const { rows } = await db.inCenter(centerId(slug), (tx) =>
      sql<Record<string, unknown>>`select count(*)::int as n, count(*) filter (where status = 'full' and taken = capacity_max and waiting = 3)::int as full,
          count(*) filter (where status = 'published' and taken < capacity_min)::int as few, count(*) filter (where audience = 'all')::int as open,
          count(*) filter (where status = 'confirmed' and first_starts_at < now() and last_ends_at > now())::int as held,
          count(*) filter (where status = 'completed' and badges = 4 and taken = 4)::int as over,
          count(*) filter (where taken > capacity_max or (status <> 'draft' and deadline_at > first_starts_at - interval '1 day'))::int as wrong
        from (select w.*, (select coalesce(sum(seats), 0) from workshop_registrations r where r.workshop_id = w.id and r.status in ('registered', 'attended')) as taken,
          (select count(*) from workshop_registrations r where r.workshop_id = w.id and r.status = 'waitlisted') as waiting,
          (select count(*) from badges b where b.workshop_id = w.id and b.name_digest is not null) as badges from workshops w) w`.execute(tx),
    )
    const open = flags(tenants[tenantKey]).activities ? 1 : 0
    expect([slug, rows[0]]).toEqual([slug, { n: 8, full: 1, few: 1, open, held: 1, over: 1, wrong: 0 }])
  }
})

test('the volunteer of the demo town signs in with the password of the README', async () => {
  const { rows } = await db.onPlatform((tx) =>
    sql<{ password_hash: string }>`select password_hash from users where email = 'vrijwilliger@demo.example'`.execute(tx),
  )
  expect(await verifyPassword(demoPassword, rows[0]!.password_hash)).toMatchObject({ right: true })
})

test('the team of each demo town has ten open vacancies that ask nothing compulsory', async () => {
  for (const { slug } of centers.filter(({ isDefault }) => isDefault)) {
    const { rows } = await db.inCenter(centerId(slug), (tx) =>
      sql<{ n: number }>`
      select count(*) as n from vacancies v join user_roles r on r.organization_id = v.organization_id and r.name = 'member' join users u on u.id = r.user_id and u.email like 'lid@%'
      where v.status = 'published' and v.valid_through >= ${currentDate} and not jsonb_path_exists(v.questions, '$[*] ? (@.required == true)')`.execute(tx),
    )
    expect(rows[0]!.n, slug).toBeGreaterThanOrEqual(10)
  }
})

test('made twice on the same day it is the same twice', async () => {
  await seedDemo({ config: again.config, db: again })
  const list = async (from: typeof db) =>
    await from.inCenter(
      centerId('oldebroek'),
      async (tx) => (await sql`select id, slug, title, city, valid_through from vacancies order by id`.execute(tx)).rows,
    )
  expect(await list(again)).toEqual(await list(db))
})
