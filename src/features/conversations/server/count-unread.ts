import { anyScope, scopeSql } from '#kernel/access/server/scope.ts'
import type { ReadCall } from '#kernel/jsonapi/server/registry.ts'
import { Statement } from '#kernel/jsonapi/server/statement.ts'
import { unreadSql } from '#features/conversations/conversation.ts'
import { conversationScopes } from './scopes.ts'

/** Conversations with something new for whoever asks. */
export const unreadCondition = `${unreadSql('@')} > 0`

/** In how many conversations there is something new, for the number beside the menu. */
export async function countUnread(call: ReadCall): Promise<number> {
  const statement = new Statement()
  const caller = { actor: call.asked.actor, centerId: call.asked.centerId }
  const scope = anyScope(call.registry.scopeNames(call.roles, 'conversations', 'list'), conversationScopes, 'c', statement, caller)
  const text = `select count(*) from conversations c where c.volunteer_center_id = ${statement.sharedParam('center', caller.centerId)}::uuid and ${scope} and ${scopeSql(unreadCondition, 'c', statement, caller)}`
  const [rows] = await call.db.read(caller.centerId, [{ text, values: statement.values }])
  return Number(rows![0]![0])
}
