import { sql } from 'kysely'
import { countResponseTimes } from '#features/applications/reminders/server/count-response-times.ts'
import { hashPassword } from '#features/auth/passwords/server/passwords.ts'
import { fillStock } from '#features/files/stock/server/fill-stock.ts'
import { slugOf } from '#features/news/model/slug-of.ts'
import { countRegion } from '#features/region/server/count-region.ts'
import { fillPlaces } from '#features/places/server/load.ts'
import type { Config } from '#kernel/config/server/config.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { readMarks } from '#kernel/rich-text/read-marks.ts'
import {
  type Told,
  applicationId,
  applicationRow,
  conversationRow,
  messageRows,
  readerRows,
  sharingRow,
  silenceOf,
  vacancyId,
  vacancyRows,
} from './vacancy-rows.ts'
import { activityRows } from './activity-rows.ts'
import { auditEventRows } from './audit-event-rows.ts'
import { type Calendar, calendarFrom } from './calendar.ts'
import { expenseNoteRows } from './expense-note-rows.ts'
import { fillHosts, fillTenants } from './fill-tenants.ts'
import { centerId, centerRows, formRows, profileRow } from './center-rows.ts'
import { applications } from './content/applications/applications.ts'
import { centers } from '#src/seed/content/centers.ts'
import { newsOf } from './content/news.ts'
import { organizations } from './content/organizations.ts'
import { partnersOf } from './content/partners.ts'
import { people } from '#src/seed/content/people.ts'
import type { Moment, SeedCenter, SeedOrganization, SeedPerson, SeedVacancy } from './content/types.ts'
import { vacancies } from './content/vacancies.ts'
import { idOf } from './identifiers.ts'
import { type Row, insertRows } from './insert-rows.ts'
import { measureRows } from './measure-rows.ts'
import { consentRows, organizationRows, peopleRows, personId } from './organization-rows.ts'
import { poolRows } from './pool-rows.ts'
import { helpMatchRows } from './help-match-rows.ts'
import { helpRows, placeHelpRows } from './help-rows.ts'
import { socialMapRows, writeDerivedMapRows } from './social-map-rows.ts'
import { workshopRows } from './workshop-rows.ts'

/** Sites in two languages have both. */
const hasEnglish = ({ tenantKey }: SeedCenter) => tenantKey === 'public' || tenantKey === 'meedoen'
const most = 2

/** What each center tells, with what one can do about it, and every address of it. */
function newsRows(vacancies: readonly SeedVacancy[], { at }: Calendar) {
  const articles = centers.flatMap((center) =>
    newsOf(center).map((one): Row => {
      const written = { title: one.title.en, intro: one.intro.en, body: one.body.en }
      const isEnglish = hasEnglish(center) && written.body !== ''
      const slug = slugOf(one.title.nl)
      const slugEn = slugOf(written.title)
      const related = vacancies.filter(({ centerSlug, status, themes }) => centerSlug === center.slug && status === 'published' && themes.includes(one.theme))
      const moment = at({ day: one.day, time: '09:30' })
      return {
        id: idOf('news', `${center.slug} ${one.key}`, one.day - 1),
        volunteer_center_id: centerId(center.slug),
        status: one.status,
        title: one.title.nl,
        slug,
        intro: one.intro.nl,
        body: readMarks(one.body.nl),
        title_en: isEnglish ? written.title : null,
        slug_en: isEnglish && slugEn !== slug ? slugEn : null,
        intro_en: isEnglish ? written.intro : null,
        body_en: isEnglish ? readMarks(written.body) : [],
        theme: one.theme,
        byline: one.byline,
        related_vacancies: related.slice(0, most).map(vacancyId),
        pinned: one.isPinned ?? false,
        published_at: one.status === 'draft' ? null : moment,
        created_at: at({ day: Math.min(one.day, 0) - 2, time: '14:10' }),
        updated_at: at({ day: Math.min(one.day, 0), time: '09:30' }),
        lock_version: 1,
      }
    }),
  )
  const slugs = articles.flatMap(({ id, volunteer_center_id, slug, slug_en }) =>
    [slug, slug_en].filter(Boolean).map((one): Row => ({ volunteer_center_id, slug: one, news_id: id })),
  )
  return { articles, slugs }
}

/** Whom each center works with, in its order. */
function partnerRows({ at }: Calendar): Row[] {
  return centers.flatMap((center) =>
    partnersOf(center).map((one, number): Row => ({
      id: idOf('partner', `${center.slug} ${one.key}`, -200),
      volunteer_center_id: centerId(center.slug),
      name: one.name,
      kind: one.kind,
      text: one.text.nl,
      text_en: hasEnglish(center) ? one.text.en : null,
      url: one.url,
      position: (number + 1) * 10,
      created_at: at({ day: -200, time: '10:00' }),
      updated_at: at({ day: -200, time: '10:00' }),
      lock_version: 1,
    })),
  )
}

type News = { key: string; when: Moment; to: readonly string[] }

/** News older than a few days has been read. */
const readAfter = 3

