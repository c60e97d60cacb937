import type { CountKind } from '#kernel/feature/server/todo.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/caller-statement.ts'
import { selectedOf, viewOf } from '#features/organizations/model/view-of.ts'

/** Vacancies that wait for the caller: for the center's word, or, sent back, for the organization they act for. */
export const vacancyCounts: readonly CountKind[] = [
  {
    page: 'vacancies',
    query: (call) => {
      const statement = new CallerStatement(call)
      const { actor } = call.asked
      const conditions = {
        center: () => `v.status = 'pending' and ${statement.may('publish', 'vacancies', 'v')}`,
        team: () =>
          `v.status = 'denied' and v.organization_id = ${statement.sharedParam('organization', actor.organizationId)}::uuid and ${statement.may('update', 'vacancies', 'v')}`,
        own: () => 'false',
      }
      const condition = conditions[viewOf(actor.roles, selectedOf(actor))]()
      return { text: `select count(*) from vacancies v where v.volunteer_center_id = ${statement.center} and ${condition}`, values: statement.values }
    },
  },
]
