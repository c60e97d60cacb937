import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { tellOfEntry } from '#features/social-map/notices/server/notify.ts'

const none = { claim_organization_id: null, claimed_by: null, claimed_at: null }

const rowOf = async ({ tx, id }: Pick<Call, 'tx' | 'id'>) =>
  await tx.selectFrom('social_map_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const written = ({ tx, centerId, actor, id }: Pick<Call, 'tx' | 'centerId' | 'actor' | 'id'>, action: string) =>
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'social_map_entries', subjectId: id })

/** PUT …/claim: an organization asks to look after an entry that nobody looks after. The center decides. @throws 409 while another asks */
export const claimEntry: Verb<{ organizationId?: string | null }> = async (call) => {
  const { tx, id, actor, now, input } = call
  const asked = input.organizationId ?? actor.organizationId ?? (actor.organizationIds.length === 1 ? actor.organizationIds[0] : null)
  if (!asked || !actor.organizationIds.includes(asked)) throw new Invalid([{ code: 'blank', attribute: 'organizationId', words: sayInAll(fieldWords.blank) }])
  const row = await rowOf(call)
  if (row.organization_id) throw new Refused('entry_has_owner')
  if (row.claim_organization_id === asked) return id
  if (row.claim_organization_id) throw new Refused('claim_waits')
  const organization = await tx.selectFrom('organizations').select(['name', 'kvk_number']).where('id', '=', asked).executeTakeFirstOrThrow()
  const { lock_version } = await tx
    .updateTable('social_map_entries')
    .set({ claim_organization_id: asked, claimed_by: actor.userId, claimed_at: now })
    .where('id', '=', id)
    .returning('lock_version')
    .executeTakeFirstOrThrow()
  written(call, 'social_map.claimed')
  const isSameNumber = row.kvk_number !== null && row.kvk_number === organization.kvk_number
  await tellOfEntry(call, {
    event: 'map.claimed',
    entry: { id, name: row.name, organizationId: null },
    once: String(lock_version),
    facts: { organization: organization.name, isSameNumber },
  })
  return id
}

/** PUT …/accept_claim: that organization looks after the entry from now on. */
export const acceptClaim: Verb = async (call) => await decide(call, true)

/** PUT …/refuse_claim: the entry stays as it is. */
export const refuseClaim: Verb = async (call) => await decide(call, false)

async function decide(call: Omit<Call, 'input'>, isAccepted: boolean): Promise<string> {
  const { tx, id } = call
  const row = await rowOf(call)
  const organizationId = row.claim_organization_id
  if (!organizationId) throw new Refused('no_claim')
  const { lock_version } = await tx
    .updateTable('social_map_entries')
    .set({ ...none, ...(isAccepted && { organization_id: organizationId }) })
    .where('id', '=', id)
    .returning('lock_version')
    .executeTakeFirstOrThrow()
  written(call, isAccepted ? 'social_map.claim_accepted' : 'social_map.claim_refused')
  await tellOfEntry(call, { event: 'map.claim_answered', entry: { id, name: row.name, organizationId }, once: String(lock_version), facts: { isAccepted } })
  return id
}
