import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { locales } from '#kernel/i18n/messages.ts'
import { type BothTexts, textFields } from '#features/notification-templates/template.ts'

type Tried = { tx: Tx; centerId: string; kind: string; texts: BothTexts }

/** So long it counts that words were tried out, and are not used yet. */
const daysKept = 30

/** Notes that somebody mailed these words to themselves, in both languages as they stand. */
export async function recordTest({ tx, centerId, kind, texts }: Tried): Promise<void> {
  await sql`delete from notification_template_tests
    where volunteer_center_id = ${centerId} and kind = ${kind} and tested_at < now() - make_interval(days => ${daysKept})`.execute(tx)
  await sql`insert into notification_template_tests (volunteer_center_id, kind, digest) values (${centerId}, ${kind}, ${digestOf(texts)})
    on conflict (volunteer_center_id, kind, digest) do update set tested_at = now()`.execute(tx)
}

/** When that was; null for words that nobody has seen as a mail. */
export async function testedAt({ tx, centerId, kind, texts }: Tried): Promise<Date | null> {
  const test = await tx
    .selectFrom('notification_template_tests')
    .select('tested_at')
    .where('volunteer_center_id', '=', centerId)
    .where('kind', '=', kind)
    .where('digest', '=', digestOf(texts))
    .executeTakeFirst()
  return test?.tested_at ?? null
}

const digestOf = (texts: BothTexts) => hash('sha256', JSON.stringify(locales.map((locale) => textFields.map((field) => texts[locale][field]))), 'base64url')
