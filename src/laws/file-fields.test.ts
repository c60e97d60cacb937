import { JSDOM } from 'jsdom'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { pageAt } from '#shell/page-at.ts'
import type { Abilities } from '#kernel/access/abilities.ts'
import { abilities } from '#src/app/abilities.ts'
import { pages } from '#src/app/pages.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { sourcesOf, textOf, written } from './page-sources.ts'

// Law: a page says `takesFile` if one of its forms can post a file, and no other page does. The server refuses a file of more
// than 256 kB at pages that do not say so, and reads ten megabytes at those that do.

/** Sources of a form that is posted with its files. Other file fields send what is chosen to the API by script, and have no name. */
const postsFiles = (path: string) => path.endsWith('.tsx') && /multipart\/form-data/.test(textOf(path))
const forms = [...new Set(written.flatMap((page) => [...sourcesOf(page)]))].filter(postsFiles)

/** They hold the form of a conversation, but as it is without files: messages between center and organization carry none, nor do relayed ones. */
const withoutFiles = ['organizations/:id', 'organizations/approve', 'een-op-een-hulp/matches/:id']

test('the pages that hold a form with a file field are those that take a file', () => {
  expect(forms.sort()).toEqual([
    'features/conversations/thread/web/message-form.tsx',
    'features/files/send/web/add-files.tsx',
    'features/places/web/postcode-table-form.tsx',
    'pages/test/step-form.tsx',
  ])
  const holding = written.filter((page) => forms.some((form) => sourcesOf(page).has(form))).map(({ path }) => path)
  const taking = pages.filter(({ takesFile }) => takesFile).map(({ path }) => path)
  expect(holding.filter((path) => !withoutFiles.includes(path))).toEqual(taking)
})

const started = await startTestApp({ pages: true })
const { app, as, call, db } = started
await db.onPlatform(async (tx) => {
  await sql`update user_roles set name = 'super_admin', volunteer_center_id = null where user_id = ${id.person('demo', 'tweede')} and name = 'volunteer'`.execute(
    tx,
  )
})
const names = ['vrijwilliger', 'lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder', 'tweede'] as const
const sessions = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await as(`${name}@demo.example`)] as const)))
const nobody: Record<string, string> = {}

/** An application and a question to the center, both answered, because the first message of a conversation takes no file. */
async function conversations() {
  const { apply, say } = applicationActionsOf(started)
  const application = (await apply(sessions['vrijwilliger']!)).body.data
  const ofApplication = application.relationships.conversation.data.id as string
  await say(sessions['beheerder']!, ofApplication, 'Kom dinsdag langs!')
  const body = { subject_type: 'support', message: 'Hoe werkt dit?' }
  const question = (await call('POST', '/api/v1/conversations', { headers: sessions['vrijwilliger']!, body })).body.data.id as string
  await say(sessions['coordinator']!, question, 'Zo!')
  const school = id.school('demo')
  const asked = { data: { type: 'organizations', id: school, attributes: { message: 'Klopt jullie adres?' } } }
  expect((await call('PUT', `/api/v1/organizations/${school}/ask`, { headers: sessions['coordinator']!, body: asked })).status).toBe(200)
  return { application: application.id as string, ofApplication }
}

/** An activity of the calendar, a place on the social map, and a workshop. */
async function thingsOfTown() {
  const headers = sessions['coordinator']!
  const made = async (type: string, attributes: object) => {
    const { status, body } = await call('POST', `/api/v1/${type}`, { headers, body: { data: { type, attributes } } })
    expect([type, status]).toEqual([type, 201])
    return body.data.id as string
  }
  return {
    activiteitenkalender: await made('activities', { title: 'Koor' }),
    'sociale-kaart': await made('social_map_entries', { name: 'Odensehuis' }),
    workshops: await made('workshops', { title: 'Omgaan met dementie', capacityMax: 8 }),
  }
}

test('every form that a page shows is one that it can read', { timeout: 120_000 }, async () => {
  const { application, ofApplication } = await conversations()
  const ids: Record<string, string> = {
    ...(await thingsOfTown()),
    // The site of this test has no one-on-one help, so that its pages are not there.
    'een-op-een-hulp': id.school('demo'),
    applications: application,
    notification_templates: 'application.accepted',
    organizations: id.school('demo'),
    users: id.person('demo', 'vrijwilliger'),
    vacancies: id.gardening('demo'),
    volunteerly: id.center('demo'),
  }
  const addresses = written.map(({ path }) => `/${path.replace(/:\w+\?/, '').replace(/:\w+/, () => ids[path.split('/')[0]!]!)}`)
  expect(addresses.filter((address) => /:|undefined/.test(address))).toEqual([])

  const shown = new Map<string, Set<string>>()
  const faults: string[] = []
  for (const [name, session] of [...Object.entries(sessions), ['nobody', nobody] as const]) {
    const cookie = Object.entries(session)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('; ')
    for (const address of [...addresses, `/conversations?c=${ofApplication}`]) {
      const { statusCode, payload } = await app.inject({ url: address, headers: { host: 'demo.localhost', accept: 'text/html', ...(cookie && { cookie }) } })
      if (statusCode !== 200 || !/multipart|type="file"/.test(payload)) continue
      const { document } = new JSDOM(payload).window
      for (const form of document.querySelectorAll('form[method=post]') as NodeListOf<HTMLFormElement>) {
        const bringsFile = [...form.elements].some((field) => field.matches('input[type=file][name]'))
        if (bringsFile !== (form.enctype === 'multipart/form-data'))
          faults.push(`${name} at ${address}: a form of ${form.enctype} with${bringsFile ? '' : 'out'} a file`)
        if (!bringsFile) continue
        const { pathname } = new URL(form.getAttribute('action') ?? address, `http://demo.localhost${address}`)
        const { path, takesFile } = pageAt(pathname)!.page
        shown.set(path, (shown.get(path) ?? new Set()).add(name))
        if (!takesFile || (takesFile !== true && !mayBring(name, takesFile))) faults.push(`${name} at ${address}: a file that ${path} does not take`)
      }
    }
  }
  expect(faults).toEqual([])
  expect([...shown.keys()].sort()).toEqual(
    pages
      // A page of developers shows its file at the third step.
      .filter(({ takesFile, developer }) => takesFile && !developer)
      .map(({ path }) => path)
      .sort(),
  )
})

const roles: Record<string, keyof Abilities> = {
  vrijwilliger: 'volunteer',
  lid: 'member',
  beheerder: 'admin',
  redacteur: 'editor',
  coordinator: 'coordinator',
  centerbeheerder: 'center_admin',
  tweede: 'super_admin',
}
function mayBring(name: string, right: string): boolean {
  const [type = '', verb = ''] = right.split('.')
  return (abilities as Abilities)[roles[name]!]?.[type]?.[verb] !== undefined
}
