import type { Actor } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { type UserState, userUndo } from '#features/users/model/user-states.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { isGrant, undoGrant } from '#features/users/roles/server/undo-grant.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'

/** What a step takes along beside the status. */
type Before = { archivedAt: string | null; lastSeenAt: string | null; unconfirmedEmail: string | null }

/** Said before the step is taken, so that its mail waits as long as it can be undone. */
export function noteStatusChange(tx: PeopleTx, { center, now }: RequestContext, actor: Actor, account: Account, to: UserState): void {
  const before: Before = {
    archivedAt: account.archived_at?.toISOString() ?? null,
    lastSeenAt: account.last_seen_at?.toISOString() ?? null,
    unconfirmedEmail: account.unconfirmed_email,
  }
  undoable(tx as unknown as Tx, { centerId: center.id, actor, now }, { type: 'users', id: account.id, from: account.status, to, before })
}

/** Puts an account back where it was. Sessions that ended stay so: whoever was signed out signs in again. */
export const undoStatus: ResourceApi['undo'] = {
  ability: 'update',
  run: async (call, { id, from, to, before }) => {
    if (isGrant(before)) return await undoGrant(call, id, before)
    const tx = people(call.tx)
    const { status } = await tx.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    // Somebody may have gone on from there: that is not this person's to take back.
    if (status !== to || !checkTransition(userUndo, status, from as UserState)) throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    const { archivedAt, lastSeenAt, unconfirmedEmail } = before as Before
    await tx
      .updateTable('users')
      .set({
        status: from as UserState,
        archived_at: archivedAt === null ? null : new Date(archivedAt),
        last_seen_at: lastSeenAt === null ? null : new Date(lastSeenAt),
        unconfirmed_email: unconfirmedEmail,
      })
      .where('id', '=', id)
      .execute()
    return undefined
  },
}
