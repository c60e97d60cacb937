import { sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { inOtherCenter } from '#kernel/db/server/transaction.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Issue } from '#kernel/http/errors.ts'
import { removalCancelled } from '#features/tenancy/events.ts'
import { siteMessages } from '#features/tenancy/site-messages.ts'
import type { TenantFacts, TenantKind } from '#features/tenancy/tenant.ts'
import { plainHeader } from '#features/tenancy/plain-header.ts'
import { type Judged, type NewCenter, type NewTenant, type SiteCheck, checkCenter, checkHost, checkTenant, faultsIn, lockSites } from './check-sites.ts'
import { originOf, rowOfFacts, withHost } from './host-rules.ts'
import { saveSharing } from './sharing-tenants.ts'

/** Who writes, how the faults are told, and from which site (null: from the command line). */
export type SiteWriting = SiteCheck & { actor: Pick<Actor, 'userId' | 'session'> | null; from: { tenantKey: string; centerId: string } | null }

/** What a site of this kind begins with; the flags of specification §6 follow from it. */
export function factsOfKind(kind: TenantKind, name: string | null): TenantFacts {
  const participationSite = kind === 'participation'
  return {
    kind,
    name,
    context: participationSite ? 'meedoen' : 'gelderland',
    participationSite,
    oldebroekType: false,
    header: { ...plainHeader, sticky: kind === 'demo' },
    footerColor: null,
    corners: 'rounded',
  }
}

/**
 * Adds a site, in the transaction on the platform of the caller. A site shows pages once it has a center.
 * @throws {Invalid} with every fault at its field
 */
export async function addTenant(tx: Tx, given: Readonly<Record<string, unknown>>, writing: SiteWriting): Promise<string> {
  await lockSites(tx)
  return await insertTenant(tx, sound(await checkTenant(tx, given, writing)))
}

/** The same for values that have been checked. */
export async function insertTenant(tx: Tx, { key, kind, displayName, origin = null }: NewTenant): Promise<string> {
  const facts = factsOfKind(kind, displayName ?? null)
  await tx
    .insertInto('tenants')
    .values({ key, origin, ...rowOfFacts(facts) })
    .execute()
  if (origin)
    await tx
      .insertInto('tenant_hosts')
      .values({ host: new URL(origin).hostname, tenant_key: key, center_id: null })
      .execute()
  await saveSharing(tx, key, facts)
  return key
}

/**
 * Adds a center to a site: the first one is the site's default (specification §1).
 * @throws {Invalid} with every fault at its field
 */
export async function addCenter(tx: Tx, tenantKey: string, given: Readonly<Record<string, unknown>>, writing: SiteWriting): Promise<string> {
  await lockSites(tx)
  await requireTenant(tx, tenantKey)
  return await insertCenter(tx, tenantKey, sound(await checkCenter(tx, tenantKey, given, writing)), writing)
}

/**
 * The same for values that have been checked. The center's own organization comes with it: what staff do for the center itself, they
 * do for that.
 */
export async function insertCenter(tx: Tx, tenantKey: string, { host, ...values }: NewCenter, { actor }: Pick<SiteWriting, 'actor'>): Promise<string> {
  const first = await tx.selectFrom('volunteer_centers').select('id').where('tenant_key', '=', tenantKey).where('is_default', '=', true).executeTakeFirst()
  const { id } = await tx
    .insertInto('volunteer_centers')
    .values({ ...values, tenant_key: tenantKey, is_default: first === undefined, phone: values.phone ?? null, email: values.email ?? null } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (host) await tx.insertInto('tenant_hosts').values({ host, tenant_key: tenantKey, center_id: id }).execute()
  const own = {
    volunteer_center_id: id,
    name: values.name,
    slug: values.slug,
    organization_type: 'VolunteerCenter',
    status: 'approved',
    phone: values.phone ?? null,
    public_email: values.email ?? null,
  } as const
  await inOtherCenter(tx, { here: '', there: id }, async () => await tx.insertInto('organizations').values(own).execute())
  note(tx, id, actor, { action: 'volunteer_center.added' })
  return id
}

/**
 * Gives a site another host, which shows this center, or its default one.
 * @throws {Invalid} for a host that is no name or belongs to a site already
 */
export async function addHost(
  tx: Tx,
  { tenantKey, centerId, host }: { tenantKey: string; centerId: string | null; host: string },
  writing: SiteWriting,
): Promise<string> {
  await lockSites(tx)
  await requireTenant(tx, tenantKey)
  const issues: Issue[] = []
  const { value, issue } = await checkHost(tx, host, tenantKey, writing)
  if (issue) issues.push(issue)
  const shown = centerId ?? (await defaultOf(tx, tenantKey))
  const isOwn = await tx.selectFrom('volunteer_centers').select('id').where('tenant_key', '=', tenantKey).where('id', '=', shown).executeTakeFirst()
  if (!isOwn) faultsIn(issues, writing.locale)('centerId', 'inclusion', siteMessages.unknownCenter)
  if (issues.length > 0) throw new Invalid(issues)
  await tx.insertInto('tenant_hosts').values({ host: value!, tenant_key: tenantKey, center_id: centerId }).execute()
  note(tx, shown, writing.actor, { action: 'volunteer_center.host_added', to: value })
  return value!
}

/**
 * Takes a host from its site.
 * @throws {NotFound} when the site does not have it; {Invalid} when it is the address of the site itself
 */
export async function removeHost(tx: Tx, { tenantKey, host }: { tenantKey: string; host: string }, { actor, locale }: SiteWriting): Promise<void> {
  await lockSites(tx)
  const found = await tx
    .selectFrom('tenant_hosts as h')
    .innerJoin('tenants as t', 't.key', 'h.tenant_key')
    .select(['h.center_id', 't.origin'])
    .where('h.host', '=', host)
    .where('h.tenant_key', '=', tenantKey)
    .executeTakeFirst()
  if (!found) throw new NotFound('tenant_hosts', host)
  const issues: Issue[] = []
  if (found.origin && new URL(found.origin).hostname === host) faultsIn(issues, locale)('host', 'in_use', siteMessages.hostOfOrigin)
  if (issues.length > 0) throw new Invalid(issues)
  await tx.deleteFrom('tenant_hosts').where('host', '=', host).execute()
  note(tx, found.center_id ?? (await defaultOf(tx, tenantKey)), actor, { action: 'volunteer_center.host_removed', to: host })
}

/** The host of its own that links of a center begin with; undefined for a center that is at the address of its site. */
export async function mainHostOf(tx: Tx, centerId: string): Promise<string | undefined> {
  const main = tx.selectFrom('tenant_hosts').select('host').where('center_id', '=', centerId).orderBy('is_main', 'desc').orderBy('created_at').orderBy('host')
  return (await main.executeTakeFirst())?.host
}

/**
 * Makes a host that leads to a site already the one that links begin with: of its center, or of the site itself.
 * @throws {NotFound} when the site does not have it
 */
export async function makeMainHost(tx: Tx, { tenantKey, host }: { tenantKey: string; host: string }, { actor, settings }: SiteWriting): Promise<void> {
  await lockSites(tx)
  const site = await tx.selectFrom('tenants').select(['key', 'origin']).where('key', '=', tenantKey).executeTakeFirst()
  const found = await tx.selectFrom('tenant_hosts').select('center_id').where('host', '=', host).where('tenant_key', '=', tenantKey).executeTakeFirst()
  if (!site || !found) throw new NotFound('tenant_hosts', host)
  const { center_id: centerId } = found
  if (centerId === null) {
    await tx
      .updateTable('tenants')
      .set({ origin: withHost(originOf(site, settings), host) })
      .where('key', '=', tenantKey)
      .execute()
  } else {
    await tx.updateTable('tenant_hosts').set({ is_main: false }).where('center_id', '=', centerId).where('is_main', '=', true).execute()
    await tx.updateTable('tenant_hosts').set({ is_main: true }).where('host', '=', host).execute()
  }
  note(tx, centerId ?? (await defaultOf(tx, tenantKey)), actor, { action: 'volunteer_center.host_main', to: host })
}

/** A whole site, or one of its centers. */
export type Site = { tenantKey: string; centerId?: string }

/**
 * Closes a site or a center: its pages say so (503), its API answers `site_suspended`. Nothing of it is changed or removed, and a
 * second time changes nothing.
 * @throws {NotFound}; {Invalid} when the writer is there now, who could not open it again
 */
export async function suspendSite(tx: Tx, site: Site, { actor, locale, from }: SiteWriting, reason: string | null = null): Promise<void> {
  const isHere = from?.tenantKey === site.tenantKey && (site.centerId === undefined || site.centerId === from.centerId)
  const issues: Issue[] = []
  if (isHere) faultsIn(issues, locale)('suspended', 'own_site', siteMessages.ownSite)
  if (issues.length > 0) throw new Invalid(issues)
  if (await setSuspended(tx, site, true)) note(tx, await centerOf(tx, site), actor, { action: 'volunteer_center.suspended', reason })
}

/**
 * Opens it again. Whatever of it was going to be removed stays.
 * @throws {NotFound}; {Refused} when the removal of one of its centers has begun
 */
export async function reopenSite(tx: Tx, site: Site, { actor }: Pick<SiteWriting, 'actor'>): Promise<void> {
  await lockSites(tx)
  const centers = tx.selectFrom('volunteer_centers').select('id').where('tenant_key', '=', site.tenantKey)
  const removals = await tx
    .selectFrom('center_removals')
    .select(['center_id', 'started_at'])
    .where('finished_at', 'is', null)
    .where('center_id', 'in', site.centerId === undefined ? centers : centers.where('id', '=', site.centerId))
    .execute()
  if (removals.some(({ started_at }) => started_at !== null)) throw new Refused('center_being_removed')
  for (const { center_id } of removals) await cancelRemoval(tx, center_id, actor)
  if (await setSuspended(tx, site, false)) note(tx, await centerOf(tx, site), actor, { action: 'volunteer_center.reopened' })
}

/** A removal that has not begun is no longer wanted. @returns whether there was one */
export async function cancelRemoval(tx: Tx, centerId: string, actor: SiteWriting['actor']): Promise<boolean> {
  const removals = tx.deleteFrom('center_removals').where('center_id', '=', centerId).where('started_at', 'is', null)
  const gone = await removals.returning(['id', 'due_at']).executeTakeFirst()
  if (!gone) return false
  note(tx, centerId, actor, { action: 'volunteer_center.removal_cancelled' })
  await emit(tx, removalCancelled, { centerId, removalId: gone.id, dueAt: gone.due_at })
  return true
}

/** Whether that changed something. */
async function setSuspended(tx: Tx, site: Site, suspended: boolean): Promise<boolean> {
  const since = suspended ? sql<Date>`now()` : null
  const { numUpdatedRows } =
    site.centerId !== undefined
      ? await tx
          .updateTable('volunteer_centers')
          .set({ suspended_at: since })
          .where('id', '=', site.centerId)
          .where('tenant_key', '=', site.tenantKey)
          .where('suspended_at', suspended ? 'is' : 'is not', null)
          .executeTakeFirst()
      : await tx
          .updateTable('tenants')
          .set({ suspended_at: since })
          .where('key', '=', site.tenantKey)
          .where('suspended_at', suspended ? 'is' : 'is not', null)
          .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  await (site.centerId === undefined ? requireTenant(tx, site.tenantKey) : centerOf(tx, site))
  return false
}

async function centerOf(tx: Tx, { tenantKey, centerId }: Site): Promise<string> {
  if (centerId === undefined) return await defaultOf(tx, tenantKey)
  const found = await tx.selectFrom('volunteer_centers').select('id').where('id', '=', centerId).where('tenant_key', '=', tenantKey).executeTakeFirst()
  if (!found) throw new NotFound('volunteer_centers', centerId)
  return found.id
}

async function defaultOf(tx: Tx, tenantKey: string): Promise<string> {
  const found = await tx.selectFrom('volunteer_centers').select('id').where('tenant_key', '=', tenantKey).where('is_default', '=', true).executeTakeFirst()
  if (!found) throw new NotFound('volunteer_centers', tenantKey)
  return found.id
}

async function requireTenant(tx: Tx, key: string): Promise<void> {
  if (!(await tx.selectFrom('tenants').select('key').where('key', '=', key).executeTakeFirst())) throw new NotFound('tenants', key)
}

function sound<Values>({ values, issues }: Judged<Values>): Values {
  if (values === null) throw new Invalid(issues)
  return values
}

/** The center's own record says what the platform did to it. */
function note(tx: Tx, centerId: string, actor: SiteWriting['actor'], event: { action: string; to?: string | null; reason?: string | null }): void {
  writeAuditEvent(tx, { centerId, actor }, { ...event, subjectType: 'volunteer_centers', subjectId: centerId })
}
