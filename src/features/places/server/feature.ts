import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { placesRoute } from './api.ts'
import { describedCalls } from './calls.ts'
import { tileRoute } from '#features/places/server/tiles/map-tiles.ts'

export const places = defineFeature({ name: 'places', routes: { api: () => [placesRoute], open: tileRoute }, describedCalls })
