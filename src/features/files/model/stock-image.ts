import { boolean, json, lines, oneOf, text, timestamp, url } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import type { FileCopy } from './file.ts'
import { sceneNames } from './stock-scenes.ts'

const copies = `(select f.pictures from files f where f.volunteer_center_id = @.volunteer_center_id and f.id = @.file_id and @.scene is null)`

/** A stock image: a tile grid in the center's colours, or a file that its admins offer (domain §3.9). */
export const stockImage = defineResource({
  type: 'stock_images',
  belongsTo: 'center',
  order: 'createdAt',
  attributes: {
    titleNl: text({ min: 2, max: 80, sort: true, onlyNew: true }),
    titleEn: text({ min: 2, max: 80, sort: true, onlyNew: true }),
    tags: lines({ optional: true, max: 30, maxItems: 10, onlyNew: true }),
    credit: text({ max: 120, optional: true, onlyNew: true }),
    license: text({ max: 120, optional: true, onlyNew: true }),
    sourceUrl: url({ max: 300, optional: true, onlyNew: true }),
    /** For a tile grid: which one; it is drawn where it is shown. */
    scene: oneOf(sceneNames, { readOnly: true, optional: true }),
    /** For a file: its copies. */
    pictures: json<FileCopy[]>()({ sql: copies, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: { file: one('files', 'file_id', { optional: true }) },
  filters: { search: text(), scenes: boolean() },
  verbs: ['list', 'get', 'create', 'remove'],
  memberVerbs: { use: {} },
})
