import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { organizationTransitions } from '#features/organizations/model/states.ts'
import { notifyCenter } from '#features/organizations/model/server/notify-center.ts'

/** After that the center has said no three times, and they had better talk. */
const maxResubmissions = 2

/** An organization that was denied has changed what was wrong, and asks the center to look again (domain §3.13). @throws 409 */
export async function resubmit({ tx, id, centerId, actor }: Omit<Call, 'input'>): Promise<void> {
  const {
    name,
    status: from,
    resubmissions,
  } = await tx.selectFrom('organizations').select(['name', 'status', 'resubmissions']).where('id', '=', id).executeTakeFirstOrThrow()
  if (!checkTransition(organizationTransitions, from, 'pending')) return
  if (resubmissions >= maxResubmissions) throw new Refused('resubmitted_too_often', { meta: { most: maxResubmissions } })
  await tx
    .updateTable('organizations')
    .set({ status: 'pending', denied_reason: null, resubmissions: sql`resubmissions + 1` })
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'organization.resubmitted', subjectType: 'organizations', subjectId: id, from, to: 'pending' })
  await notifyCenter({ tx, centerId }, { kind: 'organization.resubmitted', id, name, once: `${id}:${resubmissions + 1}` })
}
