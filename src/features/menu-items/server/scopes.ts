import type { Scopes } from '#kernel/access/server/scope.ts'

const parent = `select from menu_items p where p.volunteer_center_id = @.volunteer_center_id and p.id = @.parent_id`

export const menuScopes = {
  kept: '@.removed_at is null',
  /** Leaves out lines for signed-in people, their sublines, and lines that lead to unpublished pages. */
  shown: `@.removed_at is null and @.visible_for <> 'signed_in' and not exists (${parent} and p.visible_for = 'signed_in')
    and (@.target <> 'page' or exists (select from published_pages q where q.volunteer_center_id = @.volunteer_center_id and q.content_item_id::text = @.target_value))`,
} satisfies Scopes
