import { existsSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { zoneOf } from '#shell/page-at.ts'
import { pages } from '#src/app/pages.ts'
import { buildApp } from '#src/server/app.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { demoPassword } from '#src/seed/demo.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { weigh } from '../bench/page-weight.ts'
import { documentWeights, routeWeights } from '../bench/script-weights.ts'

// `npm test` builds the pages first; when running this file alone, run `npm run build` before it.
const built = existsSync(new URL('../build/server/index.js', import.meta.url))
const { config, ...db } = await freshDatabase(demoTemplate)
let trips = 0
const counted = <Work extends (...args: never[]) => unknown>(work: Work): Work => ((...args) => (trips++, work(...args))) as Work
const counting: Database = {
  ...db,
  read: counted(db.read),
  inCenter: counted(db.inCenter),
  readOnPlatform: counted(db.readOnPlatform),
  onPlatform: counted(db.onPlatform),
  forUser: () => counting,
}
const app = built ? await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db: counting }) : null
afterAll(async () => await app?.close())

const host = 'vrijwilligersbank.localhost'
const [[[vacancy, organization]]] = (await db.read(centerId('zutphen'), [
  { text: `select id, organization_id from vacancies where status = 'published' order by id limit 1`, values: [] },
])) as [[[string, string]]]

const [[[entry]]] = (await db.read(centerId('zutphen'), [
  {
    text: `select slug || '--' || right(id::text, 12) from social_map_entries where organization_id is not null and status = 'active' order by id limit 1`,
    values: [],
  },
])) as [[[string]]]

const [[[activity]]] = (await db.read(centerId('zutphen'), [
  {
    text: `select slug || '--' || right(id::text, 12) from activities where status = 'published' and rule ->> 'kind' = 'weekly' order by id limit 1`,
    values: [],
  },
])) as [[[string]]]

async function get(path: string, cookie = ''): Promise<{ status: number; body: string }> {
  const answer = await app!.inject({ url: path, headers: { host, accept: 'text/html,*/*', cookie } })
  return { status: answer.statusCode, body: answer.payload }
}

/** An application that this person sent, or that their organization received. */
async function applicationOf(name: string): Promise<string> {
  const [[row]] = (await db.read(centerId('zutphen'), [
    {
      text: `select a.id from users u join applications a on a.user_id = u.id or a.organization_id in (select organization_id from user_roles where user_id = u.id)
        where u.email = $1 order by a.user_id <> u.id, a.id limit 1`,
      values: [emailOf(name)],
    },
  ])) as [[[string]]]
  return row[0]
}

const emailOf = (name: string) => `${name}@vrijwilligersbank.example`

async function signIn(name: string): Promise<string> {
  const { headers } = await app!.inject({
    method: 'POST',
    url: '/auth/sign_in',
    headers: { host, 'content-type': 'application/json' },
    payload: { email: emailOf(name), password: demoPassword },
  })
  return ['access-token', 'client', 'uid'].map((part) => `${part}=${encodeURIComponent(String(headers[part]))}`).join('; ')
}

/** The rows of the public zone without parameters in their address. */
const documents = pages
  .filter((page) => zoneOf(page) === 'document' && !/:\w+$/.test(page.path) && existsSync(new URL(`../src/${page.file}`, import.meta.url)))
  .map(({ path }) => `/${path.replace(/\/?:\w+\?$/, '')}`)

describe.skipIf(!built)('a public page', () => {
  for (const [pattern, most] of Object.entries(budgets.roundTrips)) {
    const path = pattern
      .replace('/vacancies/:id', `/vacancies/${vacancy}`)
      .replace('/organizations/:id', `/organizations/${organization}`)
      .replace('/sociale-kaart/:id', `/sociale-kaart/${entry}`)
      .replace('/activiteitenkalender/:id', `/activiteitenkalender/${activity}`)

    test(`${pattern} asks the database at most ${most} times, and is light`, async () => {
      await get(path) // warms up the look of the center, which is read once
      trips = 0
      const { status } = await get(path)
      expect(status).toBe(200)
      expect(trips).toBeLessThanOrEqual(most)
      const weight = await weigh(async (asked) => (await get(asked)).body, path)
      expect(weight.html).toBeLessThanOrEqual(budgets.html)
      expect(weight.script).toBeLessThanOrEqual(budgets.script)
      expect(weight.scriptInUse).toBeLessThanOrEqual(budgets.scriptInUse)
    })
  }
})

describe.skipIf(!built)('a page of one person', () => {
  for (const [name, pages] of Object.entries(budgets.personal.roundTrips)) {
    for (const [pattern, most] of Object.entries(pages)) {
      test(`${pattern} of ${name}@ asks the database at most ${most} times, and loads little beside React`, async () => {
        const path = pattern.includes('/:id') ? pattern.replace('/:id', `/${await applicationOf(name)}`) : pattern
        const cookie = await signIn(name)
        await get(path, cookie) // warms up: a session's first use in five minutes is recorded
        trips = 0
        const { status } = await get(path, cookie)
        expect(status).toBe(200)
        expect(trips).toBeLessThanOrEqual(most)
        const weight = await weigh(async (asked) => (await get(asked, cookie)).body, path)
        expect(weight.html).toBeLessThanOrEqual(budgets.html)
        expect(weight.script).toBeGreaterThan(budgets.script)
        expect(weight.script).toBeLessThanOrEqual(budgets.personal.script)
      })
    }
  }
})

describe.skipIf(!built)('the script of every page', () => {
  test('of the signed-in zone is light when it is opened, and with the largest part that comes later', () => {
    const weights = routeWeights()
    expect(weights.length).toBeGreaterThan(30)
    expect(weights.filter(({ script }) => script > budgets.personal.script)).toEqual([])
    expect(weights.filter(({ withPart }) => withPart > budgets.personal.withLargestPart)).toEqual([])
  })

  test('that is a document is one for all, and brings neither React nor the frame', () => {
    const { script, everything, files } = documentWeights()
    expect(script).toBeLessThanOrEqual(budgets.script)
    expect(everything).toBeLessThanOrEqual(budgets.scriptOfAllDocuments)
    expect([...files].filter((name) => /^(react|frame|basics)-/.test(name))).toEqual([])
  })

  for (const path of documents) {
    test(`${path} loads that script and no other`, async () => {
      const answer = await get(path)
      if (answer.status === 302 || answer.status === 303) return // only for signed-in people
      const weight = await weigh(async (asked) => (await get(asked)).body, path)
      expect(weight.script).toBeLessThanOrEqual(budgets.script)
      expect(weight.scriptInUse).toBeLessThanOrEqual(budgets.scriptInUse)
    })
  }
})
