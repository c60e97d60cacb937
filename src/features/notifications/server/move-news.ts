import type { Tx } from '#kernel/db/server/database.ts'
import { alternativesFor } from '#features/applications/server/alternatives.ts'
import type { applicationMoved } from '#features/applications/events.ts'
import { type ApplicationStatus, isPlaced } from '#features/applications/states.ts'
import type { EventKey } from '#features/notifications/event-keys.ts'
import { caseOf, teamOf } from './receivers.ts'
import { tellPeople } from './tell.ts'

type Moved = NonNullable<(typeof applicationMoved)['payload']>

/** Small steps are seen on the page; a mail for each would be a flood (domain §7.7). */
const quiet: readonly ApplicationStatus[] = ['in_review', 'active']

/** Tells the other side that an application came to another state; nobody hears of their own doing. */
export async function tellOfMove(tx: Tx, { centerId, applicationId, requestId, from, to, side, message }: Moved): Promise<void> {
  const about = await caseOf(tx, centerId, { applicationId })
  const { volunteer } = about
  const once = new Date().toISOString()
  if (side === 'volunteer') {
    const { all, byMail } = await teamOf(tx, centerId, about)
    tellPeople(tx, {
      centerId,
      about,
      requestId,
      once,
      key: `application.${to}` as EventKey,
      inside: all,
      byMail,
      group: 'applications',
      more: { reason: about.withdrawReason, wasPlaced: isPlaced(from) },
    })
    return
  }
  const reopened = from === 'declined'
  const alternatives = to === 'declined' || to === 'expired' ? await alternativesFor(tx, { centerId, vacancyId: about.vacancyId, userId: volunteer.id }) : []
  tellPeople(tx, {
    centerId,
    about,
    requestId,
    once,
    group: 'applications',
    key: reopened ? 'application.reopened' : (`application.${to}` as EventKey),
    inside: [volunteer],
    byMail: quiet.includes(to) && !reopened ? [] : [volunteer],
    more: { reason: about.declineReason, message, alternatives },
  })
}
