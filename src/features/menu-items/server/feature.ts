import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/menu-items/audit-messages.ts'
import { errorWords } from '#features/menu-items/error-words.ts'
import { menuItemsApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { starterMenuRoutes } from './create-starter-menus.ts'
import { reorderRoute } from './reorder-route.ts'

export const menuItems = defineFeature({
  name: 'menu-items',
  resources: [menuItemsApi],
  routes: { api: () => [...starterMenuRoutes, reorderRoute] },
  describedCalls,
  auditMessages,
  errorWords,
})
