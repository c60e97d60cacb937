import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import { queueMail } from '#kernel/mail/server/queue-mail.ts'
import { adminsOf } from '#features/organizations/server/admins.ts'

type News = { kind: 'vacancy.published' | 'vacancy.denied'; title: string; organizationId: string; reason: string | null }

/** One mail to each who answers for the organization, in their language, in the transaction of the deed. */
export async function tellOrganization({ tx, id, centerId, locale }: Pick<Call, 'tx' | 'id' | 'centerId' | 'locale'>, news: News): Promise<void> {
  const { kind, title, organizationId, reason } = news
  const { lock_version: version } = await tx.selectFrom('vacancies').select('lock_version').where('id', '=', id).executeTakeFirstOrThrow()
  for (const admin of await adminsOf(tx, organizationId)) {
    queueMail(tx, {
      centerId,
      kind,
      dedupeKey: `${kind}:${id}:${version}:${admin.id}`,
      userId: admin.id,
      address: admin.email,
      locale: admin.locale ?? locale,
      facts: { firstName: admin.firstName, vacancy: title, vacancyId: id, reason },
    })
  }
}
