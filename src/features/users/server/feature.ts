import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { rolesApi, usersApi } from './api.ts'

export const users = defineFeature({ name: 'users', resources: [usersApi, rolesApi] })
