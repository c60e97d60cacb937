import type { Tx } from '#kernel/db/server/database.ts'
import type { BothTexts, Texts } from '#features/notification-templates/template.ts'

export type Latest = { version: number; words: BothTexts | null; replyTo: string | null; testedAt: Date | null; active: boolean; changedAt: Date | null }

/** What a center has of its own for a kind of mail now; version 0 where nobody ever changed anything. */
export async function latestOf(tx: Tx, centerId: string, kind: string): Promise<Latest> {
  const row = await tx
    .selectFrom('notification_templates')
    .select(['version', 'words', 'reply_to as replyTo', 'tested_at as testedAt', 'active', 'created_at as changedAt'])
    .where('volunteer_center_id', '=', centerId)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { version: 0, words: null, replyTo: null, testedAt: null, active: true, changedAt: null }
  return { ...row, words: wholeWords(row.words) }
}

/** Words of before there was a first line for mailboxes have none. */
export function wholeWords(words: BothTexts | null): BothTexts | null {
  const whole = (texts: Texts): Texts => ({ ...texts, preheader: texts.preheader ?? '' })
  return words && { nl: whole(words.nl), en: whole(words.en) }
}
