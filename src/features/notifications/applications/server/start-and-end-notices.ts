import type { Tx } from '#kernel/db/server/database.ts'
import type { applicationAssigned, helpIsOver, startsTomorrow } from '#features/applications/model/events.ts'
import { nameOf } from '#features/users/model/server/person-columns.ts'
import { meetingFacts } from './meeting-facts.ts'
import { noticeSubjectOf, membersOf } from '#features/notifications/delivery/server/receivers.ts'
import { notifyPeople } from '#features/notifications/delivery/server/notify-people.ts'

type Starts = NonNullable<(typeof startsTomorrow)['payload']>
type Over = NonNullable<(typeof helpIsOver)['payload']>
type Assigned = NonNullable<(typeof applicationAssigned)['payload']>

/** The day before: when, where and who waits, with the file for the calendar. */
export async function notifyOfStart(tx: Tx, { centerId, applicationId, requestId }: Starts): Promise<void> {
  const [about, meets] = await Promise.all([noticeSubjectOf(tx, centerId, { applicationId }), meetingFacts(tx, centerId, applicationId)])
  const people = { inside: [about.volunteer], byMail: [about.volunteer] }
  notifyPeople(tx, { centerId, about, requestId, key: 'application.start_tomorrow', once: new Date().toISOString(), ...people, more: meets })
}

/** Afterwards: how was it? */
export async function notifyOfEnd(tx: Tx, { centerId, applicationId, requestId }: Over): Promise<void> {
  const about = await noticeSubjectOf(tx, centerId, { applicationId })
  notifyPeople(tx, { centerId, about, requestId, key: 'application.evaluate', once: 'over', inside: [about.volunteer], byMail: [about.volunteer] })
}

/** Whoever is to take an application up hears it from whoever gave it to them. */
export async function notifyAssignee(tx: Tx, { centerId, applicationId, requestId, assigneeId, actorId }: Assigned): Promise<void> {
  const about = await noticeSubjectOf(tx, centerId, { applicationId })
  const members = await membersOf(tx, centerId, about.organizationId, about.volunteer.id)
  const people = members.filter(({ id }) => id === assigneeId)
  const more = { author: (await nameOf(tx, actorId)) ?? undefined }
  notifyPeople(tx, { centerId, about, requestId, key: 'application.assigned', once: new Date().toISOString(), inside: people, byMail: people, more })
}
