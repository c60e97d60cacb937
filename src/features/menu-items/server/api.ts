import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { menuItem } from '#features/menu-items/menu-item.ts'
import { addLine, changeLine, removeLine, undoMenu } from './verbs.ts'
import { menuScopes } from './scopes.ts'

export const menuItemsApi: ApiOf<typeof menuItem> = {
  resource: menuItem,
  scopes: menuScopes,
  list: true,
  get: true,
  create: addLine,
  update: changeLine,
  updateTakes: ['parent'],
  remove: removeLine,
  memberVerbs: { takeOut: { run: removeLine, ability: 'remove' } },
  undo: undoMenu,
}
