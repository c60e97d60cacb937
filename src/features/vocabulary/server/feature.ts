import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { errorWords } from '#features/vocabulary/error-words.ts'
import { vocabularyApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { conceptsRoute } from './concepts-route.ts'

export const vocabulary = defineFeature({
  name: 'vocabulary',
  resources: [vocabularyApi],
  routes: { api: () => [conceptsRoute] },
  describedCalls,
  errorWords,
})
