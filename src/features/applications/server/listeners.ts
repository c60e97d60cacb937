import { sql } from 'kysely'
import { listen } from '#kernel/events/server/emit.ts'
import { confirmationMailed } from '#features/auth/events.ts'
import { messageSent } from '#features/conversations/events.ts'
import { adoptDrafts } from './drafts.ts'

export const applicationListeners = [
  listen(confirmationMailed, adoptDrafts),
  // The first word of the organization is its answer; whoever waits is no longer counted as waiting (domain §3.4).
  listen(messageSent, async (tx, { centerId, conversationId, side }) => {
    if (side !== 'organization') return
    await sql`update applications a set first_response_at = now() from conversations c
      where c.volunteer_center_id = ${centerId} and c.id = ${conversationId} and c.subject_type = 'application'
        and a.volunteer_center_id = c.volunteer_center_id and a.id = c.subject_id and a.first_response_at is null`.execute(tx)
  }),
]
