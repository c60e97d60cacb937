import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/users/model/audit-messages.ts'
import { rolesApi, usersApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { giveRoleToMany } from './give-role-to-many.ts'

export const users = defineFeature({
  name: 'users',
  auditMessages,
  resources: [usersApi, rolesApi],
  routes: { api: () => [giveRoleToMany] },
  describedCalls,
})
