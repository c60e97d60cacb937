import { boolean, integer, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import type { Flag } from '#features/tenancy/tenant.ts'

/** From top to bottom of a page: a narrow row above the header, the header, the footer. */
export const menus = ['top', 'header', 'footer'] as const
export type Menu = (typeof menus)[number]

/** A heading has no link and groups lines. */
export const targets = ['page', 'route', 'url', 'heading'] as const
export type Target = (typeof targets)[number]

export const audiences = ['all', 'signed_in', 'anonymous'] as const
export type Audience = (typeof audiences)[number]

/** Flags that a line can depend on: parts that not every site has. */
export const menuFlags = ['activities', 'peerToPeer', 'volunteerProfiles', 'centerSharing', 'enableOrganizationsMoving'] as const satisfies readonly Flag[]

/** Of one menu, both levels together. */
export const maxLines = 60

/** A line of a menu of the public site (domain §3.9). */
export const menuItem = defineResource({
  type: 'menu_items',
  belongsTo: 'center',
  order: 'position',
  attributes: {
    menu: oneOf(menus, { filter: ['eq'] }),
    /** Empty: the line is named after its target. An external address and a heading need one. */
    labelNl: text({ max: 60, optional: true }),
    labelEn: text({ max: 60, optional: true }),
    target: oneOf(targets),
    /** The id of a page, the name of a part of the site, or an address, by kind of target. */
    targetValue: text({ max: 500, optional: true }),
    visibleFor: oneOf(audiences, { later: true }),
    featureFlag: oneOf(menuFlags, { optional: true }),
    newWindow: boolean({ later: true }),
    position: integer({ readOnly: true, sort: true }),
    parentId: text({ sql: '@.parent_id::text', optional: true }),
    /** For a line that leads to a page: whether that page is published. */
    isOnline: boolean({
      sql: `(@.target <> 'page' or exists (select from published_pages p where p.volunteer_center_id = @.volunteer_center_id and p.content_item_id::text = @.target_value))`,
    }),
    removedAt: timestamp({ readOnly: true, optional: true }),
  },
  relationships: { parent: one('menu_items', 'parent_id', { optional: true }) },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  /** A removal whose answer says how to undo it. */
  memberVerbs: { takeOut: {} },
})
