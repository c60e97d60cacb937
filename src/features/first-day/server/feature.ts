import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/first-day/audit-messages.ts'
import { describedCalls } from './calls.ts'
import { firstDayRoutes } from './first-day-routes.ts'

export const firstDay = defineFeature({ name: 'first-day', auditMessages, routes: { api: () => firstDayRoutes }, describedCalls })
