import { type Selectable, sql } from 'kysely'
import type { Center, Tenant } from '#features/tenancy/tenant.ts'
import type { volunteerCenter } from '#features/tenancy/volunteer-center.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { RowOf } from '#kernel/db/table.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { volunteerCenters } from './tables.ts'

type CenterRow = Selectable<RowOf<typeof volunteerCenters>>

type CenterRules = { tenants: ReadonlyMap<string, Tenant>; centerHosts: Readonly<Record<string, string>> }

/** The centers of this deployment, a few hundred at most, cached in memory and reloaded when one changes. */
export class Centers {
  #byId = new Map<string, Center>()
  #defaults = new Map<string, Center>()
  #byHost = new Map<string, Center>()
  #followers: (() => void)[] = []
  #db: Database
  #rules: CenterRules

  constructor(db: Database, rules: CenterRules) {
    this.#db = db
    this.#rules = rules
  }

  async load(): Promise<void> {
    const rows = await this.#db.onPlatform((tx) =>
      tx
        .selectFrom('volunteer_centers')
        .selectAll()
        .orderBy(sql`name collate nl`)
        .execute(),
    )
    const hostOf = new Map(Object.entries(this.#rules.centerHosts).map(([host, slug]) => [slug, host]))
    const centers = rows.filter((row) => this.#rules.tenants.has(row.tenant_key)).map((row) => this.#center(row, hostOf.get(row.slug)))
    this.#byId = new Map(centers.map((center) => [center.id, center]))
    this.#byHost = new Map(centers.flatMap((center) => (hostOf.has(center.slug) ? [[hostOf.get(center.slug)!, center] as const] : [])))
    this.#defaults = new Map(rows.filter((row) => row.is_default).map((row) => [row.tenant_key, this.#byId.get(row.id)!]))
    for (const follow of this.#followers) follow()
  }

  /** Calls `follow` now, and after every reload of the centers. */
  followedBy(follow: () => void): void {
    this.#followers.push(follow)
    follow()
  }

  /** The center of a host by the host map, else the tenant's default (specification §1). */
  atHost(host: string, tenant: Tenant): Center | null {
    const center = this.#byHost.get(host)
    return center?.tenantKey === tenant.key ? center : this.defaultOf(tenant)
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

  #center(row: CenterRow, host: string | undefined): Center {
    const { origin } = this.#rules.tenants.get(row.tenant_key)!
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      town: row.town,
      tenantKey: row.tenant_key,
      origin: host ? withHost(origin, host) : origin,
      latitude: row.latitude,
      longitude: row.longitude,
      phone: row.phone,
      email: row.email,
      openingHours: row.opening_hours,
      welcome: row.welcome,
    }
  }
}

function withHost(origin: string, host: string): string {
  const url = new URL(origin)
  url.hostname = host
  return url.origin
}

/** PATCH /volunteer_centers/{id}: whether the center reviews vacancies. Vacancies that wait already keep waiting. */
export const updateCenter: Verb<Checked<UpdateOf<typeof volunteerCenter>, (typeof volunteerCenter)['attributes']>> = async ({ tx, id, actor, input }) => {
  const { reviewsVacancies } = input
  if (reviewsVacancies === undefined) return id
  await tx.updateTable('volunteer_centers').set({ reviews_vacancies: reviewsVacancies }).where('id', '=', id).execute()
  const action = reviewsVacancies ? 'volunteer_center.reviews' : 'volunteer_center.trusts'
  writeAuditEvent(tx, { centerId: id, actor }, { action, subjectType: 'volunteer_centers', subjectId: id })
  return id
}
