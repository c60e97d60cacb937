import { integer, json, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'

/** Lists with data of people: the center's admins hear of each export. */
export const personalResources = ['organizations', 'users', 'vacancies', 'applications'] as const
export type PersonalResource = (typeof personalResources)[number]
/** Lists of what a site says. */
export const contentResources = ['news', 'partners', 'files', 'content_items', 'reply_templates', 'activities', 'social_map_entries'] as const
/** The lists that can be exported: those whose rows are rows of the database, and the pages of the site. */
export const exportedLists = [...personalResources, ...contentResources] as const
export type ExportedListName = (typeof exportedLists)[number]
/** The report of a period is made of counts, not of rows (decisions 78). */
export const exportedResources = [...exportedLists, 'analytics'] as const
export type ExportedResource = (typeof exportedResources)[number]
export const exportFormats = ['csv', 'pdf'] as const
/** Filters of a list, as in its address. */
export type ExportFilters = Readonly<Record<string, string | readonly string[]>>
export const minutesKept = 10

/** An exported list; its file is kept for ten minutes (contract §3.3). */
export const exportedList = defineResource({
  type: 'exports',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    resource: oneOf(exportedResources),
    filters: json<ExportFilters>()({ optional: true }),
    /** As the `sort` of its list. */
    sort: text({ optional: true, max: 200 }),
    /** A PDF is made of the report alone. */
    format: oneOf(exportFormats, { optional: true }),
    status: oneOf(['running', 'done', 'failed'], { readOnly: true }),
    rowCount: integer({ readOnly: true }),
    /** The address of the file, until it expires. */
    url: text({ sql: `case when @.status = 'done' and @.expires_at > now() then '/api/v1/exports/' || @.id || '/file' end`, optional: true }),
    expiresAt: timestamp({ readOnly: true, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  verbs: ['get', 'create'],
})
