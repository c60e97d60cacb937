import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { mapEntry } from '#features/social-map/model/entry.ts'
import { updateEntry } from '#features/social-map/writing/server/write-entry.ts'
import { assureEntry } from './change-status.ts'

type Input = Checked<UpdateOf<typeof mapEntry>, (typeof mapEntry)['attributes']>

/**
 * PATCH /social_map_entries/{id}, of one or of many: what was changed, and the word that all of it is right (`confirmation`). A change
 * that the center has to look at first takes no such word: approving it does.
 */
export const updateAndConfirm: Verb<Input> = async (call) => {
  const { input, tx, id, actor } = call
  const { confirmation, ...changes } = input
  const isAlone = Object.keys(changes).length === 0 && Object.keys(call.related).length === 0
  if (!isAlone || !confirmation) await updateEntry(call)
  if (!confirmation) return id
  const { status } = await tx.selectFrom('social_map_entries').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (!isAlone && (status === 'draft' || status === 'pending' || status === 'inactive')) return id
  const ofCenter = confirmation === 'owner' ? 'center_phone' : confirmation
  await assureEntry(call, hasRole(actor, centerReaders) ? ofCenter : 'owner')
  return id
}
