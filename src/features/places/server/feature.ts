import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/places/audit-messages.ts'
import { tileRoute } from '#features/places/server/tiles/map-tiles.ts'
import { errorWords } from '#features/places/table-words.ts'
import { mapNamesRoute } from './map-names-route.ts'
import { placesRoute } from './api.ts'
import { describedCalls } from './calls.ts'
import { tableRoutes } from './table-routes.ts'

export const places = defineFeature({
  name: 'places',
  auditMessages,
  routes: {
    api: () => [placesRoute, ...tableRoutes],
    open: (app, parts) => {
      mapNamesRoute(app)
      tileRoute(app, parts)
    },
  },
  describedCalls,
  errorWords,
})
