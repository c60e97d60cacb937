import { scopeSql } from '#kernel/access/server/scope.ts'
import type { CountKind } from '#kernel/feature/server/todo.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/caller-statement.ts'
import { undecidedStatuses } from '#features/applications/model/states.ts'
import { unreadSql } from '#features/conversations/model/conversation.ts'
import { selectedOf, viewOf } from '#features/organizations/model/view-of.ts'

const undecided = `a.status in ('${undecidedStatuses.join(`', '`)}')`

/**
 * Applications that wait for the caller: undecided ones of the organization they act for, those brought to the center for its
 * staff, and of one's own those in which the organization wrote something new.
 */
export const applicationCounts: readonly CountKind[] = [
  {
    page: 'applications',
    query: (call) => {
      const statement = new CallerStatement(call)
      const { actor, centerId } = call.asked
      const conditions = {
        team: () => `${undecided} and a.organization_id = ${statement.sharedParam('organization', actor.organizationId)}::uuid`,
        center: () => `${undecided} and a.escalated_at is not null`,
        own: () =>
          `a.user_id = ${statement.sharedParam('user', actor.userId)}::uuid and exists (select 1 from conversations c
            where c.volunteer_center_id = a.volunteer_center_id and c.id = a.conversation_id and ${scopeSql(unreadSql('c'), 'c', statement, { actor, centerId })} > 0)`,
      }
      const condition = conditions[viewOf(actor.roles, selectedOf(actor))]()
      const text = `select count(*) from applications a where a.volunteer_center_id = ${statement.center} and ${statement.may('read', 'applications', 'a')} and ${condition}`
      return { text, values: statement.values }
    },
  },
]
