import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { json } from '#kernel/fields/field.ts'
import type { Menu } from '#features/menu-items/menu-item.ts'

type Placed = { id: string; parent_id: string | null; menu: Menu }

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/menu_items/begun': { id: 'listBegunMenus', summary: 'The menus whose lines are the site’s own; the others show what every site begins with' },
  'POST /api/v1/menu_items/begin': {
    id: 'beginMenus',
    summary: 'What the site shows until its editors come becomes lines of their own; visitors see no difference',
  },
  'PUT /api/v1/menu_items/reorder': {
    id: 'reorderMenu',
    summary: 'The lines of the menus in another order or in another menu, upon how they stood when they were drawn',
    body: { drawn: json<Placed[]>()(), order: json<Placed[]>()() },
    bodyType: 'menu_items',
  },
}
