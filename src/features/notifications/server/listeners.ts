import { listen } from '#kernel/events/server/emit.ts'
import { alternativesFor } from '#features/applications/detail/server/alternatives.ts'
import {
  applicationAssigned,
  applicationEscalated,
  applicationTransitioned,
  applicationSubmitted,
  applicationWaited,
  helpIsOver,
  meetingAnswered,
  meetingChanged,
  meetingProposed,
  parentAgreed,
  placeOffered,
  startsTomorrow,
} from '#features/applications/model/events.ts'
import { conversationRead, conversationReported, messageSent } from '#features/conversations/model/events.ts'
import {
  meetingFacts,
  notifyAssignee,
  notifyOfAppointmentAnswer,
  notifyOfAppointmentProposal,
  notifyOfEnd,
  notifyOfStart,
  notifyOfTransition,
} from '#features/notifications/applications/server/application-news.ts'
import { endNotices } from '#features/notifications/delivery/server/end-notices.ts'
import { markConversationRead, notifyOfMessage } from '#features/notifications/conversations/server/message-notices.ts'
import { notifiedUpsert, notifyPeople } from '#features/notifications/delivery/server/notify-people.ts'
import { noticeSubjectOf, coordinatorsOf, membersOf, teamAmong, teamOf } from '#features/notifications/delivery/server/receivers.ts'
import { notifyOfReport } from '#features/notifications/conversations/server/report-notices.ts'

/** Who is notified of events of an application (domain §7.3 to §7.8). */
export const notificationListeners = [
  listen(applicationSubmitted, async (tx, { centerId, applicationId, requestId, organizationId, userId, isInvited }) => {
    if (isInvited) return
    const [about, members] = await Promise.all([noticeSubjectOf(tx, centerId, { applicationId }), membersOf(tx, centerId, organizationId, userId)])
    const { all, byMail } = teamAmong(members, about.contactUserId)
    const news = { centerId, about, once: 'sent', requestId } as const
    notifyPeople(
      tx,
      // A guest gets nothing here, since whoever applied for them did so a moment ago.
      { ...news, key: 'application.created', inside: [], byMail: about.isGuest ? [] : [about.volunteer] },
      // The mail also contains the first message.
      {
        ...news,
        key: 'application.received',
        inside: all,
        byMail,
        marks: byMail.length > 0 && about.conversationId ? [notifiedUpsert(centerId, about.conversationId, byMail)] : [],
      },
    )
  }),
  listen(applicationTransitioned, notifyOfTransition),
  listen(meetingChanged, async (tx, { centerId, applicationId, requestId, message }) => {
    const [about, meets] = await Promise.all([noticeSubjectOf(tx, centerId, { applicationId }), meetingFacts(tx, centerId, applicationId)])
    endNotices(tx, { centerId, applicationId })
    const people = { inside: [about.volunteer], byMail: [about.volunteer] }
    notifyPeople(tx, {
      centerId,
      about,
      requestId,
      key: 'application.rescheduled',
      once: new Date().toISOString(),
      ...people,
      more: { message, ...meets },
    })
  }),
  listen(meetingAnswered, notifyOfAppointmentAnswer),
  listen(meetingProposed, notifyOfAppointmentProposal),
  listen(parentAgreed, async (tx, { centerId, applicationId, requestId }) => {
    const about = await noticeSubjectOf(tx, centerId, { applicationId })
    const { all } = await teamOf(tx, centerId, about)
    notifyPeople(tx, {
      centerId,
      about,
      requestId,
      key: 'application.parent_agreed',
      once: 'agreed',
      inside: [about.volunteer, ...all],
      byMail: [about.volunteer],
    })
  }),
  listen(placeOffered, async (tx, { centerId, applicationId, requestId }) => {
    const about = await noticeSubjectOf(tx, centerId, { applicationId })
    const people = { inside: [about.volunteer], byMail: [about.volunteer] }
    notifyPeople(tx, { centerId, about, requestId, key: 'application.place_free', once: new Date().toISOString(), ...people })
  }),
  listen(applicationWaited, async (tx, { centerId, applicationId, requestId, days }) => {
    const about = await noticeSubjectOf(tx, centerId, { applicationId })
    const { all, byMail } = await teamOf(tx, centerId, about)
    notifyPeople(tx, {
      centerId,
      about,
      requestId,
      key: 'application.reminder',
      once: `${days}`,
      inside: all,
      byMail,
      more: { days },
    })
  }),
  listen(applicationEscalated, async (tx, { centerId, applicationId, requestId }) => {
    const [about, coordinators] = await Promise.all([noticeSubjectOf(tx, centerId, { applicationId }), coordinatorsOf(tx, centerId)])
    const alternatives = await alternativesFor(tx, { centerId, vacancyId: about.vacancyId, userId: about.volunteer.id })
    const news = { centerId, about, once: 'escalated', requestId } as const
    notifyPeople(
      tx,
      { ...news, key: 'application.escalated', inside: coordinators, byMail: coordinators },
      { ...news, key: 'application.silent', inside: [about.volunteer], byMail: [about.volunteer], more: { alternatives } },
    )
  }),
  listen(startsTomorrow, notifyOfStart),
  listen(helpIsOver, notifyOfEnd),
  listen(applicationAssigned, notifyAssignee),
  listen(messageSent, notifyOfMessage),
  listen(conversationReported, notifyOfReport),
  listen(conversationRead, markConversationRead),
]
