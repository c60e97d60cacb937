import { sql } from 'kysely'
import { centerColleagues, inRoles } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf } from '#kernel/db/server/rows-of.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import type { Words } from '#features/center-forms/model/form-design.ts'
import { readerColumns } from '#features/users/model/server/person-columns.ts'

type Told = { centerId: string; requestId: string; formId: string; title: Words; answerId: string; mailTo: readonly string[] }

/**
 * Mails the chosen colleagues that there is an answer, with a link; the mail holds no part of the answer. Skips people who no longer work
 * here.
 */
export async function notifyColleagues(tx: Tx, { centerId, requestId, formId, title, answerId, mailTo }: Told): Promise<void> {
  if (mailTo.length === 0) return
  const rows = await rowsOf(
    tx,
    readerColumns,
    (columns) => sql`
    select ${columns} from users u
    where u.id = any(${mailTo}::uuid[]) and u.status = 'active' and exists (select from user_roles r
      where r.user_id = u.id and r.volunteer_center_id = ${centerId} and r.organization_id is null and ${sql.raw(inRoles('r.name', centerColleagues))})`,
  )
  queueMails(
    tx,
    centerId,
    rows.map(({ id, email, locale, firstName }) => ({
      kind: 'form.answered',
      dedupeKey: `form.answered:${answerId}`,
      userId: id,
      address: email,
      locale,
      facts: { firstName, title, formId },
      requestId,
    })),
  )
}
