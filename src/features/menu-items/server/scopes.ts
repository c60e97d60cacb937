import type { Scopes } from '#kernel/access/server/scope.ts'

const parent = `select from menu_items p where p.volunteer_center_id = @.volunteer_center_id and p.id = @.parent_id`

export const menuScopes = {
  kept: '@.removed_at is null',
  /** Not what is for who is signed in, nor what stands under it, nor what leads to a page that nobody can read. */
  shown: `@.removed_at is null and @.visible_for <> 'signed_in' and not exists (${parent} and p.visible_for = 'signed_in')
    and (@.target <> 'page' or exists (select from published_pages q where q.volunteer_center_id = @.volunteer_center_id and q.content_item_id::text = @.target_value))`,
} satisfies Scopes
