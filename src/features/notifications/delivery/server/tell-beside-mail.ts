import { type RawBuilder, sql } from 'kysely'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { listen } from '#kernel/events/server/emit.ts'
import type { MailEvent, MailHook, Queueing } from '#kernel/mail/server/mail-event.ts'
import { eventFor } from '#kernel/mail/server/templates.ts'
import { operationUndone } from '#kernel/undo/operation-undone.ts'
import { isStillRelevantSql } from './still-relevant.ts'

type Notice = NonNullable<ReturnType<NonNullable<MailEvent['notice']>>>
type Told = { kind: string; userId: string | null; messageId: string; traits: object; notice: Notice }

/**
 * Adds a notice to each mail to somebody with an account, whatever they chose. The mail itself is sent at once, in a digest or not at all,
 * as they chose, and not again while a notice about the same is unread (domain §3.5).
 */
export const tellBesideMail: MailHook = ({ centerId, operationId, mails }) => {
  const rows = mails.map(({ kind, userId, facts, messageId }) => {
    const { group, isAlways, isRepeated, notice } = eventFor(kind) ?? { isAlways: true, notice: null }
    const told = userId === null ? null : (notice?.(facts) ?? null)
    const traits = { group, isFree: isAlways !== true && userId !== null, isRepeated: isRepeated === true, path: told?.path ?? null }
    return { kind, userId, messageId, traits, notice: told }
  })
  const told = rows.filter((row): row is typeof row & { notice: Notice } => row.notice !== null)
  return {
    traits: rows.map(({ traits }) => traits),
    isSent: rows.some(({ traits }) => traits.isFree) ? sql<boolean>`not (mail.traits ->> 'isFree')::boolean or (${choice(centerId)}) = 'realtime'` : null,
    beside: told.length > 0 ? [noticesInsert({ centerId, operationId }, told)] : [],
  }
}

/** SQL: the reader's choice for this mail; null if they have not read the last notice about the same that was mailed. */
const choice = (centerId: string) => sql`select mail_choice(u.notification_prefs, mail.kind, mail.traits ->> 'group') from users u
  where u.id = mail."userId" and ((mail.traits ->> 'isRepeated')::boolean or mail.traits ->> 'path' is null or not exists (select from notifications n
    where n.volunteer_center_id = ${centerId} and n.user_id = mail."userId" and n.path = mail.traits ->> 'path' and n.event_key = mail.kind
      and n.read_at is null and n.mailed_at is not null and ${sql.raw(isStillRelevantSql('n'))}))`

function noticesInsert({ centerId, operationId }: Pick<Queueing, 'centerId' | 'operationId'>, told: readonly Told[]): RawBuilder<unknown> {
  const rows = told.map(({ notice: { facts, path, expiresAt }, ...mail }) => ({ ...mail, facts, path, expiresAt }))
  return sql`insert into notifications (volunteer_center_id, user_id, event_key, facts, path, message_id, operation_id, expires_at, digest, mailed_at)
      select ${centerId}, mail."userId", mail.kind, mail.facts, mail.path, mail."messageId", ${operationId}::uuid, mail."expiresAt",
        case when choice in ('daily', 'weekly') then choice end, case when choice = 'realtime' then now() end
      from (select mail.*, case when (mail.traits ->> 'isFree')::boolean then (${choice(centerId)}) else 'realtime' end as choice
        from jsonb_to_recordset(${jsonText(rows)}::jsonb)
          as mail (kind text, "userId" uuid, "messageId" text, traits jsonb, path text, facts jsonb, "expiresAt" timestamptz)
        offset 0) mail -- asked once, not at each of its uses
      -- Who was invited and has not come yet reads nothing here.
      where exists (select from users u where u.id = mail."userId" and u.status = 'active')
      on conflict (volunteer_center_id, message_id) where message_id is not null do nothing`
}

/** Undoing an operation removes its notices and restores those that it ended. */
export const takeBackNotices = listen(operationUndone, async (tx, { operationId }) => {
  await sql`delete from notifications where operation_id = ${operationId}`.execute(tx)
  await sql`update notifications set over_at = null, over_by = null where over_by = ${operationId}`.execute(tx)
})
