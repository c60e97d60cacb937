import type { Tx } from '#kernel/db/server/database.ts'
import type { meetingAnswered, meetingProposed } from '#features/applications/model/events.ts'
import { appointmentOf } from '#features/applications/appointments/server/calendar-of.ts'
import { endNotices } from '#features/notifications/delivery/server/end-notices.ts'
import { noticeSubjectOf, teamOf } from '#features/notifications/delivery/server/receivers.ts'
import { notifyPeople } from '#features/notifications/delivery/server/notify-people.ts'

type Answered = NonNullable<(typeof meetingAnswered)['payload']>
type Proposed = NonNullable<(typeof meetingProposed)['payload']>

/** Tells the other side whether a day suits. That somebody comes is seen in the product; that somebody does not is mailed too. */
export async function notifyOfAppointmentAnswer(tx: Tx, { centerId, applicationId, requestId, answer, side, message }: Answered): Promise<void> {
  const about = await noticeSubjectOf(tx, centerId, { applicationId })
  endNotices(tx, { centerId, applicationId }, side === 'volunteer' ? ['application.comes', 'application.cannot'] : ['application.proposed'])
  const news = { centerId, about, requestId, once: new Date().toISOString() } as const
  if (side !== 'volunteer')
    return notifyPeople(tx, { ...news, key: 'application.unsuitable', inside: [about.volunteer], byMail: [about.volunteer], more: { message } })
  const { all, byMail } = await teamOf(tx, centerId, about)
  const meets = await appointmentOf(tx, centerId, applicationId)
  const on = meets && { on: { startsAt: meets.startsAt, place: meets.place } }
  if (answer === 'comes') return notifyPeople(tx, { ...news, key: 'application.comes', inside: all, byMail: [], more: { ...on } })
  const more = { message, author: about.person, ...on }
  notifyPeople(tx, { ...news, key: 'application.cannot', inside: all, byMail, more })
}

/** Tells those who expect the volunteer that another day would suit better. */
export async function notifyOfAppointmentProposal(tx: Tx, { centerId, applicationId, requestId, message, startsAt, place }: Proposed): Promise<void> {
  const about = await noticeSubjectOf(tx, centerId, { applicationId })
  endNotices(tx, { centerId, applicationId }, ['application.proposed'])
  const { all, byMail } = await teamOf(tx, centerId, about)
  const more = { message, author: about.person, on: { startsAt: startsAt.toISOString(), place } }
  notifyPeople(tx, { centerId, about, requestId, once: new Date().toISOString(), key: 'application.proposed', inside: all, byMail, more })
}
