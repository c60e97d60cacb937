import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { startTestApp } from '#src/testing/harness.ts'

/** Our server on a free port, for third-party clients; and a person's row, to check that it is unharmed. */
export async function serveUsers() {
  const { app, db, as } = await startTestApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { api: `${origin}/api/v1`, as, rowOf: async (email: string) => await rowOf(db, email) }
}

async function rowOf(db: Database, email: string): Promise<Record<string, unknown>> {
  const { rows } = await db.onPlatform(
    async (tx) =>
      await sql<Record<string, unknown>>`select first_name, last_name, email, unconfirmed_email, phone, locale, status, notification_prefs, lock_version
        from users where email = ${email}`.execute(tx),
  )
  return rows[0]!
}
