import type { Database, Tx } from '#kernel/db/server/database.ts'
import { openDatabase } from '#kernel/db/server/database.ts'
import type { Template } from '#kernel/testing/server/fresh-database.ts'
import { hashPassword } from '#features/auth/passwords/server/passwords.ts'
import { type PlaceRow, replacePostcodes } from '#features/places/server/load.ts'
import { fillSites } from '#src/seed/fill-tenants.ts'

/** Everyone's password in tests. */
export const password = 'samen-voor-de-buurt'

/**
 * Two towns with the same few rows in each, so that every test can ask for what belongs to the other: Oldebroek and the demo
 * town, each with a school, a club that waits for approval, vacancies and people in every role.
 */
export const twoTowns: Template = {
  name: 'two_towns',
  fill: async (config) => {
    const db = await openDatabase(config)
    const hash = await hashPassword(password)
    await replacePostcodes(config.databaseUrl, places)
    await fillSites(db)
    for (const town of ['demo', 'oldebroek'] as const) await addTown(db, { town, hash })
    await db.close()
  },
}

/** Adds a town: its center, on its own site or on this tenant's, its organizations and its people. */
export async function addTown(db: Database, { town, hash, tenant = town, isDefault = true }: NewTown): Promise<void> {
  const center = await db.onPlatform((tx) => addCenter(tx, { town, tenant, isDefault }))
  await db.inCenter(center, (tx) => addOrganizations(tx, center, town))
  await db.onPlatform((tx) => addPeople(tx, center, town, hash))
}

type NewTown = { town: string; /** Hash of everybody's password. */ hash: string; tenant?: string; isDefault?: boolean }

/** Ids that tests can name: the last digits say what it is, the first ones which town. */
export const id = {
  center: (town: string) => made(town, 1),
  school: (town: string) => made(town, 10),
  club: (town: string) => made(town, 11),
  address: (town: string) => made(town, 20),
  gardening: (town: string) => made(town, 30),
  reading: (town: string) => made(town, 31),
  draft: (town: string) => made(town, 32),
  closed: (town: string) => made(town, 33),
  person: (town: string, name: string) => made(town, 100 + people.findIndex((person) => person.name === name)),
}

/** Towns that tests know; not every template has all of them. */
const towns = ['demo', 'oldebroek', 'arnhem', 'nijmegen', 'apeldoorn']

