import { sql } from 'kysely'
import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import type { ClaimedMail } from '#kernel/mail/server/outbox.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'
import { type CustomMail, eventFor, fillCustomText } from '#kernel/mail/server/templates.ts'
import { holdersOf } from '#features/users/model/server/people-of-center.ts'
import { factsOf } from './preview-of.ts'
import { latestOf } from './opened.ts'

/**
 * The custom text of a center for an outgoing mail. Where its placeholders are no longer valid, the built-in text is sent, and center
 * admins are notified.
 */
export async function customTextFor(
  db: Database,
  { centerId, kind, locale, facts, messageId }: Pick<ClaimedMail, 'centerId' | 'kind' | 'locale' | 'facts' | 'messageId'>,
  sender: MailSender,
): Promise<CustomMail | null> {
  const event = eventFor(kind)
  if (!event?.variables) return null
  return await db.inCenter(centerId, async (tx) => {
    const { words, replyTo, active } = await latestOf(tx, centerId, kind)
    if (!active && !event.isAlways) {
      await sql`update notifications set mailed_at = null where volunteer_center_id = ${centerId} and message_id = ${messageId}`.execute(tx)
      return { words: null, replyTo: null, isOff: true }
    }
    try {
      return { words: words && fillCustomText(words[locale], factsOf(event, facts as Record<string, unknown>, sender, locale)), replyTo }
    } catch {
      await tellBroken(tx, centerId, kind, event.name)
      return { words: null, replyTo }
    }
  })
}

/** Notifies once, until it has been read. */
async function tellBroken(tx: Tx, centerId: string, kind: string, mail: { nl: string; en: string }): Promise<void> {
  const path = `/notification_templates/${kind}/edit`
  const admins = await holdersOf(tx, centerId, ownCenterAdmins)
  await sql`insert into notifications (volunteer_center_id, user_id, event_key, facts, path)
    select ${centerId}::uuid, admin.id, 'template.broken', ${jsonText({ mail })}::jsonb, ${path}
    from unnest(${admins.map(({ id }) => id)}::uuid[]) admin (id)
    where not exists (select from notifications n
      where n.volunteer_center_id = ${centerId} and n.user_id = admin.id and n.path = ${path} and n.event_key = 'template.broken' and n.read_at is null)`.execute(
    tx,
  )
}
