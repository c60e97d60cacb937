import { type RowOf, column, plainTable } from '#kernel/db/table.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    idempotency_keys: RowOf<typeof idempotencyKeys>
  }
}

/** Stored answers to writes with an Idempotency-Key (contract §5). */
export const idempotencyKeys = plainTable('idempotency_keys', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  scope: column.text(),
  key: column.text(),
  request_sha256: column.bytes(),
  status: column.integer({ null: true }),
  body: column.text({ null: true }),
  location: column.text({ null: true }),
  created_at: column.moment({ filled: true }),
})
