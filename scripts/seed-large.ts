import pg from 'pg'
import { readConfig } from '#kernel/config/server/config.ts'
import { openDatabase } from '#kernel/db/server/database.ts'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { provideDatabase } from '#kernel/db/server/provide-database.ts'
import { hashPassword } from '#features/auth/passwords/server/passwords.ts'
import { demoPassword } from '#src/seed/demo.ts'
import { fillPlaces } from '#features/places/server/load.ts'
import { fillSites } from '#src/seed/fill-tenants.ts'
import { organizations } from '#src/seed/content/organizations.ts'
import { people } from '#src/seed/content/people.ts'
import { poolRows } from '#src/seed/pool-rows.ts'
import { vacancies } from '#src/seed/content/vacancies.ts'
import { calendarFrom } from '#src/seed/calendar.ts'
import { activityRows } from '#src/seed/activity-rows.ts'
import { socialMapRows } from '#src/seed/social-map-rows.ts'
import { centerBySlug } from '#src/seed/content/centers.ts'
import {
  largeAddresses,
  largeCalendar,
  largeCenters,
  largeHelp,
  largeOrganizations,
  largePool,
  largeSocialMap,
  largeTexts,
  largeUsers,
  largeVacancies,
} from './large-sql.ts'

// Fills a separate database (./data-large) for benchmarks: the texts of the demo, in any number of towns.
//   node scripts/seed-large.ts [--vacancies=100000] [--users=200000] [--centers=vacancies / 250]

const asked = (name: string, otherwise: number) => Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const vacancyCount = asked('vacancies', 100_000)
// A center has a few hundred vacancies (domain §6), so more vacancies mean more centers.
const centerCount = asked('centers', Math.max(6, Math.round(vacancyCount / 250)))
const counts = { vacancies: vacancyCount, centers: centerCount, organizations: centerCount * 50, users: asked('users', 200_000) }
const mapEntries = 5_000
const poolCards = 5_000
/** Each has a hundred dates. */
const calendarActivities = 100
/** More than any town has. */
const helpers = 2_000
const say = (line: string) => process.stdout.write(`${line}\n`)

const config = readConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? './data-large', SEED: 'none' })
const database = await provideDatabase(config, say)
const owner = await connect()
const began = performance.now()
try {
  const { rowCount } = await owner.query('select from volunteer_centers limit 1')
  if (rowCount) throw new Error(`The database in ${config.dataDir} has content already. Delete it first, or set DATA_DIR.`)
  await fillPlaces(database.databaseUrl)
  await addSites()
  await prepare()
  await step(`${counts.centers} centers`, largeCenters, [counts.centers])
  await step(`${counts.users} people`, largeUsers, [counts.users, counts.centers, await hashPassword(demoPassword)])
  await step(`${counts.organizations} organizations`, largeAddresses, [counts.centers])
  await owner.query('analyze volunteer_centers, users, addresses')
  for (const text of largeOrganizations) await owner.query(text, [counts.centers])
  await owner.query('analyze organizations, large_texts')
  await fillVacancies()
  await fillSocialMap()
  await fillCalendar()
  await fillPool()
  await step(`${helpers} people who offer help`, largeHelp, [
    helpers,
    encryptText('Samen iets doen', { centerId: await secondCenter(), column: 'help_requests.description' }),
  ])
  await owner.query('drop table large_texts, large_names; drop type large_text; drop function large_id, large_chance')
  for (const table of [
    'volunteer_centers',
    'users',
    'user_roles',
    'addresses',
    'organizations',
    'organization_profiles',
    'vacancies',
    'social_map_entries',
    'social_map_points',
    'opening_spans',
    'activities',
    'activity_occurrences',
    'pool_entries',
    'help_requests',
  ])
    await owner.query(`vacuum (analyze) ${table}`)
  say(`ready in ${seconds(began)}; start with DATA_DIR=${config.dataDir} SEED=none RATE_LIMITS=off npm start`)
} finally {
  await owner.end()
  await database.release()
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(database.databaseUrl)
  client.on('error', () => {}) // the query that waits rejects with the error
  await client.connect()
  // The generated rows are valid; constraint checks and triggers for each of them would take most of the time.
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  return client
}

