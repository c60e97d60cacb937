import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'

const type = 'expense_notes'

/**
 * A statement over the caller's own notes `e`; `own` is its condition.
 * @throws 401 for a visitor, 403 for who acts in another's name
 */
export function ownNotes(call: ApiRequest) {
  requireRight(call, type, 'list')
  refuseWhileImpersonating(call.asked.actor)
  const statement = new CallerStatement(call)
  const own = `e.volunteer_center_id = ${statement.center} and ${statement.may('list', type, 'e')}`
  return { own, param: (value: string) => statement.param(value), query: (text: string) => ({ text, values: statement.values }) }
}

/** A query over all of them. */
export function ofAllNotes(call: ApiRequest, textOf: (own: string) => string) {
  const { own, query } = ownNotes(call)
  return query(textOf(own))
}
