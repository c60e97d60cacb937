import { hash } from 'node:crypto'
import type { Database } from '#kernel/db/server/database.ts'
import { PerCenter } from '#kernel/db/server/transaction.ts'
import { type KeptLine, starterLines } from '#features/menu-items/menu-lines.ts'
import { type Audience, type Menu, menus, type Target } from '#features/menu-items/menu-item.ts'
import type { Both, MenuLine, SiteMenus } from '#features/menu-items/site-menus.ts'

type Row = {
  id: string
  parent: string | null
  menu: Menu
  nl: string | null
  en: string | null
  target: Target
  value: string | null
  visible: Audience
  flag: string | null
  window: boolean
  title_nl: string | null
  title_en: string | null
  slug_nl: string | null
  slug_en: string | null
}

const text = `select
  (select json_agg(b.menu) from menu_beginnings b where b.volunteer_center_id = $1),
  (select json_agg(line order by line.position, line.id) from (
    select i.position, i.id, i.parent_id as parent, i.menu, i.label_nl as nl, i.label_en as en, i.target, i.target_value as value,
      i.visible_for as visible, i.feature_flag as flag, i.new_window as window,
      p.content ->> 'titleNl' as title_nl, p.content ->> 'titleEn' as title_en, p.content ->> 'slugNl' as slug_nl, p.content ->> 'slugEn' as slug_en
    from menu_items i
    left join published_pages p on i.target = 'page' and p.volunteer_center_id = i.volunteer_center_id and p.content_item_id::text = i.target_value
    where i.volunteer_center_id = $1 and i.removed_at is null and (i.target <> 'page' or p.content_item_id is not null)) line)`

/** The menus of each center, cached until the center changes, since every page of its site needs them (ADR 0042). */
export class CenterMenus {
  #db: Database
  #menus = new PerCenter<SiteMenus>()

  constructor(db: Database) {
    this.#db = db
  }

  of(centerId: string): Promise<SiteMenus> {
    return this.#menus.of(centerId, async () => await this.#read(centerId))
  }

  drop(centerId: string): void {
    this.#menus.drop(centerId)
  }

  async #read(centerId: string): Promise<SiteMenus> {
    const [found] = await this.#db.read(centerId, [{ name: 'center_menus', text, values: [centerId] }])
    const [begun, rows] = (found?.[0] ?? []).map((json) => (json === null ? [] : (JSON.parse(json) as unknown[]))) as [Menu[], Row[]]
    const drawn = [...starterLines(menus.filter((menu) => !begun.includes(menu))).map(rowOf), ...rows]
    const all = Object.fromEntries(menus.map((menu) => [menu, linesOf(drawn, menu)])) as Record<Menu, MenuLine[]>
    return { ...all, version: hash('sha256', JSON.stringify(all), 'base64url').slice(0, 12) }
  }
}

/** A line is left out together with its sublines. */
function linesOf(rows: readonly Row[], menu: Menu): MenuLine[] {
  const own = rows.filter((row) => row.menu === menu)
  return own.filter(({ parent }) => parent === null).map((row) => lineOf(row, own))
}

function lineOf(row: Row, own: readonly Row[]): MenuLine {
  const both = (nl: string | null, en: string | null): Both | null => (nl === null ? null : { nl, en: en || null })
  const label = both(row.nl ?? row.en, row.en)
  const title = both(row.title_nl, row.title_en)
  return {
    page: title && { title, slug: { nl: row.slug_nl ?? '', en: row.slug_en || null } },
    flag: row.flag,
    newWindow: row.window,
    label,
    target: row.target,
    value: row.target === 'page' ? null : row.value,
    visibleFor: row.visible,
    children: own.filter(({ parent }) => parent === row.id).map((child) => lineOf(child, [])),
  }
}

/** A line of the starter menu as a row. */
const rowOf = ({ id, parentId, menu, labelNl, labelEn, target, targetValue, visibleFor, featureFlag, newWindow }: KeptLine): Row => ({
  id,
  parent: parentId,
  menu,
  nl: labelNl,
  en: labelEn,
  target,
  value: targetValue,
  visible: visibleFor,
  flag: featureFlag,
  window: newWindow,
  title_nl: null,
  title_en: null,
  slug_nl: null,
  slug_en: null,
})
