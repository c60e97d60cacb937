import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/social-map/model/audit-messages.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { mapEntriesApi } from './api.ts'

export const socialMap = defineFeature({ name: 'social-map', resources: [mapEntriesApi], auditMessages, errorWords })
