import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { widgetRoutes } from './widget-routes.ts'

export const widget = defineFeature({ name: 'widget', routes: { open: async (app, parts) => await widgetRoutes(app, parts) } })
