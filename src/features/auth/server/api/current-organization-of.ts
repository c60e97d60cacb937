import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'

/** The header's organization where it is valid, else the first School or VolunteerCenter by name, else the first (contract §3.2). */
export async function currentOrganizationOf({ db, request }: ApiRequest): Promise<string | null> {
  const { actor, centerId, headers } = request
  const wanted = headers['current-organization-id']
  if (typeof wanted === 'string' && actor.organizationIds.includes(wanted)) return wanted
  if (actor.organizationIds.length === 0) return null
  const first = await db.inCenter(centerId, (tx) =>
    tx
      .selectFrom('organizations')
      .select('id')
      .where('id', 'in', actor.organizationIds)
      .orderBy((db) => db.case().when('organization_type', 'in', ['School', 'VolunteerCenter']).then(0).else(1).end())
      .orderBy('name')
      .executeTakeFirst(),
  )
  return first?.id ?? null
}
