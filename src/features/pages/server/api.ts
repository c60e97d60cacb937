import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { contentItem } from '#features/pages/model/content-item.ts'
import { publishItem, removeItem, unpublishItem, unscheduleItem } from '#features/pages/publication/server/publish.ts'
import { restoreItem } from '#features/pages/versions/server/versions.ts'
import { changeItem, createItem } from '#features/pages/writing/server/write-item.ts'

/** SQL: not the home page or a required page, which can be edited but not removed. */
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
