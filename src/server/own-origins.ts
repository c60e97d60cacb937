import type { Centers } from '#features/tenancy/server/centers.ts'

/** Every origin of ours, for CORS (decisions 23); forms may only come from the site's own. The set is updated as sites are added or changed. */
export function ownOrigins(centers: Centers, extra: readonly string[]): ReadonlySet<string> {
  const origins = new Set<string>()
  centers.followedBy(() => {
    origins.clear()
    for (const tenant of centers.tenants()) for (const origin of centers.originsOf(tenant)) origins.add(origin)
    for (const origin of extra) origins.add(origin)
  })
  return origins
}
