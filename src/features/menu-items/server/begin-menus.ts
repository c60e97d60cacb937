import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { beginnings, type BegunLine } from '#features/menu-items/beginnings.ts'
import { type Menu, menus } from '#features/menu-items/menu-item.ts'

type Place = { tx: Tx; centerId: string }

/** The menus whose lines are the center's own. */
export async function begunMenus({ tx, centerId }: Place): Promise<Menu[]> {
  const rows = await tx.selectFrom('menu_beginnings').select('menu').where('volunteer_center_id', '=', centerId).execute()
  return rows.map(({ menu }) => menu as Menu)
}

/**
 * What a site shows until its editors come becomes lines of their own, before those that are there. Answers which menus were begun:
 * whoever comes second finds it done, and no kept page is dropped for that.
 */
export async function beginMenus({ tx, centerId }: Place): Promise<Menu[]> {
  if ((await begunMenus({ tx, centerId })).length === menus.length) return []
  const { rows } = await sql<{ menu: Menu }>`insert into menu_beginnings (volunteer_center_id, menu) select ${centerId}, unnest(${[...menus]}::text[])
    on conflict do nothing returning menu`.execute(tx)
  for (const { menu } of rows) for (const [at, line] of beginnings[menu].entries()) await begin({ tx, centerId }, menu, line, (at + 1) * 10)
  return rows.map(({ menu }) => menu)
}

async function begin({ tx, centerId }: Place, menu: Menu, line: BegunLine, position: number): Promise<void> {
  const common = { volunteer_center_id: centerId, menu }
  if ('route' in line) {
    const { route, visibleFor = 'all' } = line
    await tx
      .insertInto('menu_items')
      .values({ ...common, position, target: 'route', target_value: route, visible_for: visibleFor })
      .execute()
    return
  }
  const { heading, lines } = line
  const { id } = await tx
    .insertInto('menu_items')
    .values({ ...common, position, target: 'heading', label_nl: heading.nl, label_en: heading.en })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [at, { route, visibleFor = 'all' }] of lines.entries())
    await tx
      .insertInto('menu_items')
      .values({ ...common, parent_id: id, position: (at + 1) * 10, target: 'route', target_value: route, visible_for: visibleFor })
      .execute()
}