/** What people were told inside the product: the same events as features/notifications tells. */
function noticeRows(told: readonly Told[], people: readonly SeedPerson[], organizations: readonly SeedOrganization[], { at }: Calendar): Row[] {
  const personOf = new Map(people.map((one) => [one.key, one]))
  const nameOf = new Map(organizations.map(({ key, name }) => [key, name]))
  const active = people.filter(({ status }) => status === 'active')
  return told.flatMap(({ application: one, vacancy }) => {
    const { firstName, lastName } = personOf.get(one.personKey)!
    const facts = { person: `${firstName} ${lastName}`.trim(), vacancy: vacancy.title, organization: nameOf.get(vacancy.organizationKey)! }
    const team = active.filter(({ roles }) => roles.some(({ organizationKey }) => organizationKey === vacancy.organizationKey)).map(({ key }) => key)
    const staff = active
      .filter(({ centerSlug, roles }) => centerSlug === one.centerSlug && roles.some(({ name }) => name === 'coordinator'))
      .map(({ key }) => key)
    const { escalated } = silenceOf(one)
    const news: News[] = [
      ...one.steps.map((step): News =>
        step.status === 'new'
          ? { key: 'application.received', when: step, to: team }
          : { key: `application.${step.status}`, when: step, to: step.by === 'volunteer' ? team : [one.personKey] },
      ),
      ...(escalated
        ? [
            { key: 'application.escalated', when: escalated, to: staff },
            { key: 'application.silent', when: escalated, to: [one.personKey] },
          ]
        : []),
    ]
    return news.flatMap(({ key, when, to }) =>
      to.map((receiver): Row => ({
        id: idOf('notice', `${one.key} ${key} ${receiver}`, when.day),
        volunteer_center_id: centerId(one.centerSlug),
        user_id: personId(receiver),
        event_key: key,
        facts,
        path: `/applications/${applicationId(one)}`,
        read_at: when.day < -readAfter ? at({ day: when.day + 1, time: '20:00' }) : null,
        created_at: at(when),
        updated_at: at(when),
      })),
    )
  })
}

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
    await fillTenants(tx)
    await insertRows(tx, 'volunteer_centers', centerRows())
    await fillHosts(tx)
    await insertRows(tx, 'users', users)
  })
  log(`  ${centers.length} centers, ${users.length} people`)

  const rows = rowsOf(told, calendar)
  for (const center of centers) {
    const id = centerId(center.slug)
    const own = (list: readonly Row[]) => list.filter((row) => row['volunteer_center_id'] === id)
    await db.inCenter(id, async (tx) => {
      await insertRows(tx, 'volunteer_center_profiles', [profileRow(center)])
      // Their first days are over.
      await insertRows(tx, 'first_days', [{ volunteer_center_id: centerId(center.slug) }])
      for (const [table, list] of Object.entries(rows)) await insertRows(tx, table, own(list))
      if (center.slug === 'arnhem') await relayRows(tx, calendar)
      await writeDerivedMapRows(tx, id, now)
      await placeHelpRows(tx)
    })
    const counted = measureRows(center, vacancies, now)
    await db.inCenter(id, async (tx) => {
      await insertRows(tx, 'measure_atoms', counted.atoms)
      await insertRows(tx, 'measure_versions', counted.versions)
    })
    await countResponseTimes(db, id)
    await db.inCenter(id, (tx) => countRegion(tx, id))
    log(
      `  ${center.name}: ${own(rows.organizations).length} organizations, ${own(rows.vacancies).length} vacancies, ${own(rows.applications).length} applications`,
    )
  }
  // Roles name organizations, so they come last.
  await db.onPlatform((tx) => insertRows(tx, 'user_roles', roles))
  for (const { slug } of centers) await db.inCenter(centerId(slug), noteTeams)
  // Only in the work of their own person can they be written.
  for (const [userId, { centerId: id, rows: own }] of expenseNoteRows(calendar))
    await db.forUser(userId).inCenter(id, async (tx) => await insertRows(tx, 'expense_notes', own))
  await fillStock(db)
  const counts = Object.entries(rows).map(([table, list]) => `${list.length} ${table.replaceAll('_', ' ')}`)
  log(`demo content: ${counts.join(', ')} (${Math.round(performance.now() - began)} ms)`)
}

/** Relayed conversations have columns that others have not. */
async function relayRows(tx: Tx, calendar: ReturnType<typeof calendarFrom>): Promise<void> {
  const { conversations, messages, readers } = helpMatchRows(calendar)
  await insertRows(tx, 'conversations', conversations)
  await insertRows(tx, 'messages', messages)
  await insertRows(tx, 'conversation_readers', readers)
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
  const ofActivities = activityRows(calendar)
  const ofPool = poolRows(calendar)
  const ofHelp = helpMatchRows(calendar)
  return {
    addresses: [...ofOrganizations.addresses, ...ofVacancies.addresses],
    organizations: ofOrganizations.organizations,
    organization_profiles: ofOrganizations.profiles,
    vacancies: ofVacancies.vacancies,
    news_articles: ofNews.articles,
    news_slugs: ofNews.slugs,
    activities: ofActivities.activities,
    activity_occurrences: ofActivities.occurrences,
    ...workshopRows(calendar),
    partners: partnerRows(calendar),
    social_map_entries: socialMapRows(calendar),
    help_requests: helpRows(calendar),
    help_matches: ofHelp.matches,
    help_check_ins: ofHelp.checkIns,
    help_vog_checks: ofHelp.vogChecks,
    consents: [...consentRows(people, calendar), ...ofPool.consents, ...told.map((one) => sharingRow(one, calendar))],
    conversations: told.map((one) => conversationRow(one, calendar)),
    applications: told.map((one) => applicationRow(one, calendar)),
    pool_entries: ofPool.entries,
    pool_invitations: ofPool.invitations,
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
