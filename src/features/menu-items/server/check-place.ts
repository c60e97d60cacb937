import { sql } from 'kysely'
import { errorWords } from '#features/menu-items/error-words.ts'
import { type Menu, type Target, maxLines } from '#features/menu-items/menu-item.ts'
import { isRouteName, routeOf } from '#features/menu-items/menu-routes.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { HttpError, Invalid, type Issue, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { linkTarget, understoodLink } from '#kernel/rich-text/link-target.ts'

type Asking = Pick<Call, 'tx' | 'centerId' | 'siteFlags'>

export const issue = (code: keyof typeof errorWords, attribute: string): Issue => ({ code, attribute, words: sayInAll(errorWords[code]) })

/**
 * Validates the target of a line: a page of this center, a part that the site has, or an allowed address. Returns it as it is stored.
 * @throws 422 for an invalid target
 */
export async function checkTarget(call: Asking, target: Target, sent: string | null): Promise<string | null> {
  if (target === 'heading') {
    if (sent) throw new Invalid([issue('no_address', 'targetValue')])
    return null
  }
  if (target === 'page') return await pageOf(call, sent)
  if (target === 'route') {
    if (!isRouteName(sent)) throw new Invalid([issue('route_needed', 'targetValue')])
    const { flag } = routeOf(sent)
    if (flag && !call.siteFlags[flag]) throw new Invalid([issue('route_not_enabled', 'targetValue')])
    return sent
  }
  const address = sent && linkTarget(understoodLink(sent))
  if (!address) throw new Invalid([issue(sent ? 'menu_link' : 'address_needed', 'targetValue')])
  return address
}

async function pageOf({ tx, centerId }: Asking, id: string | null): Promise<string> {
  if (!id) throw new Invalid([issue('page_needed', 'targetValue')])
  const found = isUuid(id)
    ? await tx
        .selectFrom('content_items')
        .select('id')
        .where('volunteer_center_id', '=', centerId)
        .where('id', '=', id)
        .where('status', '<>', 'archived')
        .executeTakeFirst()
    : undefined
  if (!found) throw new Invalid([issue('dead_target', 'targetValue')])
  return found.id
}

type Place = Pick<Call, 'tx' | 'centerId'>
type Placed = { id: string; menu: Menu; target: Target; parentId: string | null }

/**
 * Validates the place of a line: below a first-level line of the same menu, and only if it has no sublines itself.
 * @throws 422 for a third level or a cycle, 404 related_not_found
 */
export async function checkPlace({ tx, centerId }: Place, { id, menu, target, parentId }: Placed): Promise<void> {
  if (parentId === null) return
  const about = { pointer: '/data/relationships/parent' }
  const wrong = (code: Parameters<typeof issue>[0]) => new Invalid([{ ...issue(code, 'parent'), ...about }])
  if (parentId === id) throw wrong('circle')
  const rows = isUuid(parentId)
    ? await rowsOf(
        tx,
        {
          menu: shown.code<Menu>()('p.menu'),
          is_second: shown.flag('p.parent_id is not null'),
          has_lines: shown.flag(
            sql`exists (select from menu_items c where c.volunteer_center_id = ${centerId} and c.parent_id::text = ${id} and c.removed_at is null)`,
          ),
        },
        (columns) => sql`select ${columns} from menu_items p where p.volunteer_center_id = ${centerId} and p.id = ${parentId} and p.removed_at is null`,
      )
    : []
  const [parent] = rows
  if (!parent) throw new HttpError(404, [{ code: 'related_not_found', attribute: 'parent', ...about }])
  if (parent.menu !== menu) throw wrong('other_menu')
  if (parent.is_second || parent.has_lines || target === 'heading') throw wrong('too_deep')
}

/** The position after all others of a menu. @throws 409 too_many_lines */
export async function lastPlace({ tx, centerId }: Place, menu: Menu): Promise<number> {
  const rows = await rowsOf(
    tx,
    {
      count: shown.number('count(*)::int'),
      last: shown.number('coalesce(max(position), 0)::int'),
    },
    (columns) => sql`select ${columns} from menu_items
    where volunteer_center_id = ${centerId} and menu = ${menu} and removed_at is null`,
  )
  const { count, last } = rows[0]!
  if (count >= maxLines) throw new Refused('too_many_lines')
  return last + 10
}

/** Serializes changes of a center's menus: two at once could make a third level. */
export async function lockMenus({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`menus ${centerId}`}, 0))`.execute(tx)
}
