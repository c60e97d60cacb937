import { type RowOf, tableOf } from '#kernel/db/table.ts'
import { partner } from '#features/partners/partner.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    partners: RowOf<typeof partners>
  }
}

export const partners = tableOf(partner, { filled: ['kind', 'position'] })
