import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { listen } from '#kernel/events/server/emit.ts'
import { confirmationMailed } from '#features/auth/model/events.ts'
import { messageSent } from '#features/conversations/model/events.ts'
import { placesAdded } from '#features/vacancies/model/events.ts'
import { adoptDrafts } from '#features/applications/submit/server/drafts.ts'
import { snoozeAfterMessage } from '#features/applications/reminders/server/snooze.ts'
import { transition } from '#features/applications/transitions/server/transition.ts'
import { offerAndNotify } from '#features/applications/capacity/server/capacity.ts'

type Sent = NonNullable<(typeof messageSent)['payload']>

export const applicationListeners = [
  listen(confirmationMailed, adoptDrafts),
  // After a message of the center the organization gets time to answer.
  listen(messageSent, snoozeAfterMessage),
  // The organization's first message counts as its answer: the applicant no longer waits (domain §3.4), and a new application goes into review.
  listen(messageSent, answered),
  listen(placesAdded, offerAndNotify),
]

/** Moves a new application to review on the first message. Quietly, because that message is notified itself. */
async function answered(tx: Tx, { centerId, conversationId, authorId, side, told, requestId }: Sent): Promise<void> {
  if (side === 'volunteer') return
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('a.id'),
      status: shown.text('a.status'),
      organization_id: shown.text('a.organization_id'),
    },
    (columns) => sql`
    update applications a set first_response_at = case when ${side} = 'organization' then coalesce(a.first_response_at, now()) else a.first_response_at end
    from conversations c
    where c.volunteer_center_id = ${centerId} and c.id = ${conversationId} and c.subject_type = 'application'
      and a.volunteer_center_id = c.volunteer_center_id and a.id = c.subject_id and (a.first_response_at is null or a.status = 'new')
    returning ${columns}`,
  )
  const [answeredOne] = rows
  if (told || answeredOne?.status !== 'new') return
  const actor = { userId: authorId, session: null, organizationIds: side === 'organization' ? [answeredOne.organization_id] : [] }
  await transition({ tx, centerId, actor, requestId }, answeredOne.id, 'in_review', { isQuiet: true })
}
