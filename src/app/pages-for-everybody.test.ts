import { beforeAll, describe, expect, test } from 'vitest'
import type { Abilities } from '#kernel/access/abilities.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { tenants } from '#src/seed/content/tenants.ts'
import { demoPassword } from '#src/seed/demo.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { abilities } from './abilities.ts'
import { type Page, pages } from './pages.ts'

// Every row of specification §2, asked by all eight kinds of people at a site where every flag is on.
const { app } = await startTestApp({ template: demoTemplate, pages: true })
const host = 'public.localhost'

/** Their accounts, with the roles that the seed gives them. */
const people = {
  anonymous: null,
  volunteer: { name: 'vrijwilliger', roles: [] },
  member: { name: 'lid', roles: ['member'] },
  admin: { name: 'beheerder', roles: ['admin'] },
  editor: { name: 'redacteur', roles: ['editor'] },
  coordinator: { name: 'coordinator', roles: ['coordinator'] },
  center_admin: { name: 'centerbeheerder', roles: ['center_admin'] },
  super_admin: { name: 'platform', roles: ['super_admin'] },
} as const
type Kind = keyof typeof people

const headersOf = new Map<Kind, Record<string, string>>()
let ids: Record<string, string> = {}

async function signIn(kind: Kind, name: string): Promise<void> {
  const email = name === 'platform' ? 'platform@demo.example' : `${name}@public.example`
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/auth/sign_in',
    headers: { host, 'content-type': 'application/json' },
    payload: { email, password: demoPassword },
  })
  expect([kind, statusCode]).toEqual([kind, 200])
  headersOf.set(kind, Object.fromEntries(['access-token', 'client', 'uid'].map((part) => [part, String(headers[part])])))
}

const firstId = async (path: string, kind: Kind): Promise<string> => {
  const answer = await app.inject({ url: `/api/v1/${path}`, headers: { host, ...headersOf.get(kind) } })
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.payload]).toEqual([path, 200, ''])
  return (answer.json() as { data: { id: string }[] }).data[0]!.id
}

const firstSlug = async (path: string): Promise<string> => {
  const { data } = (await app.inject({ url: `/api/v1/${path}`, headers: { host } })).json() as { data: { id: string; attributes: { slug: string } }[] }
  return `${data[0]!.attributes.slug}--${data[0]!.id.slice(-12)}`
}

beforeAll(async () => {
  for (const [kind, person] of Object.entries(people)) if (person) await signIn(kind as Kind, person.name)
  ids = {
    applications: await firstId('applications', 'coordinator'),
    organizations: await firstId('organizations?filter[status_eq]=approved', 'coordinator'),
    // Kinds of mail, which are named by the product.
    notification_templates: 'application.submitted',
    'sociale-kaart': await firstSlug('social_map_entries/search?page[size]=1'),
    users: await firstId('users', 'coordinator'),
    vacancies: await firstId('vacancies?filter[open]=true', 'coordinator'),
  }
}, 120_000)

/** The address of a row: with an id that is there, and without what is optional. */
const addressOf = ({ path }: Page) => `/${path.replace(/\/?:\w+\?$/, '').replace(':id', ids[path.split('/')[0]!] ?? '')}`

type Answer = { status: number; to: string }
async function ask(kind: Kind, page: Page): Promise<Answer> {
  const cookie = Object.entries(headersOf.get(kind) ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const { statusCode, headers } = await app.inject({ url: addressOf(page), headers: { host, accept: 'text/html', cookie: cookie.join('; ') } })
  return { status: statusCode, to: (headers.location ?? '').split('?')[0]! }
}

/** Whether the abilities table gives the right to one of the roles that somebody was given. */
function mayOpen({ needs }: Page, kind: Kind): boolean {
  const [type = '', verb = ''] = (needs ?? '').split('.')
  return !needs || people[kind]!.roles.some((role) => (abilities as Abilities)[role]?.[type]?.[verb] !== undefined)
}

/** Those who can act for an organization: its own people, and staff of the center for the center's. */
const actsForOne: readonly Kind[] = ['member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin']
/** Pages of one row answer 404 to who may open such pages but not this row. */
const ofOneRow = (page: Page) => page.path.includes(':id') && !page.public
/** Pages that lead on to another one: signing in for who is signed in, choosing where one already is. */
const leadsOn: Readonly<Record<string, (kind: Kind) => string | null>> = {
  'auth/login-1': (kind) => (kind === 'anonymous' ? null : '/dashboard'),
  'profiel/verwijderd': (kind) => (kind === 'anonymous' ? '/auth/login-1' : '/profiel'),
  signup: (kind) => (kind === 'anonymous' ? null : '/'),
  'test/step-form': (kind) => (kind === 'anonymous' ? null : '/test/step-form'),
  'test/step-form-2': (kind) => (kind === 'anonymous' ? null : '/test/step-form-2'),
}

function expected(page: Page, kind: Kind): readonly (string | number)[] {
  if (page.flag && !flags(tenants.public)[page.flag]) return [404]
  const led = leadsOn[page.path]?.(kind)
  if (led) return [led]
  if (page.public) return [200]
  if (kind === 'anonymous') return ['/auth/login-1']
  if (page.organization && !actsForOne.includes(kind)) return [403]
  if (!mayOpen(page, kind)) return [403]
  return ofOneRow(page) ? [200, 403, 404] : [200]
}

const specified = pages.filter(({ decision }) => decision === undefined)

describe.each(Object.keys(people) as Kind[])('%s', (kind) => {
  test('gets of every page what the specification and the rights say', { timeout: 120_000 }, async () => {
    const wrong: unknown[] = []
    for (const page of specified) {
      const { status, to } = await ask(kind, page)
      const wanted = expected(page, kind)
      if (!wanted.includes(status >= 300 && status < 400 ? to : status)) wrong.push([page.path, status, to, wanted])
    }
    expect(wrong).toEqual([])
  })
})

test('the kinds are all there are, and each is asked of every page', () => {
  expect(Object.keys(people)).toEqual(Object.keys(abilities))
  expect(specified.length).toBe(79)
})
