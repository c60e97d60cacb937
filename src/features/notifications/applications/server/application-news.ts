import { appointmentOf, calendarOf } from '#features/applications/appointments/server/calendar.ts'
import { alternativesFor } from '#features/applications/detail/server/alternatives.ts'
import type {
  applicationAssigned,
  applicationTransitioned,
  helpIsOver,
  meetingAnswered,
  meetingProposed,
  startsTomorrow,
} from '#features/applications/model/events.ts'
import { type ApplicationStatus, isPlaced, meetsIn } from '#features/applications/model/states.ts'
import { endNotices, endOffers } from '#features/notifications/delivery/server/end-notices.ts'
import { notifyPeople } from '#features/notifications/delivery/server/notify-people.ts'
import { membersOf, noticeSubjectOf, teamOf } from '#features/notifications/delivery/server/receivers.ts'
import type { EventKey } from '#features/notifications/model/event-keys.ts'
import { nameOf } from '#features/users/model/server/person-columns.ts'
import type { Tx } from '#kernel/db/server/database.ts'

/** When, where and with whom, for a mail and its calendar file; empty where no appointment was agreed. */
export async function meetingFacts(tx: Tx, centerId: string, applicationId: string): Promise<Readonly<Record<string, unknown>>> {
  const appointment = await appointmentOf(tx, centerId, applicationId)
  if (!appointment) return {}
  const { startsAt, place, contact, key } = appointment
  const calendar = calendarOf(appointment)
  return { calendar, ...(!calendar.isCancelled && { meeting: { startsAt, place, contact, file: `/calendar/${key}.ics` } }) }
}

type Moved = NonNullable<(typeof applicationTransitioned)['payload']>

/** These transitions are shown on the page only; a mail for each would be too many (domain §7.7). */
const quiet: readonly ApplicationStatus[] = ['in_review', 'active']

/** Notifies the other side of a transition; nobody is notified of what they did themselves. */
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
    // The parent withdrew, so the volunteer is notified too.
    if (byParent) return notifyPeople(tx, toTeam, { ...news, key: 'application.parent_refused', inside: [], byMail: [volunteer], more: meets })
    // Whoever took an offered place gets a confirmation as well.
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

type Answered = NonNullable<(typeof meetingAnswered)['payload']>
type Proposed = NonNullable<(typeof meetingProposed)['payload']>

/** Notifies the other side whether the day suits. A yes is a notice only; a no is mailed too. */
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

/** Notifies those who expect the volunteer that another day would suit better. */
export async function notifyOfAppointmentProposal(tx: Tx, { centerId, applicationId, requestId, message, startsAt, place }: Proposed): Promise<void> {
  const about = await noticeSubjectOf(tx, centerId, { applicationId })
  endNotices(tx, { centerId, applicationId }, ['application.proposed'])
  const { all, byMail } = await teamOf(tx, centerId, about)
  const more = { message, author: about.person, on: { startsAt: startsAt.toISOString(), place } }
  notifyPeople(tx, { centerId, about, requestId, once: new Date().toISOString(), key: 'application.proposed', inside: all, byMail, more })
}

type Starts = NonNullable<(typeof startsTomorrow)['payload']>
type Over = NonNullable<(typeof helpIsOver)['payload']>
type Assigned = NonNullable<(typeof applicationAssigned)['payload']>

/** The day before: when, where and who will be there, with the calendar file. */
export async function notifyOfStart(tx: Tx, { centerId, applicationId, requestId }: Starts): Promise<void> {
  const [about, meets] = await Promise.all([noticeSubjectOf(tx, centerId, { applicationId }), meetingFacts(tx, centerId, applicationId)])
  const people = { inside: [about.volunteer], byMail: [about.volunteer] }
  notifyPeople(tx, { centerId, about, requestId, key: 'application.start_tomorrow', once: new Date().toISOString(), ...people, more: meets })
}

/** Afterwards: asks how it was. */
export async function notifyOfEnd(tx: Tx, { centerId, applicationId, requestId }: Over): Promise<void> {
  const about = await noticeSubjectOf(tx, centerId, { applicationId })
  notifyPeople(tx, { centerId, about, requestId, key: 'application.evaluate', once: 'over', inside: [about.volunteer], byMail: [about.volunteer] })
}

/** Notifies somebody that an application was assigned to them. */
export async function notifyAssignee(tx: Tx, { centerId, applicationId, requestId, assigneeId, actorId }: Assigned): Promise<void> {
  const about = await noticeSubjectOf(tx, centerId, { applicationId })
  const members = await membersOf(tx, centerId, about.organizationId, about.volunteer.id)
  const people = members.filter(({ id }) => id === assigneeId)
  const more = { author: (await nameOf(tx, actorId)) ?? undefined }
  notifyPeople(tx, { centerId, about, requestId, key: 'application.assigned', once: new Date().toISOString(), inside: people, byMail: people, more })
}
