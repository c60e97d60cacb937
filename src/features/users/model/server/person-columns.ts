import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonOf, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** A person of users `u` as the reader of a mail. */
export const readerColumns = {
  id: shown.text('u.id'),
  email: shown.text('u.email'),
  firstName: shown.text('u.first_name'),
  locale: shown.code<Locale>()('u.locale'),
}
export type MailReader = RowOf<typeof readerColumns>

/** The same as SQL of one JSON object, for larger reads. */
export const readerJson = jsonOf(readerColumns)

/** A person of users `u` as a choice in a list. */
export const namedColumns = { id: shown.text('u.id'), name: shown.text(`full_name(u.first_name, u.last_name)`) }

/** First and last name of a person; null where the id does not exist. */
export async function nameOf(tx: Tx, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [row] = await rowsOf(tx, { name: shown.text(`full_name(first_name, last_name)`) }, (columns) => sql`select ${columns} from users where id = ${userId}`)
  return row?.name ?? null
}

/** A person as the reader of a mail; undefined where the id does not exist. */
export async function readerOf(tx: Tx, userId: string): Promise<MailReader | undefined> {
  const [row] = await rowsOf(tx, readerColumns, (columns) => sql`select ${columns} from users u where u.id = ${userId}`)
  return row
}
