import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import { adminsOf } from './admins.ts'

type AdminNotice = { kind: string; name: string; reason: string | null; message: string | null }

/** A mail to everybody who answers for an organization, once for each version of it. */
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
