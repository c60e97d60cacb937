import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditEventsApi } from './api.ts'

export const audit = defineFeature({ name: 'audit', resources: [auditEventsApi] })
