import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { NotFound, Refused } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { refuseOtherVersion } from '#kernel/jsonapi/write/server/write.ts'
import { builtInTexts } from './built-in-texts.ts'
import { type Kind, type Latest, latestOf, readSent, senderToday, type, wholeWords } from './opened.ts'
import { showTemplate } from './show.ts'
import { testedAt } from './try-words.ts'

type Next = Pick<Latest, 'words' | 'replyTo' | 'testedAt' | 'active'>
type Written = {
  /** The expected version; undefined for any. */ upon?: number
  next: (now: Latest, tx: Tx) => Promise<Next>
  /** The action of the audit event. */ action: (next: Next, now: Latest) => string
}

/** Adds a version; the latest one is in use. */
async function write(call: ApiRequest, kind: Kind, { upon, next: following, action }: Written): Promise<Answer> {
  const { centerId, actor } = call.asked
  await call.inHeldTransaction(type, async (tx) => {
    // Serialized, since each version is based on the one before.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${centerId} ${kind.kind}`}, 0))`.execute(tx)
    const now = await latestOf(tx, centerId, kind.kind)
    refuseOtherVersion(call, now.version)
    if (upon !== undefined && upon !== now.version) throw new Refused('template_changed')
    const next = await following(now, tx)
    const { id } = await tx
      .insertInto('notification_templates')
      .values({
        volunteer_center_id: centerId,
        kind: kind.kind,
        version: now.version + 1,
        words: next.words === null ? null : JSON.stringify(next.words),
        reply_to: next.replyTo,
        tested_at: next.testedAt,
        active: next.active,
        author_id: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    writeAuditEvent(tx, { centerId, actor }, { action: action(next, now), subjectType: type, subjectId: id, to: kind.kind })
  })
  return await showTemplate(call, kind)
}

/**
 * PATCH: new texts, reply address, on or off; what is not sent stays. New texts must have been mailed to oneself before (domain §3.5).
 * @throws 409 template_not_tested, and mail_always_sent for a mail that cannot be turned off
 */
export async function saveWords(call: ApiRequest, kind: Kind): Promise<Answer> {
  const { texts: textsOf, hasTexts, replyTo, active, version } = readSent(call, kind)
  if (active === false && kind.event.isAlways) throw new Refused('mail_always_sent')
  const isRest = !hasTexts && (replyTo !== undefined || active !== undefined)
  const texts = isRest ? null : textsOf()
  const { centerId } = call.asked
  const { sender } = await senderToday(call)
  return await write(call, kind, {
    ...(Number.isInteger(version) && { upon: version }),
    next: async (now, tx) => {
      const rest = { replyTo: replyTo === undefined ? now.replyTo : replyTo, active: active ?? now.active }
      const isSame = texts === null || isDeepStrictEqual(texts, now.words ?? builtInTexts(kind.kind, kind.event, sender))
      if (isSame) return { words: now.words, testedAt: now.testedAt, ...rest }
      const tested = await testedAt({ tx, centerId, kind: kind.kind, texts })
      if (!tested) throw new Refused('template_not_tested')
      return { words: texts, testedAt: tested, ...rest }
    },
    action: (next, now) => (next.active === now.active ? 'notification_template.changed' : `notification_template.turned_${next.active ? 'on' : 'off'}`),
  })
}

/** DELETE: returns to the built-in text. */
export async function goBackToBuiltIn(call: ApiRequest, kind: Kind): Promise<Answer> {
  return await write(call, kind, {
    next: async () => ({ words: null, replyTo: null, testedAt: null, active: true }),
    action: () => 'notification_template.went_back',
  })
}

/** PUT: restores an earlier version. */
export async function restoreWords(call: ApiRequest, kind: Kind): Promise<Answer> {
  const wanted = Number(readDocument(call.json, type, { id: '', isImplied: true }).attributes.get('version')?.value)
  return await write(call, kind, {
    next: async ({ active }, tx) => {
      const earlier = await tx
        .selectFrom('notification_templates')
        .select(['words', 'reply_to as replyTo', 'tested_at as testedAt'])
        .where('volunteer_center_id', '=', call.asked.centerId)
        .where('kind', '=', kind.kind)
        .where('version', '=', Number.isSafeInteger(wanted) ? Math.min(wanted, 1e9) : 0)
        .executeTakeFirst()
      if (!earlier) throw new NotFound(type, String(wanted))
      return { ...earlier, words: wholeWords(earlier.words), active }
    },
    action: () => 'notification_template.restored',
  })
}
