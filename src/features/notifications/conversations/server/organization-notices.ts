import type { Tx } from '#kernel/db/server/database.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import type { messageSent } from '#features/conversations/model/events.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { markNotified } from '#features/notifications/delivery/server/mark-notified.ts'
import { coordinatorsOf, membersOf, substitutesOfAdmins } from '#features/notifications/delivery/server/receivers.ts'

type Sent = NonNullable<(typeof messageSent)['payload']>
type Words = { organizationId: string; author: string; body: string }

/**
 * Notifies the other side of a conversation between an organization and its center. A question goes by mail whatever one chose, for the
 * organization waits for it; admins who have not come yet can read it nowhere else, so they get each.
 */
export async function notifyOfOrganizationConversation(tx: Tx, sent: Sent, { organizationId, author, body }: Words): Promise<void> {
  const { centerId, conversationId, messageId, authorId, side, requestId } = sent
  const { name: organization } = await tx
    .selectFrom('organizations')
    .select('name')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const isQuestion = side === 'center'
  const admins = isQuestion ? await adminsOf(tx, organizationId) : []
  const staff = isQuestion ? [] : await coordinatorsOf(tx, centerId)
  const active = [...admins.filter(({ status }) => status === 'active'), ...staff].filter(({ id }) => id !== authorId)
  const unaware = await markNotified(tx, centerId, conversationId, active)
  const key = isQuestion ? 'organization.asked' : 'organization.answered'
  const standIns = isQuestion ? substitutesOfAdmins(await membersOf(tx, centerId, organizationId, authorId)) : []
  const byMail = [
    ...unaware.map((who) => ({ who, isInvited: false, absent: null })),
    ...admins.filter(({ status }) => status === 'invited').map((who) => ({ who, isInvited: true, absent: null })),
    ...standIns.map((one) => ({ ...one, isInvited: false })),
  ]
  queueMails(
    tx,
    centerId,
    byMail.map(({ who, ...more }) => ({
      kind: key,
      dedupeKey: `${key}:${messageId}`,
      userId: who.id,
      address: who.email,
      locale: who.locale,
      facts: { firstName: who.firstName, organization, organizationId, author, body, ...more },
      ...(requestId && { requestId }),
    })),
  )
}
