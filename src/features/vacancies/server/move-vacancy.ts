import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import { takeStep } from '#kernel/states/machine.ts'
import { vacancySteps } from '#features/vacancies/states.ts'
import { tellOrganization } from './tell-organization.ts'

/** What the center says of a vacancy that was handed in. The same again changes nothing and tells nobody. */
export async function moveVacancy(
  call: Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'locale'>,
  to: 'published' | 'denied',
  reason: string | null = null,
): Promise<string> {
  const { tx, id, centerId, actor } = call
  const {
    status: from,
    title,
    organization_id,
  } = await tx.selectFrom('vacancies').select(['status', 'title', 'organization_id']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (!takeStep(vacancySteps, from, to)) return id
  await tx
    .updateTable('vacancies')
    .set({ status: to, denied_reason: reason, ...(to === 'published' && { published_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute()
  trace(tx, { centerId, actor }, { action: `vacancy.${to}`, subjectType: 'vacancies', subjectId: id, from, to, reason })
  await tellOrganization(call, { kind: `vacancy.${to}`, title, organizationId: organization_id, reason })
  return id
}
