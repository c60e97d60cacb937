import type { ApiOf } from '#kernel/jsonapi/server/registry.ts'
import { contentItem } from '#features/pages/content-item.ts'
import { publishItem, removeItem, unpublishItem, unscheduleItem } from './publish.ts'
import { restoreItem } from './versions.ts'
import { changeItem, createItem } from './write-item.ts'

/** The home page and those that every site must have can be written anew, not taken away. */
const stays = 'not @.is_home and @.stands_as is null'

export const contentItemsApi: ApiOf<typeof contentItem> = {
  resource: contentItem,
  scopes: { kept: `@.status <> 'archived'` },
  possible: { unpublish: stays, remove: stays, unschedule: '@.publish_at is not null' },
  list: true,
  get: true,
  create: createItem,
  update: changeItem,
  remove: removeItem,
  filters: { slug: { kind: 'text', sql: '@.slug_nl = :value or @.slug_en = :value' } },
  memberVerbs: { publish: { run: publishItem }, unpublish: { run: unpublishItem }, unschedule: { run: unscheduleItem }, restore: { run: restoreItem } },
}
