import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { deedWords } from '#features/users/deed-words.ts'
import { rolesApi, usersApi } from './api.ts'

export const users = defineFeature({ name: 'users', deeds: deedWords, resources: [usersApi, rolesApi] })
