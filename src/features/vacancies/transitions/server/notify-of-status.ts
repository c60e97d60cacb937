import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { decidersOf } from '#features/organizations/model/server/deciders.ts'
import type { VacancyStatus } from '#features/vacancies/model/states.ts'

type Telling = Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'locale'>
type News = { from: VacancyStatus; to: VacancyStatus; title: string; organizationId: string; reason: string | null }

/** One mail to each who answers for what happened and did not do it, in their language, in the transaction of the change. */
export async function notifyOfStatus(call: Telling, news: News): Promise<void> {
  const { tx, id, centerId, actor, locale } = call
  const { to, title, organizationId, reason } = news
  const kind = kindOf(news, { isOwn: actor.organizationIds.includes(organizationId) })
  if (!kind) return
  const receivers = kind === 'vacancy.submitted' ? await decidersOf({ tx, centerId }) : await adminsOf(tx, organizationId)
  const { lock_version: version } = await tx.selectFrom('vacancies').select('lock_version').where('id', '=', id).executeTakeFirstOrThrow()
  queueMails(
    tx,
    centerId,
    receivers
      .filter(({ id: userId }) => userId !== actor.userId)
      .map((person) => ({
        kind,
        dedupeKey: `${kind}:${id}:${version}:${person.id}`,
        userId: person.id,
        address: person.email,
        locale: person.locale ?? locale,
        facts: { firstName: person.firstName, vacancy: title, vacancyId: id, step: to, reason },
      })),
  )
}

/** What an organization does itself it knows; the center hears of what it has to judge. */
function kindOf({ from, to }: News, { isOwn }: { isOwn: boolean }): string | null {
  if (to === 'pending') return 'vacancy.submitted'
  if (to === 'denied') return 'vacancy.denied'
  if (from === 'pending') return 'vacancy.published'
  if (isOwn || from === 'denied') return null
  return from === 'draft' ? 'vacancy.published' : 'vacancy.stepped'
}
