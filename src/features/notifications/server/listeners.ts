import { listen } from '#kernel/events/server/emit.ts'
import { alternativesFor } from '#features/applications/server/alternatives.ts'
import {
  applicationAssigned,
  applicationEscalated,
  applicationMoved,
  applicationSubmitted,
  applicationWaited,
  helpIsOver,
  meetingAnswered,
  meetingChanged,
  meetingProposed,
  parentAgreed,
  placeOffered,
  startsTomorrow,
} from '#features/applications/events.ts'
import { conversationRead, conversationReported, messageSent } from '#features/conversations/events.ts'
import { tellAssignee, tellOfEnd, tellOfStart } from './before-and-after.ts'
import { endNotices } from './end-notices.ts'
import { noteConversationRead, tellOfMessage } from './message-news.ts'
import { tellOfAnswer, tellOfProposal } from './meeting-news.ts'
import { meetingFacts } from './meeting-facts.ts'
import { told } from './not-yet-told.ts'
import { caseOf, coordinatorsOf, membersOf, teamAmong, teamOf } from './receivers.ts'
import { tellOfReport } from './report-news.ts'
import { tellPeople } from './tell.ts'
import { tellOfMove } from './move-news.ts'

/** Who hears of what happens to an application (domain §7.3 to §7.8). */
export const notificationListeners = [
  listen(applicationSubmitted, async (tx, { centerId, applicationId, requestId, organizationId, userId }) => {
    const [about, members] = await Promise.all([caseOf(tx, centerId, { applicationId }), membersOf(tx, centerId, organizationId, userId)])
    const { all, byMail } = teamAmong(members, about.contactUserId)
    const news = { centerId, about, once: 'sent', requestId } as const
    tellPeople(
      tx,
      // Who applied for somebody else did so a moment ago.
      { ...news, key: 'application.created', inside: [], byMail: about.isGuest ? [] : [about.volunteer] },
      // The mail tells of the first message too.
      {
        ...news,
        key: 'application.received',
        inside: all,
        byMail,
        marks: byMail.length > 0 && about.conversationId ? [told(centerId, about.conversationId, byMail)] : [],
      },
    )
  }),
  listen(applicationMoved, tellOfMove),
  listen(meetingChanged, async (tx, { centerId, applicationId, requestId, message }) => {
    const [about, meets] = await Promise.all([caseOf(tx, centerId, { applicationId }), meetingFacts(tx, centerId, applicationId)])
    endNotices(tx, { centerId, applicationId })
    const people = { inside: [about.volunteer], byMail: [about.volunteer] }
    tellPeople(tx, {
      centerId,
      about,
      requestId,
      key: 'application.rescheduled',
      once: new Date().toISOString(),
      ...people,
      more: { message, ...meets },
    })
  }),
  listen(meetingAnswered, tellOfAnswer),
  listen(meetingProposed, tellOfProposal),
  listen(parentAgreed, async (tx, { centerId, applicationId, requestId }) => {
    const about = await caseOf(tx, centerId, { applicationId })
    const { all } = await teamOf(tx, centerId, about)
    tellPeople(tx, {
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
    const about = await caseOf(tx, centerId, { applicationId })
    const people = { inside: [about.volunteer], byMail: [about.volunteer] }
    tellPeople(tx, { centerId, about, requestId, key: 'application.place_free', once: new Date().toISOString(), ...people })
  }),
  listen(applicationWaited, async (tx, { centerId, applicationId, requestId, days }) => {
    const about = await caseOf(tx, centerId, { applicationId })
    const { all, byMail } = await teamOf(tx, centerId, about)
    tellPeople(tx, {
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
    const [about, coordinators] = await Promise.all([caseOf(tx, centerId, { applicationId }), coordinatorsOf(tx, centerId)])
    const alternatives = await alternativesFor(tx, { centerId, vacancyId: about.vacancyId, userId: about.volunteer.id })
    const news = { centerId, about, once: 'escalated', requestId } as const
    tellPeople(
      tx,
      { ...news, key: 'application.escalated', inside: coordinators, byMail: coordinators },
      { ...news, key: 'application.silent', inside: [about.volunteer], byMail: [about.volunteer], more: { alternatives } },
    )
  }),
  listen(startsTomorrow, tellOfStart),
  listen(helpIsOver, tellOfEnd),
  listen(applicationAssigned, tellAssignee),
  listen(messageSent, tellOfMessage),
  listen(conversationReported, tellOfReport),
  listen(conversationRead, noteConversationRead),
]
