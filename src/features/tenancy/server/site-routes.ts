import type { Tx } from '#kernel/db/server/database.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid, NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { requireRight, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { suspensionFields } from '#features/tenancy/site-fields.ts'
import { checkCenter, checkFields, checkTenant, lockSites } from './check-sites.ts'
import type { SiteSettings } from './host-rules.ts'
import { readSites } from './read-sites.ts'
import {
  type Site,
  type SiteWriting,
  addCenter,
  addHost,
  insertCenter,
  insertTenant,
  makeMainHost,
  removeHost,
  reopenSite,
  suspendSite,
} from './write-sites.ts'

const type = 'tenants'
const all = '/tenants'
/** A site is known by its key. */
const one = `${all}/:id`
const counts = { key: 'around' } as const

type Write = (tx: Tx, writing: SiteWriting, sent: Readonly<Record<string, unknown>>, params: Readonly<Record<string, string>>) => Promise<string>

/** The calls of the platform's pages about sites (decisions 64), for platform admins alone. Each write answers with the whole site. */
export function siteRoutes(settings: SiteSettings): ApiRoute[] {
  const writing = async (call: ApiRequest, verb: string, work: Write): Promise<Answer> => {
    open(call, verb)
    const { actor, locale, tenantKey, centerId } = call.asked
    const sent = Object.fromEntries([...readDocument(call.json, type, { id: '', isImplied: true }).attributes].map(([name, { value }]) => [name, value]))
    const site = await call.inHeldTransaction('volunteer_centers', async (tx) => {
      const key = await work(tx, { actor, locale, settings, from: { tenantKey, centerId } }, sent, call.request.params as Record<string, string>)
      return (await readSites(tx, settings, key))[0]
    })
    return { document: { meta: { site } } }
  }
  const change = (method: 'POST' | 'PUT' | 'DELETE', path: string, verb: string, work: Write): ApiRoute => ({
    method,
    path,
    counts,
    run: async (call) => await writing(call, verb, work),
  })

  return [
    {
      method: 'GET',
      path: all,
      run: async (call) => {
        open(call, 'read')
        return { document: { meta: { sites: await call.inTransaction('volunteer_centers', async (tx) => await readSites(tx, settings)) } } }
      },
    },
    {
      method: 'GET',
      path: one,
      run: async (call) => {
        open(call, 'read')
        const { id: key } = call.request.params as { id: string }
        const [site] = await call.inTransaction('volunteer_centers', async (tx) => await readSites(tx, settings, key))
        if (!site) throw new NotFound(type, key)
        return { document: { meta: { site } } }
      },
    },
    change('POST', all, 'create', addSite),
    change('POST', `${one}/centers`, 'create', async (tx, how, sent, { id: key }) => (await addCenter(tx, key!, sent, how), key!)),
    change('POST', `${one}/hosts`, 'update', async (tx, how, { host, centerId }, { id: key }) => {
      const shown = typeof centerId === 'string' && centerId !== '' ? (isUuid(centerId) ? centerId : nowhere) : null
      await addHost(tx, { tenantKey: key!, host: typeof host === 'string' ? host : '', centerId: shown }, how)
      return key!
    }),
    change(
      'DELETE',
      `${one}/hosts/:host`,
      'update',
      async (tx, how, _sent, { id: key, host }) => (await removeHost(tx, { tenantKey: key!, host: host! }, how), key!),
    ),
    change(
      'PUT',
      `${one}/hosts/:host/main`,
      'update',
      async (tx, how, _sent, { id: key, host }) => (await makeMainHost(tx, { tenantKey: key!, host: host! }, how), key!),
    ),
    change(
      'PUT',
      `${one}/suspend`,
      'suspend',
      async (tx, how, sent, { id: key }) => (await suspendSite(tx, { tenantKey: key! }, how, reasonIn(sent, how.locale)), key!),
    ),
    change('PUT', `${one}/reopen`, 'reopen', async (tx, how, _sent, { id: key }) => (await reopenSite(tx, { tenantKey: key! }, how), key!)),
    change(
      'PUT',
      `${one}/centers/:center/suspend`,
      'suspend',
      async (tx, how, sent, params) => (await suspendSite(tx, centerIn(params), how, reasonIn(sent, how.locale)), params['id']!),
    ),
    change('PUT', `${one}/centers/:center/reopen`, 'reopen', async (tx, how, _sent, params) => (await reopenSite(tx, centerIn(params), how), params['id']!)),
  ]
}

/** Why a site is closed, for its record. @throws {Invalid} when it is too long */
function reasonIn(sent: Readonly<Record<string, unknown>>, locale: Locale): string | null {
  const { values, issues } = checkFields(suspensionFields, sent, locale)
  if (issues.length > 0) throw new Invalid(issues)
  return (values['reason'] as string | null | undefined) ?? null
}

/** No center has it. */
const nowhere = '00000000-0000-0000-0000-000000000000'

function centerIn({ id, center }: Readonly<Record<string, string>>): Site {
  if (!isUuid(center)) throw new NotFound('volunteer_centers', center)
  return { tenantKey: id!, centerId: center }
}

/** @throws 401 for a visitor, 403 for everybody but platform admins */
function open(call: ApiRequest, verb: string): void {
  requireSignedIn(call)
  call.refuseOtherParameters()
  requireRight(call, type, verb)
}

/** A site with its first center, all of it or nothing; faults of the center are at `center.name` and so on. */
const addSite: Write = async (tx, writing, { center, ...sent }) => {
  await lockSites(tx)
  const tenant = await checkTenant(tx, sent, writing)
  const ofCenter = typeof center === 'object' && center !== null ? (center as Record<string, unknown>) : {}
  const first = await checkCenter(tx, String(sent['key']), ofCenter, writing)
  if (tenant.values === null || first.values === null)
    throw new Invalid([...tenant.issues, ...first.issues.map((issue) => ({ ...issue, attribute: `center.${issue.attribute}` }))])
  const key = await insertTenant(tx, tenant.values)
  await insertCenter(tx, key, first.values, writing)
  return key
}
