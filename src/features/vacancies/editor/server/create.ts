import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { Forbidden, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Checked, CreateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { vacancy } from '#features/vacancies/model/vacancy.ts'
import { isStaff } from '#features/vacancies/transitions/server/change-status.ts'
import { columnsOf } from './columns-of.ts'
import { insertVacancy } from './insert-vacancy.ts'
import { worksFor } from '#features/vacancies/model/server/refuse-outsider.ts'

/** POST /vacancies: a draft, which takes no more than a title and an organization. Whoever makes it is its contact, where they work there. */
export const createVacancy: Verb<Checked<CreateOf<typeof vacancy>, (typeof vacancy)['attributes']>> = async (call) => {
  const { tx, centerId, actor, input, related } = call
  const organizationId = related['organization']
  const pointer = '/data/relationships/organization'
  if (!organizationId) throw new Invalid([{ code: 'blank', attribute: 'organization', pointer }])
  const isOwn = actor.organizationIds.includes(organizationId)
  const organization = await tx.selectFrom('organizations').select('status').where('id', '=', organizationId).executeTakeFirst()
  // What one may not write for is not told apart from what is not there, unless everybody can see it.
  if (!organization || (!isOwn && !isStaff(actor) && organization.status !== 'approved'))
    throw new NotFound('organizations', organizationId, 'related_not_found')
  if (!isOwn && !isStaff(actor)) throw new Forbidden()
  if (organization.status === 'archived' || organization.status === 'denied') throw new Refused('organization_not_approved', { pointer })

  if (input.priorityUntil) throw new Refused('invalid_transition', { meta: { from: 'draft', allowed: [] } })

  const known = { organization_id: organizationId, address_id: null, image_id: null, slots: [], questions: [] }
  const columns = await columnsOf(call, input, known)
  const isContact = related['contactUser'] === undefined && (await worksFor(tx, { centerId, organizationId, userId: actor.userId! }))
  const draft = { ...columns, volunteer_center_id: centerId, organization_id: organizationId, title: input.title }
  const id = await insertVacancy(tx, isContact ? { ...draft, contact_user_id: actor.userId } : draft)
  writeAuditEvent(tx, { centerId, actor }, { action: 'vacancy.created', subjectType: 'vacancies', subjectId: id, to: 'draft' })
  return id
}
