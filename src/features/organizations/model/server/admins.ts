import { sql } from 'kysely'
import { readerColumns } from '#features/users/model/server/person-columns.ts'
import { inRoles, organizationAdmins } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'

/** The columns of a person in users `u` who can be mailed: active or invited. */
export const personColumns = { ...readerColumns, status: shown.code<'active' | 'invited'>()('u.status') }
export type Person = RowOf<typeof personColumns>

/** The admins of an organization who can be mailed, including invited ones. */
export async function adminsOf(tx: Tx, organizationId: string): Promise<Person[]> {
  return await rowsOf(
    tx,
    personColumns,
    (columns) => sql`
    select ${columns} from users u join user_roles r on r.user_id = u.id
    where r.organization_id = ${organizationId} and ${sql.raw(inRoles('r.name', organizationAdmins))} and u.status in ('active', 'invited') order by u.id`,
  )
}

type AdminNotice = { kind: string; name: string; reason: string | null; message: string | null }

/** Mails all admins of an organization, once for each version of it. */
export async function notifyAdmins(
  { tx, id, centerId, locale }: Pick<Call, 'tx' | 'id' | 'centerId' | 'locale'>,
  { kind, name, reason, message }: AdminNotice,
): Promise<void> {
  const { lock_version: version } = await tx.selectFrom('organizations').select('lock_version').where('id', '=', id).executeTakeFirstOrThrow()
  const admins = await adminsOf(tx, id)
  queueMails(
    tx,
    centerId,
    admins.map((admin) => ({
      kind,
      dedupeKey: `${kind}:${id}:${version}:${admin.id}`,
      userId: admin.id,
      address: admin.email,
      locale: admin.locale ?? locale,
      facts: { firstName: admin.firstName, organization: name, organizationId: id, reason, message },
    })),
  )
}
