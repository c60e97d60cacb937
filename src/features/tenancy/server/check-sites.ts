import { sql } from 'kysely'
import { checkField } from '#kernel/fields/check.ts'
import type { Field, Sent } from '#kernel/fields/field.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Issue } from '#kernel/http/errors.ts'
import { type AnyMessage, type FactsOf, type Locale, say } from '#kernel/i18n/messages.ts'
import { siteHost, siteOrigin } from '#features/tenancy/site-address.ts'
import { centerFields, tenantFields } from '#features/tenancy/site-fields.ts'
import { siteMessages } from '#features/tenancy/site-messages.ts'
import type { SiteSettings } from './host-rules.ts'

export type NewTenant = Sent<typeof tenantFields>
export type NewCenter = Sent<typeof centerFields>
export type SiteCheck = { locale: Locale; settings: SiteSettings }

/** Values in their stored form, or every fault of them at once. */
export type Judged<Values> = { values: Values; issues: [] } | { values: null; issues: Issue[] }

/**
 * What is said of sites is checked and written one transaction at a time, so that of two that claim one host the second is told.
 * Held until the transaction ends; call it before the first check.
 */
export async function lockSites(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sites'))`.execute(tx)
}

/** Checks a new site against its fields and against the sites that exist. */
export async function checkTenant(tx: Tx, given: Readonly<Record<string, unknown>>, check: SiteCheck): Promise<Judged<NewTenant>> {
  const { values, issues } = checkFields(tenantFields, given, check.locale)
  const fault = faultsIn(issues, check.locale)
  const isSound = (name: keyof NewTenant) => !issues.some(({ attribute }) => attribute === name)
  const key = isSound('key') ? String(values['key']) : null
  if (key !== null && (await tx.selectFrom('tenants').select('key').where('key', '=', key).executeTakeFirst())) fault('key', 'taken', siteMessages.keyTaken)
  if (values['kind'] === 'public' && (await tx.selectFrom('tenants').select('key').where('kind', '=', 'public').executeTakeFirst()))
    fault('kind', 'taken', siteMessages.secondPublic)
  const origin = isSound('origin') ? values['origin'] : undefined
  if (typeof origin === 'string') {
    const normal = siteOrigin(origin)
    values['origin'] = normal
    if (normal === null) fault('origin', 'invalid', siteMessages.originInvalid)
    else if (!isSecure(normal, check.settings)) fault('origin', 'invalid', siteMessages.originInsecure)
    else if (await isTaken(tx, new URL(normal).hostname, key, check.settings)) fault('origin', 'taken', siteMessages.hostTaken)
  } else if (isSound('origin') && check.settings.production && !(key !== null && key in check.settings.tenantOrigins)) {
    fault('origin', 'blank', siteMessages.originMissing)
  }
  return judged<NewTenant>(values, issues)
}

/** Checks a new center of a site. Whether the site exists is not looked at: it may be made in the same transaction. */
export async function checkCenter(tx: Tx, tenantKey: string, given: Readonly<Record<string, unknown>>, check: SiteCheck): Promise<Judged<NewCenter>> {
  const { values, issues } = checkFields(centerFields, given, check.locale)
  const fault = faultsIn(issues, check.locale)
  const isSound = (name: keyof NewCenter) => !issues.some(({ attribute }) => attribute === name)
  if (isSound('slug') && (await tx.selectFrom('volunteer_centers').select('id').where('slug', '=', String(values['slug'])).executeTakeFirst()))
    fault('slug', 'taken', siteMessages.slugTaken)
  if (isSound('host') && typeof values['host'] === 'string') {
    const { value, issue } = await checkHost(tx, values['host'], tenantKey, check)
    values['host'] = value
    if (issue) issues.push(issue)
  }
  return judged<NewCenter>(values, issues)
}

/** A host in its stored form, or why this site cannot have it. */
export async function checkHost(
  tx: Tx,
  typed: string,
  tenantKey: string,
  { locale, settings }: SiteCheck,
): Promise<{ value: string | null; issue: Issue | null }> {
  const issues: Issue[] = []
  const fault = faultsIn(issues, locale)
  const value = siteHost(typed)
  if (value === null) fault('host', 'invalid', siteMessages.hostInvalid)
  else if (await isTaken(tx, value, tenantKey, settings)) fault('host', 'taken', siteMessages.hostTaken)
  return { value, issue: issues[0] ?? null }
}

/** Whether a host leads to a site already: as a row, by TENANT_ORIGINS, or as the wildcard of another site. */
async function isTaken(tx: Tx, host: string, ownKey: string | null, { production, tenantOrigins }: SiteSettings): Promise<boolean> {
  if (await tx.selectFrom('tenant_hosts').select('host').where('host', '=', host).executeTakeFirst()) return true
  if (Object.entries(tenantOrigins).some(([key, origin]) => key !== ownKey && new URL(origin).hostname === host)) return true
  const wildcard = /^([^.]+)(?:\..+)?\.localhost$/.exec(host)?.[1]
  if (production || wildcard === undefined || wildcard === ownKey) return false
  return (await tx.selectFrom('tenants').select('key').where('key', '=', wildcard).executeTakeFirst()) !== undefined
}

/** Unencrypted traffic is for this machine only, and in production for nobody. */
function isSecure(origin: string, { production }: SiteSettings): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || (!production && hostname.endsWith('.localhost'))
}

type Fault = <M extends AnyMessage>(attribute: string, code: string, message: M, ...facts: FactsOf<M>) => void

/** Adds a fault to a list, in the reader's language. */
export function faultsIn(issues: Issue[], locale: Locale): Fault {
  return (attribute, code, message, ...facts) => void issues.push({ attribute, code, detail: say(locale, message, ...facts) })
}

/** Every value in its stored form, and every fault. */
export function checkFields(fields: Readonly<Record<string, Field>>, given: Readonly<Record<string, unknown>>, locale: Locale) {
  const values: Record<string, unknown> = {}
  const issues: Issue[] = []
  for (const [name, field] of Object.entries(fields)) {
    const { value, fault } = checkField(field, given[name], locale)
    if (fault) issues.push({ attribute: name, code: fault.code, detail: fault.message })
    else values[name] = value
  }
  return { values, issues }
}

const judged = <Values>(values: Record<string, unknown>, issues: Issue[]): Judged<Values> =>
  issues.length > 0 ? { values: null, issues } : { values: values as Values, issues: [] }
