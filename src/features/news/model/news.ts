import { centerReaders } from '#kernel/access/role-sets.ts'
import { boolean, json, lines, oneOf, text, timestamp, url } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { longestSlug } from '#kernel/fields/slug.ts'
import { newsStatuses } from './states.ts'

/** Of one article. */
export const maxRelated = 6

/** An article of a center, in Dutch and optionally in English (domain §3.8). */
export const news = defineResource({
  type: 'news',
  table: 'news_articles',
  belongsTo: 'center',
  order: '-publishedAt',
  attributes: {
    title: text({ min: 2, max: 120, filter: ['eq', 'text'], sort: true }),
    /** Made from the title unless somebody chooses one. */
    slug: text({ max: longestSlug, later: true, filter: ['eq'] }),
    intro: text({ max: 300, optional: true }),
    body: json<RichText>()({ later: true, rich: true }),
    titleEn: text({ min: 2, max: 120, optional: true, filter: ['blank'] }),
    slugEn: text({ max: longestSlug, optional: true, filter: ['eq'] }),
    introEn: text({ max: 300, optional: true }),
    bodyEn: json<RichText>()({ later: true, rich: true }),
    theme: oneOf(themes, { optional: true, filter: ['eq'] }),
    /** The name below the title. */
    byline: text({ max: 80, optional: true }),
    /** Ids of vacancies; only open ones are shown. */
    relatedVacancies: lines({ optional: true, max: 36, maxItems: maxRelated }),
    /** The original address of an article that was published elsewhere first. */
    canonicalUrl: url({ optional: true, max: 500 }),
    pinned: boolean({ later: true, filter: ['eq'], sort: true }),
    status: oneOf(newsStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    publishedAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order'] }),
    unpublishAt: timestamp({ optional: true, seenBy: centerReaders }),
    createdAt: timestamp({ readOnly: true, sort: true, seenBy: centerReaders }),
    changedAt: timestamp({ sql: '@.updated_at' }),
  },
  relationships: { image: one('files', 'image_id', { optional: true }) },
  includes: ['image'],
  filters: {
    search: text(),
    published: boolean(),
    /** Filter: a current or former slug, in any language. */
    address: text(),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  memberVerbs: {
    publish: { publishedAt: timestamp({ optional: true }) },
    unpublish: {},
    archive: {},
  },
})
