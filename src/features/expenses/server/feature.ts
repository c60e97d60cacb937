import { errorWords } from '#features/expenses/error-words.ts'
import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { expenseNotesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { meterRoute } from './meter-route.ts'
import { organizationsRoute } from './organizations-route.ts'

export const expenses = defineFeature({
  name: 'expenses',
  resources: [expenseNotesApi],
  routes: { api: () => [meterRoute, organizationsRoute] },
  describedCalls,
  errorWords,
})
