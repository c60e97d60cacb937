import type { Tx } from '#kernel/db/server/database.ts'
import { alternativesFor } from '#features/applications/detail/server/alternatives.ts'
import type { applicationTransitioned } from '#features/applications/model/events.ts'
import { type ApplicationStatus, isPlaced, meetsIn } from '#features/applications/model/states.ts'
import type { EventKey } from '#features/notifications/model/event-keys.ts'
import { endNotices, endOffers } from '#features/notifications/delivery/server/end-notices.ts'
import { meetingFacts } from './meeting-facts.ts'
import { noticeSubjectOf, teamOf } from '#features/notifications/delivery/server/receivers.ts'
import { notifyPeople } from '#features/notifications/delivery/server/notify-people.ts'

type Moved = NonNullable<(typeof applicationTransitioned)['payload']>

/** Small steps are seen on the page; a mail for each would be a flood (domain §7.7). */
const quiet: readonly ApplicationStatus[] = ['in_review', 'active']

/** Tells the other side that an application came to another state; nobody hears of their own doing. */
export async function notifyOfTransition(tx: Tx, { centerId, applicationId, requestId, from, to, side, message, byParent }: Moved): Promise<void> {
  const about = await noticeSubjectOf(tx, centerId, { applicationId })
  const { volunteer } = about
  const once = new Date().toISOString()
  endNotices(tx, { centerId, applicationId })
  if (to === 'accepted') endOffers(tx, { centerId, applicationId })
  const meets = meetsIn(to) || meetsIn(from) ? await meetingFacts(tx, centerId, applicationId) : {}
  if (side === 'volunteer') {
    const { all, byMail } = await teamOf(tx, centerId, about)
    const news = { centerId, about, requestId, once } as const
    const more = { reason: byParent ? 'parent_refused' : about.withdrawReason, wasPlaced: isPlaced(from), ...(byParent && { byParent }), ...meets }
    const toTeam = { ...news, key: `application.${to}` as EventKey, inside: all, byMail, more }
    // It was not their own doing.
    if (byParent) return notifyPeople(tx, toTeam, { ...news, key: 'application.parent_refused', inside: [], byMail: [volunteer], more: meets })
    // Who took a place that came free has it black on white too.
    if (to === 'accepted')
      return notifyPeople(
        tx,
        { ...news, key: 'application.claimed', inside: all, byMail },
        { ...news, key: 'application.accepted', inside: [], byMail: [volunteer], more: meets },
      )
    return notifyPeople(tx, toTeam)
  }
  const reopened = from === 'declined'
  const alternatives = to === 'declined' || to === 'expired' ? await alternativesFor(tx, { centerId, vacancyId: about.vacancyId, userId: volunteer.id }) : []
  notifyPeople(tx, {
    centerId,
    about,
    requestId,
    once,
    key: reopened ? 'application.reopened' : (`application.${to}` as EventKey),
    inside: [volunteer],
    byMail: quiet.includes(to) && !reopened ? [] : [volunteer],
    more: { reason: about.declineReason, message, alternatives, ...meets },
  })
}
