import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'
import { json, oneOf } from '#kernel/fields/field.ts'
import { menus } from '#features/menu-items/menu-item.ts'

type Placed = { id: string; parent_id: string | null }

/** Calls that follow from no declaration, for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/menu_items/begun': { id: 'listBegunMenus', summary: 'The menus whose lines are the site’s own; the others show what every site begins with' },
  'POST /api/v1/menu_items/begin': {
    id: 'beginMenus',
    summary: 'What the site shows until its editors come becomes lines of their own; visitors see no difference',
  },
  'PUT /api/v1/menu_items/reorder': {
    id: 'reorderMenu',
    summary: 'The lines of a menu in another order, upon how they stood when they were drawn',
    body: { menu: oneOf(menus), drawn: json<Placed[]>()(), order: json<Placed[]>()() },
    bodyType: 'menu_items',
  },
}
