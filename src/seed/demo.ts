import { sql } from 'kysely'
import type { Config } from '#kernel/config/server/config.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { hashPassword } from '#features/auth/passwords/server/passwords.ts'
import { fillStock } from '#features/files/stock/server/fill-stock.ts'
import { fillPlaces } from '#features/places/server/load.ts'
import { countResponseTimes } from '#features/applications/reminders/server/count-response-times.ts'
import { applicationRow, conversationRow, messageRows, readerRows, sharingRow, type Told } from './application-rows.ts'
import { calendarFrom } from './calendar.ts'
import { centerId, centerRows, profileRow } from './center-rows.ts'
import { applications } from './content/applications/applications.ts'
import { centers } from './content/centers.ts'
import { organizations } from './content/organizations.ts'
import { people } from './content/people.ts'
import { vacancies } from './content/vacancies.ts'
import { formRows } from './form-rows.ts'
import { insertRows, type Row } from './insert-rows.ts'
import { newsRows, partnerRows } from './news-rows.ts'
import { organizationRows } from './organization-rows.ts'
import { noticeRows } from './notice-rows.ts'
import { consentRows, peopleRows } from './people-rows.ts'
import { auditEventRows } from './audit-event-rows.ts'
import { vacancyRows } from './vacancy-rows.ts'

/** Everyone's password in the demo. */
export const demoPassword = 'samen-voor-de-buurt'

type Seeding = { config: Pick<Config, 'databaseUrl'>; db: Database; log?: (line: string) => void; now?: Date }

/** Fills an empty database with the demo towns: the same every time, its days counted from `now`. */
export async function seedDemo({ config, db, log = () => {}, now = new Date() }: Seeding): Promise<void> {
  const began = performance.now()
  const calendar = calendarFrom(now)
  const told = withVacancies()
  await fillPlaces(config.databaseUrl!)

  const { users, roles } = peopleRows(people, calendar, await hashPassword(demoPassword))
  await db.onPlatform(async (tx) => {
    await insertRows(tx, 'volunteer_centers', centerRows())
    await insertRows(tx, 'users', users)
  })
  log(`  ${centers.length} centers, ${users.length} people`)

  const rows = rowsOf(told, calendar)
  for (const center of centers) {
    const id = centerId(center.slug)
    const own = (list: readonly Row[]) => list.filter((row) => row['volunteer_center_id'] === id)
    await db.inCenter(id, async (tx) => {
      await insertRows(tx, 'volunteer_center_profiles', [profileRow(center)])
      for (const [table, list] of Object.entries(rows)) await insertRows(tx, table, own(list))
    })
    await countResponseTimes(db, id)
    log(
      `  ${center.name}: ${own(rows.organizations).length} organizations, ${own(rows.vacancies).length} vacancies, ${own(rows.applications).length} applications`,
    )
  }
  // Roles name organizations, so they come last.
  await db.onPlatform((tx) => insertRows(tx, 'user_roles', roles))
  for (const { slug } of centers) await db.inCenter(centerId(slug), noteTeams)
  await fillStock(db)
  const counts = Object.entries(rows).map(([table, list]) => `${list.length} ${table.replaceAll('_', ' ')}`)
  log(`demo content: ${counts.join(', ')} (${Math.round(performance.now() - began)} ms)`)
}

/** Whom the center calls at each organization, and when somebody of it last did something: known once there are roles. */
async function noteTeams(tx: Tx): Promise<void> {
  await sql`
    update organizations o set contact_user_id = team.contact, last_active_at = team.active
    from (select r.organization_id as id, (array_agg(r.user_id order by r.name, u.created_at, u.id) filter (where u.status <> 'archived'))[1] as contact,
        max(greatest(
          (select max(e.at) from audit_events e where e.volunteer_center_id = r.volunteer_center_id and e.actor_id = r.user_id),
          (select max(m.created_at) from messages m where m.volunteer_center_id = r.volunteer_center_id and m.author_id = r.user_id),
          u.created_at)) as active
      from user_roles r join users u on u.id = r.user_id where r.organization_id is not null group by r.organization_id) team
    where o.id = team.id`.execute(tx)
}

/** The rows of each center's own tables, in an order in which every row finds what it names. */
function rowsOf(told: readonly Told[], calendar: ReturnType<typeof calendarFrom>) {
  const ofOrganizations = organizationRows(organizations, calendar)
  const ofVacancies = vacancyRows(vacancies, calendar)
  const ofNews = newsRows(vacancies, calendar)
  const ofForms = formRows(calendar)
  return {
    addresses: [...ofOrganizations.addresses, ...ofVacancies.addresses],
    organizations: ofOrganizations.organizations,
    organization_profiles: ofOrganizations.profiles,
    vacancies: ofVacancies.vacancies,
    news_articles: ofNews.articles,
    news_slugs: ofNews.slugs,
    partners: partnerRows(calendar),
    consents: [...consentRows(people, calendar), ...told.map((one) => sharingRow(one, calendar))],
    conversations: told.map((one) => conversationRow(one, calendar)),
    applications: told.map((one) => applicationRow(one, calendar)),
    messages: told.flatMap((one) => messageRows(one, calendar)),
    conversation_readers: told.flatMap((one) => readerRows(one, calendar)),
    notifications: noticeRows(told, people, organizations, calendar),
    center_forms: ofForms.forms,
    form_answers: ofForms.answers,
    audit_events: auditEventRows({ organizations, vacancies, told, people }, calendar),
  }
}

function withVacancies(): Told[] {
  const byKey = new Map(vacancies.map((vacancy) => [vacancy.key, vacancy]))
  return applications.map((application) => ({ application, vacancy: byKey.get(application.vacancyKey)! }))
}
