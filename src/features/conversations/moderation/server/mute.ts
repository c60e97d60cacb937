import { sql } from 'kysely'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'

/** Silences a conversation for oneself, or no more: no mails and no notices of new words. The other side does not see it. */
export function muteConversation(isMuted: boolean): Verb {
  return async ({ tx, actor, centerId, id }) => {
    refuseWhileImpersonating(actor)
    const at = isMuted ? sql`now()` : sql`null`
    await sql`insert into conversation_readers (volunteer_center_id, conversation_id, user_id, muted_at) values (${centerId}, ${id}, ${actor.userId}, ${at})
      on conflict (volunteer_center_id, conversation_id, user_id) do update set muted_at = excluded.muted_at`.execute(tx)
    return id
  }
}
