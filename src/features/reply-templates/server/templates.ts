import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { Forbidden, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { namedIn } from '#features/reply-templates/fill-reply.ts'
import { replyWords as words } from '#features/reply-templates/messages.ts'
import { replyNames } from '#features/reply-templates/reply-names.ts'
import { maxTemplates, type replyTemplate } from '#features/reply-templates/reply-template.ts'

/** POST /reply_templates: for the organization that is named, else for the center. */
export const addTemplate: Verb<CreateOf<typeof replyTemplate>> = async ({ tx, centerId, actor, related, input: { title, body } }) => {
  refuseWhileImpersonating(actor)
  const organizationId = related['organization'] ?? null
  if (organizationId && !actor.organizationIds.includes(organizationId)) throw new NotFound('organizations', organizationId, 'related_not_found')
  if (!organizationId && !hasRole(actor, caseStaff)) throw new Forbidden()
  checkNames(body)
  const { count } = await tx
    .selectFrom('reply_templates')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('volunteer_center_id', '=', centerId)
    .where('organization_id', organizationId ? '=' : 'is', organizationId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxTemplates) throw new Refused('too_many_templates')
  const { id } = await tx
    .insertInto('reply_templates')
    .values({ volunteer_center_id: centerId, organization_id: organizationId, title, body })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeTemplate: Verb<UpdateOf<typeof replyTemplate>> = async ({ tx, actor, id, input }) => {
  refuseWhileImpersonating(actor)
  if (input.body !== undefined) checkNames(input.body)
  if (Object.keys(input).length > 0) await tx.updateTable('reply_templates').set(input).where('id', '=', id).execute()
  return id
}

export const removeTemplate: Verb = async ({ tx, actor, id }) => {
  refuseWhileImpersonating(actor)
  await tx.deleteFrom('reply_templates').where('id', '=', id).execute()
  return id
}

/** An unknown placeholder would be sent to people as it is. @throws 422 at the body */
function checkNames(body: string): void {
  const named = namedIn(body)
  const known = replyNames.map((name) => `{{${name}}}`).join(', ')
  if (named === null) throw new Invalid([{ code: 'invalid', attribute: 'body', words: sayInAll(words.braces) }])
  if (!named.every((name) => replyNames.includes(name)))
    throw new Invalid([{ code: 'invalid', attribute: 'body', words: sayInAll(words.unknownName, { known }) }])
}
