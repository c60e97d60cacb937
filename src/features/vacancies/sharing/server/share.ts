import { decidersOf } from '#features/organizations/model/server/deciders.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { inOtherCenter } from '#kernel/db/server/transaction.ts'
import { Forbidden, Invalid, Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'

/**
 * PUT /vacancies/{id}/share: sets the other centers of the site that show it (domain §3.1, ADR 0037). Not undoable, only
 * reversible with `unshare`: it queues mails at other centers, which this center must not delete.
 */
export const shareVacancy: Verb<{ sharedWith: string[] }> = async (call) => {
  const { tx, id, centerId, actor, input } = call
  const others = await sharingCenters(call)
  if (others.length === 0) throw new Forbidden('feature_disabled')
  const row = await tx.selectFrom('vacancies').select(['status', 'title', 'shared_with']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (row.status !== 'published') throw new Refused('invalid_transition', { meta: { from: row.status, allowed: [] } })
  if (input.sharedWith.length === 0) throw new Invalid([{ code: 'blank', attribute: 'sharedWith' }])
  const wanted = others.filter((center) => input.sharedWith.includes(center.id))
  if (input.sharedWith.some((one) => !others.some((center) => center.id === one))) throw new Invalid([{ code: 'inclusion', attribute: 'sharedWith' }])
  const ids = wanted.map((center) => center.id)
  const added = wanted.filter((center) => !row.shared_with.includes(center.id))
  if (added.length === 0 && ids.length === row.shared_with.length) return id
  await tx.updateTable('vacancies').set({ shared_with: ids }).where('id', '=', id).execute()
  writeAuditEvent(
    tx,
    { centerId, actor },
    { action: 'vacancy.shared', subjectType: 'vacancies', subjectId: id, from: null, to: wanted.map(({ name }) => name).join(', ') },
  )
  for (const center of added) await notifyOfSharing(call, center, row.title)
  return id
}

/** PUT /vacancies/{id}/unshare: only its own center shows it again. */
export const unshareVacancy: Verb = async ({ tx, id, centerId, actor }) => {
  const { shared_with: before } = await tx.selectFrom('vacancies').select('shared_with').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (before.length === 0) return id
  await tx.updateTable('vacancies').set({ shared_with: [] }).where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'vacancy.unshared', subjectType: 'vacancies', subjectId: id, from: null, to: null })
  return id
}

/** The other centers of the site, if the site allows sharing (specification §6). */
async function sharingCenters({ tx, centerId, tenantKey }: Pick<Call, 'tx' | 'centerId' | 'tenantKey'>): Promise<{ id: string; name: string }[]> {
  return await tx
    .selectFrom('volunteer_centers as c')
    .innerJoin('sharing_tenants as s', 's.tenant_key', 'c.tenant_key')
    .select(['c.id', 'c.name'])
    .where('c.tenant_key', '=', tenantKey)
    .where('c.id', '<>', centerId)
    .orderBy('c.name')
    .execute()
}

type Telling = Pick<Call, 'tx' | 'id' | 'centerId' | 'centerName' | 'actor' | 'locale' | 'requestId'>

/** Mails the reviewers of the other center that their site shows one more vacancy. The mail is queued at that center and links to its site. */
async function notifyOfSharing(call: Telling, there: { id: string }, title: string): Promise<void> {
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
