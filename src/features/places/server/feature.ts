import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { placesRoute } from './api.ts'
import { describedCalls } from './calls.ts'

export const places = defineFeature({ name: 'places', routes: { api: () => [placesRoute] }, describedCalls })
