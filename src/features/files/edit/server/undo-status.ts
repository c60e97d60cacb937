import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { refuseReferenced } from './refuse-referenced.ts'

/** A file that was thrown away comes back, and the other way round while nothing shows it. */
export const undoStatus: ResourceApi['undo'] = {
  ability: 'update',
  run: async ({ tx, centerId, now }, { id, from }) => {
    const status = from === 'removed' ? 'removed' : 'kept'
    if (status === 'removed') await refuseReferenced(tx, centerId, id)
    await tx
      .updateTable('files')
      .set({ status, removed_at: status === 'removed' ? now : null })
      .where('id', '=', id)
      .execute()
  },
}
