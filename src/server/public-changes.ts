import { EventEmitter } from 'node:events'
import { addressFor, type DatabaseAddress } from '#kernel/db/server/roles.ts'
import { listenTo } from '#kernel/db/server/listen.ts'

export type PublicChanges = EventEmitter<{ changed: [centerId: string] }> & { stop?: () => Promise<void> }

/** Announces which center's public data changed, in whatever process; `*` for any, also after a lost connection. */
export function publicChanges(address: DatabaseAddress, onError: (error: Error) => void): PublicChanges {
  const changes: PublicChanges = new EventEmitter()
  const listening = listenTo(addressFor('vw_app', address), 'public_changed', {
    onNews: (centerId = '*') => changes.emit('changed', centerId),
    onError,
  })
  changes.stop = () => listening.stop()
  return changes
}
