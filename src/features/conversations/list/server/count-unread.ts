import { anyScope, scopeSql } from '#kernel/access/server/scope.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { mutedSql, unreadSql } from '#features/conversations/model/conversation.ts'
import { conversationScopes } from '#features/conversations/model/server/scopes.ts'

/** Conversations with unread messages for the caller. */
export const unreadCondition = `${unreadSql('@')} > 0`

/** Those among them that notify; a muted one shows its count in the list only. */
export const unmutedCondition = `${unreadCondition} and not ${mutedSql('@')}`

/** The number of conversations with unread messages, for the badge in the menu. */
export async function countUnread(call: ReadCall): Promise<number> {
  const statement = new Statement()
  const caller = { actor: call.asked.actor, centerId: call.asked.centerId }
  const scope = anyScope(call.registry.scopeNames(call.roles, 'conversations', 'list'), conversationScopes, 'c', statement, caller)
  const text = `select count(*) from conversations c where c.volunteer_center_id = ${statement.sharedParam('center', caller.centerId)}::uuid and ${scope} and ${scopeSql(unmutedCondition, 'c', statement, caller)}`
  const [rows] = await call.db.read(caller.centerId, [{ text, values: statement.values }])
  return Number(rows![0]![0])
}
