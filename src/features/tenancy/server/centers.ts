import { type Selectable, sql } from 'kysely'
import type { Center, Tenant } from '#features/tenancy/tenant.ts'
import type { volunteerCenter } from '#features/tenancy/volunteer-center.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { RowOf } from '#kernel/db/table.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { type HostRow, type HostRules, type SiteSettings, hostRules, withHost } from './host-rules.ts'
import type { volunteerCenters } from './tables.ts'

type CenterRow = Selectable<RowOf<typeof volunteerCenters>>

/** The sites and centers of this deployment, a few hundred at most, cached in memory and reloaded when one changes. */
export class Centers {
  #rules: HostRules
  #byId = new Map<string, Center>()
  #defaults = new Map<string, Center>()
  #hosts: readonly HostRow[] = []
  #byHost = new Map<string, Center>()
  #followers: (() => void)[] = []
  #loading: Promise<void> = Promise.resolve()
  #db: Database
  #settings: SiteSettings

  constructor(db: Database, settings: SiteSettings) {
    this.#db = db
    this.#settings = settings
    this.#rules = hostRules({ tenants: [], hosts: [] }, settings)
  }

  /** Reads all of them again. One load follows the other, so that an earlier one never replaces what a later one has read. */
  async load(): Promise<void> {
    const next = this.#loading.catch(() => {}).then(() => this.#read())
    this.#loading = next
    await next
  }

  async #read(): Promise<void> {
    const rows = await this.#db.onPlatform(async (tx) => {
      // One snapshot: a site without its center would answer that it has not been set up.
      await sql`set transaction isolation level repeatable read`.execute(tx)
      return {
        tenants: await tx.selectFrom('tenants').selectAll().orderBy('created_at').orderBy('key').execute(),
        hosts: await tx.selectFrom('tenant_hosts').selectAll().orderBy('is_main', 'desc').orderBy('created_at').orderBy('host').execute(),
        centers: await tx
          .selectFrom('volunteer_centers')
          .selectAll()
          .orderBy(sql`name collate nl`)
          .execute(),
        leaving: await tx.selectFrom('center_removals').select('center_id').where('started_at', 'is', null).execute(),
      }
    })
    const rules = hostRules(rows, this.#settings)
    const leaving = new Set(rows.leaving.map(({ center_id }) => center_id))
    const centers = rows.centers.map((row) => ({ ...centerFrom(row, rules.tenants.get(row.tenant_key)!, rows.hosts), isLeaving: leaving.has(row.id) }))
    const byId = new Map(centers.map((center) => [center.id, center]))
    this.#rules = rules
    this.#byId = byId
    this.#hosts = rows.hosts
    this.#byHost = new Map(rows.hosts.flatMap(({ host, center_id }) => (center_id ? [[host, byId.get(center_id)!] as const] : [])))
    this.#defaults = new Map(rows.centers.filter((row) => row.is_default).map((row) => [row.tenant_key, byId.get(row.id)!]))
    for (const follow of this.#followers) follow()
  }

  /** Calls `follow` now, and after every reload of the centers. */
  followedBy(follow: () => void): void {
    this.#followers.push(follow)
    follow()
  }

  /** How hosts lead to sites at this moment: read anew for every request, never kept. */
  get rules(): HostRules {
    return this.#rules
  }

  /** Scheme, host and port of Gelderse Handen; null without such a host. */
  get regionOrigin(): string | null {
    const { regionHost } = this.#rules
    const openToAll = this.tenants().find(({ kind }) => kind === 'public')
    return regionHost && openToAll ? withHost(openToAll.origin, regionHost) : null
  }

  /** Where the API can be tried, on a site of nobody (decisions 79); null without one. */
  get demoOrigin(): string | null {
    return this.tenants().find(({ kind, isSuspended }) => kind === 'demo' && !isSuspended)?.origin ?? null
  }

  tenants(): Tenant[] {
    return [...this.#rules.tenants.values()]
  }

  /** The center of a host by the host map, else the tenant's default (specification §1). */
  atHost(host: string, tenant: Tenant): Center | null {
    const center = this.#byHost.get(host)
    return center?.tenantKey === tenant.key ? center : this.defaultOf(tenant)
  }

  /** Every origin at which a site is found: its own first, then those of its other hosts. */
  originsOf({ key, origin }: Tenant): string[] {
    return [...new Set([origin, ...this.#hosts.filter(({ tenant_key }) => tenant_key === key).map(({ host }) => withHost(origin, host))])]
  }

  defaultOf({ key }: Tenant): Center | null {
    return this.#defaults.get(key) ?? null
  }

  get(id: string): Center | undefined {
    return this.#byId.get(id)
  }

  ofTenant(key: string): Center[] {
    return [...this.#byId.values()].filter((center) => center.tenantKey === key)
  }

  all(): Center[] {
    return [...this.#byId.values()]
  }
}

function centerFrom(row: CenterRow, tenant: Tenant, hosts: readonly HostRow[]): Omit<Center, 'isLeaving'> {
  const own = hosts.filter(({ center_id }) => center_id === row.id)
  const shared = row.is_default ? hosts.filter(({ tenant_key, center_id }) => tenant_key === row.tenant_key && center_id === null) : []
  const origin = own[0] ? withHost(tenant.origin, own[0].host) : tenant.origin
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    town: row.town,
    tenantKey: row.tenant_key,
    origin,
    hosts: [...new Set([origin, ...[...own, ...shared].map(({ host }) => withHost(tenant.origin, host))].map((one) => new URL(one).host))],
    isSuspended: tenant.isSuspended || row.suspended_at !== null,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    email: row.email,
    openingHours: row.opening_hours,
    welcome: row.welcome,
  }
}

/** What a setting of the center is called in its history, on and off. */
const settings = {
  reviewsVacancies: ['volunteer_center.reviews', 'volunteer_center.trusts'],
  activitiesNeedApproval: ['volunteer_center.reviews_activities', 'volunteer_center.trusts_activities'],
  shownInRegion: ['volunteer_center.in_region', 'volunteer_center.out_of_region'],
} as const

/**
 * PATCH /volunteer_centers/{id}: whether the center reviews vacancies and activities, and where and whether the region shows it. What
 * waits already keeps waiting.
 */
export const updateCenter: Verb<Checked<UpdateOf<typeof volunteerCenter>, (typeof volunteerCenter)['attributes']>> = async ({ tx, id, actor, input }) => {
  const { municipalities, ...switches } = input
  const told: string[] = []
  for (const [name, actions] of Object.entries(settings)) {
    const on = switches[name as keyof typeof settings]
    if (on !== undefined) told.push(actions[on ? 0 : 1])
  }
  if (municipalities !== undefined) told.push('volunteer_center.municipalities')
  if (told.length === 0) return id
  await tx.updateTable('volunteer_centers').set(inColumns(input)).where('id', '=', id).execute()
  for (const action of told) writeAuditEvent(tx, { centerId: id, actor }, { action, subjectType: 'volunteer_centers', subjectId: id })
  return id
}
