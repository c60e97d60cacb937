/** Journeys that add a town like one demo site, at most; the server knows their names from its start. */
const townsPerSite = 99

/** The sites of the towns that may be added like a demo site: `demo-1`, `demo-2` … */
export function townsOf(site: string): string[] {
  return Array.from({ length: townsPerSite }, (_, at) => `${site}-${at + 1}`)
}

/** The demo site that a town was made like; a demo site is like itself. */
export function likeOf(tenant: string): string {
  return tenant.replace(/-\d+$/, '')
}
