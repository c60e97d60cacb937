import { anyScope, scopeSql } from '#kernel/access/server/scope.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { mutedSql, unreadSql } from '#features/conversations/model/conversation.ts'
import { conversationScopes } from '#features/conversations/model/server/scopes.ts'

/** Conversations with something new for whoever asks. */
export const unreadCondition = `${unreadSql('@')} > 0`

/** Those of them that are told of; what somebody has silenced shows its number in the list alone. */
export const unmutedCondition = `${unreadCondition} and not ${mutedSql('@')}`

/** In how many conversations there is something new, for the number beside the menu. */
export async function countUnread(call: ReadCall): Promise<number> {
  const statement = new Statement()
  const caller = { actor: call.asked.actor, centerId: call.asked.centerId }
  const scope = anyScope(call.registry.scopeNames(call.roles, 'conversations', 'list'), conversationScopes, 'c', statement, caller)
  const text = `select count(*) from conversations c where c.volunteer_center_id = ${statement.sharedParam('center', caller.centerId)}::uuid and ${scope} and ${scopeSql(unmutedCondition, 'c', statement, caller)}`
  const [rows] = await call.db.read(caller.centerId, [{ text, values: statement.values }])
  return Number(rows![0]![0])
}
