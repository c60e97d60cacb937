import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { absence } from '#features/absence/absence.ts'
import { handOver } from './appointments.ts'
import { endAbsence, startAbsence } from './absences.ts'

export const absencesApi: ApiOf<typeof absence> = {
  resource: absence,
  scopes: {
    all: 'true',
    own: '@.user_id = :user',
    ownOrganization: `exists (select 1 from user_roles r where r.volunteer_center_id = @.volunteer_center_id and r.user_id = @.user_id and r.organization_id = any(:organizations))`,
  },
  list: true,
  get: true,
  create: startAbsence,
  createNeeds: ['substitute'],
  remove: endAbsence,
  memberVerbs: { handOver: { run: handOver, ability: 'hand_over' } },
}
