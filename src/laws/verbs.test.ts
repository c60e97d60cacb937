import { expect, test } from 'vitest'
import type { Abilities } from '#kernel/access/abilities.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { abilities } from '#src/app/abilities.ts'
import { resourceApis } from '#src/server/registered.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

/** Rights to verbs that no call offers yet. This list only gets shorter: building the call removes its line. */
const stillToCome = ['organization_profiles.update']

const all: Abilities = abilities
/** Resource types; `current_user`, `confirm` and the like are calls. */
const things = new Set([...resourceApis.map(({ resource }) => resource.type), ...Object.values(all).flatMap((types) => Object.keys(types))])

const { app, get, as } = await startTestApp()
await app.ready()

/** Calls on a person or a center whose id is not in the address, on many at once, on things that do not stand alone, and those named for what they set. */
const elsewhere: Record<string, string> = {
  'POST /api/v1/sign_in_as_user': 'users.sign_in_as_user',
  'PATCH /api/v1/vacancies': 'vacancies.bulk_update',
  'GET /api/v1/settings/current': 'settings.read',
  'PATCH /api/v1/settings/current': 'volunteer_center_profiles.update',
  'POST /api/v1/conversations/:id/attachments': 'attachments.create',
  'POST /api/v1/social_map_entries/:id/suggestions': 'social_map_suggestions.create',
  'POST /api/v1/places/table': 'postcodes.replace',
  'POST /api/v1/changelog_entries/seen': 'changelog_entries.read',
  'PUT /api/v1/agenda_tokens/renew': 'agenda_tokens.renew',
  'PUT /api/v1/profiles/current/pool_entry': 'pool_entries.update',
  'GET /api/v1/analytics/summary': 'analytics.read',
  'PUT /api/v1/first_day/put_away': 'first_day.update',
  'PUT /api/v1/first_day/bring_back': 'first_day.update',
  'PUT /api/v1/center_removals/:id/without_export': 'center_removals.update',
  'POST /api/v1/tenants/:id/centers': 'tenants.create',
  'POST /api/v1/tenants/:id/hosts': 'tenants.update',
}

/** The verb of a call, as `src/app/abilities.ts` names it. Alternatives, relations and the like count as read. */
function verbOf(method: string, url: string): string | null {
  const named = elsewhere[`${method} ${url}`]
  if (named) return named
  const [, type, thing, action, ...rest] = url.replace('/api/v1', '').split('/')
  if (!type || !things.has(type) || rest.length > 0 || (thing && thing !== ':id')) return null
  if (method === 'GET') return `${type}.read`
  if (action) return action === snakeCase(action) && !isRelation(type, action) ? `${type}.${abilityOf(type, action)}` : null
  const verb = { POST: 'create', PATCH: 'update', PUT: 'update', DELETE: 'remove' }[method]
  return verb && thing === (verb === 'create' ? undefined : ':id') ? `${type}.${verb}` : null
}

const apiOf = (type: string) => resourceApis.find(({ resource }) => resource.type === type)
const isRelation = (type: string, name: string) => Object.keys(apiOf(type)?.resource.relationships ?? {}).some((one) => snakeCase(one) === name)
function abilityOf(type: string, action: string): string {
  const [name, found] = Object.entries(apiOf(type)?.memberVerbs ?? {}).find(([one]) => snakeCase(one) === action) ?? [action]
  return found?.ability ?? name
}

const inAbilities = [
  ...new Set(Object.values(all).flatMap((types) => Object.entries(types).flatMap(([type, verbs]) => Object.keys(verbs).map((verb) => `${type}.${verb}`)))),
].filter((verb) => !verb.endsWith('.list')) // not a verb: reading in lists that hold less
const inApi = new Set([
  ...app.routeList.filter(({ url }) => url.startsWith('/api/v1/')).flatMap(({ method, url }) => verbOf(method, url) ?? []),
  ...resourceApis.map(({ resource }) => `${resource.type}.read`), // a resource without calls of its own is read as part of others
])

test('every verb in src/app/abilities.ts can be called, but for those still to come', () => {
  expect(inApi.size).toBeGreaterThan(30)
  expect(inAbilities.filter((verb) => !inApi.has(verb)).sort()).toEqual(stillToCome)
})

test('every verb of the API stands in src/app/abilities.ts', () => {
  expect([...inApi].filter((verb) => !inAbilities.includes(verb)).sort()).toEqual([])
})

test('what meta.permissions promises, to whomever, is one of these verbs', async () => {
  const promised = new Set<string>()
  for (const name of ['vrijwilliger', 'lid', 'beheerder', 'coordinator', 'centerbeheerder']) {
    const headers = await as(`${name}@demo.example`)
    for (const path of ['vacancies', `vacancies/${id.gardening('demo')}`, 'organizations', `organizations/${id.school('demo')}?include=profile`, 'users']) {
      const { body } = await get(`/api/v1/${path}`, { headers })
      for (const { type, meta } of [body.data ?? [], body.included ?? []].flat()) for (const verb of meta?.permissions ?? []) promised.add(`${type}.${verb}`)
    }
  }
  expect([...promised]).toEqual(expect.arrayContaining(['organizations.update', 'organizations.approve', 'vacancies.extend']))
  expect([...promised].filter((verb) => !inApi.has(verb) && !stillToCome.includes(verb))).toEqual([])
})
