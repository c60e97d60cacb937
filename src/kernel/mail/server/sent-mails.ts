import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { withPictures } from './pictures.ts'

/** A mail as /test/mail shows it (decisions 20). `sentAt` is null while it has not left. */
export type SentMail = { to: string; subject: string; text: string; html: string; sentAt: string | null }

/** The newest 200 mails of these centers, newest first. Waits, a second at most, for those that were queued a moment ago. */
export async function sentMails(db: Database, centerIds: string[]): Promise<SentMail[]> {
  for (let wait = 0; wait < 10 && (await someAreFresh(db, centerIds)); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const rows = await db.asWorker((tx) =>
    rowsOf(
      tx,
      {
        to: shown.text('address'),
        subject: shown.text('subject'),
        text: shown.text('body_text'),
        html: shown.text('body_html'),
        sentAt: orNull(shown.moment('sent_at')),
      },
      (columns) => sql`select ${columns} from outbox
      where volunteer_center_id = any(${centerIds}::uuid[]) and body_text is not null
      order by created_at desc, id desc limit 200`,
    ),
  )
  return rows.map((row) => ({ ...row, html: withPictures(row.html), sentAt: row.sentAt?.toISOString() ?? null }))
}

async function someAreFresh(db: Database, centerIds: string[]): Promise<boolean> {
  const { rows } = await db.asWorker((tx) =>
    sql`select from outbox where volunteer_center_id = any(${centerIds}::uuid[]) and status in ('waiting', 'sending')
      and created_at > now() - interval '1 minute' and attempts < 2 limit 1`.execute(tx),
  )
  return rows.length > 0
}
