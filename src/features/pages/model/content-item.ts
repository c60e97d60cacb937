import { boolean, integer, json, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import { type Block, layouts, type Seo } from '#features/pages/blocks/block.ts'

export const contentStatuses = ['draft', 'scheduled', 'published', 'archived'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** Of one center. */
export const maxContentItems = 300

const silentPictures = `(select count(distinct f.id) from file_uses u join files f on f.volunteer_center_id = u.volunteer_center_id and f.id = u.file_id
  where u.volunteer_center_id = @.volunteer_center_id and u.subject_type = 'content_items' and u.subject_id = @.id
    and not f.decorative and coalesce(f.alt_nl, '') = '')`

/** A page as its editors see it: its draft and its publication (domain §3.9). */
export const contentItem = defineResource({
  type: 'content_items',
  belongsTo: 'center',
  order: 'titleNl',
  attributes: {
    titleNl: text({ min: 1, max: 120, sort: true, filter: ['eq', 'text'] }),
    titleEn: text({ max: 120, optional: true }),
    /** The slug in each language; the home page has none. */
    slugNl: text({ max: 80, optional: true, filter: ['eq', 'text'] }),
    slugEn: text({ max: 80, optional: true, filter: ['eq'] }),
    layout: oneOf(layouts, { optional: true }),
    blocks: json<Block[]>()({ optional: true }),
    seo: json<Partial<Seo>>()({ optional: true }),
    isHome: boolean({ readOnly: true, filter: ['eq'] }),
    status: oneOf(contentStatuses, { readOnly: true, filter: ['eq'] }),
    /** There are changes since it was published. */
    hasChanges: boolean({ sql: '(@.live_version is null or @.live_version <> @.last_version)' }),
    lastVersion: integer({ readOnly: true }),
    publishAt: timestamp({ readOnly: true, optional: true }),
    /** The scheduled version is older than the draft. */
    isPlannedOlder: boolean({ sql: '(@.scheduled_version is not null and @.scheduled_version <> @.last_version)' }),
    publishedAt: timestamp({ readOnly: true, optional: true }),
    changedByName: text({ sql: `coalesce((select full_name(u.first_name, u.last_name) from users u where u.id = @.changed_by), '')` }),
    /** The number of dead links and of pictures without a text alternative. */
    deadLinks: integer({
      sql: 'coalesce((select c.dead_links from content_checks c where c.volunteer_center_id = @.volunteer_center_id and c.content_item_id = @.id), 0)',
    }),
    silentPictures: integer({ sql: silentPictures }),
    updatedAt: timestamp({ readOnly: true, sort: true }),
  },
  filters: { slug: text() },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  memberVerbs: { publish: { publishAt: timestamp({ optional: true }) }, unpublish: {}, unschedule: {}, restore: { number: integer() } },
})