async function addSites(): Promise<void> {
  const db = await openDatabase({ ...config, databaseUrl: database.databaseUrl })
  await fillSites(db)
  await db.close()
}

async function prepare(): Promise<void> {
  for (const text of largeTexts) await owner.query(text)
  const told = vacancies.filter(({ status }) => status === 'published').map((one) => ({ ...one, town: centerBySlug.get(one.centerSlug)!.town }))
  await owner.query(`insert into large_texts select row_number() over () - 1, v.* from jsonb_populate_recordset(null::large_text, $1::jsonb) v`, [
    JSON.stringify(told.map(inDatabaseWords)),
  ])
  const names = organizations.map((one) => ({
    name: one.name,
    summary: one.summary,
    description: one.description,
    themes: one.themes,
    town: centerBySlug.get(one.centerSlug)!.town,
  }))
  const persons = people.map(({ firstName, lastName }) => ({ first: firstName, last: lastName }))
  await owner.query('insert into large_names values ($1::jsonb, $2::jsonb)', [JSON.stringify(names), JSON.stringify(persons)])
}

function inDatabaseWords(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]))
}

async function secondCenter(): Promise<string> {
  return (await owner.query<{ id: string }>('select large_id(1, 2) as id')).rows[0]!.id
}

async function step(what: string, text: string, values: unknown[]): Promise<void> {
  const start = performance.now()
  await owner.query(text, values)
  say(`${what} (${seconds(start)})`)
}

/** Two connections in parallel, because most of the time goes into the search words of the texts. */
async function fillVacancies(): Promise<void> {
  const start = performance.now()
  const each = Math.ceil(counts.vacancies / counts.centers)
  const { rows: indexes } = await owner.query<{ indexdef: string; indexname: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'vacancies' and indexdef not like '%UNIQUE%'`,
  )
  for (const { indexname } of indexes) await owner.query(`drop index ${indexname}`)
  const parts = 8
  const bounds = Array.from({ length: parts + 1 }, (_, part) => Math.round((counts.centers * part) / parts))
  await Promise.all(
    [0, 1].map(async (half) => {
      const client = await connect()
      for (let part = half; part < parts; part += 2) {
        await client.query(largeVacancies, [bounds[part]! + 1, bounds[part + 1], each])
        say(`  vacancies of centers ${bounds[part]! + 1} to ${bounds[part + 1]} (${seconds(start)})`)
      }
      await client.end()
    }),
  )
  for (const { indexdef } of indexes) await owner.query(indexdef)
  say(`${each * counts.centers} vacancies (${seconds(start)})`)
}

/** More than any town has, so that the list is measured where it is longest. */
async function fillSocialMap(): Promise<void> {
  const [entries, points, spans] = largeSocialMap
  await step(`${mapEntries} entries of the social map`, entries, [JSON.stringify(socialMapRows(calendarFrom(new Date()))), mapEntries])
  for (const text of [points, spans]) await owner.query(text, [mapEntries])
}

/** Ten thousand dates in one town, so that the month is measured where it is fullest. */
async function fillCalendar(): Promise<void> {
  const [activities, dates] = largeCalendar
  const published = activityRows(calendarFrom(new Date())).activities.filter((row) => row['status'] === 'published')
  await step(`${calendarActivities} activities of the calendar`, activities, [JSON.stringify(published.slice(0, 20)), calendarActivities])
  await owner.query(dates, [calendarActivities])
}

/** As many people as no town has in its pool. */
async function fillPool(): Promise<void> {
  const [roles, cards] = largePool
  const count = Math.min(poolCards, counts.users)
  await owner.query(roles, [count])
  await step(`${count} cards of the pool`, cards, [JSON.stringify(poolRows(calendarFrom(new Date())).entries), count])
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
