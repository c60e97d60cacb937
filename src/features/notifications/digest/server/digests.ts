import { sql } from 'kysely'
import { newToken } from '#features/auth/tokens/server/tokens.ts'
import { choiceWords as words } from '#features/notifications/choices/choice-words.ts'
import { isStillRelevantSql } from '#features/notifications/delivery/server/still-relevant.ts'
import { mailWords } from '#features/notifications/model/mail-words.ts'
import { noticeSentence } from '#features/notifications/notices/server/notice-sentence.ts'
import { readerColumns } from '#features/users/model/server/person-columns.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { type MailTemplate, eventFor } from '#kernel/mail/server/templates.ts'
import { queueMail } from '#kernel/mail/server/outbox.ts'

export type DigestFacts = {
  firstName: string
  frequency: 'daily' | 'weekly'
  n: number
  notices: { key: string; facts: object; path: string; at: string }[]
  stop: string
}

/** Several events in one mail, each with a link: the sentences are made when it is sent, in the reader's language. */
export const digestMail: MailTemplate<DigestFacts> = ({ firstName, frequency, n, notices, stop }, locale, { name: centerName }) => ({
  subject: say(locale, words.digestSubject, { n }),
  heading: say(locale, words.digestSubject, { n }),
  paragraphs: [say(locale, mailWords.hello, { firstName }), say(locale, words.digestText, { isDaily: frequency === 'daily' })],
  links: [
    ...notices.map(({ key, facts, path, at }) => ({
      label: noticeSentence(locale, key, facts, centerName),
      notes: [`${longDay(locale, at)}, ${clockTime(locale, at)}`],
      url: path,
    })),
    ...(n > notices.length ? [{ label: say(locale, words.digestMore, { n: n - notices.length }), notes: [], url: '/notificaties?new' }] : []),
  ],
  button: { label: say(locale, words.digestButton), url: '/notificaties' },
  why: say(locale, words.digestWhy),
  stop: { label: say(locale, words.digestStop), url: stop },
})

/** A longer mail is not read. */
const maxInMail = 20

type Frequency = DigestFacts['frequency']
const chooserColumns = { ...readerColumns, prefs: shown.json<Record<string, unknown>>()('u.notification_prefs') }
type Reader = RowOf<typeof chooserColumns>
const noticeColumns = {
  id: shown.text('id'),
  key: shown.text('event_key'),
  facts: shown.json<object>()('facts'),
  path: shown.text('path'),
  at: shown.moment('created_at'),
}

/** In the time zone of Amsterdam, when people are awake. */
const times: Record<Frequency, string> = { daily: '0 8 * * *', weekly: '20 8 * * 1' }

export const digestJobs: Worker[] = Object.entries(times).map(([frequency, cron]) =>
  schedule(`notices.${frequency}`, cron, (db) => inEveryCenter(db, async (centerId) => await mailDigests(db, centerId, frequency as Frequency))),
)

/** One mail to each who chose a digest, with their unread notices. */
export async function mailDigests(db: Database, centerId: string, frequency: Frequency): Promise<void> {
  const rows = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        chooserColumns,
        (columns) => sql`
        select ${columns} from users u
        where u.status = 'active' and u.id in (select user_id from notifications
          where volunteer_center_id = ${centerId} and digest = ${frequency} and mailed_at is null and read_at is null and ${sql.raw(isStillRelevantSql('notifications'))}) order by u.id`,
      ),
  )
  for (const reader of rows) await db.inCenter(centerId, async (tx) => await mailOne(tx, { centerId, frequency, reader }))
}

async function mailOne(tx: Tx, { centerId, frequency, reader }: { centerId: string; frequency: Frequency; reader: Reader }): Promise<void> {
  const key = newToken()
  // Of two simultaneous jobs the second finds none.
  const rows = await rowsOf(
    tx,
    noticeColumns,
    (columns) => sql`
    update notifications set mailed_at = now(), digest_key = ${key}
    where volunteer_center_id = ${centerId} and user_id = ${reader.id} and digest = ${frequency} and mailed_at is null and read_at is null and ${sql.raw(isStillRelevantSql('notifications'))}
    returning ${columns}`,
  )
  // Leaves out events that were turned off since.
  const wanted = rows
    .filter((row) => (reader.prefs[row.key] ?? reader.prefs[eventFor(row.key)?.group ?? '']) !== 'off')
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
  if (wanted.length === 0) return
  const { id: userId, email: address, locale, firstName } = reader
  const facts: DigestFacts = {
    firstName,
    frequency,
    n: wanted.length,
    notices: wanted.slice(0, maxInMail).map(({ key: event, facts: told, path, at }) => ({ key: event, facts: told, path, at: at.toISOString() })),
    stop: `/forms/mails-${key}`,
  }
  queueMail(tx, { centerId, kind: 'notices.digest', dedupeKey: `notices.digest:${wanted[0]!.id}`, userId, address, locale, facts })
}
