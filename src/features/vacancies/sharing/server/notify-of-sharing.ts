import { inOtherCenter } from '#kernel/db/server/in-other-center.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import { decidersOf } from '#features/organizations/model/server/deciders.ts'

type Telling = Pick<Call, 'tx' | 'id' | 'centerId' | 'centerName' | 'actor' | 'locale' | 'requestId'>

/** Those who look after vacancies at the other center hear that its site shows one more, from their own center and at its site. */
export async function notifyOfSharing(call: Telling, there: { id: string }, title: string): Promise<void> {
  const { tx, id, centerId, centerName, actor, locale, requestId } = call
  const { lock_version: version } = await tx.selectFrom('vacancies').select('lock_version').where('id', '=', id).executeTakeFirstOrThrow()
  await inOtherCenter(tx, { here: centerId, there: there.id }, async () => {
    const receivers = await decidersOf({ tx, centerId: there.id })
    queueMails(
      tx,
      there.id,
      receivers
        .filter((one) => one.id !== actor.userId)
        .map((one) => ({
          kind: 'vacancy.shared',
          dedupeKey: `vacancy.shared:${id}:${version}:${one.id}`,
          userId: one.id,
          address: one.email,
          locale: one.locale ?? locale,
          facts: { firstName: one.firstName, vacancy: title, vacancyId: id, from: centerName },
          requestId,
        })),
    )
  })
}
