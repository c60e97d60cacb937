import { EventEmitter } from 'node:events'
import { Centers } from '#features/tenancy/server/centers.ts'
import type { SiteSettings } from '#features/tenancy/server/host-rules.ts'
import { saveSharingTenants } from '#features/tenancy/server/sharing-tenants.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { listenTo } from '#kernel/db/server/listen.ts'
import { patiently } from '#kernel/db/server/patiently.ts'
import { type DatabaseAddress, addressFor } from '#kernel/db/server/roles.ts'
import type { PublicChanges } from '#kernel/feature/server/define-feature.ts'

type LiveCenters = {
  centers: Centers
  /** Like `changes`, but emits after the centers have been read again, so that a page that is evicted is made anew with the changed center. */
  afterwards: PublicChanges
}

/** The sites and centers of this deployment, read again when one is added or changed, in whatever process. */
export async function liveCenters(
  db: Database,
  settings: SiteSettings,
  changes: PublicChanges | undefined,
  onError: (error: unknown) => void,
): Promise<LiveCenters> {
  const centers = new Centers(db, settings)
  const afterwards: PublicChanges = new EventEmitter()
  await patiently(async () => await centers.load())
  await patiently(async () => await saveSharingTenants(db, centers.tenants()))
  changes?.on('changed', async (centerId) => {
    // Sites and centers are announced as `*`; other changes are no reason to read all of them.
    if (centerId === '*') await centers.load().catch(onError)
    afterwards.emit('changed', centerId)
  })
  return { centers, afterwards }
}

/** Announces which center's public data changed, in whatever process; `*` for any, also after a lost connection. */
export function publicChanges(address: DatabaseAddress, onError: (error: Error) => void): PublicChanges & { stop(): Promise<void> } {
  const changes: PublicChanges = new EventEmitter()
  const listening = listenTo(addressFor('vw_app', address), 'public_changed', {
    onNews: (centerId = '*') => changes.emit('changed', centerId),
    onError,
  })
  return Object.assign(changes, { stop: () => listening.stop() })
}
