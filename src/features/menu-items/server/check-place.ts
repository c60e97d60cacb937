import { sql } from 'kysely'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { HttpError, Invalid, Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { type Menu, maxLines, type Target } from '#features/menu-items/menu-item.ts'
import { issue } from './check-target.ts'

type Place = Pick<Call, 'tx' | 'centerId'>
type Placed = { id: string; menu: Menu; target: Target; parentId: string | null }

/**
 * Whether a line can stand there: under a line of the same menu that stands under nothing, and not with lines under itself.
 * @throws 422 for a third level or a circle, 404 related_not_found
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

/** The place after all others of a menu. @throws 409 too_many_lines */
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