function made(town: string, number: number): string {
  return `0193000${1 + towns.indexOf(town)}-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** Of all places in the country these three, and one postcode area. */
const places: PlaceRow[] = [
  [null, 'Oldebroek', 'Oldebroek', 52.44, 5.9],
  [null, 'Zutphen', 'Zutphen', 52.14, 6.2],
  [null, 'Arnhem', 'Arnhem', 51.98, 5.91],
  ['7201', 'Zutphen', 'Zutphen', 52.13, 6.19],
]

async function addCenter(tx: Tx, { town, tenant, isDefault }: Required<Omit<NewTown, 'hash'>>): Promise<string> {
  const center = id.center(town)
  await insert(tx, 'volunteer_centers', [
    { id: center, tenant_key: tenant, slug: town, name: `Vrijwilligerscentrale ${town}`, town, is_default: isDefault, latitude: 52.34, longitude: 5.62 },
  ])
  return center
}

async function addOrganizations(tx: Tx, center: string, town: string): Promise<void> {
  const own = { volunteer_center_id: center }
  await insert(tx, 'addresses', [
    { ...own, id: id.address(town), street: 'Dorpsstraat', house_number: '1', postcode: '8096 AA', city: 'Oldebroek', latitude: 52.44, longitude: 5.9 },
  ])
  await insert(tx, 'organizations', [
    {
      ...own,
      id: id.school(town),
      name: 'De Brug',
      slug: 'de-brug',
      organization_type: 'School',
      status: 'approved',
      summary: 'Basisschool aan de vaart',
      address_id: id.address(town),
    },
    { ...own, id: id.club(town), name: 'Tuinclub Groen', slug: 'tuinclub', organization_type: 'Organization', status: 'pending', summary: 'Wij tuinieren' },
  ])
  await insert(tx, 'organization_profiles', [
    {
      ...own,
      organization_id: id.school(town),
      description: 'Een kleine school waar iedereen elkaar kent en ouders vaak meehelpen.',
      themes: ['youth_education'],
    },
  ])
  const vacancy = {
    ...own,
    organization_id: id.school(town),
    summary: 'Help ons een uurtje in de week',
    commitment: 'recurring',
    location_mode: 'on_site',
    valid_through: '2099-01-01',
    description:
      'Je helpt de kinderen op een vaste middag. Je krijgt uitleg van de juf en je staat er nooit alleen voor. Na afloop is er thee en hoor je hoe het ging. Iedereen kan het.',
    address_id: id.address(town),
    city: 'Oldebroek',
    latitude: 52.44,
    longitude: 5.9,
    places: 2,
  }
  await insert(tx, 'vacancies', [
    {
      ...vacancy,
      id: id.gardening(town),
      title: 'Tuinieren met groep vijf',
      slug: 'tuinieren',
      themes: ['nature', 'youth_education'],
      dayparts: ['tue_afternoon'],
      status: 'published',
      published_at: '2026-11-01T10:00:00Z',
    },
    {
      ...vacancy,
      id: id.reading(town),
      title: 'Voorlezen aan kleuters',
      slug: 'voorlezen',
      themes: ['language'],
      dayparts: ['mon_morning'],
      status: 'published',
      published_at: '2026-11-02T10:00:00Z',
    },
    { ...vacancy, id: id.draft(town), title: 'Nog in de maak', slug: 'in-de-maak', themes: ['events'], status: 'draft' },
    { ...vacancy, id: id.closed(town), title: 'Gesloten vraag naar hulp', slug: 'gesloten', themes: ['events'], status: 'closed', closed_reason: 'filled' },
  ])
}

const people: { name: string; first: string; last: string; role?: string; inSchool?: string }[] = [
  { name: 'vrijwilliger', first: 'Fatima', last: 'El Amrani' },
  { name: 'tweede', first: 'Kees', last: 'de Groot' },
  { name: 'lid', first: 'Marijke', last: 'Smit', inSchool: 'member' },
  { name: 'beheerder', first: 'Johan', last: 'Visser', inSchool: 'admin' },
  { name: 'redacteur', first: 'Noor', last: 'Bakker', role: 'editor' },
  { name: 'coordinator', first: 'Wim', last: 'Jansen', role: 'coordinator' },
  { name: 'centerbeheerder', first: 'Sanne', last: 'Mulder', role: 'center_admin' },
]

async function addPeople(tx: Tx, center: string, town: string, hash: string): Promise<void> {
  const idOf = (name: string) => id.person(town, name)
  await insert(
    tx,
    'users',
    people.map(({ name, first, last }) => ({
      id: idOf(name),
      email: `${name}@${town}.example`,
      first_name: first,
      last_name: last,
      status: 'active',
      password_hash: hash,
      confirmed_at: new Date(),
      home_center_id: center,
    })),
  )
  await insert(
    tx,
    'user_roles',
    people.flatMap(({ name, role, inSchool }) => [
      { volunteer_center_id: center, user_id: idOf(name), name: 'volunteer', organization_id: null },
      ...(role ? [{ volunteer_center_id: center, user_id: idOf(name), name: role, organization_id: null }] : []),
      ...(inSchool ? [{ volunteer_center_id: center, user_id: idOf(name), name: inSchool, organization_id: id.school(town) }] : []),
    ]),
  )
}

/** Inserts rows as they are; untyped, because the tables belong to every feature. */
async function insert(tx: Tx, table: string, rows: Record<string, unknown>[]): Promise<void> {
  await tx
    .insertInto(table as never)
    .values(rows as never)
    .execute()
}
