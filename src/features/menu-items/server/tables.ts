import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { type Menu, menuItem } from '#features/menu-items/menu-item.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    menu_items: RowOf<typeof menuItems>
    menu_beginnings: RowOf<typeof menuBeginnings>
  }
}

export const menuItems = tableOf(menuItem, { filled: ['position', 'visible_for', 'new_window'] })
export const menuBeginnings = plainTable('menu_beginnings', {
  volunteer_center_id: column.uuid(),
  menu: column.code<Menu>()(),
  begun_at: column.moment({ filled: true }),
})
